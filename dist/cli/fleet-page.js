var r=Object.defineProperty;var a=Object.getOwnPropertyDescriptor;var s=Object.getOwnPropertyNames;var l=Object.prototype.hasOwnProperty;var d=(n,e)=>{for(var o in e)r(n,o,{get:e[o],enumerable:!0})},c=(n,e,o,i)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of s(e))!l.call(n,t)&&t!==o&&r(n,t,{get:()=>e[t],enumerable:!(i=a(e,t))||i.enumerable});return n};var h=n=>c(r({},"__esModule",{value:!0}),n);var m={};d(m,{pageParts:()=>u});module.exports=h(m);var u={script:'"use strict";(()=>{function f(e){for(let[n,t]of[[1e15,"Q"],[1e12,"T"],[1e9,"B"],[1e6,"M"]])if(e>=n)return`${te(e/n)}${t}`;return e>=1e4?`${te(e/1e3)}k`:e>=1e3?Math.round(e).toLocaleString("en-US"):te(e)}var w=e=>e>=995e3?f(Number(e.toPrecision(2))):e.toLocaleString("en-US",{maximumSignificantDigits:2}),R=({currency:e,per:n="run"})=>`${e}${n==="run"?"":ze[n]}`,ze={run:" a run",month:" a month",hour:" an hour"},O=(e,n)=>`${f(e)} ${e===1?n:`${n.replace(/y$/,"ie")}s`}`;var oe=e=>`${Ke(e)} GiB`,Ke=e=>String(Number(e.toFixed(e<100?1:0)));function re(e,n="and"){let t=e.at(-1)??"";return e.length<2?t:`${e.slice(0,-1).join(", ")} ${n} ${t}`}var $e=e=>e.slice(0,1).toUpperCase()+e.slice(1);var Ze=8766,On={s:1/3600,min:1/60,h:1,days:24,years:Ze},te=(e,n=3)=>String(Number(e.toPrecision(n)));var q=["fit","undecided","questionable","mismatch"];var S=["mismatch","drift","questionable","undecided","fit"],h=({verdict:e,isDrift:n})=>n?"drift":e;var ve={repository:({repository:e})=>e,commit:({commit:e})=>e,date:({date:e})=>e,path:({path:e})=>e,line:({line:e})=>e,job:({job:e})=>e,verdict:h,recommended:({recommended:e})=>e,accelerator:({accelerator:e})=>e,kind:({kind:e})=>e,vendor:({vendor:e})=>e,count:({count:e})=>e,provider:({provider:e})=>e,stage:({stage:e})=>e,framework:({framework:e})=>e.join(";"),task:({task:e})=>e,model:({model:e})=>e,group:({group:e})=>e,labels:({labels:e})=>Object.entries(e).map(n=>n.join("=")).join(";"),usual_chip_hours:({likelyChipHours:e})=>e,least_chip_hours:({chipHours:e})=>e?.[0],most_chip_hours:({chipHours:e})=>e?.[1],currency:({cost:e})=>e?.currency,usual_cost:({cost:e})=>e?.likely,least_cost:({cost:e})=>e?.amount[0],most_cost:({cost:e})=>e?.amount[1],cost_per:({cost:e})=>e?.per,cost_prices:({cost:e})=>e?.prices,memory:({memory:e})=>e?.verdict,usual_memory_gib:({memory:e})=>e?.likelyGiB,capacity_gib:({memory:e})=>e?.capacityGiB,evidence_files:({evidence:e})=>e?.files,compared:({evidence:e})=>e?.compared.join(";"),not_compared:({evidence:e})=>e?.notCompared.map(({what:n})=>n).join(";"),waived:({waived:e})=>e,waived_until:({waivedUntil:e})=>e,offers_save:({saves:e})=>e,cost_read:({cost:e})=>e?.read,reason:({reason:e})=>e,offer:({offer:e})=>e};function*ke({jobs:e,teamLabel:n}){yield xe([...Object.keys(ve),"team"]);for(let t of e){let o=Object.hasOwn(t.labels,n)?t.labels[n]:void 0;yield xe([...Object.values(ve).map(r=>r(t)),o].map(Xe))}}var xe=e=>`${e.join(",")}\\r\n`,Qe=/^[=+\\-@\\t\\r]/;function Xe(e){let n=String(e??""),t=Qe.test(n)?`\'${n}`:n;return/[",\\r\\n]/.test(t)?`"${t.replaceAll(\'"\',\'""\')}"`:t}var K=class{#i=Object.fromEntries(q.map(n=>[n,0]));#n=new Map;#a={amount:[0,0],jobs:0};#d={amount:0,jobs:0};#t=0;#o=0;#r={amount:0,jobs:0};add({verdict:n,count:t,likelyChipHours:o,chipHours:r,cost:s,offersSought:d,saves:a}){if(this.#t++,d&&this.#o++,this.#i[n]++,z(this.#r,t),z(this.#d,o),r&&Re(this.#a,r),s===void 0)return;let c=`${s.currency} ${s.per??"run"}`,u=()=>({amount:0,jobs:0}),l=this.#n.get(c)??{likely:u(),saves:u(),sources:new Map,amount:[0,0],jobs:0};this.#n.set(c,l),z(l.likely,s.likely),z(l.saves,a),Re(l,s.amount),Ye(l.sources,s)}get total(){return{jobs:this.#t,verdicts:this.#i,accelerators:this.#r.amount,counted:this.#r.jobs,offersSought:this.#o,likelyChipHours:this.#d,chipHours:this.#a,cost:[...this.#n].sort(([n],[t])=>n<t?-1:1).map(([n,{saves:t,sources:o,...r}])=>{let[s="",d]=n.split(" "),a={...r,sources:[...o.values()]};return{currency:s,per:d,...a,...t.jobs>0&&{saves:t}}})}}};function Ye(e,{prices:n,read:t}){if(n===void 0)return;let{jobs:o=0,read:r}=e.get(n)??{},s=[...r??[],...t===void 0?[]:[t]].sort(),[d,a]=[s[0],s.at(-1)],c=d!==void 0&&a!==void 0;e.set(n,{prices:n,jobs:o+1,...c&&{read:[d,a]}})}function z(e,n){n!==void 0&&(e.amount+=n,e.jobs++)}function Re(e,[n,t]){e.amount[0]+=n,e.amount[1]+=t,e.jobs++}function i(e,n={},...t){let o=document.createElement(e);for(let[r,s]of Object.entries(n))s!==void 0&&o.setAttribute(r,s);return o.append(...t.filter(r=>r!==void 0)),o}function I(e){let n=e.split("`");return n.length%2===0?[e]:n.map((t,o)=>o%2===1?i("code",{},t):t)}var Oe=(e,...n)=>e?.startsWith("https://")?i("a",{href:e,target:"_blank",rel:"noreferrer"},...n):i("span",{},...n);function T(e,n,t={}){let o=i("button",{type:"button",...t},e);return o.addEventListener("click",n),o}function m(e){let n=document.getElementById(e);if(n===null)throw new Error(`The page has no #${e}.`);return n}var Fe=({isFigure:e=!1,isSmallestFirst:n=!1})=>e&&!n,je=12,Z=class{#i;#n;#a;#d=i("tbody");#t;#o;#r=Se();#m=Se();#l=[];#p=[];#s=new Map;#e;#f=34;#y=0;#c=0;constructor(n,t,o,r){this.#i=n,this.#n=t,this.#a=o,this.#t=t.map(({name:d,isFigure:a,about:c})=>i("th",{scope:"col",title:c,...a&&{class:"figure"}},T(d,()=>r(d))));let s=i("thead",{},i("tr",{"aria-rowindex":"1"},...this.#t));this.#o=i("table",{},s,this.#d),n.replaceChildren(this.#o),n.tabIndex=0,n.addEventListener("scroll",()=>{this.#c=n.scrollTop,this.#u()}),new ResizeObserver(()=>{this.#y=n.clientHeight,this.#f=this.#s.values().next().value?.offsetHeight||this.#f,this.#u()}).observe(n)}show(n,t,o=[]){this.#l=n,this.#p=o,this.#s=new Map,this.#e=void 0,this.#o.setAttribute("aria-rowcount",String(n.length+1));for(let[r,s]of this.#t.entries()){let d=this.#n[r],{name:a}=d,c=Fe(d)===(t===a);s.hidden=o.includes(a),s.ariaSort=t===a||t===`-${a}`?c?"descending":"ascending":"none"}this.#c>0&&(this.#i.scrollTop=this.#c=0),this.#u()}#u(){let n=this.#f,t=this.#e?this.#l.indexOf(this.#e.row):-1,o=this.#e?.details.offsetHeight??0,r=Math.max(0,Math.floor((this.#c-o)/n)-je),s=Math.min(this.#l.length,Math.ceil((this.#c+this.#y)/n)+je),d=this.#s;this.#s=new Map(this.#l.slice(r,s).map((c,u)=>[c,d.get(c)??this.#h(c,r+u)]));let a=[...this.#s].flatMap(([c,u])=>this.#e&&c===this.#e.row?[u,this.#e.details]:[u]);this.#r.style.height=`${r*n+(t!==-1&&t<r?o:0)}px`,this.#m.style.height=`${(this.#l.length-s)*n+(t>=s?o:0)}px`,en(this.#d,[this.#r,...a,this.#m])}#h(n,t){let o=this.#n.map(({name:r,textOf:s,titleOf:d=s,isFigure:a,classOf:c,deedOf:u},l)=>{let g=s(n),$=`${a?"figure ":""}${c?.(n)??""}`.trim(),k={title:d(n),...$!==""&&{class:$}};if(l>0){let v=this.#p.includes(r)?"":void 0;return i("td",{...k,hidden:v},g,u?.(n))}let C=T(g,()=>this.#b(n),{"aria-expanded":"false",class:"opens"});return i("th",{...k,scope:"row"},C)});return i("tr",{"aria-rowindex":String(t+2)},...o)}#b(n){let t=this.#e?.row;if(this.#g(t,!1),this.#e=void 0,t!==n){let o=i("td",{colspan:String(this.#n.length)},this.#a(n));this.#e={row:n,details:i("tr",{class:"details"},o)},this.#g(n,!0)}this.#u()}#g(n,t){(n&&this.#s.get(n)?.querySelector("button"))?.setAttribute("aria-expanded",String(t))}};function se(e,n,t){let o=t.replace(/^-/,""),r=n.find(u=>u.name===o);if(r===void 0)return e;let{textOf:s,amountOf:d}=r,a=e.map(u=>({row:u,key:d?d(u):s(u)||void 0})),c=t.startsWith("-")!==Fe(r)?-1:1;return a.sort(({key:u},{key:l})=>u===void 0||l===void 0?+(u===void 0)-+(l===void 0):u===l?0:c*(u<l?-1:1)),a.map(({row:u})=>u)}var Se=()=>i("tr",{class:"spacer","aria-hidden":"true"});function en(e,n){let t=new Set(n);for(let o of[...e.children])t.has(o)||o.remove();for(let[o,r]of n.entries())e.children[o]!==r&&e.insertBefore(r,e.children[o]??null)}var nn=8;function Me(e,n,t,o,r){let s=new Map;for(let l of n){let g=t(l),$=s.get(g)??{fit:0,undecided:0,questionable:0,drift:0,mismatch:0};s.set(g,$),$[h(l)]+=o.of(l)??0}let d=[...s].map(([l,g])=>({name:l,parts:g,total:Object.values(g).reduce(($,k)=>$+k,0)})).filter(({total:l})=>l>0).sort((l,g)=>g.total-l.total),a=d[0]?.total;if(a===void 0)return;let c=d.slice(0,nn).map(({name:l,parts:g,total:$})=>{let k=i("span",{class:"track","aria-hidden":"true"});for(let v of S){let E=i("span",{class:v});E.style.width=`${100*g[v]/a}%`,k.append(E)}let C=T("",()=>r(l),{title:S.toReversed().flatMap(v=>g[v]>0?[`${v} ${o.words(g[v])}`]:[]).join(", ")});return C.append(i("span",{class:"name"},l),k,i("span",{class:"figure"},o.words($))),i("li",{},C)}),u=d.length-c.length;return i("section",{},i("h3",{},e),i("ul",{class:"bars"},...c),u>0?i("p",{class:"note"},`and ${u} more`):void 0)}var L={mismatch:"\\u2717",questionable:"!",undecided:"?",fit:"\\u2713"};var p=JSON.parse(m("fleet").textContent),H=m("rows").textContent.split(`\n`).slice(1).map(e=>JSON.parse(e)),_="not declared",Je=e=>n=>(Object.hasOwn(e,n)?e[n]:void 0)??n,D=Je(p.names),j=Je(p.called),Ce=({accelerator:e})=>e&&D(e),W=({labels:e})=>Object.hasOwn(e,p.teamLabel)?e[p.teamLabel]:void 0,Q={Team:e=>W(e)??_,Accelerator:e=>Ce(e)??_,Kind:({kind:e=_})=>e,Provider:({provider:e=_})=>e,Stage:({stage:e=_})=>e},tn=({cost:e})=>{if(e===void 0)return"not known";let[n,t]=e.amount;return`${e.likely===void 0?`${w(n)}\\u2013${w(t)}`:w(e.likely)} ${R(e)}`},V=({cost:e,saves:n})=>e===void 0||n===void 0?void 0:n===0?"nothing":`${w(n)} ${R(e)}`,on=({offersSought:e,offer:n})=>e?n===void 0?"none found":"not known":"not looked for",N=[{name:"Job",textOf:({job:e})=>e},{name:"Cost",about:"Usual cost of one run, or of a month of a service",textOf:tn,amountOf:({cost:e})=>e?.likely??e?.amount[0],isFigure:!0,classOf:({cost:e})=>e===void 0?"unknown":""},{name:"Saving",about:"What the best offer would save; looked for in jobs with an error or a warning",textOf:e=>V(e)??on(e),amountOf:({saves:e})=>e,isFigure:!0,classOf:e=>V(e)===void 0?"unknown":""},{name:"Verdict",textOf:e=>`${L[e.verdict]} ${h(e)}`,amountOf:e=>S.indexOf(h(e)),classOf:h},{name:"Accelerator",textOf:e=>`${e.count===void 0?"":`${f(e.count)}\\xD7 `}${Ce(e)??""}`},{name:"Chip-hours",textOf:({likelyChipHours:e})=>e===void 0?"":f(e),amountOf:({likelyChipHours:e})=>e,isFigure:!0},{name:"Team",textOf:e=>W(e)??""},{name:"Repository",textOf:({repository:e})=>j(e),titleOf:({repository:e})=>e}];function F({repository:e,commit:n,path:t,line:o}){let r=n!==void 0&&/^[\\w.-]+(?:\\/[\\w.-]+)+$/.test(e),s=t.split("/").map(encodeURIComponent).join("/"),d=r?`${p.server}/${e}/blob/${encodeURIComponent(n)}/${s}#L${o}`:void 0;return Oe(d,`${t}:${o}`)}var rn=({memory:e})=>e?.likelyGiB===void 0?void 0:`about ${oe(e.likelyGiB)} of ${oe(e.capacityGiB)} a device`,sn=({model:e,task:n,framework:t})=>[n,...e===void 0?[]:[e],...t].join(", "),an=({waived:e,waivedUntil:n})=>e===0?void 0:`${e} waived, the first until ${n}`,ie=({offersSought:e})=>e?"No change was found that passes.":"No offer was looked for.";function Te(e){let{reason:n,offer:t,provider:o,stage:r,kind:s,labels:d,group:a,date:c,likelyChipHours:u}=e,l=V(e),g=[["Declared in",F(e)],["Repository",e.repository],["Reason",n&&I(n)],["Best offer",t?`${t}${l===void 0?"":`; saves ${l}`}`:ie(e)],["Memory",rn(e)],["Work",sn(e)],["Where",[s,o,r,a].filter($=>$!==void 0).join(", ")||void 0],["Labels",Object.entries(d).map($=>$.join(": ")).join(", ")||void 0],["Not known",[...u===void 0?["chip-hours"]:[],...e.cost?[]:["cost"]].join(", ")||void 0],["Waivers",an(e)],["Checked",c]];return i("dl",{},...g.flatMap(([$,k])=>k===void 0?[]:[i("dt",{},$),i("dd",{},...[k].flat())]))}var Le=10,dn=(e,n)=>(n.saves??-1)-(e.saves??-1)||S.indexOf(h(e))-S.indexOf(h(n))||(n.cost?.likely??-1)-(e.cost?.likely??-1)||(n.likelyChipHours??-1)-(e.likelyChipHours??-1);function He(e){let n=e.filter(({verdict:o,saves:r=0})=>o==="mismatch"||o==="questionable"||r>0).sort(dn);if(n.length===0)return[M("Nothing to act on: of these jobs none is a mismatch or questionable.")];let t=n.length-Le;return[ae(n.slice(0,Le).map(ln)),...t>0?[M(`And ${O(t,"more job")}: sort the table below by verdict or saving.`)]:[]]}function ln(e){let{job:n,verdict:t,repository:o,reason:r,offer:s}=e,d=V(e);return[i("div",{},i("strong",{class:h(e)},`${L[t]} ${h(e)}`),` ${n}`,i("p",{class:"note"},`${j(o)}, `,F(e),`, ${W(e)??"no team declared"}`)),i("p",{},...I(r??"The report does not say why.")),i("p",{},...s===void 0?[i("span",{class:"note"},ie(e))]:I(s),...d===void 0?[]:[". ",i(e.saves===0?"span":"strong",{},`Saves ${d}.`)])]}var ae=e=>i("ol",{class:"cards"},...e.map(n=>i("li",{},...n))),M=e=>i("p",{class:"note"},e);function We(e,n){let t=X(e,n);return{accelerators:e.accelerator===n.accelerator&&de(e.count,n.count,1),chipHours:de(e.likelyChipHours,n.likelyChipHours,1.05),cost:t!==void 0&&de(t.now,t.former,1.05)}}var de=(e=0,n,t)=>n!==void 0&&e>n*t;function X({cost:e},{cost:n}){return e?.likely===void 0||n?.likely===void 0?void 0:e.currency===n.currency&&(e.per??"run")===(n.per??"run")&&e.prices===n.prices?{now:e.likely,former:n.likely}:void 0}function Ne({new:e,gone:n,grown:t,date:o,notRead:r,isOfOthers:s}){if(s)return`Nothing can be compared: the report of ${o} has none of these repositories, but ${r.slice(0,3).join(", ")}${r.length>3?" and others":""}`;let d=t.map(({now:c,former:u})=>{let l=X(c,u);return c.cost&&l&&{...c.cost,likely:l.now-l.former}}),a=({cost:c})=>c;return[`${f(e.length)} new${le(e.map(a))}, `,`${f(n.length)} gone${le(n.map(a))} and `,`${f(t.length)} grown${le(d,"+")} since ${o}`].join("")}function le(e,n=""){let t=new Map,o=e.filter(d=>d?.likely!==void 0);for(let d of o)t.set(R(d),(t.get(R(d))??0)+d.likely);if(t.size===0)return"";let r=[...t].map(([d,a])=>`${a<0?"\\u2212":n}${w(Math.abs(a))} ${d}`),s=o.length===e.length?"":`, known for ${f(o.length)} of ${f(e.length)}`;return` (${r.join(" and ")}${s})`}function Pe({now:e,former:n},t){let o=We(e,n),r=X(e,n),[s,d]=[ce(n,t),ce(e,t)];return[...o.accelerators?[`accelerators ${f(n.count??0)} \\u2192 ${f(e.count??0)}`]:[],...o.chipHours?[`chip-hours ${f(n.likelyChipHours??0)} \\u2192 ${f(e.likelyChipHours??0)}`]:[],...o.cost&&r&&e.cost?[`cost ${w(r.former)} \\u2192 ${w(r.now)} ${R(e.cost)}`]:[],...e.accelerator===n.accelerator?[]:[`on ${d} instead of ${s}`]].join(", ")}var ue=(e,n)=>[ce(e,n),e.likelyChipHours===void 0?"chip-hours unknown":`${f(e.likelyChipHours)} chip-hours`,e.cost?.likely===void 0?"cost unknown":`${w(e.cost.likely)} ${R(e.cost)}`].join(", "),Ge=({notRead:e,isOfOthers:n})=>e.length===0||n?"":`${O(e.length,"repository")} not read this time: ${e.join(", ")}`,ce=({accelerator:e,count:n},t)=>`${n===void 0?"":`${f(n)}\\xD7 `}${e===void 0?"not declared":t(e)}`;var fe=e=>[...Object.entries(Q).map(([n,t])=>`${n}: ${t(e)}`),...Object.entries(e.labels).flatMap(([n,t])=>n===p.teamLabel?[]:[`label ${n}: ${t}`])],Ee=new WeakMap;function cn(e){let n=Ee.get(e);if(n!==void 0)return n;let t=fe(e),r=[...e.verdict===void 0?[]:N.map(({textOf:d})=>d(e)),e.job,e.repository,e.path,e.reason??"",...t].join(`\n`).toLowerCase(),s={facets:new Set(t),words:r};return Ee.set(e,s),s}function P(e,{verdict:n,only:t,words:o}){let r=cn(e),s=o.trim().toLowerCase();return(n===""||e.verdict!==void 0&&h({verdict:e.verdict,...e.isDrift&&{isDrift:!0}})===n)&&t.every(a=>r.facets.has(a))&&(s===""||r.words.includes(s))}var me=20,un="Not known: keep the JSON of each week (fleet --format json), and make this page with --since and the last one.",pe=new Set;function Ae(e){if(m("changes").hidden=!1,p.since===void 0){m("changes").replaceChildren(i("h2",{},"What changed"),M(un));return}let{date:n,grown:t,new:o,gone:r}=p.since,s={...p.since,grown:t.filter(({now:a})=>P(a,e)),new:o.filter(a=>P(a,e)),gone:r.filter(a=>P(a,e))},d=Ge(s);m("changes").replaceChildren(i("h2",{},`Since ${n}`),i("p",{},`${Ne(s)}.`),...d===""?[]:[M(`${d}.`)],...ye("Grown",s.grown.map(a=>[i("strong",{},a.now.job),`: ${Pe(a,D)}. ${j(a.now.repository)}, `,F(a.now)])),...ye("New",s.new.map(a=>[i("strong",{},a.job),": ",i("span",{class:h(a)},`${L[a.verdict]} ${h(a)}`),`, ${ue(a,D)}. ${j(a.repository)}, `,F(a)])),...ye("Gone",s.gone.map(a=>[i("strong",{},a.job),`: ${ue(a,D)}. ${j(a.repository)}, ${a.path}`])))}function ye(e,n){if(n.length===0)return[];let t=n.slice(0,me).map(s=>i("li",{},...s)),o=n.length-me,r=i("details",{open:pe.has(e)||n.length>me?void 0:""},i("summary",{},`${e} (${n.length})`),i("ul",{},...t,...o>0?[i("li",{},`and ${o} more, which the JSON has`)]:[]));return r.addEventListener("toggle",()=>r.open?pe.delete(e):pe.add(e)),[r]}function Ie(){m("waivers").append(p.waiversDue.length===0?M("No waiver ends soon."):ae(p.waiversDue.map(fn)));let e=[...U("Contradicted by the files of the repository",p.drift.map(n=>[`${j(n.repository)}: `,F(n),` ${n.message}`])),...U("Launch accelerators without a manifest",p.undeclared.map(({repository:n,launches:t})=>[`${j(n)}: ${t.map(({path:o,line:r,asksFor:s})=>`${s} (${o}:${r})`).join(", ")}`])),...U("Old reports",p.oldReports.map(({repository:n,date:t})=>[`${j(n)}: ${t}`])),...U("Dated in the future",p.futureReports.map(({repository:n,date:t})=>[`${j(n)}: ${t}`])),...U("Not read",p.unread.map(({path:n,because:t})=>[`${n} ${t}`]))];m("lists").append(...e.length===0?[M("Nothing: every report that was given is read, is recent, and agrees with its files.")]:e)}function fn(e){let{expires:n,repository:t,rule:o,reason:r,owner:s,ticket:d}=e,a=[s,d].filter(u=>u!==void 0).join(", "),c=n<p.date?"ended":"ends";return[i("div",{},i("strong",{},`${c} ${n}`),` ${o}`),i("p",{class:"note"},`${j(t)}, `,F(e)),i("p",{},`${r}${a===""?"":` (${a})`}`)]}function U(e,n){if(n.length===0)return[];let t=n.map(o=>i("li",{},...o));return[i("details",{},i("summary",{},`${e} (${n.length})`),i("ul",{},...t))]}var mn="January February March April May June July August September October November December".split(" ");function pn(e){let[n,t]=e.split("-");return`${mn[Number(t)-1]} ${n}`}function _e(e){let n=e.toSorted(),[t,o]=[n[0],n.at(-1)].map((d="")=>pn(d));if(t===o)return o;let[r,s]=t.split(" ");return`${o.endsWith(` ${s}`)?r:t} to ${o}`}function ge(e,{jobs:n,offersSought:t}){return t===n?`known for ${f(e)} of ${O(n,"job")}`:`looked for in ${f(t)} of ${O(n,"job")}, known for ${f(e)}`}var yn={list:"list prices",policy:"prices of policies",file:"prices of price files",manifest:"declared prices"},Ve=e=>`at ${re(e.map(gn))}`,gn=({prices:e,read:n})=>`${yn[e]??`prices of ${e}`}${n===void 0?"":` of ${_e(n)}`}`;function De(e,n){let{jobs:t,cost:o,likelyChipHours:r,accelerators:s,counted:d,offersSought:a}=e,c=y=>n.filter(A=>h(A)===y).length,u=c("mismatch"),l=y=>`known for ${f(y)} of ${O(t,"job")}`,[g,...$]=o.toSorted((y,A)=>A.jobs-y.jobs),k=y=>`${y.likely.jobs===0?y.amount.map(w).join("\\u2013"):w(y.likely.amount)} ${R(y)}`,C=r.jobs===0?"chip-hours not known":`${f(r.amount)} chip-hours, ${l(r.jobs)}`,v=o.filter(({saves:y})=>y!==void 0),E=v[0]&&hn(n,v[0]);return[G("Jobs",f(t),d===0?"accelerators not known":`${O(s,"accelerator")}, ${l(d)}`),G("Mismatched",f(u),`and ${["drift","questionable","undecided"].map(y=>`${f(c(y))} ${y}`).join(", ")}`,u>0?"mismatch":void 0),g?G(g.per==="month"?"Usual cost a month":"Usual cost, each job run once",k(g),[Ve(g.sources),l(g.jobs),...$.map(y=>`also ${k(y)}, ${l(y.jobs)}`),C].join("; ")):G("Usual cost","not known",C),v.length===0?G("Offers would save","not known",a===0?`Not looked for: ${he}.`:`${$e(ge(0,e))}: ${he}.`):G("Offers would save",v.map(y=>`${w(y.saves?.amount??0)} ${R(y)}`).join(", "),`${ge(v.reduce((y,{saves:A})=>y+(A?.jobs??0),0),e)}${a===t?"":`: ${he}`}${E===void 0?"":`; ${E}`}`)]}function hn(e,n){let t=new Map;for(let r of e){let[s,{cost:d,saves:a=0}]=[W(r),r],c=d?.currency===n.currency&&(d.per??"run")===n.per;s!==void 0&&c&&a>0&&t.set(s,(t.get(s)??0)+a)}let[o]=[...t].sort(([,r],[,s])=>s-r);return o&&`most in team ${o[0]}: ${w(o[1])} ${R(n)}`}var he="only jobs with an error or a warning are searched",G=(e,n,t,o="")=>i("div",{},i("dt",{},e),i("dd",{class:`number ${o}`},n),i("dd",{class:"note"},t));var B=[{name:"jobs",of:()=>1,words:f},{name:"accelerators",of:({count:e})=>e,words:f},{name:"usual chip-hours",of:({likelyChipHours:e})=>e,words:f},...p.total.cost.flatMap(({currency:e,per:n})=>{let t=({cost:s})=>s?.currency===e&&(s.per??"run")===n,o=`in ${e} a ${n}`,r=w;return[{name:`usual cost ${o}`,of:s=>t(s)?s.cost?.likely:void 0,words:r},{name:`what offers save ${o}`,of:s=>t(s)?s.saves:void 0,words:r}]})],Ue=B.find(({name:e,of:n})=>e.startsWith("usual cost")&&H.some(t=>(n(t)??0)>0))?.name??"jobs",bn={verdict:"",only:[],words:""};function Be(e){let n=new URLSearchParams(e.slice(1)),t=o=>n.get(o)??"";return{verdict:S.find(o=>o===t("verdict"))??"",only:n.getAll("only"),words:t("words"),bars:B.find(({name:o})=>o===t("bars"))?.name??Ue,sort:t("sort")}}function wn({only:e,...n}){let t=new URLSearchParams(e.map(o=>["only",o]));for(let[o,r]of Object.entries(n))r!==""&&r!==Ue&&t.set(o,r);return t.size===0?"#":`#${t}`}var $n="The link is copied: it shows these filters. It leads to a file of this machine: put the page where others can open it.",vn="Red is what jobs with a mismatch cost, not what is wasted.",be=m("verdict"),Y=m("only"),ee=m("words"),ne=m("measure"),xn=new Z(m("jobs"),N,Te,e=>{J({sort:b.sort===e?`-${e}`:b.sort===`-${e}`?"":e})}),b=Be(location.hash),x=[];function J(e){b={...b,...e},history.replaceState(null,"",wn(b)),we()}function we(){be.value=b.verdict,ne.value=b.bars,Y.value="",ee.value!==b.words&&(ee.value=b.words),x=H.filter(t=>P(t,b));let e=new K;for(let t of x)e.add(t);let{total:n}=e;m("sums").textContent=x.length===H.length?"":`${f(x.length)} of ${O(H.length,"job")} shown`,m("chosen").replaceChildren(...b.only.map(t=>T(`${t} \\xD7`,()=>J({only:b.only.filter(o=>o!==t)}),{"aria-label":`No longer only ${t}`}))),m("tiles").replaceChildren(...De(n,x)),Ae(b),m("act").replaceChildren(...He(x)),kn(),m("none").hidden=x.length>0,m("jobs").hidden=x.length===0,xn.show(se(x,N,b.sort),b.sort)}function kn(){let e=B.find(({name:o})=>o===b.bars)??B[0],n=Object.entries(Q).flatMap(([o,r])=>Me(o,x,r,e,s=>J({only:[...new Set([...b.only,`${o}: ${s}`])]}))??[]);m("charts").replaceChildren(...n);let t=x.filter(o=>e.of(o)!==void 0).length;m("known").textContent=[...t===x.length?[]:[`Known for ${f(t)} of ${O(x.length,"job")}: ${e.name}.`],...e.name.startsWith("usual cost")?[vn]:[]].join(" ")}var qe=e=>e.map(n=>i("option",{value:n},n)),Rn=[...new Set(H.flatMap(fe))].sort();Y.append(i("option",{value:""},"choose \\u2026"),...qe(Rn));ne.append(...qe(B.map(({name:e})=>e)));be.addEventListener("change",()=>J({verdict:be.value}));Y.addEventListener("change",()=>J({only:[...new Set([...b.only,Y.value])]}));ee.addEventListener("input",()=>J({words:ee.value}));ne.addEventListener("change",()=>J({bars:ne.value}));m("all").addEventListener("click",()=>J(bn));m("share").addEventListener("click",async()=>{let e=await navigator.clipboard.writeText(location.href).then(()=>location.protocol==="file:"?$n:"The link is copied: it shows these filters.",()=>"The browser does not let this page copy: the address of this window shows these filters.");m("sums").textContent=e});m("csv").addEventListener("click",()=>{let e=new Blob([...ke({jobs:se(x,N,b.sort),teamLabel:p.teamLabel})],{type:"text/csv"}),n=i("a",{href:URL.createObjectURL(e),download:`jobs-${p.date}.csv`});n.click(),URL.revokeObjectURL(n.href)});addEventListener("hashchange",()=>{b=Be(location.hash),we()});Ie();we();document.body.dataset.ready="";})();\n',style:`/* The colors and bars of verdicts, for the playground, the page of a fleet and the pictures. Each color: light, dark. */
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
  grid-template-columns: minmax(0, 10rem) minmax(0, 1fr) 4.5rem;
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
#jobs thead th {
  width: 7.5rem;
}
#jobs thead th:first-child {
  width: 15rem;
}
/* Names take what figures leave. */
#jobs thead th:is(:nth-child(5), :last-child) {
  width: auto;
}
.unknown {
  color: var(--faint);
}
#changes details {
  margin: 0.5rem 0;
}
#changes ul {
  margin: 0.3rem 0;
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
  /* Job, cost and saving are in sight; one scrolls to the others. */
  #jobs thead th {
    width: 7rem;
  }
  #jobs thead th:first-child {
    width: 8.5rem;
  }
  #jobs table {
    font-size: 13px;
    min-width: 57.5rem;
  }
  #jobs :is(th, td) {
    padding-inline: 0.4rem;
  }
  .cards > li {
    grid-template-columns: minmax(0, 1fr);
  }
  main {
    padding: 0.5rem 0.75rem 3rem;
  }
  .bars button {
    grid-template-columns: minmax(0, 7.5rem) minmax(0, 1fr) 4.5rem;
  }
  .details dl {
    grid-template-columns: 6rem minmax(0, 1fr);
  }
}
`,scriptHash:"'sha256-fNfzaUoYJVDSrkIDYWsaX5RbWArI1sYp8IW8Rm60hc4='",styleHash:"'sha256-Enj/3tSsMI0Tu9eYwdYTUKjD8+l1RqdoO/o2X74pxD4='"};0&&(module.exports={pageParts});
