var o=Object.defineProperty;var a=Object.getOwnPropertyDescriptor;var s=Object.getOwnPropertyNames;var l=Object.prototype.hasOwnProperty;var d=(n,e)=>{for(var r in e)o(n,r,{get:e[r],enumerable:!0})},c=(n,e,r,i)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of s(e))!l.call(n,t)&&t!==r&&o(n,t,{get:()=>e[t],enumerable:!(i=a(e,t))||i.enumerable});return n};var m=n=>c(o({},"__esModule",{value:!0}),n);var p={};d(p,{pageParts:()=>u});module.exports=m(p);var u={script:'"use strict";(()=>{function s(e,n={},...t){let o=document.createElement(e);for(let[r,i]of Object.entries(n))i!==void 0&&o.setAttribute(r,i);return o.append(...t.filter(r=>r!==void 0)),o}var ee=(e,...n)=>e?.startsWith("https://")?s("a",{href:e,target:"_blank",rel:"noreferrer"},...n):s("span",{},...n);function k(e,n,t={}){let o=s("button",{type:"button",...t},e);return o.addEventListener("click",n),o}function p(e){let n=document.getElementById(e);if(n===null)throw new Error(`The page has no #${e}.`);return n}var ne=12,H=class{#s;#n;#i;#a=s("tbody");#o;#t;#m=te();#f=te();#d=[];#r=new Map;#e;#u=34;#p=0;#l=0;constructor(n,t,o,r){this.#s=n,this.#n=t,this.#i=o,this.#o=t.map(({name:a,isFigure:c})=>s("th",{scope:"col",...c&&{class:"figure"}},k(a,()=>r(a))));let i=s("thead",{},s("tr",{"aria-rowindex":"1"},...this.#o));this.#t=s("table",{},i,this.#a),n.replaceChildren(this.#t),n.tabIndex=0,n.addEventListener("scroll",()=>{this.#l=n.scrollTop,this.#c()}),new ResizeObserver(()=>{this.#p=n.clientHeight,this.#u=this.#r.values().next().value?.offsetHeight||this.#u,this.#c()}).observe(n)}show(n,t){this.#d=n,this.#r=new Map,this.#e=void 0,this.#t.setAttribute("aria-rowcount",String(n.length+1));for(let[o,r]of this.#o.entries()){let{name:i,isFigure:a=!1}=this.#n[o],c=t===i?a:!a;r.ariaSort=t===i||t===`-${i}`?c?"descending":"ascending":"none"}this.#l>0&&(this.#s.scrollTop=this.#l=0),this.#c()}#c(){let n=this.#u,t=this.#e?this.#d.indexOf(this.#e.row):-1,o=this.#e?.details.offsetHeight??0,r=Math.max(0,Math.floor((this.#l-o)/n)-ne),i=Math.min(this.#d.length,Math.ceil((this.#l+this.#p)/n)+ne),a=this.#r;this.#r=new Map(this.#d.slice(r,i).map((f,u)=>[f,a.get(f)??this.#g(f,r+u)]));let c=[...this.#r].flatMap(([f,u])=>this.#e&&f===this.#e.row?[u,this.#e.details]:[u]);this.#m.style.height=`${r*n+(t!==-1&&t<r?o:0)}px`,this.#f.style.height=`${(this.#d.length-i)*n+(t>=i?o:0)}px`,ve(this.#a,[this.#m,...c,this.#f])}#g(n,t){let o=this.#n.map(({textOf:r,isFigure:i,classOf:a,deedOf:c},f)=>{let u=r(n),d=[...i?["figure"]:[],...a?[a(n)]:[]].join(" "),m={title:u,...d!==""&&{class:d}};if(f>0)return s("td",m,u,c?.(n));let l=k(u,()=>this.#h(n),{"aria-expanded":"false",class:"opens"});return s("th",{...m,scope:"row"},l)});return s("tr",{"aria-rowindex":String(t+2)},...o)}#h(n){let t=this.#e?.row;if(this.#y(t,!1),this.#e=void 0,t!==n){let o=s("td",{colspan:String(this.#n.length)},this.#i(n));this.#e={row:n,details:s("tr",{class:"details"},o)},this.#y(n,!0)}this.#c()}#y(n,t){(n&&this.#r.get(n)?.querySelector("button"))?.setAttribute("aria-expanded",String(t))}};function D(e,n,t){let o=t.replace(/^-/,""),r=n.find(d=>d.name===o);if(r===void 0)return e;let{textOf:i,amountOf:a,isFigure:c}=r,f=e.map(d=>({row:d,key:a?a(d):i(d)||void 0})),u=t.startsWith("-")!==(c??!1)?-1:1;return f.sort(({key:d},{key:m})=>d===void 0||m===void 0?+(d===void 0)-+(m===void 0):d===m?0:u*(d<m?-1:1)),f.map(({row:d})=>d)}var te=()=>s("tr",{class:"spacer","aria-hidden":"true"});function ve(e,n){let t=new Set(n);for(let o of[...e.children])t.has(o)||o.remove();for(let[o,r]of n.entries())e.children[o]!==r&&e.insertBefore(r,e.children[o]??null)}var oe={repository:({repository:e})=>e,commit:({commit:e})=>e,date:({date:e})=>e,path:({path:e})=>e,line:({line:e})=>e,job:({job:e})=>e,verdict:({verdict:e})=>e,recommended:({recommended:e})=>e,accelerator:({accelerator:e})=>e,kind:({kind:e})=>e,vendor:({vendor:e})=>e,count:({count:e})=>e,provider:({provider:e})=>e,stage:({stage:e})=>e,framework:({framework:e})=>e.join(";"),task:({task:e})=>e,model:({model:e})=>e,group:({group:e})=>e,labels:({labels:e})=>Object.entries(e).map(n=>n.join("=")).join(";"),usual_chip_hours:({likelyChipHours:e})=>e,least_chip_hours:({chipHours:e})=>e?.[0],most_chip_hours:({chipHours:e})=>e?.[1],currency:({cost:e})=>e?.currency,usual_cost:({cost:e})=>e?.likely,least_cost:({cost:e})=>e?.amount[0],most_cost:({cost:e})=>e?.amount[1],cost_per:({cost:e})=>e?.per,cost_prices:({cost:e})=>e?.prices,memory:({memory:e})=>e?.verdict,usual_memory_gib:({memory:e})=>e?.likelyGiB,capacity_gib:({memory:e})=>e?.capacityGiB,evidence_files:({evidence:e})=>e?.files,compared:({evidence:e})=>e?.compared.join(";"),not_compared:({evidence:e})=>e?.notCompared.map(({what:n})=>n).join(";"),waived:({waived:e})=>e,waived_until:({waivedUntil:e})=>e,offers_save:({saves:e})=>e,cost_read:({cost:e})=>e?.read,reason:({reason:e})=>e,offer:({offer:e})=>e};function*se({jobs:e}){yield re(Object.keys(oe));for(let n of e)yield re(Object.values(oe).map(t=>xe(t(n))))}var re=e=>`${e.join(",")}\\r\n`,$e=/^[=+\\-@\\t\\r]/;function xe(e){let n=String(e??""),t=$e.test(n)?`\'${n}`:n;return/[",\\r\\n]/.test(t)?`"${t.replaceAll(\'"\',\'""\')}"`:t}function g(e){for(let[n,t]of[[1e15,"Q"],[1e12,"T"],[1e9,"B"],[1e6,"M"]])if(e>=n)return`${B(e/n)}${t}`;return e>=1e4?`${B(e/1e3)}k`:e>=1e3?Math.round(e).toLocaleString("en-US"):B(e)}var $=e=>e>=995e3?g(Number(e.toPrecision(2))):e.toLocaleString("en-US",{maximumSignificantDigits:2}),x=(e,n)=>`${g(e)} ${e===1?n:`${n.replace(/y$/,"ie")}s`}`;var U=e=>`${Re(e)} GiB`,Re=e=>String(Number(e.toFixed(e<100?1:0)));function V(e,n="and"){let t=e.at(-1)??"";return e.length<2?t:`${e.slice(0,-1).join(", ")} ${n} ${t}`}var ke=8766,Ke={s:1/3600,min:1/60,h:1,days:24,years:ke},B=(e,n=3)=>String(Number(e.toPrecision(n)));var b=["fit","undecided","questionable","mismatch"];var J=class{#s=Object.fromEntries(b.map(n=>[n,0]));#n=new Map;#i={amount:[0,0],jobs:0};#a={amount:0,jobs:0};#o=0;#t={amount:0,jobs:0};add({verdict:n,count:t,likelyChipHours:o,chipHours:r,cost:i,saves:a}){if(this.#o++,this.#s[n]++,E(this.#t,t),E(this.#a,o),r&&ie(this.#i,r),i===void 0)return;let c=`${i.currency} ${i.per??"run"}`,f=()=>({amount:0,jobs:0}),u=this.#n.get(c)??{likely:f(),saves:f(),sources:new Map,amount:[0,0],jobs:0};this.#n.set(c,u),E(u.likely,i.likely),E(u.saves,a),ie(u,i.amount),Oe(u.sources,i)}get total(){return{jobs:this.#o,verdicts:this.#s,accelerators:this.#t.amount,counted:this.#t.jobs,likelyChipHours:this.#a,chipHours:this.#i,cost:[...this.#n].sort(([n],[t])=>n<t?-1:1).map(([n,{saves:t,sources:o,...r}])=>{let[i="",a]=n.split(" "),c={...r,sources:[...o.values()]};return{currency:i,per:a,...c,...t.jobs>0&&{saves:t}}})}}};function Oe(e,{prices:n,read:t}){if(n===void 0)return;let{jobs:o=0,read:r}=e.get(n)??{},i=[...r??[],...t===void 0?[]:[t]].sort(),[a,c]=[i[0],i.at(-1)],f=a!==void 0&&c!==void 0;e.set(n,{prices:n,jobs:o+1,...f&&{read:[a,c]}})}function E(e,n){n!==void 0&&(e.amount+=n,e.jobs++)}function ie(e,[n,t]){e.amount[0]+=n,e.amount[1]+=t,e.jobs++}var je=8;function ae(e,n,t,o,r){let i=new Map;for(let d of n){let m=t(d),l=i.get(m)??{fit:0,undecided:0,questionable:0,mismatch:0};i.set(m,l),l[d.verdict]+=o.of(d)??0}let a=[...i].map(([d,m])=>({name:d,parts:m,total:Object.values(m).reduce((l,v)=>l+v,0)})).filter(({total:d})=>d>0).sort((d,m)=>m.total-d.total),c=a[0]?.total;if(c===void 0)return;let f=a.slice(0,je).map(({name:d,parts:m,total:l})=>{let v=s("span",{class:"track","aria-hidden":"true"});for(let O of b.toReversed()){let Y=s("span",{class:O});Y.style.width=`${100*m[O]/c}%`,v.append(Y)}let X=k("",()=>r(d),{title:b.flatMap(O=>m[O]>0?[`${O} ${g(m[O])}`]:[]).join(", ")});return X.append(s("span",{class:"name"},d),v,s("span",{class:"figure"},g(l))),s("li",{},X)}),u=a.length-f.length;return s("section",{},s("h3",{},e),s("ul",{class:"bars"},...f),u>0?s("p",{class:"note"},`and ${u} more`):void 0)}var N={mismatch:"\\u2717",questionable:"!",undecided:"?",fit:"\\u2713"};var h=JSON.parse(p("fleet").textContent),j=p("rows").textContent.split(`\n`).slice(1).map(e=>JSON.parse(e)),F="not declared",de=({accelerator:e})=>e!==void 0&&Object.hasOwn(h.names,e)?h.names[e]:e,P=({labels:e})=>Object.hasOwn(e,h.teamLabel)?e[h.teamLabel]:void 0,q={Team:e=>P(e)??F,Accelerator:e=>de(e)??F,Kind:({kind:e=F})=>e,Provider:({provider:e=F})=>e,Stage:({stage:e=F})=>e},Me=({cost:e})=>{if(e===void 0)return"";let[n,t]=e.amount;return`${e.likely===void 0?`${$(n)}\\u2013${$(t)}`:$(e.likely)} ${le(e)}`},le=({currency:e,per:n})=>`${e}${n==="month"?" a month":""}`,G=({cost:e,saves:n})=>e===void 0||n===void 0?"":n===0?"nothing":`${$(n)} ${le(e)}`,L=[{name:"Job",textOf:({job:e})=>e},{name:"Verdict",textOf:({verdict:e})=>`${N[e]} ${e}`,amountOf:({verdict:e})=>-b.indexOf(e),classOf:({verdict:e})=>e},{name:"Repository",textOf:({repository:e})=>e},{name:"Accelerator",textOf:e=>`${e.count===void 0?"":`${g(e.count)}\\xD7 `}${de(e)??""}`},{name:"Team",textOf:e=>P(e)??""},{name:"Chip-hours",textOf:({likelyChipHours:e})=>e===void 0?"":g(e),amountOf:({likelyChipHours:e})=>e,isFigure:!0},{name:"Cost",textOf:Me,amountOf:({cost:e})=>e?.likely??e?.amount[0],isFigure:!0},{name:"Saving",textOf:G,amountOf:({saves:e})=>e,isFigure:!0}];function M({repository:e,commit:n,path:t,line:o}){let r=n!==void 0&&/^[\\w.-]+(?:\\/[\\w.-]+)+$/.test(e),i=t.split("/").map(encodeURIComponent).join("/"),a=r?`${h.server}/${e}/blob/${encodeURIComponent(n)}/${i}#L${o}`:void 0;return ee(a,`${t}:${o}`)}var Se=({memory:e})=>e?.likelyGiB===void 0?void 0:`about ${U(e.likelyGiB)} of ${U(e.capacityGiB)} a device`,Fe=({model:e,task:n,framework:t})=>[n,...e===void 0?[]:[e],...t].join(", "),Le=({waived:e,waivedUntil:n})=>e===0?void 0:`${e} waived, the first until ${n}`;function ce(e){let{reason:n,offer:t,provider:o,stage:r,kind:i,labels:a,group:c,date:f,likelyChipHours:u}=e,d=G(e),m=[["Declared in",M(e)],["Reason",n],["Best offer",t&&(d===""?t:`${t}; saves ${d}`)],["Memory",Se(e)],["Work",Fe(e)],["Where",[i,o,r,c].filter(l=>l!==void 0).join(", ")||void 0],["Labels",Object.entries(a).map(l=>l.join(": ")).join(", ")||void 0],["Not known",[...u===void 0?["chip-hours"]:[],...e.cost?[]:["cost"]].join(", ")||void 0],["Waivers",Le(e)],["Checked",f]];return s("dl",{},...m.flatMap(([l,v])=>v===void 0?[]:[s("dt",{},l),s("dd",{},v)]))}var ue=10,Te=(e,n)=>(n.saves??-1)-(e.saves??-1)||b.indexOf(n.verdict)-b.indexOf(e.verdict)||(n.cost?.likely??-1)-(e.cost?.likely??-1)||(n.likelyChipHours??-1)-(e.likelyChipHours??-1);function me(e){let n=e.filter(({verdict:o,saves:r=0})=>o==="mismatch"||o==="questionable"||r>0).sort(Te);if(n.length===0)return[T("Nothing to act on: of these jobs none is a mismatch or questionable.")];let t=n.length-ue;return[z(n.slice(0,ue).map(Ce)),...t>0?[T(`And ${x(t,"more job")}: sort the table below by verdict or saving.`)]:[]]}function Ce(e){let{job:n,verdict:t,repository:o,reason:r,offer:i}=e,a=G(e);return[s("div",{},s("strong",{class:t},`${N[t]} ${t}`),` ${n}`,s("p",{class:"note"},`${o}, `,M(e),`, ${P(e)??"no team declared"}`)),s("p",{},r??"The report does not say why."),s("p",{},i??s("span",{class:"note"},"no offer"),...a===""?[]:[" ",s("strong",{},`Saves ${a}.`)])]}var z=e=>s("ol",{class:"cards"},...e.map(n=>s("li",{},...n))),T=e=>s("p",{class:"note"},e);function fe(){p("waivers").append(h.waiversDue.length===0?T("No waiver ends soon."):z(h.waiversDue.map(He)));let e=[...C("Contradicted by the files of the repository",h.drift.map(n=>[`${n.repository}: `,M(n),` ${n.message}`])),...C("Launch accelerators without a manifest",h.undeclared.map(({repository:n,launches:t})=>[`${n}: ${t.map(({path:o,line:r,asksFor:i})=>`${i} (${o}:${r})`).join(", ")}`])),...C("Old reports",h.oldReports.map(({repository:n,date:t})=>[`${n}: ${t}`])),...C("Dated in the future",h.futureReports.map(({repository:n,date:t})=>[`${n}: ${t}`])),...C("Not read",h.unread.map(({path:n,because:t})=>[`${n} ${t}`]))];p("lists").append(...e.length===0?[T("Nothing: every report was read, is recent, and agrees with its files.")]:e)}function He(e){let{expires:n,repository:t,rule:o,reason:r,owner:i,ticket:a}=e,c=[i,a].filter(u=>u!==void 0).join(", "),f=n<h.date?"ended":"ends";return[s("div",{},s("strong",{},`${f} ${n}`),` ${o}`),s("p",{class:"note"},`${t}, `,M(e)),s("p",{},`${r}${c===""?"":` (${c})`}`)]}function C(e,n){if(n.length===0)return[];let t=n.map(o=>s("li",{},...o));return[s("details",{},s("summary",{},`${e} (${n.length})`),s("ul",{},...t))]}var Ee="January February March April May June July August September October November December".split(" ");function Je(e){let[n,t]=e.split("-");return`${Ee[Number(t)-1]} ${n}`}function pe(e){let n=e.toSorted(),[t,o]=[n[0],n.at(-1)].map((a="")=>Je(a));if(t===o)return o;let[r,i]=t.split(" ");return`${o.endsWith(` ${i}`)?r:t} to ${o}`}var Ne={list:"list prices",policy:"prices of policies",file:"prices of price files",manifest:"declared prices"},ye=e=>`at ${V(e.map(Pe))}`,Pe=({prices:e,read:n})=>`${Ne[e]??`prices of ${e}`}${n===void 0?"":` of ${pe(n)}`}`;function he({jobs:e,verdicts:n,cost:t,likelyChipHours:o,accelerators:r,counted:i}){let a=l=>`known for ${g(l)} of ${x(e,"job")}`,[c,...f]=t.toSorted((l,v)=>v.jobs-l.jobs),u=l=>`${l.likely.jobs===0?l.amount.map($).join("\\u2013"):$(l.likely.amount)} ${ge(l)}`,d=o.jobs===0?"chip-hours not known":`${g(o.amount)} chip-hours, ${a(o.jobs)}`,m=t.filter(({saves:l})=>l!==void 0);return[S("Jobs",g(e),i===0?"accelerators not known":`${x(r,"accelerator")}, ${a(i)}`),S("Mismatched",g(n.mismatch),`and ${g(n.questionable)} questionable, ${g(n.undecided)} undecided`,n.mismatch>0?"mismatch":void 0),c?S("Usual cost",u(c),[ye(c.sources),a(c.jobs),...f.map(l=>`also ${u(l)}, ${a(l.jobs)}`),d].join("; ")):S("Usual cost","not known",d),m.length===0?S("Offers would save","not known","No change that was checked to pass has a price."):S("Offers would save",m.map(l=>`${$(l.saves?.amount??0)} ${ge(l)}`).join(", "),a(m.reduce((l,{saves:v})=>l+(v?.jobs??0),0)))]}var ge=({currency:e,per:n})=>`${e}${n==="month"?" a month":""}`,S=(e,n,t,o="")=>s("div",{},s("dt",{},e),s("dd",{class:`number ${o}`},n),s("dd",{class:"note"},t));var _=[{name:"jobs",of:()=>1},{name:"accelerators",of:({count:e})=>e},{name:"usual chip-hours",of:({likelyChipHours:e})=>e},...h.total.cost.flatMap(({currency:e,per:n})=>{let t=({cost:r})=>r?.currency===e&&(r.per??"run")===n,o=`in ${e}${n==="month"?" a month":""}`;return[{name:`usual cost ${o}`,of:r=>t(r)?r.cost?.likely:void 0},{name:`what offers save ${o}`,of:r=>t(r)?r.saves:void 0}]})],Ge={verdict:"",only:[],words:""};function be(e){let n=new URLSearchParams(e.slice(1)),t=o=>n.get(o)??"";return{verdict:b.find(o=>o===t("verdict"))??"",only:n.getAll("only"),words:t("words"),bars:_.find(({name:o})=>o===t("bars"))?.name??"jobs",sort:t("sort")}}function _e({only:e,...n}){let t=new URLSearchParams(e.map(o=>["only",o]));for(let[o,r]of Object.entries(n))r!==""&&r!=="jobs"&&t.set(o,r);return t.size===0?"#":`#${t}`}var K=e=>[...Object.entries(q).map(([n,t])=>`${n}: ${t(e)}`),...Object.entries(e.labels).flatMap(([n,t])=>n===h.teamLabel?[]:[`label ${n}: ${t}`])],Ae=new Map(j.map(e=>{let n=[...L.map(({textOf:t})=>t(e)),e.path,e.reason??"",...K(e)];return[e,{facets:new Set(K(e)),words:n.join(`\n`).toLowerCase()}]})),Z=p("verdict"),A=p("only"),I=p("words"),W=p("measure"),Ie=new H(p("jobs"),L,ce,e=>{R({sort:y.sort===e?`-${e}`:y.sort===`-${e}`?"":e})}),y=be(location.hash),w=[];function R(e){y={...y,...e},history.replaceState(null,"",_e(y)),Q()}function We(e){let n=Ae.get(e),t=y.words.trim().toLowerCase();return(y.verdict===""||e.verdict===y.verdict)&&y.only.every(o=>n?.facets.has(o))&&(t===""||n?.words.includes(t)===!0)}function Q(){Z.value=y.verdict,W.value=y.bars,A.value="",I.value!==y.words&&(I.value=y.words),w=j.filter(We);let e=new J;for(let t of w)e.add(t);let{total:n}=e;p("sums").textContent=w.length===j.length?"":`${g(w.length)} of ${x(j.length,"job")} shown`,p("chosen").replaceChildren(...y.only.map(t=>k(`${t} \\xD7`,()=>R({only:y.only.filter(o=>o!==t)}),{"aria-label":`No longer only ${t}`}))),p("tiles").replaceChildren(...he(n)),p("act").replaceChildren(...me(w)),De(),p("none").hidden=w.length>0,p("jobs").hidden=w.length===0,Ie.show(D(w,L,y.sort),y.sort)}function De(){let e=_.find(({name:o})=>o===y.bars)??_[0],n=Object.entries(q).flatMap(([o,r])=>ae(o,w,r,e,i=>R({only:[...new Set([...y.only,`${o}: ${i}`])]}))??[]);p("charts").replaceChildren(...n);let t=w.filter(o=>e.of(o)!==void 0).length;p("known").textContent=t===w.length?"":`Known for ${g(t)} of ${x(w.length,"job")}: ${e.name}.`}var we=e=>e.map(n=>s("option",{value:n},n)),Be=[...new Set(j.flatMap(K))].sort();A.append(s("option",{value:""},"choose \\u2026"),...we(Be));W.append(...we(_.map(({name:e})=>e)));Z.addEventListener("change",()=>R({verdict:Z.value}));A.addEventListener("change",()=>R({only:[...new Set([...y.only,A.value])]}));I.addEventListener("input",()=>R({words:I.value}));W.addEventListener("change",()=>R({bars:W.value}));p("all").addEventListener("click",()=>R(Ge));p("csv").addEventListener("click",()=>{let e=new Blob([...se({jobs:D(w,L,y.sort)})],{type:"text/csv"}),n=s("a",{href:URL.createObjectURL(e),download:`jobs-${h.date}.csv`});n.click(),URL.revokeObjectURL(n.href)});addEventListener("hashchange",()=>{y=be(location.hash),Q()});fe();Q();document.body.dataset.ready="";})();\n',style:`:root {
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
`,scriptHash:"'sha256-3DjcjhL+pvJa6WfqkHuR2sxn+JAgANpSsKHVN5iE/Sw='",styleHash:"'sha256-SUKjbjQI/6U0ViN7TYeRg0Gz13k/JKv0/7L3lvukyd8='"};0&&(module.exports={pageParts});
