var r=Object.defineProperty;var a=Object.getOwnPropertyDescriptor;var s=Object.getOwnPropertyNames;var l=Object.prototype.hasOwnProperty;var d=(n,e)=>{for(var o in e)r(n,o,{get:e[o],enumerable:!0})},c=(n,e,o,i)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of s(e))!l.call(n,t)&&t!==o&&r(n,t,{get:()=>e[t],enumerable:!(i=a(e,t))||i.enumerable});return n};var h=n=>c(r({},"__esModule",{value:!0}),n);var f={};d(f,{pageParts:()=>u});module.exports=h(f);var u={script:'"use strict";(()=>{function de(e){let n;return()=>(n??=e(),n)}function He(e){let n=new WeakMap;return t=>{let o=n.get(t)??{result:e(t)};return n.set(t,o),o.result}}function f(e){for(let[n,t]of[[1e15,"Q"],[1e12,"T"],[1e9,"B"],[1e6,"M"]])if(e>=n)return`${le(e/n)}${t}`;return e>=1e4?`${le(e/1e3)}k`:e>=1e3?Math.round(e).toLocaleString("en-US"):le(e)}var On=de(()=>new Intl.NumberFormat("en-US",{maximumSignificantDigits:2})),ut=de(()=>new Intl.NumberFormat("en-US"));var y=e=>e>=995e3?f(Number(e.toPrecision(2))):On().format(e),$=({currency:e,per:n="run"})=>`${e}${n==="run"?"":jn[n]}`,jn={run:" a run",month:" a month",hour:" an hour"},O=(e,n)=>`${f(e)} ${e===1?n:`${n.replace(/y$/,"ie")}s`}`;var ft=1/60;var ce=e=>`${Jn(e)} GiB`,Jn=e=>String(Number(e.toFixed(e<100?1:0)));function ue(e,n="and"){let t=e.at(-1)??"";return e.length<2?t:`${e.slice(0,-1).join(", ")} ${n} ${t}`}var Te=e=>e.slice(0,1).toUpperCase()+e.slice(1);var Fn=8766,mt={s:1/3600,min:1/60,h:1,days:24,years:Fn},le=(e,n=3)=>String(Number(e.toPrecision(n)));var Le=e=>e.slice(0,e.indexOf("/"));var X=["fit","undecided","questionable","mismatch"];var $t=He(e=>e.toSorted((n,t)=>Ne(n.id)-Ne(t.id))),Pe=["framework","stage","operations","platform","model","scale","team","inference"],Ne=e=>{let n=Pe.indexOf(Le(e));return n===-1?Pe.length:n};var j=["mismatch","drift","questionable","undecided","fit"],g=({verdict:e,isDrift:n})=>n?"drift":e;var G={mismatch:"\\u2717",questionable:"!",undecided:"?",fit:"\\u2713"};var C=({labels:e},n)=>Object.hasOwn(e,n)?e[n]:void 0;var J=({cost:e,ifFitted:n})=>e??n?.cost;var Sn=e=>Number(e.toPrecision(3)),Ee={..._("repository","commit","date","path","line","job"),verdict:g,..._("recommended","accelerator","kind","vendor","count","provider","stage"),framework:({framework:e})=>e.join(";"),..._("task","model","group"),labels:({labels:e})=>Object.entries(e).map(n=>n.join("=")).join(";"),usual_chip_hours:({likelyChipHours:e})=>e,least_chip_hours:({chipHours:e})=>e?.[0],most_chip_hours:({chipHours:e})=>e?.[1],currency:e=>J(e)?.currency,usual_cost:({cost:e})=>e?.likely,least_cost:({cost:e})=>e?.amount[0],most_cost:({cost:e})=>e?.amount[1],cost_per:e=>J(e)?.per,cost_prices:({cost:e})=>e?.prices,memory:({memory:e})=>e?.likely??e?.verdict,usual_memory_gib:({memory:e})=>e?.likelyGiB,capacity_gib:({memory:e})=>e?.capacityGiB,evidence_files:({evidence:e})=>e?.files,compared:({evidence:e})=>e?.compared.join(";"),not_compared:({evidence:e})=>e?.notCompared.map(({what:n})=>n).join(";"),waived:({waived:e})=>e,waived_until:({waivedUntil:e})=>e,offers_save:({saves:e})=>e&&Sn(e),cost_read:({cost:e})=>e?.read,..._("reason","offer"),offer_cost:({offerCost:e})=>e,..._("errors")};function _(...e){return Object.fromEntries(e.map(n=>[n,t=>t[n]]))}function*Ge({jobs:e,teamLabel:n}){yield Ie([...Object.keys(Ee),"team"]);for(let t of e)yield Ie([...Object.values(Ee).map(o=>o(t)),C(t,n)].map(Cn))}var Ie=e=>`${e.join(",")}\\r\n`,Mn=/^[=+\\-@\\t\\r]/;function Cn(e){let n=String(e??""),t=Mn.test(n)?`\'${n}`:n;return/[",\\r\\n]/.test(t)?`"${t.replaceAll(\'"\',\'""\')}"`:t}var ee=class{#i=Object.fromEntries(X.map(n=>[n,0]));#n=new Map;#a={amount:[0,0],jobs:0};#d={amount:0,jobs:0};#t=0;#o=0;#r={amount:0,jobs:0};add({verdict:n,count:t,likelyChipHours:o,chipHours:r,cost:s,offersSought:i,saves:a}){if(this.#t++,i&&this.#o++,this.#i[n]++,Y(this.#r,t),Y(this.#d,o),r&&Ve(this.#a,r),s===void 0)return;let l=`${s.currency} ${s.per??"run"}`,d=()=>({amount:0,jobs:0}),u=this.#n.get(l)??{likely:d(),saves:d(),sources:new Map,amount:[0,0],jobs:0};this.#n.set(l,u),Y(u.likely,s.likely),Y(u.saves,a),Ve(u,s.amount),Wn(u.sources,s)}get total(){return{jobs:this.#t,verdicts:this.#i,accelerators:this.#r.amount,counted:this.#r.jobs,offersSought:this.#o,likelyChipHours:this.#d,chipHours:this.#a,cost:[...this.#n].sort(([n],[t])=>n<t?-1:1).map(([n,{saves:t,sources:o,...r}])=>{let[s="",i]=n.split(" "),a={...r,sources:[...o.values()]};return{currency:s,per:i,...a,...t.jobs>0&&{saves:t}}})}}};function Wn(e,{prices:n,read:t}){if(n===void 0)return;let{jobs:o=0,read:r}=e.get(n)??{},s=[...r??[],...t===void 0?[]:[t]].sort(),[i,a]=[s[0],s.at(-1)],l=i!==void 0&&a!==void 0;e.set(n,{prices:n,jobs:o+1,...l&&{read:[i,a]}})}function Y(e,n){n!==void 0&&(e.amount+=n,e.jobs++)}function Ve(e,[n,t]){e.amount[0]+=n,e.amount[1]+=t,e.jobs++}function c(e,n={},...t){let o=document.createElement(e);for(let[r,s]of Object.entries(n))s!==void 0&&o.setAttribute(r,s);return o.append(...t.filter(r=>r!==void 0)),o}function D(e){let n=e.split("`");return n.length%2===0?[e]:n.map((t,o)=>o%2===1?c("code",{},t):t)}var Ae=(e,...n)=>e?.startsWith("https://")?c("a",{href:e,target:"_blank",rel:"noreferrer"},...n):c("span",{},...n);function H(e,n,t={}){let o=c("button",{type:"button",...t},e);return o.addEventListener("click",n),o}function p(e){let n=document.getElementById(e);if(n===null)throw new Error(`The page has no #${e}.`);return n}var De=({isFigure:e=!1,isSmallestFirst:n=!1})=>e&&!n,Ke=12,ne=class{#i;#n;#a;#d=c("tbody");#t;#o;#r=_e();#m=_e();#l=[];#p=[];#s=new Map;#e;#f=34;#y=0;#c=0;constructor(n,t,o,r){this.#i=n,this.#n=t,this.#a=o,this.#t=t.map(({name:i,unit:a,isFigure:l,about:d})=>c("th",{scope:"col",title:d,...l&&{class:"figure"}},H(a===void 0?i:`${i}, ${a}`,()=>r(i))));let s=c("thead",{},c("tr",{"aria-rowindex":"1"},...this.#t));this.#o=c("table",{},s,this.#d),n.replaceChildren(this.#o),n.tabIndex=0,n.addEventListener("scroll",()=>{this.#c=n.scrollTop,this.#u()}),new ResizeObserver(()=>{this.#y=n.clientHeight,this.#f=this.#s.values().next().value?.offsetHeight||this.#f,this.#u()}).observe(n)}show(n,t,o=[]){this.#l=n,this.#p=o,this.#s=new Map,this.#e=void 0,this.#o.setAttribute("aria-rowcount",String(n.length+1));for(let[r,s]of this.#t.entries()){let i=this.#n[r],{name:a}=i,l=De(i)===(t===a);s.hidden=o.includes(a),s.ariaSort=t===a||t===`-${a}`?l?"descending":"ascending":"none"}this.#c>0&&(this.#i.scrollTop=this.#c=0),this.#u()}#u(){let n=this.#f,t=this.#e?this.#l.indexOf(this.#e.row):-1,o=this.#e?.details.offsetHeight??0,r=Math.max(0,Math.floor((this.#c-o)/n)-Ke),s=Math.min(this.#l.length,Math.ceil((this.#c+this.#y)/n)+Ke),i=this.#s;this.#s=new Map(this.#l.slice(r,s).map((l,d)=>[l,i.get(l)??this.#h(l,r+d)]));let a=[...this.#s].flatMap(([l,d])=>this.#e&&l===this.#e.row?[d,this.#e.details]:[d]);this.#r.style.height=`${r*n+(t!==-1&&t<r?o:0)}px`,this.#m.style.height=`${(this.#l.length-s)*n+(t>=s?o:0)}px`,Hn(this.#d,[this.#r,...a,this.#m])}#h(n,t){let o=this.#n.map(({name:r,textOf:s,titleOf:i=s,isFigure:a,classOf:l,deedOf:d},u)=>{let m=s(n),b=`${a?"figure ":""}${l?.(n)??""}`.trim(),x={title:i(n),...b!==""&&{class:b}};if(u>0){let w=this.#p.includes(r)?"":void 0;return c("td",{...x,hidden:w},m,d?.(n))}let M=H(m,()=>this.#b(n),{"aria-expanded":"false",class:"opens"});return c("th",{...x,scope:"row"},M)});return c("tr",{"aria-rowindex":String(t+2)},...o)}#b(n){let t=this.#e?.row;if(this.#g(t,!1),this.#e=void 0,t!==n){let o=c("td",{colspan:String(this.#n.length)},this.#a(n));this.#e={row:n,details:c("tr",{class:"details"},o)},this.#g(n,!0)}this.#u()}#g(n,t){(n&&this.#s.get(n)?.querySelector("button"))?.setAttribute("aria-expanded",String(t))}};function fe(e,n,t){let o=t.replace(/^-/,""),r=n.find(u=>u.name===o);if(r===void 0)return e;let{textOf:s,amountOf:i,groupOf:a=()=>""}=r,l=e.map(u=>({row:u,group:a(u),key:i?i(u):s(u)||void 0})),d=t.startsWith("-")!==De(r)?-1:1;return l.sort(({key:u,group:m},{key:b,group:x})=>u===void 0||b===void 0?+(u===void 0)-+(b===void 0):m!==x?m<x?-1:1:u===b?0:d*(u<b?-1:1)),l.map(({row:u})=>u)}var _e=()=>c("tr",{class:"spacer","aria-hidden":"true"});function Hn(e,n){let t=new Set(n);for(let o of[...e.children])t.has(o)||o.remove();for(let[o,r]of n.entries())e.children[o]!==r&&e.insertBefore(r,e.children[o]??null)}var U=8;function Ue(e,n,t,o,r){let s=new Map;for(let m of n){let b=t(m),x=s.get(b)??{fit:0,undecided:0,questionable:0,drift:0,mismatch:0};s.set(b,x),x[g(m)]+=o.of(m)??0}let i=[...s].map(([m,b])=>({name:m,parts:b,total:Object.values(b).reduce((x,M)=>x+M,0)})).filter(({total:m})=>m>0).sort((m,b)=>b.total-m.total),a=i[0]?.total;if(a===void 0)return;let l=i.map(({name:m,parts:b,total:x})=>{let M=c("span",{class:"track","aria-hidden":"true"});for(let F of j){let We=c("span",{class:F});We.style.width=`${100*b[F]/a}%`,M.append(We)}let w=H("",()=>r(m),{title:j.toReversed().flatMap(F=>b[F]>0?[`${F} ${o.words(b[F])}`]:[]).join(", ")});return w.append(c("span",{class:"name"},m),M,c("span",{class:"figure"},o.words(x))),c("li",{},w)}),d=c("ul",{class:"bars"},...l.slice(0,U)),u=H(`Show ${l.length-U} more`,()=>{d.append(...l.slice(U)),l[U]?.querySelector("button")?.focus(),u.remove()});return c("section",{},c("h3",{},e),d,l.length>U?u:void 0)}var Tn="January February March April May June July August September October November December".split(" ");function Ln(e){let[n,t]=e.split("-");return`${Tn[Number(t)-1]} ${n}`}function Be(e){let n=e.toSorted(),[t,o]=[n[0],n.at(-1)].map((i="")=>Ln(i));if(t===o)return o;let[r,s]=t.split(" ");return`${o.endsWith(` ${s}`)?r:t} to ${o}`}var Pn={list:"list prices",policy:"prices of policies",file:"prices of price files",manifest:"declared prices"},te=e=>`at ${ue(e.map(Nn))}`,Nn=({prices:e,read:n})=>`${Pn[e]??`prices of ${e}`}${n===void 0?"":` of ${Be(n)}`}`;var qe=(e,n)=>n==="job"&&!e.includes("/");var h=JSON.parse(p("fleet").textContent),W=p("rows").textContent.split(`\n`).slice(1).map(e=>JSON.parse(e)),P="not declared",ze=e=>n=>(Object.hasOwn(e,n)?e[n]:void 0)??n,B=ze(h.names),k=ze(h.called),E=({repository:e,path:n,job:t})=>qe(n,t)?k(e):t,Ze=({accelerator:e})=>e&&B(e),N=e=>C(e,h.teamLabel),oe={Team:e=>N(e)??P,Accelerator:e=>Ze(e)??P,Kind:({kind:e=P})=>e,Provider:({provider:e=P})=>e,Stage:({stage:e=P})=>e};function V(e){let n=J(e);return n===void 0?"":$(n)}function Qe({cost:e,ifFitted:n}){if(n!==void 0)return"does not fit";if(e===void 0)return"not known";let[t,o]=e.amount;return`${e.likely===void 0?`${y(t)}\\u2013${y(o)}`:y(e.likely)} ${$(e)}`}function En({ifFitted:e}){if(e===void 0)return;let{likelyChipHours:n,cost:t}=e;return[...n===void 0?[]:[`${Ye(e)} chip-hours`],...t?[Xe({cost:t})]:[]].join(", ")}function me(e){let{saves:n=0,offerCost:t}=e,o=J(e);return o===void 0||t===void 0?void 0:n>0?`saves ${y(n)} ${$(o)}`:e.cost?.likely!==void 0&&o.likely!==void 0&&y(o.likely)===y(t)?"costs the same":`costs ${y(t)} ${$(o)}`}function pe(e){let[n,t]=[me(e),J(e)?.likely],o=t!==void 0&&t<(e.offerCost??0)&&y(t)!==y(e.offerCost??0);return n!==void 0&&o?`${n} instead of ${y(t)}`:n}var In=({offersSought:e,offer:n})=>e?n===void 0?"none found":"not known":"not looked for",I=[{name:"Job",textOf:E},{name:"Cost",about:"Usual cost of one run, or of a month of a service",textOf:Qe,amountOf:({cost:e})=>e?.likely??e?.amount[0],groupOf:V,isFigure:!0,classOf:({cost:e})=>e===void 0?"unknown":""},{name:"Saving",about:"What the best offer would save or cost; looked for in jobs with an error or a warning about their hardware, and with --savings in those that pass",textOf:e=>me(e)??In(e),amountOf:({saves:e})=>e,groupOf:V,isFigure:!0,classOf:e=>me(e)===void 0?"unknown":""},{name:"Verdict",textOf:e=>`${G[e.verdict]} ${g(e)}`,amountOf:e=>j.indexOf(g(e)),classOf:g},{name:"Accelerator",classOf:({accelerator:e})=>e===void 0?"unknown":"",textOf:e=>`${e.count===void 0?"":`${f(e.count)}\\xD7 `}${Ze(e)??P}`},{name:"Chip-hours",textOf:({likelyChipHours:e})=>e===void 0?"":f(e),amountOf:({likelyChipHours:e})=>e,isFigure:!0},{name:"Team",textOf:e=>N(e)??P,classOf:e=>N(e)===void 0?"unknown":""},{name:"Repository",textOf:({repository:e})=>k(e),titleOf:({repository:e})=>e}];function S({repository:e,commit:n,path:t,line:o}){let r=n!==void 0&&/^[\\w.-]+(?:\\/[\\w.-]+)+$/.test(e),s=t.split("/").map(encodeURIComponent).join("/"),i=r?`${h.server}/${e}/blob/${encodeURIComponent(n)}/${s}#L${o}`:void 0;return Ae(i,`${t}:${o}`)}var Gn=({memory:e})=>e?.likelyGiB===void 0?void 0:`about ${ce(e.likelyGiB)} of ${ce(e.capacityGiB)} a device`,Vn=({model:e,task:n,framework:t})=>[n,...e===void 0?[]:[e],...t].join(", "),An=({waived:e,waivedUntil:n})=>e===0?void 0:`${e} waived, the first until ${n}`;function Xe({cost:e}){if(e===void 0)return;let{likely:n,amount:t,prices:o,read:r}=e,s=o&&te([{prices:o,jobs:1,...r!==void 0&&{read:[r,r]}}]);return`${Qe({cost:e})}${n===void 0?"":en(t,y)}${s?`, ${s}`:""}`}function Ye({likelyChipHours:e,chipHours:n}){return e===void 0?n?.map(f).join("\\u2013"):`${f(e)}${n?en(n,f):""}`}function en(e,n){let[t,o]=e.map(n);return t===o?"":` (${t}\\u2013${o})`}function Kn(e){let{offer:n,offerCost:t,saves:o=0}=e,[r,s]=[pe(e),J(e)];if(n===void 0)return ye(e);let i=o>0&&s&&t!==void 0?`, costs ${y(t)} ${$(s)}`:"";return`${n}${r===void 0?"":`; ${r}${i}`}`}var ye=({offersSought:e,savingsSought:n,errors:t=0})=>e?n?"Nothing cheaper was found.":"No change was found that passes.":`No offer was looked for${t===0?"":": first fix the manifest"}.`;function nn(e){let{reason:n,provider:t,stage:o,kind:r,labels:s,group:i,date:a,likelyChipHours:l,ifFitted:d}=e,u=[["Declared in",S(e)],["Repository",e.repository],["Reason",n&&D(n)],["Best offer",Kn(e)],["Cost",Xe(e)],["Chip-hours",Ye(e)],["Memory",Gn(e)],["Work",Vn(e)],["Where",[r,t,o,i].filter(m=>m!==void 0).join(", ")||void 0],["Labels",Object.entries(s).map(m=>m.join(": ")).join(", ")||void 0],["Not known",[...(l??d?.likelyChipHours)===void 0?["chip-hours"]:[],...J(e)?[]:["cost"]].join(", ")||void 0],["If it fitted",En(e)],["Waivers",An(e)],["Checked",a]];return c("dl",{},...u.flatMap(([m,b])=>b===void 0?[]:[c("dt",{},m),c("dd",{},...[b].flat())]))}var ge=10,_n=.01;function tn(e){let n=J(e);return e.saves??n?.likely??n?.amount[0]??-1}var on=(e,n)=>tn(n)-tn(e)||j.indexOf(g(e))-j.indexOf(g(n))||(n.likelyChipHours??-1)-(e.likelyChipHours??-1);function rn(e){let n=new Map;for(let u of e)n.set(V(u),(n.get(V(u))??0)+(u.saves??0));let t=u=>(u.saves??0)>(u.savingsSought?_n*(n.get(V(u))??0):0),o=({verdict:u,errors:m=0})=>u==="mismatch"||u==="questionable"||m>0,r=e.filter(u=>o(u)||t(u)).sort(on);if(r.length===0)return[T(Dn)];let[s,i]=[r.filter(o),r.filter(u=>!o(u))],a=i.slice(0,Math.max(ge/2,ge-s.length)),l=[...s.slice(0,ge-a.length),...a].sort(on),d=r.length-l.length;return[he(l.map(Bn)),...d>0?[T(`And ${O(d,"more job")}: sort the table below by verdict or saving.`)]:[]]}var Dn="Nothing to act on: none of these jobs is a mismatch, is questionable, has an error in its manifest or could save much.";function Un({reason:e,savingsSought:n,cost:t,offerCost:o}){return e!==void 0?e:!n||t?.likely===void 0||o===void 0?"The report does not say why.":`It passes for ${y(t.likely)} ${$(t)}, and would for ${y(o)}.`}function Bn(e){let{verdict:n,repository:t,offer:o}=e,r=pe(e);return[c("div",{},c("strong",{class:g(e)},`${G[n]} ${g(e)}`),` ${E(e)}`,c("p",{class:"note"},`${k(t)}, `,S(e),`, ${N(e)??"no team declared"}`)),c("p",{},...D(Un(e))),c("p",{},...o===void 0?[c("span",{class:"note"},ye(e))]:D(o),...r===void 0?[]:[". ",c(r==="costs the same"?"span":"strong",{},`${Te(r)}.`)])]}var he=e=>c("ol",{class:"cards"},...e.map(n=>c("li",{},...n))),T=e=>c("p",{class:"note"},e);var q=({verdict:e,isDrift:n})=>e&&g({verdict:e,...n&&{isDrift:n}});var sn=1.05;function we({now:e,former:n},t){let o=re({now:e,former:n}),r=e.accelerator!==n.accelerator;return{verdict:q(n)!==void 0&&q(n)!==g(e),hardware:r,accelerators:!r&&be(e.count,n.count,1),chipHours:be(e.likelyChipHours,n.likelyChipHours,sn),cost:o!==void 0&&be(o.now,o.former,sn),team:C(e,t)!==C(n,t)}}var be=(e=0,n,t)=>n!==void 0&&e>n*t;function re({now:{cost:e},former:{cost:n}}){return e?.likely===void 0||n?.likely===void 0?void 0:e.currency===n.currency&&(e.per??"run")===(n.per??"run")&&e.prices===n.prices?{now:e.likely,former:n.likely,unit:$(e)}:void 0}function dn(e){let{new:n,gone:t,changed:o,smaller:r,date:s,notRead:i,isOfOthers:a}=e;if(a)return`Nothing can be compared: the report of ${s} has none of these repositories, but ${i.slice(0,3).join(", ")}${i.length>3?" and others":""}`;let l=({cost:d})=>d;return[`${f(n.length)} new${ve(n.map(l))}, `,`${f(t.length)} gone${ve(t.map(l))}${r>0?", ":" and "}`,`${f(o.length)} changed${r>0?` and ${f(r)} smaller`:""} since ${Re(e)}`].join("")}var Re=({from:e,date:n})=>`the reports of ${e===n?n:`${e} to ${n}`}`;function ln({changed:e},n){let t=e.map(a=>({job:a,change:we(a,n)})),o=a=>t.flatMap(({job:l,change:d})=>d[a]?[l]:[]),r=o("cost").map(a=>{let l=re(a);return a.now.cost&&l&&{...a.now.cost,likely:l.now-l.former}}),i=[["verdict",`another verdict (${qn(o("verdict"))})`],["hardware","another accelerator"],["accelerators","more accelerators"],["chipHours","more chip-hours"],["cost",`a higher cost${ve(r,"+")}`],["team","another team"]].flatMap(([a,l])=>{let{length:d}=o(a);return d===0?[]:[`${f(d)} with ${l}`]});return i.length===0?"":`Changed: ${i.join(", ")}`}function qn(e){let n=new Map;for(let t of e)n.set($e(t),(n.get($e(t))??0)+1);return[...n].map(([t,o])=>`${f(o)} ${t}`).join(", ")}var $e=({now:e,former:n})=>`${q(n)} \\u2192 ${g(e)}`;function cn({before:e,after:n}){let t=(i,a)=>i===e.jobs&&a===n.jobs?"":` (known for ${f(i)} of ${f(e.jobs)} \\u2192 ${f(a)} of ${f(n.jobs)})`,o=j.filter(i=>(e.verdicts[i]??0)+(n.verdicts[i]??0)>0),[r,s]=[e.likelyChipHours,n.likelyChipHours];return[`jobs ${se(e.jobs,n.jobs,f)}`,...o.map(i=>`${i} ${se(e.verdicts[i]??0,n.verdicts[i]??0,f)}`),`usual chip-hours ${an(r,s,f)}${t(r.jobs,s.jobs)}`,...zn(e,n).map(({unit:i,then:a,now:l,isAtOtherPrices:d})=>`usual cost ${an(a,l,y,` ${i}`)}${d?" at other prices":""}${t(a.jobs,l.jobs)}`)].join(", ")}function an(e,n,t,o=""){return e.jobs>0&&n.jobs>0?se(e.amount,n.amount,t,o):`${[e,n].map(r=>r.jobs===0?"unknown":t(r.amount)).join(" \\u2192 ")}${o}`}function se(e,n,t,o=""){if(t(e)!==t(n))return`${t(e)} \\u2192 ${t(n)}${o}`;let r=`${n<e?"\\u2212":"+"}${t(Math.abs(n-e))}`;return`${t(n)}${o} (${n===e?"no change":r})`}function zn(e,n){let t=[...new Set([...e.cost,...n.cost].map($))],o={amount:0,jobs:0,prices:[]};return t.map(r=>{let[s=o,i=o]=[e,n].map(({cost:l})=>l.find(d=>$(d)===r)),a=s.jobs>0&&i.jobs>0&&s.prices.join()!==i.prices.join();return{unit:r,then:s,now:i,isAtOtherPrices:a}})}function ve(e,n=""){let t=new Map,o=e.filter(i=>i?.likely!==void 0);for(let i of o)t.set($(i),(t.get($(i))??0)+i.likely);if(t.size===0)return"";let r=[...t].map(([i,a])=>`${n}${y(a)} ${i}`),s=o.length===e.length?"":`, known for ${f(o.length)} of ${f(e.length)}`;return` (${r.join(" and ")}${s})`}function un(e,n,t){let{now:o,former:r}=e,s=re(e),i=we(e,t),[a,l]=[r,o].map(m=>mn(m,n)),[d,u]=[r,o].map(m=>C(m,t)??"not declared");return[...i.verdict?[$e(e)]:[],...i.accelerators?[`accelerators ${f(r.count??0)} \\u2192 ${f(o.count??0)}`]:[],...i.hardware?[`${l} instead of ${a}`]:[],...i.chipHours?[`chip-hours ${f(r.likelyChipHours??0)} \\u2192 ${f(o.likelyChipHours??0)}`]:[],...s&&(i.accelerators||i.hardware||i.cost)?[`cost ${se(s.former,s.now,y,` ${s.unit}`)}`]:[],...i.team?[`team ${d} \\u2192 ${u}`]:[]].join(", ")}var xe=(e,n)=>[mn(e,n),e.likelyChipHours===void 0?"chip-hours unknown":`${f(e.likelyChipHours)} chip-hours`,e.cost?.likely===void 0?"cost unknown":`${y(e.cost.likely)} ${$(e.cost)}`].join(", "),fn=({notRead:e,isOfOthers:n})=>e.length===0||n?"":`No report this time from ${O(e.length,"repository")}, so ${e.length===1?"its":"their"} jobs may still exist: ${e.join(", ")}`,mn=({accelerator:e,count:n},t)=>`${n===void 0?"":`${f(n)}\\xD7 `}${e===void 0?"not declared":t(e)}`;var ke=e=>[...Object.entries(oe).map(([n,t])=>`${n}: ${t(e)}`),...Object.entries(e.labels).flatMap(([n,t])=>n===h.teamLabel?[]:[`label ${n}: ${t}`])],pn=e=>e.slice(0,e.indexOf(": ")),yn=new WeakMap;function Zn(e){let n=yn.get(e);if(n!==void 0)return n;let t=ke(e),r=[...e.verdict===void 0?[]:I.map(({textOf:i})=>i(e)),e.job,e.repository,e.path,e.reason??"",...t].join(`\n`).toLowerCase(),s={facets:new Set(t),words:r};return yn.set(e,s),s}function A(e,{verdict:n,only:t,words:o}){let r=Zn(e),s=o.trim().toLowerCase(),i=n===""||e.verdict!==void 0&&g({verdict:e.verdict,...e.isDrift&&{isDrift:!0}})===n,a=t.every(l=>t.some(d=>pn(d)===pn(l)&&r.facets.has(d)));return i&&a&&(s===""||r.words.includes(s))}var Oe=20,Qn="Not known: keep the JSON of each week (fleet --format json), and make this page with --since and the last one.",je=new Set;function gn(e,n){if(p("changes").hidden=!1,h.since===void 0){p("changes").replaceChildren(c("h2",{},"What changed"),T(Qn));return}let{changed:t,new:o,gone:r,isOfOthers:s}=h.since,i={...h.since,changed:t.filter(({now:d})=>A(d,e)),new:o.filter(d=>A(d,e)),gone:r.filter(d=>A(d,e)),smaller:n?0:h.since.smaller},[a,l]=[fn(i),ln(i,h.teamLabel)];p("changes").replaceChildren(c("h2",{},`Since ${Re(i)}`),c("p",{},`${dn(i)}.${l===""?"":` ${l}.`}`),...s||n?[]:[c("p",{},`All jobs: ${cn(i)}.`)],...a===""||n?[]:[T(`${a}.`)],...Je("Changed",i.changed.map(d=>[c("strong",{},E(d.now)),`: ${un(d,B,h.teamLabel)}. ${k(d.now.repository)}, `,S(d.now)])),...Je("New",i.new.map(d=>[c("strong",{},E(d)),": ",c("span",{class:g(d)},`${G[d.verdict]} ${g(d)}`),`, ${xe(d,B)}. ${k(d.repository)}, `,S(d)])),...Je("Gone",i.gone.map(d=>[c("strong",{},E(d)),`: ${xe(d,B)}. ${k(d.repository)}, ${d.path}`])))}function Je(e,n){if(n.length===0)return[];let t=n.slice(0,Oe).map(s=>c("li",{},...s)),o=n.length-Oe,r=c("details",{open:je.has(e)||n.length>Oe?void 0:""},c("summary",{},`${e} (${n.length})`),c("ul",{},...t,...o>0?[c("li",{},`and ${o} more, which the JSON has`)]:[]));return r.addEventListener("toggle",()=>r.open?je.delete(e):je.add(e)),[r]}function hn(e,n){let t=new Set(e.flatMap(({repository:a,path:l,job:d})=>[a,JSON.stringify([a,l]),JSON.stringify([a,l,d])])),o=({repository:a,path:l,job:d})=>!n||t.has(JSON.stringify([a,l,...d===void 0?[]:[d]])),r=({repository:a})=>!n||t.has(a),s=h.waiversDue.filter(o);p("waivers").replaceChildren(s.length===0?T("No waiver ends soon."):he(s.map(Xn)));let i=[...K("Errors in manifests",h.manifestErrors.filter(o).map(a=>[`${k(a.repository)}: `,S(a),` ${a.message}`])),...K("Contradicted by the files of the repository",h.drift.filter(o).map(a=>[`${k(a.repository)}: `,S(a),` ${a.message}`])),...K("Launch accelerators without a manifest",h.undeclared.filter(r).map(({repository:a,launches:l})=>[`${k(a)}: ${l.map(({path:d,line:u,asksFor:m})=>`${m} (${d}:${u})`).join(", ")}`])),...K("Old reports",h.oldReports.filter(r).map(({repository:a,date:l})=>[`${k(a)}: ${l}`])),...K("Dated in the future",h.futureReports.filter(r).map(({repository:a,date:l})=>[`${k(a)}: ${l}`])),...K("Could not be read",(n?[]:h.unread).map(({path:a,because:l})=>[`${a} ${l}`]))];p("lists").replaceChildren(...i.length===0?[T(n?"Nothing about the jobs that are shown.":"Nothing: all reports and manifests could be read, are recent, and agree with their files.")]:i)}function Xn(e){let{expires:n,repository:t,rule:o,reason:r,owner:s,ticket:i}=e,a=[s,i].filter(d=>d!==void 0).join(", "),l=n<h.date?"ended":"ends";return[c("div",{},c("strong",{},`${l} ${n}`),` ${o}`),c("p",{class:"note"},`${k(t)}, `,S(e)),c("p",{},`${r}${a===""?"":` (${a})`}`)]}function K(e,n){if(n.length===0)return[];let t=n.map(o=>c("li",{},...o));return[c("details",{},c("summary",{},`${e} (${n.length})`),c("ul",{},...t))]}function bn(e,n){let{jobs:t,cost:o,likelyChipHours:r,accelerators:s,counted:i}=e,a=w=>n.filter(F=>g(F)===w).length,l=a("mismatch"),d=w=>`known for ${f(w)} of ${O(t,"job")}`,u=n.filter(({ifFitted:w})=>w!==void 0).length,[m,...b]=o.toSorted((w,F)=>F.jobs-w.jobs),x=w=>`${w.likely.jobs===0?w.amount.map(y).join("\\u2013"):y(w.likely.amount)} ${$(w)}`,M=r.jobs===0?"chip-hours not known":`${f(r.amount)} chip-hours, ${d(r.jobs)}`;return[z("Jobs",f(t),i===0?"accelerators not known":`${O(s,"accelerator")}, ${d(i)}`),z("Mismatched",f(l),`and ${["drift","questionable","undecided"].map(w=>`${f(a(w))} ${w}`).join(", ")}`,l>0?"mismatch":void 0),m?z(m.per==="month"?"Usual cost a month":"Usual cost, each job run once",x(m),[te(m.sources),d(m.jobs),...u>0?[`without ${O(u,"job")} that cannot run`]:[],...b.map(w=>`also ${x(w)}, ${d(w.jobs)}`),M].join("; ")):z("Usual cost","not known",M),Yn(e,n)]}function Yn({jobs:e,cost:n,offersSought:t},o){let r=n.filter(({saves:u})=>u!==void 0),s=r.filter(u=>(u.saves?.amount??0)>0),i=s[0]&&et(o,s[0]),a=o.some(({offerCost:u,memory:m})=>u!==void 0&&m?.verdict==="does-not-fit"),l=o.filter(u=>u.offersSought&&u.offer===void 0).length,d=r.reduce((u,m)=>u+(m.saves?.jobs??0),0);return z(`Offers would save${t===0?"":`, in the ${f(t)} of ${O(e,"job")} that were searched`}`,r.length===0?"not known":s.map(u=>`${y(u.saves?.amount??0)} ${$(u)}`).join(", ")||"nothing",[t===0?"not looked for":`known for ${f(d)} of ${f(t)}`,...l>0?[`nothing found for ${f(l)}`]:[],...a?["a job that does not fit has no cost to save"]:[],...t===e?[]:[o.some(({savingsSought:u})=>u)?tt:nt],...i===void 0?[]:[i]].join("; "))}function et(e,n){let t=new Map;for(let r of e){let[s,{cost:i,saves:a=0}]=[N(r),r],l=i?.currency===n.currency&&(i.per??"run")===n.per;s!==void 0&&l&&a>0&&t.set(s,(t.get(s)??0)+a)}let[o]=[...t].sort(([,r],[,s])=>s-r);return o&&`most in team ${o[0]}: ${y(o[1])} ${$(n)}`}var nt="only jobs with an error or a warning about their hardware are searched; with the option savings the others are too",tt="a job that passes is searched with the option savings, if its cost is known",z=(e,n,t,o="")=>c("div",{},c("dt",{},e),c("dd",{class:`number ${o}`},n),c("dd",{class:"note"},t));var Q=[{name:"jobs",of:()=>1,words:f},{name:"accelerators",of:({count:e})=>e,words:f},{name:"usual chip-hours",of:({likelyChipHours:e})=>e,words:f},...h.total.cost.flatMap(({currency:e,per:n})=>{let t=({cost:s})=>s?.currency===e&&(s.per??"run")===n,o=`in ${e} a ${n}`,r=y;return[{name:`usual cost ${o}`,of:s=>t(s)?s.cost?.likely:void 0,words:r},{name:`what offers save ${o}`,of:s=>t(s)?s.saves:void 0,words:r}]})],Fe=({of:e},n)=>n.filter(t=>e(t)!==void 0).length,wn=Q.filter(e=>e.name.startsWith("usual cost")&&W.some(n=>(e.of(n)??0)>0)).sort((e,n)=>Fe(n,W)-Fe(e,W))[0]?.name??"jobs",ot={verdict:"",only:[],words:""},$n=new Set(W.flatMap(ke));function Me(e){let n=new URLSearchParams(e.slice(1)),t=o=>n.get(o)??"";return{verdict:j.find(o=>o===t("verdict"))??"",only:n.getAll("only").filter(o=>$n.has(o)),words:t("words"),bars:Q.find(({name:o})=>o===t("bars"))?.name??wn,sort:I.some(({name:o})=>o===t("sort").replace(/^-/,""))?t("sort"):""}}function vn(e){let[n,t]=[new URLSearchParams(e.slice(1)),Me(e)];return[...n].some(([o,r])=>o==="only"?!t.only.includes(r):r!==""&&t[o]!==r)}var Rn="This link is damaged, or of another fleet: filters that this page does not have are left out. Ask for it again.";function rt({only:e,...n}){let t=new URLSearchParams(e.map(o=>["only",o]));for(let[o,r]of Object.entries(n))r!==""&&r!==wn&&t.set(o,r);return t.size===0?"#":`#${t}`}var st="The link is copied: it shows these filters. It leads to a file of this machine: put the page where others can open it.",it="Red is what jobs with a mismatch cost, not what is wasted.",Se=p("verdict"),ie=p("only"),Z=p("words"),ae=p("measure"),at=new ne(p("jobs"),I,nn,e=>{L({sort:v.sort===e?`-${e}`:v.sort===`-${e}`?"":e})}),v=Me(location.hash),R=[];function L(e,n=!1){v={...v,...e},history[n?"replaceState":"pushState"](null,"",rt(v)),Ce()}var xn=e=>[...new Set([...v.only,e])];function Ce(){Se.value=v.verdict,ae.value=v.bars,ie.value="",Z.value!==v.words&&(Z.value=v.words),R=W.filter(o=>A(o,v));let e=new ee;for(let o of R)e.add(o);let{total:n}=e;p("sums").textContent=R.length===W.length?"":`${f(R.length)} of ${O(W.length,"job")} shown`,p("chosen").replaceChildren(...v.only.map(o=>H(`${o} \\xD7`,()=>L({only:v.only.filter(r=>r!==o)}),{"aria-label":`No longer only ${o}`})));let t=R.length<W.length;p("tiles").replaceChildren(...t&&R.length===0?[]:bn(n,R)),gn(v,t),hn(R,t),p("act").replaceChildren(...rn(R)),dt(),p("none").hidden=R.length>0;for(let o of["jobs","where"])p(o).hidden=R.length===0;at.show(fe(R,I,v.sort),v.sort)}function dt(){let e=Q.find(({name:o})=>o===v.bars)??Q[0],n=Object.entries(oe).flatMap(([o,r])=>Ue(o,R,r,e,s=>{L({only:xn(`${o}: ${s}`)}),p("chosen").querySelector("button:last-child")?.focus()})??[]);p("charts").replaceChildren(...n);let t=Fe(e,R);p("known").textContent=[...t===R.length?[]:[`Known for ${f(t)} of ${O(R.length,"job")}: ${e.name}.`],...e.name.startsWith("usual cost")?[it]:[]].join(" ")}var kn=e=>e.map(n=>c("option",{value:n},n));ie.append(c("option",{value:""},"choose \\u2026"),...kn([...$n].sort()));ae.append(...kn(Q.map(({name:e})=>e)));Se.addEventListener("change",()=>L({verdict:Se.value}));ie.addEventListener("change",()=>L({only:xn(ie.value)}));Z.addEventListener("input",()=>L({words:Z.value},v.words!==""&&Z.value!==""));ae.addEventListener("change",()=>L({bars:ae.value}));p("all").addEventListener("click",()=>L(ot));p("share").addEventListener("click",async()=>{let e=await navigator.clipboard.writeText(location.href).then(()=>location.protocol==="file:"?st:"The link is copied: it shows these filters.",()=>"The browser does not let this page copy: the address of this window shows these filters.");p("sums").textContent=e});p("csv").addEventListener("click",()=>{let e=new Blob(["\\uFEFF",...Ge({jobs:fe(R,I,v.sort),teamLabel:h.teamLabel})],{type:"text/csv"}),n=c("a",{href:URL.createObjectURL(e),download:`jobs-${h.date}.csv`});n.click(),URL.revokeObjectURL(n.href)});addEventListener("popstate",()=>{v=Me(location.hash),Ce(),vn(location.hash)&&(p("sums").textContent=Rn)});Ce();vn(location.hash)&&(p("sums").textContent=Rn);document.body.dataset.ready="";})();\n',style:`/* The colors and bars of verdicts, for the playground, the fleet page and the pictures. Each color: light, dark. */
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
/* A shadow at each edge with more content behind it. */
.scroll {
  --edge: light-dark(#a8b1bb, #4a5563);
  overflow: auto;
  background:
    linear-gradient(to right, var(--page) 40%, transparent) left / 2.5rem 100% local,
    linear-gradient(to left, var(--page) 40%, transparent) right / 2.5rem 100% local,
    linear-gradient(to right, var(--edge), transparent) left / 1rem 100% scroll,
    linear-gradient(to left, var(--edge), transparent) right / 1rem 100% scroll;
  background-repeat: no-repeat;
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
  min-width: 66rem;
}
#jobs thead th {
  width: 7.5rem;
}
#jobs thead th:first-child {
  width: 12rem;
}
#jobs thead th:nth-child(2) {
  width: 9rem;
}
#jobs thead th:nth-child(3) {
  width: 13rem;
}
#jobs thead th:nth-child(6) {
  width: 6.5rem;
}
/* The names get the space that the figures leave. */
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
  /* A row takes four lines, so that all columns are visible. */
  #jobs :is(table, thead, tbody, .spacer, .details, .details td) {
    display: block;
    min-width: 0;
  }
  #jobs tr:not(.spacer, .details) {
    display: grid;
    grid-template-columns: 4fr 3fr 3fr;
    border-bottom: 1px solid var(--line);
  }
  #jobs tr:not(.spacer, .details) > :is(th, td) {
    position: static;
    width: auto;
    padding: 0.1rem 0.4rem;
    border: 0;
    font-size: 13px;
    text-align: left;
  }
  #jobs thead tr {
    background: var(--head);
  }
  /* Job and verdict; cost and saving; accelerator and chip-hours; team and repository. */
  #jobs tr > :is(:nth-child(1), :nth-child(3), :nth-child(5), :nth-child(8)) {
    grid-column: span 2;
  }
  #jobs tr > :nth-child(-n + 4) {
    order: -1;
  }
  #jobs tr > :is(:nth-child(1), :nth-child(4)) {
    order: -2;
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
  #jobs thead button {
    padding: 0;
  }
}
`,scriptHash:"'sha256-YLrXOz5umHFCMTdsszoqkJwAr4CtCQkLZN/boNCOesE='",styleHash:"'sha256-F1wKKS9ODLmv+i6HfS5CvJUKw7gAqx1Xnvm0Qkdr3bw='"};0&&(module.exports={pageParts});
