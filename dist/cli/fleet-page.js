var i=Object.defineProperty;var a=Object.getOwnPropertyDescriptor;var s=Object.getOwnPropertyNames;var l=Object.prototype.hasOwnProperty;var d=(n,e)=>{for(var r in e)i(n,r,{get:e[r],enumerable:!0})},c=(n,e,r,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of s(e))!l.call(n,t)&&t!==r&&i(n,t,{get:()=>e[t],enumerable:!(o=a(e,t))||o.enumerable});return n};var m=n=>c(i({},"__esModule",{value:!0}),n);var u={};d(u,{pageParts:()=>h});module.exports=m(u);var h={script:'"use strict";(()=>{var R=["mismatch","drift","questionable","undecided","fit"],h=({verdict:e,isDrift:n})=>n?"drift":e;var ie={repository:({repository:e})=>e,commit:({commit:e})=>e,date:({date:e})=>e,path:({path:e})=>e,line:({line:e})=>e,job:({job:e})=>e,verdict:h,recommended:({recommended:e})=>e,accelerator:({accelerator:e})=>e,kind:({kind:e})=>e,vendor:({vendor:e})=>e,count:({count:e})=>e,provider:({provider:e})=>e,stage:({stage:e})=>e,framework:({framework:e})=>e.join(";"),task:({task:e})=>e,model:({model:e})=>e,group:({group:e})=>e,labels:({labels:e})=>Object.entries(e).map(n=>n.join("=")).join(";"),usual_chip_hours:({likelyChipHours:e})=>e,least_chip_hours:({chipHours:e})=>e?.[0],most_chip_hours:({chipHours:e})=>e?.[1],currency:({cost:e})=>e?.currency,usual_cost:({cost:e})=>e?.likely,least_cost:({cost:e})=>e?.amount[0],most_cost:({cost:e})=>e?.amount[1],cost_per:({cost:e})=>e?.per,cost_prices:({cost:e})=>e?.prices,memory:({memory:e})=>e?.verdict,usual_memory_gib:({memory:e})=>e?.likelyGiB,capacity_gib:({memory:e})=>e?.capacityGiB,evidence_files:({evidence:e})=>e?.files,compared:({evidence:e})=>e?.compared.join(";"),not_compared:({evidence:e})=>e?.notCompared.map(({what:n})=>n).join(";"),waived:({waived:e})=>e,waived_until:({waivedUntil:e})=>e,offers_save:({saves:e})=>e,cost_read:({cost:e})=>e?.read,reason:({reason:e})=>e,offer:({offer:e})=>e};function*ae({jobs:e}){yield se(Object.keys(ie));for(let n of e)yield se(Object.values(ie).map(t=>Ce(t(n))))}var se=e=>`${e.join(",")}\\r\n`,Le=/^[=+\\-@\\t\\r]/;function Ce(e){let n=String(e??""),t=Le.test(n)?`\'${n}`:n;return/[",\\r\\n]/.test(t)?`"${t.replaceAll(\'"\',\'""\')}"`:t}function m(e){for(let[n,t]of[[1e15,"Q"],[1e12,"T"],[1e9,"B"],[1e6,"M"]])if(e>=n)return`${q(e/n)}${t}`;return e>=1e4?`${q(e/1e3)}k`:e>=1e3?Math.round(e).toLocaleString("en-US"):q(e)}var k=e=>e>=995e3?m(Number(e.toPrecision(2))):e.toLocaleString("en-US",{maximumSignificantDigits:2}),$=(e,n)=>`${m(e)} ${e===1?n:`${n.replace(/y$/,"ie")}s`}`;var z=e=>`${Te(e)} GiB`,Te=e=>String(Number(e.toFixed(e<100?1:0)));function K(e,n="and"){let t=e.at(-1)??"";return e.length<2?t:`${e.slice(0,-1).join(", ")} ${n} ${t}`}var He=8766,rn={s:1/3600,min:1/60,h:1,days:24,years:He},q=(e,n=3)=>String(Number(e.toPrecision(n)));var Z=["fit","undecided","questionable","mismatch"];var G=class{#i=Object.fromEntries(Z.map(n=>[n,0]));#n=new Map;#s={amount:[0,0],jobs:0};#a={amount:0,jobs:0};#o=0;#t={amount:0,jobs:0};add({verdict:n,count:t,likelyChipHours:o,chipHours:i,cost:s,saves:a}){if(this.#o++,this.#i[n]++,P(this.#t,t),P(this.#a,o),i&&de(this.#s,i),s===void 0)return;let u=`${s.currency} ${s.per??"run"}`,f=()=>({amount:0,jobs:0}),c=this.#n.get(u)??{likely:f(),saves:f(),sources:new Map,amount:[0,0],jobs:0};this.#n.set(u,c),P(c.likely,s.likely),P(c.saves,a),de(c,s.amount),Je(c.sources,s)}get total(){return{jobs:this.#o,verdicts:this.#i,accelerators:this.#t.amount,counted:this.#t.jobs,likelyChipHours:this.#a,chipHours:this.#s,cost:[...this.#n].sort(([n],[t])=>n<t?-1:1).map(([n,{saves:t,sources:o,...i}])=>{let[s="",a]=n.split(" "),u={...i,sources:[...o.values()]};return{currency:s,per:a,...u,...t.jobs>0&&{saves:t}}})}}};function Je(e,{prices:n,read:t}){if(n===void 0)return;let{jobs:o=0,read:i}=e.get(n)??{},s=[...i??[],...t===void 0?[]:[t]].sort(),[a,u]=[s[0],s.at(-1)],f=a!==void 0&&u!==void 0;e.set(n,{prices:n,jobs:o+1,...f&&{read:[a,u]}})}function P(e,n){n!==void 0&&(e.amount+=n,e.jobs++)}function de(e,[n,t]){e.amount[0]+=n,e.amount[1]+=t,e.jobs++}function r(e,n={},...t){let o=document.createElement(e);for(let[i,s]of Object.entries(n))s!==void 0&&o.setAttribute(i,s);return o.append(...t.filter(i=>i!==void 0)),o}var le=(e,...n)=>e?.startsWith("https://")?r("a",{href:e,target:"_blank",rel:"noreferrer"},...n):r("span",{},...n);function S(e,n,t={}){let o=r("button",{type:"button",...t},e);return o.addEventListener("click",n),o}function p(e){let n=document.getElementById(e);if(n===null)throw new Error(`The page has no #${e}.`);return n}var ce=12,A=class{#i;#n;#s;#a=r("tbody");#o;#t;#m=ue();#f=ue();#d=[];#r=new Map;#e;#u=34;#p=0;#l=0;constructor(n,t,o,i){this.#i=n,this.#n=t,this.#s=o,this.#o=t.map(({name:a,isFigure:u})=>r("th",{scope:"col",...u&&{class:"figure"}},S(a,()=>i(a))));let s=r("thead",{},r("tr",{"aria-rowindex":"1"},...this.#o));this.#t=r("table",{},s,this.#a),n.replaceChildren(this.#t),n.tabIndex=0,n.addEventListener("scroll",()=>{this.#l=n.scrollTop,this.#c()}),new ResizeObserver(()=>{this.#p=n.clientHeight,this.#u=this.#r.values().next().value?.offsetHeight||this.#u,this.#c()}).observe(n)}show(n,t){this.#d=n,this.#r=new Map,this.#e=void 0,this.#t.setAttribute("aria-rowcount",String(n.length+1));for(let[o,i]of this.#o.entries()){let{name:s,isFigure:a=!1}=this.#n[o],u=t===s?a:!a;i.ariaSort=t===s||t===`-${s}`?u?"descending":"ascending":"none"}this.#l>0&&(this.#i.scrollTop=this.#l=0),this.#c()}#c(){let n=this.#u,t=this.#e?this.#d.indexOf(this.#e.row):-1,o=this.#e?.details.offsetHeight??0,i=Math.max(0,Math.floor((this.#l-o)/n)-ce),s=Math.min(this.#d.length,Math.ceil((this.#l+this.#p)/n)+ce),a=this.#r;this.#r=new Map(this.#d.slice(i,s).map((f,c)=>[f,a.get(f)??this.#g(f,i+c)]));let u=[...this.#r].flatMap(([f,c])=>this.#e&&f===this.#e.row?[c,this.#e.details]:[c]);this.#m.style.height=`${i*n+(t!==-1&&t<i?o:0)}px`,this.#f.style.height=`${(this.#d.length-s)*n+(t>=s?o:0)}px`,Ee(this.#a,[this.#m,...u,this.#f])}#g(n,t){let o=this.#n.map(({textOf:i,isFigure:s,classOf:a,deedOf:u},f)=>{let c=i(n),d=[...s?["figure"]:[],...a?[a(n)]:[]].join(" "),y={title:c,...d!==""&&{class:d}};if(f>0)return r("td",y,c,u?.(n));let w=S(c,()=>this.#h(n),{"aria-expanded":"false",class:"opens"});return r("th",{...y,scope:"row"},w)});return r("tr",{"aria-rowindex":String(t+2)},...o)}#h(n){let t=this.#e?.row;if(this.#y(t,!1),this.#e=void 0,t!==n){let o=r("td",{colspan:String(this.#n.length)},this.#s(n));this.#e={row:n,details:r("tr",{class:"details"},o)},this.#y(n,!0)}this.#c()}#y(n,t){(n&&this.#r.get(n)?.querySelector("button"))?.setAttribute("aria-expanded",String(t))}};function Q(e,n,t){let o=t.replace(/^-/,""),i=n.find(d=>d.name===o);if(i===void 0)return e;let{textOf:s,amountOf:a,isFigure:u}=i,f=e.map(d=>({row:d,key:a?a(d):s(d)||void 0})),c=t.startsWith("-")!==(u??!1)?-1:1;return f.sort(({key:d},{key:y})=>d===void 0||y===void 0?+(d===void 0)-+(y===void 0):d===y?0:c*(d<y?-1:1)),f.map(({row:d})=>d)}var ue=()=>r("tr",{class:"spacer","aria-hidden":"true"});function Ee(e,n){let t=new Set(n);for(let o of[...e.children])t.has(o)||o.remove();for(let[o,i]of n.entries())e.children[o]!==i&&e.insertBefore(i,e.children[o]??null)}var Ne=8;function me(e,n,t,o,i){let s=new Map;for(let d of n){let y=t(d),w=s.get(y)??{fit:0,undecided:0,questionable:0,drift:0,mismatch:0};s.set(y,w),w[h(d)]+=o.of(d)??0}let a=[...s].map(([d,y])=>({name:d,parts:y,total:Object.values(y).reduce((w,x)=>w+x,0)})).filter(({total:d})=>d>0).sort((d,y)=>y.total-d.total),u=a[0]?.total;if(u===void 0)return;let f=a.slice(0,Ne).map(({name:d,parts:y,total:w})=>{let x=r("span",{class:"track","aria-hidden":"true"});for(let l of R){let j=r("span",{class:l});j.style.width=`${100*y[l]/u}%`,x.append(j)}let L=S("",()=>i(d),{title:R.toReversed().flatMap(l=>y[l]>0?[`${l} ${m(y[l])}`]:[]).join(", ")});return L.append(r("span",{class:"name"},d),x,r("span",{class:"figure"},m(w))),r("li",{},L)}),c=a.length-f.length;return r("section",{},r("h3",{},e),r("ul",{class:"bars"},...f),c>0?r("p",{class:"note"},`and ${c} more`):void 0)}var C={mismatch:"\\u2717",questionable:"!",undecided:"?",fit:"\\u2713"};var b=JSON.parse(p("fleet").textContent),T=p("rows").textContent.split(`\n`).slice(1).map(e=>JSON.parse(e)),J="not declared",fe=({accelerator:e})=>e!==void 0&&Object.hasOwn(b.names,e)?b.names[e]:e,_=({labels:e})=>Object.hasOwn(e,b.teamLabel)?e[b.teamLabel]:void 0,X={Team:e=>_(e)??J,Accelerator:e=>fe(e)??J,Kind:({kind:e=J})=>e,Provider:({provider:e=J})=>e,Stage:({stage:e=J})=>e},We=({cost:e})=>{if(e===void 0)return"";let[n,t]=e.amount;return`${e.likely===void 0?`${k(n)}\\u2013${k(t)}`:k(e.likely)} ${pe(e)}`},pe=({currency:e,per:n})=>`${e}${n==="month"?" a month":""}`,I=({cost:e,saves:n})=>e===void 0||n===void 0?"":n===0?"nothing":`${k(n)} ${pe(e)}`,E=[{name:"Job",textOf:({job:e})=>e},{name:"Verdict",textOf:e=>`${C[e.verdict]} ${h(e)}`,amountOf:e=>R.indexOf(h(e)),classOf:h},{name:"Repository",textOf:({repository:e})=>e},{name:"Accelerator",textOf:e=>`${e.count===void 0?"":`${m(e.count)}\\xD7 `}${fe(e)??""}`},{name:"Team",textOf:e=>_(e)??""},{name:"Chip-hours",textOf:({likelyChipHours:e})=>e===void 0?"":m(e),amountOf:({likelyChipHours:e})=>e,isFigure:!0},{name:"Cost",textOf:We,amountOf:({cost:e})=>e?.likely??e?.amount[0],isFigure:!0},{name:"Saving",textOf:I,amountOf:({saves:e})=>e,isFigure:!0}];function O({repository:e,commit:n,path:t,line:o}){let i=n!==void 0&&/^[\\w.-]+(?:\\/[\\w.-]+)+$/.test(e),s=t.split("/").map(encodeURIComponent).join("/"),a=i?`${b.server}/${e}/blob/${encodeURIComponent(n)}/${s}#L${o}`:void 0;return le(a,`${t}:${o}`)}var Pe=({memory:e})=>e?.likelyGiB===void 0?void 0:`about ${z(e.likelyGiB)} of ${z(e.capacityGiB)} a device`,Ge=({model:e,task:n,framework:t})=>[n,...e===void 0?[]:[e],...t].join(", "),Ae=({waived:e,waivedUntil:n})=>e===0?void 0:`${e} waived, the first until ${n}`;function ye(e){let{reason:n,offer:t,provider:o,stage:i,kind:s,labels:a,group:u,date:f,likelyChipHours:c}=e,d=I(e),y=[["Declared in",O(e)],["Reason",n],["Best offer",t&&(d===""?t:`${t}; saves ${d}`)],["Memory",Pe(e)],["Work",Ge(e)],["Where",[s,o,i,u].filter(w=>w!==void 0).join(", ")||void 0],["Labels",Object.entries(a).map(w=>w.join(": ")).join(", ")||void 0],["Not known",[...c===void 0?["chip-hours"]:[],...e.cost?[]:["cost"]].join(", ")||void 0],["Waivers",Ae(e)],["Checked",f]];return r("dl",{},...y.flatMap(([w,x])=>x===void 0?[]:[r("dt",{},w),r("dd",{},x)]))}var ge=10,_e=(e,n)=>(n.saves??-1)-(e.saves??-1)||R.indexOf(h(e))-R.indexOf(h(n))||(n.cost?.likely??-1)-(e.cost?.likely??-1)||(n.likelyChipHours??-1)-(e.likelyChipHours??-1);function he(e){let n=e.filter(({verdict:o,saves:i=0})=>o==="mismatch"||o==="questionable"||i>0).sort(_e);if(n.length===0)return[F("Nothing to act on: of these jobs none is a mismatch or questionable.")];let t=n.length-ge;return[Y(n.slice(0,ge).map(Ie)),...t>0?[F(`And ${$(t,"more job")}: sort the table below by verdict or saving.`)]:[]]}function Ie(e){let{job:n,verdict:t,repository:o,reason:i,offer:s}=e,a=I(e);return[r("div",{},r("strong",{class:h(e)},`${C[t]} ${h(e)}`),` ${n}`,r("p",{class:"note"},`${o}, `,O(e),`, ${_(e)??"no team declared"}`)),r("p",{},i??"The report does not say why."),r("p",{},s??r("span",{class:"note"},"no offer"),...a===""?[]:[" ",r("strong",{},`Saves ${a}.`)])]}var Y=e=>r("ol",{class:"cards"},...e.map(n=>r("li",{},...n))),F=e=>r("p",{class:"note"},e);var be=({new:e,gone:n,grown:t,date:o})=>`${m(e.length)} new, ${m(n.length)} gone and ${m(t.length)} grown since ${o}`;function we({now:e,former:n}){return[...N(e)===N(n)?[]:[`${N(n)} \\u2192 ${N(e)}`],...e.likelyChipHours===void 0||n.likelyChipHours===void 0?[]:[`${m(n.likelyChipHours)} \\u2192 ${m(e.likelyChipHours)} chip-hours`]].join(", ")}var ee=e=>[N(e),e.likelyChipHours===void 0?"chip-hours unknown":`${m(e.likelyChipHours)} chip-hours`].join(", "),ve=({notRead:e})=>e.length===0?"":`${$(e.length,"repository")} not read this time: ${e.join(", ")}`,N=({accelerator:e="not declared",count:n})=>`${n===void 0?"":`${m(n)}\\xD7 `}${e}`;var $e=200;function xe(){let{since:e}=b;if(e===void 0)return;let n=ve(e);p("changes").replaceChildren(r("h2",{},`Since ${e.date}`),r("p",{},`${be(e)}.`),...n===""?[]:[F(`${n}.`)],...ne("Grown",e.grown.map(t=>[t.now.job," ",O(t.now),` in ${t.now.repository}: ${we(t)}`])),...ne("New",e.new.map(t=>[r("span",{class:h(t)},`${C[t.verdict]} ${h(t)}`),` ${t.job} `,O(t),` in ${t.repository}: ${ee(t)}`])),...ne("Gone",e.gone.map(t=>[`${t.job} (${t.path}) in ${t.repository}: ${ee(t)}`]))),p("changes").hidden=!1}function ne(e,n){if(n.length===0)return[];let t=n.slice(0,$e).map(i=>r("li",{},...i)),o=n.length-$e;return[r("details",{},r("summary",{},`${e} (${n.length})`),r("ul",{},...t,...o>0?[r("li",{},`and ${o} more, which the JSON has`)]:[]))]}function Re(){p("waivers").append(b.waiversDue.length===0?F("No waiver ends soon."):Y(b.waiversDue.map(Ve)));let e=[...W("Contradicted by the files of the repository",b.drift.map(n=>[`${n.repository}: `,O(n),` ${n.message}`])),...W("Launch accelerators without a manifest",b.undeclared.map(({repository:n,launches:t})=>[`${n}: ${t.map(({path:o,line:i,asksFor:s})=>`${s} (${o}:${i})`).join(", ")}`])),...W("Old reports",b.oldReports.map(({repository:n,date:t})=>[`${n}: ${t}`])),...W("Dated in the future",b.futureReports.map(({repository:n,date:t})=>[`${n}: ${t}`])),...W("Not read",b.unread.map(({path:n,because:t})=>[`${n} ${t}`]))];p("lists").append(...e.length===0?[F("Nothing: every report was read, is recent, and agrees with its files.")]:e)}function Ve(e){let{expires:n,repository:t,rule:o,reason:i,owner:s,ticket:a}=e,u=[s,a].filter(c=>c!==void 0).join(", "),f=n<b.date?"ended":"ends";return[r("div",{},r("strong",{},`${f} ${n}`),` ${o}`),r("p",{class:"note"},`${t}, `,O(e)),r("p",{},`${i}${u===""?"":` (${u})`}`)]}function W(e,n){if(n.length===0)return[];let t=n.map(o=>r("li",{},...o));return[r("details",{},r("summary",{},`${e} (${n.length})`),r("ul",{},...t))]}var De="January February March April May June July August September October November December".split(" ");function Be(e){let[n,t]=e.split("-");return`${De[Number(t)-1]} ${n}`}function ke(e){let n=e.toSorted(),[t,o]=[n[0],n.at(-1)].map((a="")=>Be(a));if(t===o)return o;let[i,s]=t.split(" ");return`${o.endsWith(` ${s}`)?i:t} to ${o}`}var Ue={list:"list prices",policy:"prices of policies",file:"prices of price files",manifest:"declared prices"},Oe=e=>`at ${K(e.map(qe))}`,qe=({prices:e,read:n})=>`${Ue[e]??`prices of ${e}`}${n===void 0?"":` of ${ke(n)}`}`;function Me(e,n){let{jobs:t,cost:o,likelyChipHours:i,accelerators:s,counted:a}=e,u=l=>n.filter(j=>h(j)===l).length,f=u("mismatch"),c=l=>`known for ${m(l)} of ${$(t,"job")}`,[d,...y]=o.toSorted((l,j)=>j.jobs-l.jobs),w=l=>`${l.likely.jobs===0?l.amount.map(k).join("\\u2013"):k(l.likely.amount)} ${je(l)}`,x=i.jobs===0?"chip-hours not known":`${m(i.amount)} chip-hours, ${c(i.jobs)}`,L=o.filter(({saves:l})=>l!==void 0);return[H("Jobs",m(t),a===0?"accelerators not known":`${$(s,"accelerator")}, ${c(a)}`),H("Mismatched",m(f),`and ${["drift","questionable","undecided"].map(l=>`${m(u(l))} ${l}`).join(", ")}`,f>0?"mismatch":void 0),d?H("Usual cost",w(d),[Oe(d.sources),c(d.jobs),...y.map(l=>`also ${w(l)}, ${c(l.jobs)}`),x].join("; ")):H("Usual cost","not known",x),L.length===0?H("Offers would save","not known","No change that was checked to pass has a price."):H("Offers would save",L.map(l=>`${k(l.saves?.amount??0)} ${je(l)}`).join(", "),c(L.reduce((l,{saves:j})=>l+(j?.jobs??0),0)))]}var je=({currency:e,per:n})=>`${e}${n==="month"?" a month":""}`,H=(e,n,t,o="")=>r("div",{},r("dt",{},e),r("dd",{class:`number ${o}`},n),r("dd",{class:"note"},t));var V=[{name:"jobs",of:()=>1},{name:"accelerators",of:({count:e})=>e},{name:"usual chip-hours",of:({likelyChipHours:e})=>e},...b.total.cost.flatMap(({currency:e,per:n})=>{let t=({cost:i})=>i?.currency===e&&(i.per??"run")===n,o=`in ${e}${n==="month"?" a month":""}`;return[{name:`usual cost ${o}`,of:i=>t(i)?i.cost?.likely:void 0},{name:`what offers save ${o}`,of:i=>t(i)?i.saves:void 0}]})],ze={verdict:"",only:[],words:""};function Se(e){let n=new URLSearchParams(e.slice(1)),t=o=>n.get(o)??"";return{verdict:R.find(o=>o===t("verdict"))??"",only:n.getAll("only"),words:t("words"),bars:V.find(({name:o})=>o===t("bars"))?.name??"jobs",sort:t("sort")}}function Ke({only:e,...n}){let t=new URLSearchParams(e.map(o=>["only",o]));for(let[o,i]of Object.entries(n))i!==""&&i!=="jobs"&&t.set(o,i);return t.size===0?"#":`#${t}`}var te=e=>[...Object.entries(X).map(([n,t])=>`${n}: ${t(e)}`),...Object.entries(e.labels).flatMap(([n,t])=>n===b.teamLabel?[]:[`label ${n}: ${t}`])],Ze=new Map(T.map(e=>{let n=[...E.map(({textOf:t})=>t(e)),e.path,e.reason??"",...te(e)];return[e,{facets:new Set(te(e)),words:n.join(`\n`).toLowerCase()}]})),oe=p("verdict"),D=p("only"),B=p("words"),U=p("measure"),Qe=new A(p("jobs"),E,ye,e=>{M({sort:g.sort===e?`-${e}`:g.sort===`-${e}`?"":e})}),g=Se(location.hash),v=[];function M(e){g={...g,...e},history.replaceState(null,"",Ke(g)),re()}function Xe(e){let n=Ze.get(e),t=g.words.trim().toLowerCase();return(g.verdict===""||h(e)===g.verdict)&&g.only.every(o=>n?.facets.has(o))&&(t===""||n?.words.includes(t)===!0)}function re(){oe.value=g.verdict,U.value=g.bars,D.value="",B.value!==g.words&&(B.value=g.words),v=T.filter(Xe);let e=new G;for(let t of v)e.add(t);let{total:n}=e;p("sums").textContent=v.length===T.length?"":`${m(v.length)} of ${$(T.length,"job")} shown`,p("chosen").replaceChildren(...g.only.map(t=>S(`${t} \\xD7`,()=>M({only:g.only.filter(o=>o!==t)}),{"aria-label":`No longer only ${t}`}))),p("tiles").replaceChildren(...Me(n,v)),p("act").replaceChildren(...he(v)),Ye(),p("none").hidden=v.length>0,p("jobs").hidden=v.length===0,Qe.show(Q(v,E,g.sort),g.sort)}function Ye(){let e=V.find(({name:o})=>o===g.bars)??V[0],n=Object.entries(X).flatMap(([o,i])=>me(o,v,i,e,s=>M({only:[...new Set([...g.only,`${o}: ${s}`])]}))??[]);p("charts").replaceChildren(...n);let t=v.filter(o=>e.of(o)!==void 0).length;p("known").textContent=t===v.length?"":`Known for ${m(t)} of ${$(v.length,"job")}: ${e.name}.`}var Fe=e=>e.map(n=>r("option",{value:n},n)),en=[...new Set(T.flatMap(te))].sort();D.append(r("option",{value:""},"choose \\u2026"),...Fe(en));U.append(...Fe(V.map(({name:e})=>e)));oe.addEventListener("change",()=>M({verdict:oe.value}));D.addEventListener("change",()=>M({only:[...new Set([...g.only,D.value])]}));B.addEventListener("input",()=>M({words:B.value}));U.addEventListener("change",()=>M({bars:U.value}));p("all").addEventListener("click",()=>M(ze));p("csv").addEventListener("click",()=>{let e=new Blob([...ae({jobs:Q(v,E,g.sort)})],{type:"text/csv"}),n=r("a",{href:URL.createObjectURL(e),download:`jobs-${b.date}.csv`});n.click(),URL.revokeObjectURL(n.href)});addEventListener("hashchange",()=>{g=Se(location.hash),re()});xe();Re();re();document.body.dataset.ready="";})();\n',style:`/* The colors and bars of verdicts, for the playground, the page of a fleet and the pictures. Each color: light, dark. */
:root {
  color-scheme: light dark;
  --page: light-dark(#ffffff, #0f141a);
  --text: light-dark(#1d2329, #e7ebf0);
  --faint: light-dark(#59636e, #a2acb8);
  --line: light-dark(#d3d9e0, #3a424c);
  --head: light-dark(#f5f7f9, #171d24);
  --link: light-dark(#0a5bd0, #7fb4ff);
  --key: light-dark(#0a4fa8, #8ec2ff);
  --selection: light-dark(#cfe2ff, #26476f);
  --fail: light-dark(#b91c26, #ff7b80);
  --warn: light-dark(#8a5c00, #e3b341);
  --drift: light-dark(#b03a0a, #ee7a3c);
  --go: light-dark(#176f36, #56d07a);
  --weights: light-dark(#2f6fd0, #5b94ec);
  --gradients: light-dark(#0f7b8a, #35aebd);
  --optimizer: light-dark(#8b3fc4, #b983e6);
  --activations: light-dark(#c2410c, #ee7a3c);
  --cache: light-dark(#9d174d, #e0699b);
  --logits: light-dark(#b8860b, #d8ab34);
  --buffers: light-dark(#64748b, #8592a6);
  --runtime: light-dark(#94a3b8, #566377);
  --mono: ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace;
}
.fit {
  color: var(--go);
}
.drift {
  color: var(--drift);
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
code {
  font-family: var(--mono);
  font-size: 0.9em;
}
.note {
  color: var(--faint);
  margin: 0.3rem 0;
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
`,scriptHash:"'sha256-5QpzlxlrXNNH9RxQzC80zlUtcg6UA4ME7GJbqa6Cp6U='",styleHash:"'sha256-8jFXMtXLUeRP4v0yjQjenxx2glbyCnymtiAZ/6wnS90='"};0&&(module.exports={pageParts});
