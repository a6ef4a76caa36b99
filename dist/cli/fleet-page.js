var o=Object.defineProperty;var a=Object.getOwnPropertyDescriptor;var s=Object.getOwnPropertyNames;var l=Object.prototype.hasOwnProperty;var d=(n,e)=>{for(var r in e)o(n,r,{get:e[r],enumerable:!0})},c=(n,e,r,i)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of s(e))!l.call(n,t)&&t!==r&&o(n,t,{get:()=>e[t],enumerable:!(i=a(e,t))||i.enumerable});return n};var m=n=>c(o({},"__esModule",{value:!0}),n);var p={};d(p,{pageParts:()=>h});module.exports=m(p);var h={script:'"use strict";(()=>{function r(e,n={},...t){let o=document.createElement(e);for(let[s,i]of Object.entries(n))i!==void 0&&o.setAttribute(s,i);return o.append(...t.filter(s=>s!==void 0)),o}var oe=(e,...n)=>e?.startsWith("https://")?r("a",{href:e,target:"_blank",rel:"noreferrer"},...n):r("span",{},...n);function O(e,n,t={}){let o=r("button",{type:"button",...t},e);return o.addEventListener("click",n),o}function p(e){let n=document.getElementById(e);if(n===null)throw new Error(`The page has no #${e}.`);return n}var re=12,E=class{#s;#n;#i;#a=r("tbody");#o;#t;#m=se();#f=se();#d=[];#r=new Map;#e;#u=34;#p=0;#l=0;constructor(n,t,o,s){this.#s=n,this.#n=t,this.#i=o,this.#o=t.map(({name:a,isFigure:c})=>r("th",{scope:"col",...c&&{class:"figure"}},O(a,()=>s(a))));let i=r("thead",{},r("tr",{"aria-rowindex":"1"},...this.#o));this.#t=r("table",{},i,this.#a),n.replaceChildren(this.#t),n.tabIndex=0,n.addEventListener("scroll",()=>{this.#l=n.scrollTop,this.#c()}),new ResizeObserver(()=>{this.#p=n.clientHeight,this.#u=this.#r.values().next().value?.offsetHeight||this.#u,this.#c()}).observe(n)}show(n,t){this.#d=n,this.#r=new Map,this.#e=void 0,this.#t.setAttribute("aria-rowcount",String(n.length+1));for(let[o,s]of this.#o.entries()){let{name:i,isFigure:a=!1}=this.#n[o],c=t===i?a:!a;s.ariaSort=t===i||t===`-${i}`?c?"descending":"ascending":"none"}this.#l>0&&(this.#s.scrollTop=this.#l=0),this.#c()}#c(){let n=this.#u,t=this.#e?this.#d.indexOf(this.#e.row):-1,o=this.#e?.details.offsetHeight??0,s=Math.max(0,Math.floor((this.#l-o)/n)-re),i=Math.min(this.#d.length,Math.ceil((this.#l+this.#p)/n)+re),a=this.#r;this.#r=new Map(this.#d.slice(s,i).map((y,m)=>[y,a.get(y)??this.#g(y,s+m)]));let c=[...this.#r].flatMap(([y,m])=>this.#e&&y===this.#e.row?[m,this.#e.details]:[m]);this.#m.style.height=`${s*n+(t!==-1&&t<s?o:0)}px`,this.#f.style.height=`${(this.#d.length-i)*n+(t>=i?o:0)}px`,Se(this.#a,[this.#m,...c,this.#f])}#g(n,t){let o=this.#n.map(({textOf:s,isFigure:i,classOf:a,deedOf:c},y)=>{let m=s(n),d=[...i?["figure"]:[],...a?[a(n)]:[]].join(" "),f={title:m,...d!==""&&{class:d}};if(y>0)return r("td",f,m,c?.(n));let l=O(m,()=>this.#h(n),{"aria-expanded":"false",class:"opens"});return r("th",{...f,scope:"row"},l)});return r("tr",{"aria-rowindex":String(t+2)},...o)}#h(n){let t=this.#e?.row;if(this.#y(t,!1),this.#e=void 0,t!==n){let o=r("td",{colspan:String(this.#n.length)},this.#i(n));this.#e={row:n,details:r("tr",{class:"details"},o)},this.#y(n,!0)}this.#c()}#y(n,t){(n&&this.#r.get(n)?.querySelector("button"))?.setAttribute("aria-expanded",String(t))}};function B(e,n,t){let o=t.replace(/^-/,""),s=n.find(d=>d.name===o);if(s===void 0)return e;let{textOf:i,amountOf:a,isFigure:c}=s,y=e.map(d=>({row:d,key:a?a(d):i(d)||void 0})),m=t.startsWith("-")!==(c??!1)?-1:1;return y.sort(({key:d},{key:f})=>d===void 0||f===void 0?+(d===void 0)-+(f===void 0):d===f?0:m*(d<f?-1:1)),y.map(({row:d})=>d)}var se=()=>r("tr",{class:"spacer","aria-hidden":"true"});function Se(e,n){let t=new Set(n);for(let o of[...e.children])t.has(o)||o.remove();for(let[o,s]of n.entries())e.children[o]!==s&&e.insertBefore(s,e.children[o]??null)}var ie={repository:({repository:e})=>e,commit:({commit:e})=>e,date:({date:e})=>e,path:({path:e})=>e,line:({line:e})=>e,job:({job:e})=>e,verdict:({verdict:e})=>e,recommended:({recommended:e})=>e,accelerator:({accelerator:e})=>e,kind:({kind:e})=>e,vendor:({vendor:e})=>e,count:({count:e})=>e,provider:({provider:e})=>e,stage:({stage:e})=>e,framework:({framework:e})=>e.join(";"),task:({task:e})=>e,model:({model:e})=>e,group:({group:e})=>e,labels:({labels:e})=>Object.entries(e).map(n=>n.join("=")).join(";"),usual_chip_hours:({likelyChipHours:e})=>e,least_chip_hours:({chipHours:e})=>e?.[0],most_chip_hours:({chipHours:e})=>e?.[1],currency:({cost:e})=>e?.currency,usual_cost:({cost:e})=>e?.likely,least_cost:({cost:e})=>e?.amount[0],most_cost:({cost:e})=>e?.amount[1],cost_per:({cost:e})=>e?.per,cost_prices:({cost:e})=>e?.prices,memory:({memory:e})=>e?.verdict,usual_memory_gib:({memory:e})=>e?.likelyGiB,capacity_gib:({memory:e})=>e?.capacityGiB,evidence_files:({evidence:e})=>e?.files,compared:({evidence:e})=>e?.compared.join(";"),not_compared:({evidence:e})=>e?.notCompared.map(({what:n})=>n).join(";"),waived:({waived:e})=>e,waived_until:({waivedUntil:e})=>e,offers_save:({saves:e})=>e,cost_read:({cost:e})=>e?.read,reason:({reason:e})=>e,offer:({offer:e})=>e};function*de({jobs:e}){yield ae(Object.keys(ie));for(let n of e)yield ae(Object.values(ie).map(t=>Le(t(n))))}var ae=e=>`${e.join(",")}\\r\n`,Fe=/^[=+\\-@\\t\\r]/;function Le(e){let n=String(e??""),t=Fe.test(n)?`\'${n}`:n;return/[",\\r\\n]/.test(t)?`"${t.replaceAll(\'"\',\'""\')}"`:t}function u(e){for(let[n,t]of[[1e15,"Q"],[1e12,"T"],[1e9,"B"],[1e6,"M"]])if(e>=n)return`${U(e/n)}${t}`;return e>=1e4?`${U(e/1e3)}k`:e>=1e3?Math.round(e).toLocaleString("en-US"):U(e)}var x=e=>e>=995e3?u(Number(e.toPrecision(2))):e.toLocaleString("en-US",{maximumSignificantDigits:2}),v=(e,n)=>`${u(e)} ${e===1?n:`${n.replace(/y$/,"ie")}s`}`;var V=e=>`${Te(e)} GiB`,Te=e=>String(Number(e.toFixed(e<100?1:0)));function q(e,n="and"){let t=e.at(-1)??"";return e.length<2?t:`${e.slice(0,-1).join(", ")} ${n} ${t}`}var Ce=8766,on={s:1/3600,min:1/60,h:1,days:24,years:Ce},U=(e,n=3)=>String(Number(e.toPrecision(n)));var b=["fit","undecided","questionable","mismatch"];var P=class{#s=Object.fromEntries(b.map(n=>[n,0]));#n=new Map;#i={amount:[0,0],jobs:0};#a={amount:0,jobs:0};#o=0;#t={amount:0,jobs:0};add({verdict:n,count:t,likelyChipHours:o,chipHours:s,cost:i,saves:a}){if(this.#o++,this.#s[n]++,N(this.#t,t),N(this.#a,o),s&&le(this.#i,s),i===void 0)return;let c=`${i.currency} ${i.per??"run"}`,y=()=>({amount:0,jobs:0}),m=this.#n.get(c)??{likely:y(),saves:y(),sources:new Map,amount:[0,0],jobs:0};this.#n.set(c,m),N(m.likely,i.likely),N(m.saves,a),le(m,i.amount),He(m.sources,i)}get total(){return{jobs:this.#o,verdicts:this.#s,accelerators:this.#t.amount,counted:this.#t.jobs,likelyChipHours:this.#a,chipHours:this.#i,cost:[...this.#n].sort(([n],[t])=>n<t?-1:1).map(([n,{saves:t,sources:o,...s}])=>{let[i="",a]=n.split(" "),c={...s,sources:[...o.values()]};return{currency:i,per:a,...c,...t.jobs>0&&{saves:t}}})}}};function He(e,{prices:n,read:t}){if(n===void 0)return;let{jobs:o=0,read:s}=e.get(n)??{},i=[...s??[],...t===void 0?[]:[t]].sort(),[a,c]=[i[0],i.at(-1)],y=a!==void 0&&c!==void 0;e.set(n,{prices:n,jobs:o+1,...y&&{read:[a,c]}})}function N(e,n){n!==void 0&&(e.amount+=n,e.jobs++)}function le(e,[n,t]){e.amount[0]+=n,e.amount[1]+=t,e.jobs++}var Je=8;function ce(e,n,t,o,s){let i=new Map;for(let d of n){let f=t(d),l=i.get(f)??{fit:0,undecided:0,questionable:0,mismatch:0};i.set(f,l),l[d.verdict]+=o.of(d)??0}let a=[...i].map(([d,f])=>({name:d,parts:f,total:Object.values(f).reduce((l,$)=>l+$,0)})).filter(({total:d})=>d>0).sort((d,f)=>f.total-d.total),c=a[0]?.total;if(c===void 0)return;let y=a.slice(0,Je).map(({name:d,parts:f,total:l})=>{let $=r("span",{class:"track","aria-hidden":"true"});for(let M of b.toReversed()){let te=r("span",{class:M});te.style.width=`${100*f[M]/c}%`,$.append(te)}let ne=O("",()=>s(d),{title:b.flatMap(M=>f[M]>0?[`${M} ${u(f[M])}`]:[]).join(", ")});return ne.append(r("span",{class:"name"},d),$,r("span",{class:"figure"},u(l))),r("li",{},ne)}),m=a.length-y.length;return r("section",{},r("h3",{},e),r("ul",{class:"bars"},...y),m>0?r("p",{class:"note"},`and ${m} more`):void 0)}var S={mismatch:"\\u2717",questionable:"!",undecided:"?",fit:"\\u2713"};var h=JSON.parse(p("fleet").textContent),F=p("rows").textContent.split(`\n`).slice(1).map(e=>JSON.parse(e)),T="not declared",ue=({accelerator:e})=>e!==void 0&&Object.hasOwn(h.names,e)?h.names[e]:e,G=({labels:e})=>Object.hasOwn(e,h.teamLabel)?e[h.teamLabel]:void 0,z={Team:e=>G(e)??T,Accelerator:e=>ue(e)??T,Kind:({kind:e=T})=>e,Provider:({provider:e=T})=>e,Stage:({stage:e=T})=>e},Ee=({cost:e})=>{if(e===void 0)return"";let[n,t]=e.amount;return`${e.likely===void 0?`${x(n)}\\u2013${x(t)}`:x(e.likely)} ${me(e)}`},me=({currency:e,per:n})=>`${e}${n==="month"?" a month":""}`,_=({cost:e,saves:n})=>e===void 0||n===void 0?"":n===0?"nothing":`${x(n)} ${me(e)}`,C=[{name:"Job",textOf:({job:e})=>e},{name:"Verdict",textOf:({verdict:e})=>`${S[e]} ${e}`,amountOf:({verdict:e})=>-b.indexOf(e),classOf:({verdict:e})=>e},{name:"Repository",textOf:({repository:e})=>e},{name:"Accelerator",textOf:e=>`${e.count===void 0?"":`${u(e.count)}\\xD7 `}${ue(e)??""}`},{name:"Team",textOf:e=>G(e)??""},{name:"Chip-hours",textOf:({likelyChipHours:e})=>e===void 0?"":u(e),amountOf:({likelyChipHours:e})=>e,isFigure:!0},{name:"Cost",textOf:Ee,amountOf:({cost:e})=>e?.likely??e?.amount[0],isFigure:!0},{name:"Saving",textOf:_,amountOf:({saves:e})=>e,isFigure:!0}];function R({repository:e,commit:n,path:t,line:o}){let s=n!==void 0&&/^[\\w.-]+(?:\\/[\\w.-]+)+$/.test(e),i=t.split("/").map(encodeURIComponent).join("/"),a=s?`${h.server}/${e}/blob/${encodeURIComponent(n)}/${i}#L${o}`:void 0;return oe(a,`${t}:${o}`)}var Ne=({memory:e})=>e?.likelyGiB===void 0?void 0:`about ${V(e.likelyGiB)} of ${V(e.capacityGiB)} a device`,Pe=({model:e,task:n,framework:t})=>[n,...e===void 0?[]:[e],...t].join(", "),Ge=({waived:e,waivedUntil:n})=>e===0?void 0:`${e} waived, the first until ${n}`;function fe(e){let{reason:n,offer:t,provider:o,stage:s,kind:i,labels:a,group:c,date:y,likelyChipHours:m}=e,d=_(e),f=[["Declared in",R(e)],["Reason",n],["Best offer",t&&(d===""?t:`${t}; saves ${d}`)],["Memory",Ne(e)],["Work",Pe(e)],["Where",[i,o,s,c].filter(l=>l!==void 0).join(", ")||void 0],["Labels",Object.entries(a).map(l=>l.join(": ")).join(", ")||void 0],["Not known",[...m===void 0?["chip-hours"]:[],...e.cost?[]:["cost"]].join(", ")||void 0],["Waivers",Ge(e)],["Checked",y]];return r("dl",{},...f.flatMap(([l,$])=>$===void 0?[]:[r("dt",{},l),r("dd",{},$)]))}var pe=10,_e=(e,n)=>(n.saves??-1)-(e.saves??-1)||b.indexOf(n.verdict)-b.indexOf(e.verdict)||(n.cost?.likely??-1)-(e.cost?.likely??-1)||(n.likelyChipHours??-1)-(e.likelyChipHours??-1);function ye(e){let n=e.filter(({verdict:o,saves:s=0})=>o==="mismatch"||o==="questionable"||s>0).sort(_e);if(n.length===0)return[j("Nothing to act on: of these jobs none is a mismatch or questionable.")];let t=n.length-pe;return[K(n.slice(0,pe).map(Ae)),...t>0?[j(`And ${v(t,"more job")}: sort the table below by verdict or saving.`)]:[]]}function Ae(e){let{job:n,verdict:t,repository:o,reason:s,offer:i}=e,a=_(e);return[r("div",{},r("strong",{class:t},`${S[t]} ${t}`),` ${n}`,r("p",{class:"note"},`${o}, `,R(e),`, ${G(e)??"no team declared"}`)),r("p",{},s??"The report does not say why."),r("p",{},i??r("span",{class:"note"},"no offer"),...a===""?[]:[" ",r("strong",{},`Saves ${a}.`)])]}var K=e=>r("ol",{class:"cards"},...e.map(n=>r("li",{},...n))),j=e=>r("p",{class:"note"},e);var ge=({new:e,gone:n,grown:t,date:o})=>`${u(e.length)} new, ${u(n.length)} gone and ${u(t.length)} grown since ${o}`;function he({now:e,former:n}){return[...H(e)===H(n)?[]:[`${H(n)} \\u2192 ${H(e)}`],...e.likelyChipHours===void 0||n.likelyChipHours===void 0?[]:[`${u(n.likelyChipHours)} \\u2192 ${u(e.likelyChipHours)} chip-hours`]].join(", ")}var Z=e=>[H(e),e.likelyChipHours===void 0?"chip-hours not known":`${u(e.likelyChipHours)} chip-hours`].join(", "),be=({notRead:e})=>e.length===0?"":`${v(e.length,"repository")} of then not read now: ${e.join(", ")}`,H=({accelerator:e="not declared",count:n})=>`${n===void 0?"":`${u(n)}\\xD7 `}${e}`;var we=200;function $e(){let{since:e}=h;if(e===void 0)return;let n=be(e);p("changes").replaceChildren(r("h2",{},`Since ${e.date}`),r("p",{},`${ge(e)}.`),...n===""?[]:[j(`${n}.`)],...Q("Grown",e.grown.map(t=>[t.now.job," ",R(t.now),` in ${t.now.repository}: ${he(t)}`])),...Q("New",e.new.map(t=>[r("span",{class:t.verdict},`${S[t.verdict]} ${t.verdict}`),` ${t.job} `,R(t),` in ${t.repository}: ${Z(t)}`])),...Q("Gone",e.gone.map(t=>[`${t.job} (${t.path}) in ${t.repository}: ${Z(t)}`]))),p("changes").hidden=!1}function Q(e,n){if(n.length===0)return[];let t=n.slice(0,we).map(s=>r("li",{},...s)),o=n.length-we;return[r("details",{},r("summary",{},`${e} (${n.length})`),r("ul",{},...t,...o>0?[r("li",{},`and ${o} more, which the JSON has`)]:[]))]}function ve(){p("waivers").append(h.waiversDue.length===0?j("No waiver ends soon."):K(h.waiversDue.map(We)));let e=[...J("Contradicted by the files of the repository",h.drift.map(n=>[`${n.repository}: `,R(n),` ${n.message}`])),...J("Launch accelerators without a manifest",h.undeclared.map(({repository:n,launches:t})=>[`${n}: ${t.map(({path:o,line:s,asksFor:i})=>`${i} (${o}:${s})`).join(", ")}`])),...J("Old reports",h.oldReports.map(({repository:n,date:t})=>[`${n}: ${t}`])),...J("Dated in the future",h.futureReports.map(({repository:n,date:t})=>[`${n}: ${t}`])),...J("Not read",h.unread.map(({path:n,because:t})=>[`${n} ${t}`]))];p("lists").append(...e.length===0?[j("Nothing: every report was read, is recent, and agrees with its files.")]:e)}function We(e){let{expires:n,repository:t,rule:o,reason:s,owner:i,ticket:a}=e,c=[i,a].filter(m=>m!==void 0).join(", "),y=n<h.date?"ended":"ends";return[r("div",{},r("strong",{},`${y} ${n}`),` ${o}`),r("p",{class:"note"},`${t}, `,R(e)),r("p",{},`${s}${c===""?"":` (${c})`}`)]}function J(e,n){if(n.length===0)return[];let t=n.map(o=>r("li",{},...o));return[r("details",{},r("summary",{},`${e} (${n.length})`),r("ul",{},...t))]}var Ie="January February March April May June July August September October November December".split(" ");function De(e){let[n,t]=e.split("-");return`${Ie[Number(t)-1]} ${n}`}function xe(e){let n=e.toSorted(),[t,o]=[n[0],n.at(-1)].map((a="")=>De(a));if(t===o)return o;let[s,i]=t.split(" ");return`${o.endsWith(` ${i}`)?s:t} to ${o}`}var Be={list:"list prices",policy:"prices of policies",file:"prices of price files",manifest:"declared prices"},Re=e=>`at ${q(e.map(Ue))}`,Ue=({prices:e,read:n})=>`${Be[e]??`prices of ${e}`}${n===void 0?"":` of ${xe(n)}`}`;function Oe({jobs:e,verdicts:n,cost:t,likelyChipHours:o,accelerators:s,counted:i}){let a=l=>`known for ${u(l)} of ${v(e,"job")}`,[c,...y]=t.toSorted((l,$)=>$.jobs-l.jobs),m=l=>`${l.likely.jobs===0?l.amount.map(x).join("\\u2013"):x(l.likely.amount)} ${ke(l)}`,d=o.jobs===0?"chip-hours not known":`${u(o.amount)} chip-hours, ${a(o.jobs)}`,f=t.filter(({saves:l})=>l!==void 0);return[L("Jobs",u(e),i===0?"accelerators not known":`${v(s,"accelerator")}, ${a(i)}`),L("Mismatched",u(n.mismatch),`and ${u(n.questionable)} questionable, ${u(n.undecided)} undecided`,n.mismatch>0?"mismatch":void 0),c?L("Usual cost",m(c),[Re(c.sources),a(c.jobs),...y.map(l=>`also ${m(l)}, ${a(l.jobs)}`),d].join("; ")):L("Usual cost","not known",d),f.length===0?L("Offers would save","not known","No change that was checked to pass has a price."):L("Offers would save",f.map(l=>`${x(l.saves?.amount??0)} ${ke(l)}`).join(", "),a(f.reduce((l,{saves:$})=>l+($?.jobs??0),0)))]}var ke=({currency:e,per:n})=>`${e}${n==="month"?" a month":""}`,L=(e,n,t,o="")=>r("div",{},r("dt",{},e),r("dd",{class:`number ${o}`},n),r("dd",{class:"note"},t));var A=[{name:"jobs",of:()=>1},{name:"accelerators",of:({count:e})=>e},{name:"usual chip-hours",of:({likelyChipHours:e})=>e},...h.total.cost.flatMap(({currency:e,per:n})=>{let t=({cost:s})=>s?.currency===e&&(s.per??"run")===n,o=`in ${e}${n==="month"?" a month":""}`;return[{name:`usual cost ${o}`,of:s=>t(s)?s.cost?.likely:void 0},{name:`what offers save ${o}`,of:s=>t(s)?s.saves:void 0}]})],Ve={verdict:"",only:[],words:""};function je(e){let n=new URLSearchParams(e.slice(1)),t=o=>n.get(o)??"";return{verdict:b.find(o=>o===t("verdict"))??"",only:n.getAll("only"),words:t("words"),bars:A.find(({name:o})=>o===t("bars"))?.name??"jobs",sort:t("sort")}}function qe({only:e,...n}){let t=new URLSearchParams(e.map(o=>["only",o]));for(let[o,s]of Object.entries(n))s!==""&&s!=="jobs"&&t.set(o,s);return t.size===0?"#":`#${t}`}var X=e=>[...Object.entries(z).map(([n,t])=>`${n}: ${t(e)}`),...Object.entries(e.labels).flatMap(([n,t])=>n===h.teamLabel?[]:[`label ${n}: ${t}`])],ze=new Map(F.map(e=>{let n=[...C.map(({textOf:t})=>t(e)),e.path,e.reason??"",...X(e)];return[e,{facets:new Set(X(e)),words:n.join(`\n`).toLowerCase()}]})),Y=p("verdict"),W=p("only"),I=p("words"),D=p("measure"),Ke=new E(p("jobs"),C,fe,e=>{k({sort:g.sort===e?`-${e}`:g.sort===`-${e}`?"":e})}),g=je(location.hash),w=[];function k(e){g={...g,...e},history.replaceState(null,"",qe(g)),ee()}function Ze(e){let n=ze.get(e),t=g.words.trim().toLowerCase();return(g.verdict===""||e.verdict===g.verdict)&&g.only.every(o=>n?.facets.has(o))&&(t===""||n?.words.includes(t)===!0)}function ee(){Y.value=g.verdict,D.value=g.bars,W.value="",I.value!==g.words&&(I.value=g.words),w=F.filter(Ze);let e=new P;for(let t of w)e.add(t);let{total:n}=e;p("sums").textContent=w.length===F.length?"":`${u(w.length)} of ${v(F.length,"job")} shown`,p("chosen").replaceChildren(...g.only.map(t=>O(`${t} \\xD7`,()=>k({only:g.only.filter(o=>o!==t)}),{"aria-label":`No longer only ${t}`}))),p("tiles").replaceChildren(...Oe(n)),p("act").replaceChildren(...ye(w)),Qe(),p("none").hidden=w.length>0,p("jobs").hidden=w.length===0,Ke.show(B(w,C,g.sort),g.sort)}function Qe(){let e=A.find(({name:o})=>o===g.bars)??A[0],n=Object.entries(z).flatMap(([o,s])=>ce(o,w,s,e,i=>k({only:[...new Set([...g.only,`${o}: ${i}`])]}))??[]);p("charts").replaceChildren(...n);let t=w.filter(o=>e.of(o)!==void 0).length;p("known").textContent=t===w.length?"":`Known for ${u(t)} of ${v(w.length,"job")}: ${e.name}.`}var Me=e=>e.map(n=>r("option",{value:n},n)),Xe=[...new Set(F.flatMap(X))].sort();W.append(r("option",{value:""},"choose \\u2026"),...Me(Xe));D.append(...Me(A.map(({name:e})=>e)));Y.addEventListener("change",()=>k({verdict:Y.value}));W.addEventListener("change",()=>k({only:[...new Set([...g.only,W.value])]}));I.addEventListener("input",()=>k({words:I.value}));D.addEventListener("change",()=>k({bars:D.value}));p("all").addEventListener("click",()=>k(Ve));p("csv").addEventListener("click",()=>{let e=new Blob([...de({jobs:B(w,C,g.sort)})],{type:"text/csv"}),n=r("a",{href:URL.createObjectURL(e),download:`jobs-${h.date}.csv`});n.click(),URL.revokeObjectURL(n.href)});addEventListener("hashchange",()=>{g=je(location.hash),ee()});$e();ve();ee();document.body.dataset.ready="";})();\n',style:`:root {
  --page: #ffffff;
  --text: #1d2329;
  --faint: #59636e;
  --line: #d3d9e0;
  --head: #f5f7f9;
  --link: #0a5bd0;
  --key: #0a4fa8;
  --selection: #cfe2ff;
  --fail: #b91c26;
  --warn: #8a5c00;
  --go: #176f36;
  --weights: #2f6fd0;
  --gradients: #0f7b8a;
  --optimizer: #8b3fc4;
  --activations: #c2410c;
  --cache: #9d174d;
  --logits: #b8860b;
  --buffers: #64748b;
  --runtime: #94a3b8;
  --mono: ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0f141a;
    --text: #e7ebf0;
    --faint: #a2acb8;
    --line: #3a424c;
    --head: #171d24;
    --link: #7fb4ff;
    --key: #8ec2ff;
    --selection: #26476f;
    --fail: #ff7b80;
    --warn: #e3b341;
    --go: #56d07a;
    --weights: #5b94ec;
    --gradients: #35aebd;
    --optimizer: #b983e6;
    --activations: #ee7a3c;
    --cache: #e0699b;
    --logits: #d8ab34;
    --buffers: #8592a6;
    --runtime: #566377;
  }
}
* {
  box-sizing: border-box;
}
body {
  margin: 0;
  background: var(--page);
  color: var(--text);
  font:
    15px / 1.5 system-ui,
    "Liberation Sans",
    Arial,
    sans-serif;
  overflow-wrap: anywhere;
}
header {
  padding: 0.6rem 1.25rem;
  background: var(--head);
  border-bottom: 1px solid var(--line);
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  align-items: baseline;
}
h1 {
  font-size: 1.1rem;
  margin: 0;
}
h2 {
  font-size: 1rem;
  margin: 1.4rem 0 0.5rem;
}
h3 {
  font-size: 0.9rem;
  margin: 0 0 0.3rem;
}
header p {
  margin: 0;
  color: var(--faint);
}
a {
  color: var(--link);
}
button,
select,
input {
  font: inherit;
  color: var(--text);
  background: var(--head);
  border: 1px solid var(--line);
  border-radius: 6px;
  padding: 0.2rem 0.7rem;
  max-width: 100%;
}
button {
  cursor: pointer;
}
button:hover {
  border-color: var(--link);
}
:focus-visible {
  outline: 2px solid var(--link);
  outline-offset: 1px;
}
details {
  margin: 1rem 0;
}
.note {
  color: var(--faint);
  margin: 0.3rem 0;
}
.fit {
  color: var(--go);
}
.questionable {
  color: var(--warn);
}
.mismatch {
  color: var(--fail);
}
.undecided {
  color: var(--faint);
}
.track {
  display: flex;
  height: 0.8rem;
  background: var(--head);
  border-radius: 3px;
  overflow: hidden;
}
.track > span {
  background: currentcolor;
}
#tiles {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: 0.6rem;
  margin: 0.8rem 0;
}
#tiles > div {
  border: 1px solid var(--line);
  border-radius: 6px;
  padding: 0.5rem 0.6rem;
}
#tiles :is(dt, dd) {
  margin: 0;
}
#tiles dt {
  color: var(--faint);
  font-size: 13px;
}
#tiles .number {
  font-size: 1.2rem;
  font-weight: 600;
  line-height: 1.3;
}
#tiles .note {
  font-size: 13px;
}
.scroll {
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: 6px;
}
table {
  border-collapse: separate;
  border-spacing: 0;
  width: 100%;
  font-size: 14px;
}
:is(th, td) {
  padding: 0.3rem 0.6rem;
  border-bottom: 1px solid var(--line);
  text-align: left;
  font-weight: 400;
}
thead th {
  position: sticky;
  top: 0;
  z-index: 1;
  background: var(--head);
  padding: 0;
}
thead button {
  width: 100%;
  border: 0;
  border-radius: 0;
  text-align: inherit;
  font-weight: 600;
  white-space: nowrap;
}
th[aria-sort="ascending"] button::after {
  content: " \u2191" / "";
}
th[aria-sort="descending"] button::after {
  content: " \u2193" / "";
}
.figure {
  text-align: right;
  font-variant-numeric: tabular-nums;
}
tr.spacer {
  visibility: hidden;
}
.opens {
  max-width: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: var(--link);
  overflow: hidden;
  text-overflow: ellipsis;
  vertical-align: bottom;
}
main {
  max-width: 90rem;
  margin: 0 auto;
  padding: 0.75rem 1.25rem 3rem;
}
form,
.tools {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: center;
  margin: 0.5rem 0;
}
form label {
  display: flex;
  gap: 0.5rem;
  align-items: center;
  min-width: 0;
}
form select {
  min-width: 0;
  max-width: 14rem;
}
#chosen {
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem;
  margin: 0;
}
#sums {
  margin: 0;
  color: var(--faint);
}
.cards {
  list-style: none;
  margin: 0;
  padding: 0;
  border-top: 1px solid var(--line);
}
.cards > li {
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 4fr) minmax(0, 3fr);
  gap: 0.2rem 1.25rem;
  padding: 0.5rem 0;
  border-bottom: 1px solid var(--line);
}
.cards p {
  margin: 0;
}
#legend span {
  white-space: nowrap;
  margin-right: 1rem;
  border-left: 0.8rem solid;
  padding-left: 0.4rem;
}
#charts {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr));
  gap: 1rem 2rem;
}
.bars {
  list-style: none;
  margin: 0;
  padding: 0;
}
.bars button {
  display: grid;
  grid-template-columns: minmax(0, 10rem) minmax(0, 1fr) 4rem;
  gap: 0.6rem;
  align-items: center;
  width: 100%;
  padding: 0.15rem 0.3rem;
  background: none;
  border-color: transparent;
  text-align: left;
}
.bars .name {
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}
#jobs {
  max-height: 75vh;
  contain: content;
}
#jobs[hidden] {
  display: none;
}
#jobs table {
  table-layout: fixed;
  min-width: 60rem;
}
#jobs thead th:first-child {
  width: 16rem;
}
#jobs tr:not(.details) > :is(th, td) {
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.details dl {
  display: grid;
  grid-template-columns: 8rem minmax(0, 1fr);
  gap: 0.2rem 1rem;
  margin: 0.3rem 0;
  max-width: min(60rem, 88vw);
  position: sticky;
  left: 0.6rem;
}
.details dt {
  color: var(--faint);
}
.details dd {
  margin: 0;
}
@media (max-width: 40rem) {
  .cards > li {
    grid-template-columns: minmax(0, 1fr);
  }
  main {
    padding: 0.5rem 0.75rem 3rem;
  }
  .bars button {
    grid-template-columns: minmax(0, 8rem) minmax(0, 1fr) 3.5rem;
  }
  .details dl {
    grid-template-columns: 6rem minmax(0, 1fr);
  }
}
`,scriptHash:"'sha256-lFmr+ZxxDoz6eMbIFfVZURTHwwsa+OO5RfRDBdIjerA='",styleHash:"'sha256-SUKjbjQI/6U0ViN7TYeRg0Gz13k/JKv0/7L3lvukyd8='"};0&&(module.exports={pageParts});
