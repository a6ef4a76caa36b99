var o=Object.defineProperty;var a=Object.getOwnPropertyDescriptor;var s=Object.getOwnPropertyNames;var l=Object.prototype.hasOwnProperty;var d=(n,e)=>{for(var r in e)o(n,r,{get:e[r],enumerable:!0})},c=(n,e,r,i)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of s(e))!l.call(n,t)&&t!==r&&o(n,t,{get:()=>e[t],enumerable:!(i=a(e,t))||i.enumerable});return n};var h=n=>c(o({},"__esModule",{value:!0}),n);var m={};d(m,{pageParts:()=>u});module.exports=h(m);var u={script:'"use strict";(()=>{function f(e){for(let[n,t]of[[1e15,"Q"],[1e12,"T"],[1e9,"B"],[1e6,"M"]])if(e>=n)return`${Y(e/n)}${t}`;return e>=1e4?`${Y(e/1e3)}k`:e>=1e3?Math.round(e).toLocaleString("en-US"):Y(e)}var $=e=>e>=995e3?f(Number(e.toPrecision(2))):e.toLocaleString("en-US",{maximumSignificantDigits:2}),O=({currency:e,per:n="run"})=>`${e}${n==="run"?"":De[n]}`,De={run:" a run",month:" a month",hour:" an hour"},k=(e,n)=>`${f(e)} ${e===1?n:`${n.replace(/y$/,"ie")}s`}`;var ee=e=>`${Ue(e)} GiB`,Ue=e=>String(Number(e.toFixed(e<100?1:0)));function ne(e,n="and"){let t=e.at(-1)??"";return e.length<2?t:`${e.slice(0,-1).join(", ")} ${n} ${t}`}var he=e=>e.slice(0,1).toUpperCase()+e.slice(1);var Be=8766,hn={s:1/3600,min:1/60,h:1,days:24,years:Be},Y=(e,n=3)=>String(Number(e.toPrecision(n)));var V=["fit","undecided","questionable","mismatch"];var j=["mismatch","drift","questionable","undecided","fit"],h=({verdict:e,isDrift:n})=>n?"drift":e;var be={repository:({repository:e})=>e,commit:({commit:e})=>e,date:({date:e})=>e,path:({path:e})=>e,line:({line:e})=>e,job:({job:e})=>e,verdict:h,recommended:({recommended:e})=>e,accelerator:({accelerator:e})=>e,kind:({kind:e})=>e,vendor:({vendor:e})=>e,count:({count:e})=>e,provider:({provider:e})=>e,stage:({stage:e})=>e,framework:({framework:e})=>e.join(";"),task:({task:e})=>e,model:({model:e})=>e,group:({group:e})=>e,labels:({labels:e})=>Object.entries(e).map(n=>n.join("=")).join(";"),usual_chip_hours:({likelyChipHours:e})=>e,least_chip_hours:({chipHours:e})=>e?.[0],most_chip_hours:({chipHours:e})=>e?.[1],currency:({cost:e})=>e?.currency,usual_cost:({cost:e})=>e?.likely,least_cost:({cost:e})=>e?.amount[0],most_cost:({cost:e})=>e?.amount[1],cost_per:({cost:e})=>e?.per,cost_prices:({cost:e})=>e?.prices,memory:({memory:e})=>e?.verdict,usual_memory_gib:({memory:e})=>e?.likelyGiB,capacity_gib:({memory:e})=>e?.capacityGiB,evidence_files:({evidence:e})=>e?.files,compared:({evidence:e})=>e?.compared.join(";"),not_compared:({evidence:e})=>e?.notCompared.map(({what:n})=>n).join(";"),waived:({waived:e})=>e,waived_until:({waivedUntil:e})=>e,offers_save:({saves:e})=>e,cost_read:({cost:e})=>e?.read,reason:({reason:e})=>e,offer:({offer:e})=>e};function*$e({jobs:e}){yield we(Object.keys(be));for(let n of e)yield we(Object.values(be).map(t=>ze(t(n))))}var we=e=>`${e.join(",")}\\r\n`,qe=/^[=+\\-@\\t\\r]/;function ze(e){let n=String(e??""),t=qe.test(n)?`\'${n}`:n;return/[",\\r\\n]/.test(t)?`"${t.replaceAll(\'"\',\'""\')}"`:t}var U=class{#s=Object.fromEntries(V.map(n=>[n,0]));#n=new Map;#a={amount:[0,0],jobs:0};#d={amount:0,jobs:0};#t=0;#o=0;#r={amount:0,jobs:0};add({verdict:n,count:t,likelyChipHours:o,chipHours:r,cost:i,offersSought:d,saves:a}){if(this.#t++,d&&this.#o++,this.#s[n]++,D(this.#r,t),D(this.#d,o),r&&ve(this.#a,r),i===void 0)return;let c=`${i.currency} ${i.per??"run"}`,u=()=>({amount:0,jobs:0}),l=this.#n.get(c)??{likely:u(),saves:u(),sources:new Map,amount:[0,0],jobs:0};this.#n.set(c,l),D(l.likely,i.likely),D(l.saves,a),ve(l,i.amount),Ke(l.sources,i)}get total(){return{jobs:this.#t,verdicts:this.#s,accelerators:this.#r.amount,counted:this.#r.jobs,offersSought:this.#o,likelyChipHours:this.#d,chipHours:this.#a,cost:[...this.#n].sort(([n],[t])=>n<t?-1:1).map(([n,{saves:t,sources:o,...r}])=>{let[i="",d]=n.split(" "),a={...r,sources:[...o.values()]};return{currency:i,per:d,...a,...t.jobs>0&&{saves:t}}})}}};function Ke(e,{prices:n,read:t}){if(n===void 0)return;let{jobs:o=0,read:r}=e.get(n)??{},i=[...r??[],...t===void 0?[]:[t]].sort(),[d,a]=[i[0],i.at(-1)],c=d!==void 0&&a!==void 0;e.set(n,{prices:n,jobs:o+1,...c&&{read:[d,a]}})}function D(e,n){n!==void 0&&(e.amount+=n,e.jobs++)}function ve(e,[n,t]){e.amount[0]+=n,e.amount[1]+=t,e.jobs++}function s(e,n={},...t){let o=document.createElement(e);for(let[r,i]of Object.entries(n))i!==void 0&&o.setAttribute(r,i);return o.append(...t.filter(r=>r!==void 0)),o}var xe=(e,...n)=>e?.startsWith("https://")?s("a",{href:e,target:"_blank",rel:"noreferrer"},...n):s("span",{},...n);function J(e,n,t={}){let o=s("button",{type:"button",...t},e);return o.addEventListener("click",n),o}function p(e){let n=document.getElementById(e);if(n===null)throw new Error(`The page has no #${e}.`);return n}var Oe=({isFigure:e=!1,isSmallestFirst:n=!1})=>e&&!n,ke=12,B=class{#s;#n;#a;#d=s("tbody");#t;#o;#r=Re();#m=Re();#l=[];#p=[];#i=new Map;#e;#f=34;#y=0;#c=0;constructor(n,t,o,r){this.#s=n,this.#n=t,this.#a=o,this.#t=t.map(({name:d,isFigure:a,about:c})=>s("th",{scope:"col",title:c,...a&&{class:"figure"}},J(d,()=>r(d))));let i=s("thead",{},s("tr",{"aria-rowindex":"1"},...this.#t));this.#o=s("table",{},i,this.#d),n.replaceChildren(this.#o),n.tabIndex=0,n.addEventListener("scroll",()=>{this.#c=n.scrollTop,this.#u()}),new ResizeObserver(()=>{this.#y=n.clientHeight,this.#f=this.#i.values().next().value?.offsetHeight||this.#f,this.#u()}).observe(n)}show(n,t,o=[]){this.#l=n,this.#p=o,this.#i=new Map,this.#e=void 0,this.#o.setAttribute("aria-rowcount",String(n.length+1));for(let[r,i]of this.#t.entries()){let d=this.#n[r],{name:a}=d,c=Oe(d)===(t===a);i.hidden=o.includes(a),i.ariaSort=t===a||t===`-${a}`?c?"descending":"ascending":"none"}this.#c>0&&(this.#s.scrollTop=this.#c=0),this.#u()}#u(){let n=this.#f,t=this.#e?this.#l.indexOf(this.#e.row):-1,o=this.#e?.details.offsetHeight??0,r=Math.max(0,Math.floor((this.#c-o)/n)-ke),i=Math.min(this.#l.length,Math.ceil((this.#c+this.#y)/n)+ke),d=this.#i;this.#i=new Map(this.#l.slice(r,i).map((c,u)=>[c,d.get(c)??this.#h(c,r+u)]));let a=[...this.#i].flatMap(([c,u])=>this.#e&&c===this.#e.row?[u,this.#e.details]:[u]);this.#r.style.height=`${r*n+(t!==-1&&t<r?o:0)}px`,this.#m.style.height=`${(this.#l.length-i)*n+(t>=i?o:0)}px`,Ze(this.#d,[this.#r,...a,this.#m])}#h(n,t){let o=this.#n.map(({name:r,textOf:i,titleOf:d=i,isFigure:a,classOf:c,deedOf:u},l)=>{let g=i(n),w=`${a?"figure ":""}${c?.(n)??""}`.trim(),x={title:d(n),...w!==""&&{class:w}};if(l>0){let R=this.#p.includes(r)?"":void 0;return s("td",{...x,hidden:R},g,u?.(n))}let M=J(g,()=>this.#b(n),{"aria-expanded":"false",class:"opens"});return s("th",{...x,scope:"row"},M)});return s("tr",{"aria-rowindex":String(t+2)},...o)}#b(n){let t=this.#e?.row;if(this.#g(t,!1),this.#e=void 0,t!==n){let o=s("td",{colspan:String(this.#n.length)},this.#a(n));this.#e={row:n,details:s("tr",{class:"details"},o)},this.#g(n,!0)}this.#u()}#g(n,t){(n&&this.#i.get(n)?.querySelector("button"))?.setAttribute("aria-expanded",String(t))}};function te(e,n,t){let o=t.replace(/^-/,""),r=n.find(u=>u.name===o);if(r===void 0)return e;let{textOf:i,amountOf:d}=r,a=e.map(u=>({row:u,key:d?d(u):i(u)||void 0})),c=t.startsWith("-")!==Oe(r)?-1:1;return a.sort(({key:u},{key:l})=>u===void 0||l===void 0?+(u===void 0)-+(l===void 0):u===l?0:c*(u<l?-1:1)),a.map(({row:u})=>u)}var Re=()=>s("tr",{class:"spacer","aria-hidden":"true"});function Ze(e,n){let t=new Set(n);for(let o of[...e.children])t.has(o)||o.remove();for(let[o,r]of n.entries())e.children[o]!==r&&e.insertBefore(r,e.children[o]??null)}var Qe=8;function je(e,n,t,o,r){let i=new Map;for(let l of n){let g=t(l),w=i.get(g)??{fit:0,undecided:0,questionable:0,drift:0,mismatch:0};i.set(g,w),w[h(l)]+=o.of(l)??0}let d=[...i].map(([l,g])=>({name:l,parts:g,total:Object.values(g).reduce((w,x)=>w+x,0)})).filter(({total:l})=>l>0).sort((l,g)=>g.total-l.total),a=d[0]?.total;if(a===void 0)return;let c=d.slice(0,Qe).map(({name:l,parts:g,total:w})=>{let x=s("span",{class:"track","aria-hidden":"true"});for(let R of j){let m=s("span",{class:R});m.style.width=`${100*g[R]/a}%`,x.append(m)}let M=J("",()=>r(l),{title:j.toReversed().flatMap(R=>g[R]>0?[`${R} ${o.words(g[R])}`]:[]).join(", ")});return M.append(s("span",{class:"name"},l),x,s("span",{class:"figure"},o.words(w))),s("li",{},M)}),u=d.length-c.length;return s("section",{},s("h3",{},e),s("ul",{class:"bars"},...c),u>0?s("p",{class:"note"},`and ${u} more`):void 0)}var L={mismatch:"\\u2717",questionable:"!",undecided:"?",fit:"\\u2713"};var y=JSON.parse(p("fleet").textContent),T=p("rows").textContent.split(`\n`).slice(1).map(e=>JSON.parse(e)),G="not declared",A=e=>(Object.hasOwn(y.names,e)?y.names[e]:void 0)??e,Se=({accelerator:e})=>e&&A(e),q=({labels:e})=>Object.hasOwn(e,y.teamLabel)?e[y.teamLabel]:void 0,z={Team:e=>q(e)??G,Accelerator:e=>Se(e)??G,Kind:({kind:e=G})=>e,Provider:({provider:e=G})=>e,Stage:({stage:e=G})=>e},Xe=({cost:e})=>{if(e===void 0)return"";let[n,t]=e.amount;return`${e.likely===void 0?`${$(n)}\\u2013${$(t)}`:$(e.likely)} ${O(e)}`},E=({cost:e,saves:n})=>e===void 0||n===void 0?void 0:n===0?"nothing":`${$(n)} ${O(e)}`,Ye=({offersSought:e,offer:n})=>e?n===void 0?"none found":"not known":"not looked for",H=[{name:"Job",textOf:({job:e})=>e},{name:"Cost",about:"Usual cost of one run, or of a month of a service",textOf:Xe,amountOf:({cost:e})=>e?.likely??e?.amount[0],isFigure:!0},{name:"Saving",about:"What the best offer would save; looked for in jobs with an error or a warning",textOf:e=>E(e)??Ye(e),amountOf:({saves:e})=>e,isFigure:!0,classOf:e=>E(e)===void 0?"unknown":""},{name:"Verdict",textOf:e=>`${L[e.verdict]} ${h(e)}`,amountOf:e=>j.indexOf(h(e)),classOf:h},{name:"Accelerator",textOf:e=>`${e.count===void 0?"":`${f(e.count)}\\xD7 `}${Se(e)??""}`},{name:"Chip-hours",textOf:({likelyChipHours:e})=>e===void 0?"":f(e),amountOf:({likelyChipHours:e})=>e,isFigure:!0},{name:"Team",textOf:e=>q(e)??""},{name:"Repository",textOf:({repository:e})=>e}];function S({repository:e,commit:n,path:t,line:o}){let r=n!==void 0&&/^[\\w.-]+(?:\\/[\\w.-]+)+$/.test(e),i=t.split("/").map(encodeURIComponent).join("/"),d=r?`${y.server}/${e}/blob/${encodeURIComponent(n)}/${i}#L${o}`:void 0;return xe(d,`${t}:${o}`)}var en=({memory:e})=>e?.likelyGiB===void 0?void 0:`about ${ee(e.likelyGiB)} of ${ee(e.capacityGiB)} a device`,nn=({model:e,task:n,framework:t})=>[n,...e===void 0?[]:[e],...t].join(", "),tn=({waived:e,waivedUntil:n})=>e===0?void 0:`${e} waived, the first until ${n}`,oe=({offersSought:e})=>e?"No change was found that passes.":"No offer was looked for.";function Fe(e){let{reason:n,offer:t,provider:o,stage:r,kind:i,labels:d,group:a,date:c,likelyChipHours:u}=e,l=E(e),g=[["Declared in",S(e)],["Reason",n],["Best offer",t?`${t}${l===void 0?"":`; saves ${l}`}`:oe(e)],["Memory",en(e)],["Work",nn(e)],["Where",[i,o,r,a].filter(w=>w!==void 0).join(", ")||void 0],["Labels",Object.entries(d).map(w=>w.join(": ")).join(", ")||void 0],["Not known",[...u===void 0?["chip-hours"]:[],...e.cost?[]:["cost"]].join(", ")||void 0],["Waivers",tn(e)],["Checked",c]];return s("dl",{},...g.flatMap(([w,x])=>x===void 0?[]:[s("dt",{},w),s("dd",{},x)]))}var Me=10,on=(e,n)=>(n.saves??-1)-(e.saves??-1)||j.indexOf(h(e))-j.indexOf(h(n))||(n.cost?.likely??-1)-(e.cost?.likely??-1)||(n.likelyChipHours??-1)-(e.likelyChipHours??-1);function Je(e){let n=e.filter(({verdict:o,saves:r=0})=>o==="mismatch"||o==="questionable"||r>0).sort(on);if(n.length===0)return[C("Nothing to act on: of these jobs none is a mismatch or questionable.")];let t=n.length-Me;return[re(n.slice(0,Me).map(rn)),...t>0?[C(`And ${k(t,"more job")}: sort the table below by verdict or saving.`)]:[]]}function rn(e){let{job:n,verdict:t,repository:o,reason:r,offer:i}=e,d=E(e);return[s("div",{},s("strong",{class:h(e)},`${L[t]} ${h(e)}`),` ${n}`,s("p",{class:"note"},`${o}, `,S(e),`, ${q(e)??"no team declared"}`)),s("p",{},r??"The report does not say why."),s("p",{},i??s("span",{class:"note"},oe(e)),...d===void 0?[]:[" ",s("strong",{},`Saves ${d}.`)])]}var re=e=>s("ol",{class:"cards"},...e.map(n=>s("li",{},...n))),C=e=>s("p",{class:"note"},e);function Ce(e,n){let t=K(e,n);return{accelerators:e.accelerator===n.accelerator&&ie(e.count,n.count,1),chipHours:ie(e.likelyChipHours,n.likelyChipHours,1.05),cost:t!==void 0&&ie(t.now,t.former,1.05)}}var ie=(e=0,n,t)=>n!==void 0&&e>n*t;function K({cost:e},{cost:n}){return e?.likely===void 0||n?.likely===void 0?void 0:e.currency===n.currency&&(e.per??"run")===(n.per??"run")&&e.prices===n.prices?{now:e.likely,former:n.likely}:void 0}function Le({new:e,gone:n,grown:t,date:o,notRead:r,isOfOthers:i}){if(i)return`Nothing can be compared: the report of ${o} has none of these repositories, but ${r.slice(0,3).join(", ")}${r.length>3?" and others":""}`;let d=t.map(({now:c,former:u})=>{let l=K(c,u);return c.cost&&l&&{...c.cost,likely:l.now-l.former}}),a=({cost:c})=>c;return[`${f(e.length)} new${se(e.map(a))}, `,`${f(n.length)} gone${se(n.map(a))} and `,`${f(t.length)} grown${se(d,"+")} since ${o}`].join("")}function se(e,n=""){let t=new Map,o=e.filter(d=>d?.likely!==void 0);for(let d of o)t.set(O(d),(t.get(O(d))??0)+d.likely);if(t.size===0)return"";let r=[...t].map(([d,a])=>`${a<0?"\\u2212":n}${$(Math.abs(a))} ${d}`),i=o.length===e.length?"":`, known for ${f(o.length)} of ${f(e.length)}`;return` (${r.join(" and ")}${i})`}function Te({now:e,former:n},t){let o=Ce(e,n),r=K(e,n),[i,d]=[ae(n,t),ae(e,t)];return[...o.accelerators?[`accelerators ${f(n.count??0)} \\u2192 ${f(e.count??0)}`]:[],...o.chipHours?[`chip-hours ${f(n.likelyChipHours??0)} \\u2192 ${f(e.likelyChipHours??0)}`]:[],...o.cost&&r&&e.cost?[`cost ${$(r.former)} \\u2192 ${$(r.now)} ${O(e.cost)}`]:[],...e.accelerator===n.accelerator?[]:[`on ${d} instead of ${i}`]].join(", ")}var de=(e,n)=>[ae(e,n),e.likelyChipHours===void 0?"chip-hours unknown":`${f(e.likelyChipHours)} chip-hours`,e.cost?.likely===void 0?"cost unknown":`${$(e.cost.likely)} ${O(e.cost)}`].join(", "),He=({notRead:e,isOfOthers:n})=>e.length===0||n?"":`${k(e.length,"repository")} not read this time: ${e.join(", ")}`,ae=({accelerator:e,count:n},t)=>`${n===void 0?"":`${f(n)}\\xD7 `}${e===void 0?"not declared":t(e)}`;var le=e=>[...Object.entries(z).map(([n,t])=>`${n}: ${t(e)}`),...Object.entries(e.labels).flatMap(([n,t])=>n===y.teamLabel?[]:[`label ${n}: ${t}`])],We=new WeakMap;function sn(e){let n=We.get(e);if(n!==void 0)return n;let t=le(e),r=[...e.verdict===void 0?[]:H.map(({textOf:d})=>d(e)),e.job,e.repository,e.path,e.reason??"",...t].join(`\n`).toLowerCase(),i={facets:new Set(t),words:r};return We.set(e,i),i}function W(e,{verdict:n,only:t,words:o}){let r=sn(e),i=o.trim().toLowerCase();return(n===""||e.verdict!==void 0&&h({verdict:e.verdict,...e.isDrift&&{isDrift:!0}})===n)&&t.every(a=>r.facets.has(a))&&(i===""||r.words.includes(i))}var ce=20,ue=new Set;function Ne(e){if(y.since===void 0)return;let{date:n,grown:t,new:o,gone:r}=y.since,i={...y.since,grown:t.filter(({now:a})=>W(a,e)),new:o.filter(a=>W(a,e)),gone:r.filter(a=>W(a,e))},d=He(i);p("changes").replaceChildren(s("h2",{},`Since ${n}`),s("p",{},`${Le(i)}.`),...d===""?[]:[C(`${d}.`)],...fe("Grown",i.grown.map(a=>[s("strong",{},a.now.job),`: ${Te(a,A)}. ${a.now.repository}, `,S(a.now)])),...fe("New",i.new.map(a=>[s("strong",{},a.job),": ",s("span",{class:h(a)},`${L[a.verdict]} ${h(a)}`),`, ${de(a,A)}. ${a.repository}, `,S(a)])),...fe("Gone",i.gone.map(a=>[s("strong",{},a.job),`: ${de(a,A)}. ${a.repository}, ${a.path}`]))),p("changes").hidden=!1}function fe(e,n){if(n.length===0)return[];let t=n.slice(0,ce).map(i=>s("li",{},...i)),o=n.length-ce,r=s("details",{open:ue.has(e)||n.length>ce?void 0:""},s("summary",{},`${e} (${n.length})`),s("ul",{},...t,...o>0?[s("li",{},`and ${o} more, which the JSON has`)]:[]));return r.addEventListener("toggle",()=>r.open?ue.delete(e):ue.add(e)),[r]}function Pe(){p("waivers").append(y.waiversDue.length===0?C("No waiver ends soon."):re(y.waiversDue.map(an)));let e=[..._("Contradicted by the files of the repository",y.drift.map(n=>[`${n.repository}: `,S(n),` ${n.message}`])),..._("Launch accelerators without a manifest",y.undeclared.map(({repository:n,launches:t})=>[`${n}: ${t.map(({path:o,line:r,asksFor:i})=>`${i} (${o}:${r})`).join(", ")}`])),..._("Old reports",y.oldReports.map(({repository:n,date:t})=>[`${n}: ${t}`])),..._("Dated in the future",y.futureReports.map(({repository:n,date:t})=>[`${n}: ${t}`])),..._("Not read",y.unread.map(({path:n,because:t})=>[`${n} ${t}`]))];p("lists").append(...e.length===0?[C("Nothing: every report that was given is read, is recent, and agrees with its files.")]:e)}function an(e){let{expires:n,repository:t,rule:o,reason:r,owner:i,ticket:d}=e,a=[i,d].filter(u=>u!==void 0).join(", "),c=n<y.date?"ended":"ends";return[s("div",{},s("strong",{},`${c} ${n}`),` ${o}`),s("p",{class:"note"},`${t}, `,S(e)),s("p",{},`${r}${a===""?"":` (${a})`}`)]}function _(e,n){if(n.length===0)return[];let t=n.map(o=>s("li",{},...o));return[s("details",{},s("summary",{},`${e} (${n.length})`),s("ul",{},...t))]}var dn="January February March April May June July August September October November December".split(" ");function ln(e){let[n,t]=e.split("-");return`${dn[Number(t)-1]} ${n}`}function Ge(e){let n=e.toSorted(),[t,o]=[n[0],n.at(-1)].map((d="")=>ln(d));if(t===o)return o;let[r,i]=t.split(" ");return`${o.endsWith(` ${i}`)?r:t} to ${o}`}function me(e,{jobs:n,offersSought:t}){return t===n?`known for ${f(e)} of ${k(n,"job")}`:`looked for in ${f(t)} of ${k(n,"job")}, known for ${f(e)}`}var cn={list:"list prices",policy:"prices of policies",file:"prices of price files",manifest:"declared prices"},Ee=e=>`at ${ne(e.map(un))}`,un=({prices:e,read:n})=>`${cn[e]??`prices of ${e}`}${n===void 0?"":` of ${Ge(n)}`}`;function Ae(e,n){let{jobs:t,cost:o,likelyChipHours:r,accelerators:i,counted:d,offersSought:a}=e,c=m=>n.filter(P=>h(P)===m).length,u=c("mismatch"),l=m=>`known for ${f(m)} of ${k(t,"job")}`,[g,...w]=o.toSorted((m,P)=>P.jobs-m.jobs),x=m=>`${m.likely.jobs===0?m.amount.map($).join("\\u2013"):$(m.likely.amount)} ${O(m)}`,M=r.jobs===0?"chip-hours not known":`${f(r.amount)} chip-hours, ${l(r.jobs)}`,R=o.filter(({saves:m})=>m!==void 0);return[N("Jobs",f(t),d===0?"accelerators not known":`${k(i,"accelerator")}, ${l(d)}`),N("Mismatched",f(u),`and ${["drift","questionable","undecided"].map(m=>`${f(c(m))} ${m}`).join(", ")}`,u>0?"mismatch":void 0),g?N(g.per==="month"?"Usual cost a month":"Usual cost, each job run once",x(g),[Ee(g.sources),l(g.jobs),...w.map(m=>`also ${x(m)}, ${l(m.jobs)}`),M].join("; ")):N("Usual cost","not known",M),R.length===0?N("Offers would save","not known",a===0?`Not looked for: ${pe}.`:`${he(me(0,e))}: ${pe}.`):N("Offers would save",R.map(m=>`${$(m.saves?.amount??0)} ${O(m)}`).join(", "),`${me(R.reduce((m,{saves:P})=>m+(P?.jobs??0),0),e)}${a===t?"":`: ${pe}`}`)]}var pe="only jobs with an error or a warning are searched",N=(e,n,t,o="")=>s("div",{},s("dt",{},e),s("dd",{class:`number ${o}`},n),s("dd",{class:"note"},t));var I=[{name:"jobs",of:()=>1,words:f},{name:"accelerators",of:({count:e})=>e,words:f},{name:"usual chip-hours",of:({likelyChipHours:e})=>e,words:f},...y.total.cost.flatMap(({currency:e,per:n})=>{let t=({cost:i})=>i?.currency===e&&(i.per??"run")===n,o=`in ${e} a ${n}`,r=$;return[{name:`usual cost ${o}`,of:i=>t(i)?i.cost?.likely:void 0,words:r},{name:`what offers save ${o}`,of:i=>t(i)?i.saves:void 0,words:r}]})],_e=I.find(({name:e,of:n})=>e.startsWith("usual cost")&&T.some(t=>(n(t)??0)>0))?.name??"jobs",fn={verdict:"",only:[],words:""};function Ie(e){let n=new URLSearchParams(e.slice(1)),t=o=>n.get(o)??"";return{verdict:j.find(o=>o===t("verdict"))??"",only:n.getAll("only"),words:t("words"),bars:I.find(({name:o})=>o===t("bars"))?.name??_e,sort:t("sort")}}function mn({only:e,...n}){let t=new URLSearchParams(e.map(o=>["only",o]));for(let[o,r]of Object.entries(n))r!==""&&r!==_e&&t.set(o,r);return t.size===0?"#":`#${t}`}var ye=p("verdict"),Z=p("only"),Q=p("words"),X=p("measure"),pn=new B(p("jobs"),H,Fe,e=>{F({sort:b.sort===e?`-${e}`:b.sort===`-${e}`?"":e})}),b=Ie(location.hash),v=[];function F(e){b={...b,...e},history.replaceState(null,"",mn(b)),ge()}function ge(){ye.value=b.verdict,X.value=b.bars,Z.value="",Q.value!==b.words&&(Q.value=b.words),v=T.filter(t=>W(t,b));let e=new U;for(let t of v)e.add(t);let{total:n}=e;p("sums").textContent=v.length===T.length?"":`${f(v.length)} of ${k(T.length,"job")} shown`,p("chosen").replaceChildren(...b.only.map(t=>J(`${t} \\xD7`,()=>F({only:b.only.filter(o=>o!==t)}),{"aria-label":`No longer only ${t}`}))),p("tiles").replaceChildren(...Ae(n,v)),Ne(b),p("act").replaceChildren(...Je(v)),yn(),p("none").hidden=v.length>0,p("jobs").hidden=v.length===0,pn.show(te(v,H,b.sort),b.sort)}function yn(){let e=I.find(({name:o})=>o===b.bars)??I[0],n=Object.entries(z).flatMap(([o,r])=>je(o,v,r,e,i=>F({only:[...new Set([...b.only,`${o}: ${i}`])]}))??[]);p("charts").replaceChildren(...n);let t=v.filter(o=>e.of(o)!==void 0).length;p("known").textContent=t===v.length?"":`Known for ${f(t)} of ${k(v.length,"job")}: ${e.name}.`}var Ve=e=>e.map(n=>s("option",{value:n},n)),gn=[...new Set(T.flatMap(le))].sort();Z.append(s("option",{value:""},"choose \\u2026"),...Ve(gn));X.append(...Ve(I.map(({name:e})=>e)));ye.addEventListener("change",()=>F({verdict:ye.value}));Z.addEventListener("change",()=>F({only:[...new Set([...b.only,Z.value])]}));Q.addEventListener("input",()=>F({words:Q.value}));X.addEventListener("change",()=>F({bars:X.value}));p("all").addEventListener("click",()=>F(fn));p("csv").addEventListener("click",()=>{let e=new Blob([...$e({jobs:te(v,H,b.sort)})],{type:"text/csv"}),n=s("a",{href:URL.createObjectURL(e),download:`jobs-${y.date}.csv`});n.click(),URL.revokeObjectURL(n.href)});addEventListener("hashchange",()=>{b=Ie(location.hash),ge()});Pe();ge();document.body.dataset.ready="";})();\n',style:`/* The colors and bars of verdicts, for the playground, the page of a fleet and the pictures. Each color: light, dark. */
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
    grid-template-columns: minmax(0, 8rem) minmax(0, 1fr) 3.5rem;
  }
  .details dl {
    grid-template-columns: 6rem minmax(0, 1fr);
  }
}
`,scriptHash:"'sha256-cKN9bjk4IDix01DkFC8TXpp51ICtvSIQ5rbK96zUGL8='",styleHash:"'sha256-nmbTbk+V/Im4ioh8IWOvABmEfHJ/K7wlUnWf6NwElx0='"};0&&(module.exports={pageParts});
