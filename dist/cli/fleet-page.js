var o=Object.defineProperty;var a=Object.getOwnPropertyDescriptor;var s=Object.getOwnPropertyNames;var l=Object.prototype.hasOwnProperty;var d=(n,e)=>{for(var r in e)o(n,r,{get:e[r],enumerable:!0})},c=(n,e,r,i)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of s(e))!l.call(n,t)&&t!==r&&o(n,t,{get:()=>e[t],enumerable:!(i=a(e,t))||i.enumerable});return n};var h=n=>c(o({},"__esModule",{value:!0}),n);var f={};d(f,{pageParts:()=>u});module.exports=h(f);var u={script:'"use strict";(()=>{function se(e){let n;return()=>(n??=e(),n)}function Re(e){let n=new WeakMap;return t=>{let o=n.get(t)??{result:e(t)};return n.set(t,o),o.result}}function u(e){for(let[n,t]of[[1e15,"Q"],[1e12,"T"],[1e9,"B"],[1e6,"M"]])if(e>=n)return`${ae(e/n)}${t}`;return e>=1e4?`${ae(e/1e3)}k`:e>=1e3?Math.round(e).toLocaleString("en-US"):ae(e)}var ln=se(()=>new Intl.NumberFormat("en-US",{maximumSignificantDigits:2})),_n=se(()=>new Intl.NumberFormat("en-US"));var w=e=>e>=995e3?u(Number(e.toPrecision(2))):ln().format(e),v=({currency:e,per:n="run"})=>`${e}${n==="run"?"":cn[n]}`,cn={run:" a run",month:" a month",hour:" an hour"},j=(e,n)=>`${u(e)} ${e===1?n:`${n.replace(/y$/,"ie")}s`}`;var Dn=1/60;var de=e=>`${un(e)} GiB`,un=e=>String(Number(e.toFixed(e<100?1:0)));function le(e,n="and"){let t=e.at(-1)??"";return e.length<2?t:`${e.slice(0,-1).join(", ")} ${n} ${t}`}var Oe=e=>e.slice(0,1).toUpperCase()+e.slice(1);var fn=8766,Un={s:1/3600,min:1/60,h:1,days:24,years:fn},ae=(e,n=3)=>String(Number(e.toPrecision(n)));var je=e=>e.slice(0,e.indexOf("/"));var z=["fit","undecided","questionable","mismatch"];var Xn=Re(e=>e.toSorted((n,t)=>Se(n.id)-Se(t.id))),Fe=["framework","stage","operations","platform","model","scale","team","inference"],Se=e=>{let n=Fe.indexOf(je(e));return n===-1?Fe.length:n};var F=["mismatch","drift","questionable","undecided","fit"],p=({verdict:e,isDrift:n})=>n?"drift":e;var T={mismatch:"\\u2717",questionable:"!",undecided:"?",fit:"\\u2713"};var Me=({labels:e},n)=>Object.hasOwn(e,n)?e[n]:void 0;var Je={...q("repository","commit","date","path","line","job"),verdict:p,...q("recommended","accelerator","kind","vendor","count","provider","stage"),framework:({framework:e})=>e.join(";"),...q("task","model","group"),labels:({labels:e})=>Object.entries(e).map(n=>n.join("=")).join(";"),usual_chip_hours:({likelyChipHours:e})=>e,least_chip_hours:({chipHours:e})=>e?.[0],most_chip_hours:({chipHours:e})=>e?.[1],currency:({cost:e})=>e?.currency,usual_cost:({cost:e})=>e?.likely,least_cost:({cost:e})=>e?.amount[0],most_cost:({cost:e})=>e?.amount[1],cost_per:({cost:e})=>e?.per,cost_prices:({cost:e})=>e?.prices,memory:({memory:e})=>e?.verdict,usual_memory_gib:({memory:e})=>e?.likelyGiB,capacity_gib:({memory:e})=>e?.capacityGiB,evidence_files:({evidence:e})=>e?.files,compared:({evidence:e})=>e?.compared.join(";"),not_compared:({evidence:e})=>e?.notCompared.map(({what:n})=>n).join(";"),waived:({waived:e})=>e,waived_until:({waivedUntil:e})=>e,offers_save:({saves:e})=>e,cost_read:({cost:e})=>e?.read,...q("reason","offer")};function q(...e){return Object.fromEntries(e.map(n=>[n,t=>t[n]]))}function*We({jobs:e,teamLabel:n}){yield Ce([...Object.keys(Je),"team"]);for(let t of e)yield Ce([...Object.values(Je).map(o=>o(t)),Me(t,n)].map(pn))}var Ce=e=>`${e.join(",")}\\r\n`,mn=/^[=+\\-@\\t\\r]/;function pn(e){let n=String(e??""),t=mn.test(n)?`\'${n}`:n;return/[",\\r\\n]/.test(t)?`"${t.replaceAll(\'"\',\'""\')}"`:t}var Q=class{#s=Object.fromEntries(z.map(n=>[n,0]));#n=new Map;#a={amount:[0,0],jobs:0};#d={amount:0,jobs:0};#t=0;#o=0;#r={amount:0,jobs:0};add({verdict:n,count:t,likelyChipHours:o,chipHours:r,cost:i,offersSought:a,saves:l}){if(this.#t++,a&&this.#o++,this.#s[n]++,Z(this.#r,t),Z(this.#d,o),r&&Te(this.#a,r),i===void 0)return;let c=`${i.currency} ${i.per??"run"}`,f=()=>({amount:0,jobs:0}),d=this.#n.get(c)??{likely:f(),saves:f(),sources:new Map,amount:[0,0],jobs:0};this.#n.set(c,d),Z(d.likely,i.likely),Z(d.saves,l),Te(d,i.amount),yn(d.sources,i)}get total(){return{jobs:this.#t,verdicts:this.#s,accelerators:this.#r.amount,counted:this.#r.jobs,offersSought:this.#o,likelyChipHours:this.#d,chipHours:this.#a,cost:[...this.#n].sort(([n],[t])=>n<t?-1:1).map(([n,{saves:t,sources:o,...r}])=>{let[i="",a]=n.split(" "),l={...r,sources:[...o.values()]};return{currency:i,per:a,...l,...t.jobs>0&&{saves:t}}})}}};function yn(e,{prices:n,read:t}){if(n===void 0)return;let{jobs:o=0,read:r}=e.get(n)??{},i=[...r??[],...t===void 0?[]:[t]].sort(),[a,l]=[i[0],i.at(-1)],c=a!==void 0&&l!==void 0;e.set(n,{prices:n,jobs:o+1,...c&&{read:[a,l]}})}function Z(e,n){n!==void 0&&(e.amount+=n,e.jobs++)}function Te(e,[n,t]){e.amount[0]+=n,e.amount[1]+=t,e.jobs++}function s(e,n={},...t){let o=document.createElement(e);for(let[r,i]of Object.entries(n))i!==void 0&&o.setAttribute(r,i);return o.append(...t.filter(r=>r!==void 0)),o}function V(e){let n=e.split("`");return n.length%2===0?[e]:n.map((t,o)=>o%2===1?s("code",{},t):t)}var He=(e,...n)=>e?.startsWith("https://")?s("a",{href:e,target:"_blank",rel:"noreferrer"},...n):s("span",{},...n);function H(e,n,t={}){let o=s("button",{type:"button",...t},e);return o.addEventListener("click",n),o}function m(e){let n=document.getElementById(e);if(n===null)throw new Error(`The page has no #${e}.`);return n}var Ne=({isFigure:e=!1,isSmallestFirst:n=!1})=>e&&!n,Le=12,X=class{#s;#n;#a;#d=s("tbody");#t;#o;#r=Pe();#m=Pe();#l=[];#p=[];#i=new Map;#e;#f=34;#y=0;#c=0;constructor(n,t,o,r){this.#s=n,this.#n=t,this.#a=o,this.#t=t.map(({name:a,unit:l,isFigure:c,about:f})=>s("th",{scope:"col",title:f,...c&&{class:"figure"}},H(l===void 0?a:`${a}, ${l}`,()=>r(a))));let i=s("thead",{},s("tr",{"aria-rowindex":"1"},...this.#t));this.#o=s("table",{},i,this.#d),n.replaceChildren(this.#o),n.tabIndex=0,n.addEventListener("scroll",()=>{this.#c=n.scrollTop,this.#u()}),new ResizeObserver(()=>{this.#y=n.clientHeight,this.#f=this.#i.values().next().value?.offsetHeight||this.#f,this.#u()}).observe(n)}show(n,t,o=[]){this.#l=n,this.#p=o,this.#i=new Map,this.#e=void 0,this.#o.setAttribute("aria-rowcount",String(n.length+1));for(let[r,i]of this.#t.entries()){let a=this.#n[r],{name:l}=a,c=Ne(a)===(t===l);i.hidden=o.includes(l),i.ariaSort=t===l||t===`-${l}`?c?"descending":"ascending":"none"}this.#c>0&&(this.#s.scrollTop=this.#c=0),this.#u()}#u(){let n=this.#f,t=this.#e?this.#l.indexOf(this.#e.row):-1,o=this.#e?.details.offsetHeight??0,r=Math.max(0,Math.floor((this.#c-o)/n)-Le),i=Math.min(this.#l.length,Math.ceil((this.#c+this.#y)/n)+Le),a=this.#i;this.#i=new Map(this.#l.slice(r,i).map((c,f)=>[c,a.get(c)??this.#h(c,r+f)]));let l=[...this.#i].flatMap(([c,f])=>this.#e&&c===this.#e.row?[f,this.#e.details]:[f]);this.#r.style.height=`${r*n+(t!==-1&&t<r?o:0)}px`,this.#m.style.height=`${(this.#l.length-i)*n+(t>=i?o:0)}px`,gn(this.#d,[this.#r,...l,this.#m])}#h(n,t){let o=this.#n.map(({name:r,textOf:i,titleOf:a=i,isFigure:l,classOf:c,deedOf:f},d)=>{let h=i(n),$=`${l?"figure ":""}${c?.(n)??""}`.trim(),O={title:a(n),...$!==""&&{class:$}};if(d>0){let k=this.#p.includes(r)?"":void 0;return s("td",{...O,hidden:k},h,f?.(n))}let W=H(h,()=>this.#b(n),{"aria-expanded":"false",class:"opens"});return s("th",{...O,scope:"row"},W)});return s("tr",{"aria-rowindex":String(t+2)},...o)}#b(n){let t=this.#e?.row;if(this.#g(t,!1),this.#e=void 0,t!==n){let o=s("td",{colspan:String(this.#n.length)},this.#a(n));this.#e={row:n,details:s("tr",{class:"details"},o)},this.#g(n,!0)}this.#u()}#g(n,t){(n&&this.#i.get(n)?.querySelector("button"))?.setAttribute("aria-expanded",String(t))}};function ce(e,n,t){let o=t.replace(/^-/,""),r=n.find(f=>f.name===o);if(r===void 0)return e;let{textOf:i,amountOf:a}=r,l=e.map(f=>({row:f,key:a?a(f):i(f)||void 0})),c=t.startsWith("-")!==Ne(r)?-1:1;return l.sort(({key:f},{key:d})=>f===void 0||d===void 0?+(f===void 0)-+(d===void 0):f===d?0:c*(f<d?-1:1)),l.map(({row:f})=>f)}var Pe=()=>s("tr",{class:"spacer","aria-hidden":"true"});function gn(e,n){let t=new Set(n);for(let o of[...e.children])t.has(o)||o.remove();for(let[o,r]of n.entries())e.children[o]!==r&&e.insertBefore(r,e.children[o]??null)}var hn=8;function Ge(e,n,t,o,r){let i=new Map;for(let d of n){let h=t(d),$=i.get(h)??{fit:0,undecided:0,questionable:0,drift:0,mismatch:0};i.set(h,$),$[p(d)]+=o.of(d)??0}let a=[...i].map(([d,h])=>({name:d,parts:h,total:Object.values(h).reduce(($,O)=>$+O,0)})).filter(({total:d})=>d>0).sort((d,h)=>h.total-d.total),l=a[0]?.total;if(l===void 0)return;let c=a.slice(0,hn).map(({name:d,parts:h,total:$})=>{let O=s("span",{class:"track","aria-hidden":"true"});for(let k of F){let I=s("span",{class:k});I.style.width=`${100*h[k]/l}%`,O.append(I)}let W=H("",()=>r(d),{title:F.toReversed().flatMap(k=>h[k]>0?[`${k} ${o.words(h[k])}`]:[]).join(", ")});return W.append(s("span",{class:"name"},d),O,s("span",{class:"figure"},o.words($))),s("li",{},W)}),f=a.length-c.length;return s("section",{},s("h3",{},e),s("ul",{class:"bars"},...c),f>0?s("p",{class:"note"},`and ${f} more`):void 0)}var Ee=(e,n)=>n==="job"&&!e.includes("/");var y=JSON.parse(m("fleet").textContent),P=m("rows").textContent.split(`\n`).slice(1).map(e=>JSON.parse(e)),_="not declared",Ie=e=>n=>(Object.hasOwn(e,n)?e[n]:void 0)??n,U=Ie(y.names),x=Ie(y.called),M=({repository:e,path:n,job:t})=>Ee(n,t)?x(e):t,Ae=({accelerator:e})=>e&&U(e),N=({labels:e})=>Object.hasOwn(e,y.teamLabel)?e[y.teamLabel]:void 0,Y={Team:e=>N(e)??_,Accelerator:e=>Ae(e)??_,Kind:({kind:e=_})=>e,Provider:({provider:e=_})=>e,Stage:({stage:e=_})=>e},bn=({cost:e})=>{if(e===void 0)return"not known";let[n,t]=e.amount;return`${e.likely===void 0?`${w(n)}\\u2013${w(t)}`:w(e.likely)} ${v(e)}`},D=({cost:e,saves:n})=>e===void 0||n===void 0?void 0:n===0?"nothing":`${w(n)} ${v(e)}`,wn=({offersSought:e,offer:n})=>e?n===void 0?"none found":"not known":"not looked for",G=[{name:"Job",textOf:M},{name:"Cost",about:"Usual cost of one run, or of a month of a service",textOf:bn,amountOf:({cost:e})=>e?.likely??e?.amount[0],isFigure:!0,classOf:({cost:e})=>e===void 0?"unknown":""},{name:"Saving",about:"What the best offer would save; looked for in jobs with an error or a warning",textOf:e=>D(e)??wn(e),amountOf:({saves:e})=>e,isFigure:!0,classOf:e=>D(e)===void 0?"unknown":""},{name:"Verdict",textOf:e=>`${T[e.verdict]} ${p(e)}`,amountOf:e=>F.indexOf(p(e)),classOf:p},{name:"Accelerator",textOf:e=>`${e.count===void 0?"":`${u(e.count)}\\xD7 `}${Ae(e)??""}`},{name:"Chip-hours",textOf:({likelyChipHours:e})=>e===void 0?"":u(e),amountOf:({likelyChipHours:e})=>e,isFigure:!0},{name:"Team",textOf:e=>N(e)??""},{name:"Repository",textOf:({repository:e})=>x(e),titleOf:({repository:e})=>e}];function S({repository:e,commit:n,path:t,line:o}){let r=n!==void 0&&/^[\\w.-]+(?:\\/[\\w.-]+)+$/.test(e),i=t.split("/").map(encodeURIComponent).join("/"),a=r?`${y.server}/${e}/blob/${encodeURIComponent(n)}/${i}#L${o}`:void 0;return He(a,`${t}:${o}`)}var $n=({memory:e})=>e?.likelyGiB===void 0?void 0:`about ${de(e.likelyGiB)} of ${de(e.capacityGiB)} a device`,vn=({model:e,task:n,framework:t})=>[n,...e===void 0?[]:[e],...t].join(", "),xn=({waived:e,waivedUntil:n})=>e===0?void 0:`${e} waived, the first until ${n}`,ue=({offersSought:e})=>e?"No change was found that passes.":"No offer was looked for.";function Ve(e){let{reason:n,offer:t,provider:o,stage:r,kind:i,labels:a,group:l,date:c,likelyChipHours:f}=e,d=D(e),h=[["Declared in",S(e)],["Repository",e.repository],["Reason",n&&V(n)],["Best offer",t?`${t}${d===void 0?"":`; saves ${d}`}`:ue(e)],["Memory",$n(e)],["Work",vn(e)],["Where",[i,o,r,l].filter($=>$!==void 0).join(", ")||void 0],["Labels",Object.entries(a).map($=>$.join(": ")).join(", ")||void 0],["Not known",[...f===void 0?["chip-hours"]:[],...e.cost?[]:["cost"]].join(", ")||void 0],["Waivers",xn(e)],["Checked",c]];return s("dl",{},...h.flatMap(([$,O])=>O===void 0?[]:[s("dt",{},$),s("dd",{},...[O].flat())]))}var _e=10,kn=(e,n)=>(n.saves??-1)-(e.saves??-1)||F.indexOf(p(e))-F.indexOf(p(n))||(n.cost?.likely??-1)-(e.cost?.likely??-1)||(n.likelyChipHours??-1)-(e.likelyChipHours??-1);function De(e){let n=e.filter(({verdict:o,saves:r=0})=>o==="mismatch"||o==="questionable"||r>0).sort(kn);if(n.length===0)return[J("Nothing to act on: of these jobs none is a mismatch or questionable.")];let t=n.length-_e;return[fe(n.slice(0,_e).map(Rn)),...t>0?[J(`And ${j(t,"more job")}: sort the table below by verdict or saving.`)]:[]]}function Rn(e){let{verdict:n,repository:t,reason:o,offer:r}=e,i=D(e);return[s("div",{},s("strong",{class:p(e)},`${T[n]} ${p(e)}`),` ${M(e)}`,s("p",{class:"note"},`${x(t)}, `,S(e),`, ${N(e)??"no team declared"}`)),s("p",{},...V(o??"The report does not say why.")),s("p",{},...r===void 0?[s("span",{class:"note"},ue(e))]:V(r),...i===void 0?[]:[". ",s(e.saves===0?"span":"strong",{},`Saves ${i}.`)])]}var fe=e=>s("ol",{class:"cards"},...e.map(n=>s("li",{},...n))),J=e=>s("p",{class:"note"},e);function Ue(e,n){let t=ee(e,n);return{accelerators:e.accelerator===n.accelerator&&me(e.count,n.count,1),chipHours:me(e.likelyChipHours,n.likelyChipHours,1.05),cost:t!==void 0&&me(t.now,t.former,1.05)}}var me=(e=0,n,t)=>n!==void 0&&e>n*t;function ee({cost:e},{cost:n}){return e?.likely===void 0||n?.likely===void 0?void 0:e.currency===n.currency&&(e.per??"run")===(n.per??"run")&&e.prices===n.prices?{now:e.likely,former:n.likely}:void 0}var ne=({verdict:e,isDrift:n})=>e&&p({verdict:e,...n&&{isDrift:n}});function ze({new:e,gone:n,grown:t,date:o,notRead:r,isOfOthers:i}){if(i)return`Nothing can be compared: the report of ${o} has none of these repositories, but ${r.slice(0,3).join(", ")}${r.length>3?" and others":""}`;let a=t.map(({now:c,former:f})=>{let d=ee(c,f);return c.cost&&d&&{...c.cost,likely:d.now-d.former}}),l=({cost:c})=>c;return[`${u(e.length)} new${pe(e.map(l))}, `,`${u(n.length)} gone${pe(n.map(l))} and `,`${u(t.length)} grown${pe(a,"+")} since ${o}`].join("")}function qe({rejudged:e}){if(e.length===0)return"";let n=new Map;for(let o of e)n.set(Ke(o),(n.get(Ke(o))??0)+1);let t=[...n].map(([o,r])=>`${u(r)} ${o}`);return`${u(e.length)} with another verdict: ${t.join(", ")}`}var Ke=({now:e,former:n})=>`${ne(n)} \\u2192 ${p(e)}`;function Ze({before:e,after:n}){let t=(a,l)=>a===e.jobs&&l===n.jobs?"":` (known for ${u(a)} of ${u(e.jobs)} \\u2192 ${u(l)} of ${u(n.jobs)})`,o=F.filter(a=>(e.verdicts[a]??0)+(n.verdicts[a]??0)>0),[r,i]=[e.likelyChipHours,n.likelyChipHours];return[`jobs ${u(e.jobs)} \\u2192 ${u(n.jobs)}`,...o.map(a=>`${a} ${u(e.verdicts[a]??0)} \\u2192 ${u(n.verdicts[a]??0)}`),`usual chip-hours ${Be(r,i,u)}${t(r.jobs,i.jobs)}`,...On(e,n).map(({unit:a,then:l,now:c,isAtOtherPrices:f})=>`usual cost ${Be(l,c,w)} ${a}${f?" at other prices":""}${t(l.jobs,c.jobs)}`)].join(", ")}var Be=(e,n,t)=>[e,n].map(o=>o.jobs===0?"unknown":t(o.amount)).join(" \\u2192 ");function On(e,n){let t=[...new Set([...e.cost,...n.cost].map(v))],o={amount:0,jobs:0,prices:[]};return t.map(r=>{let[i=o,a=o]=[e,n].map(({cost:c})=>c.find(f=>v(f)===r)),l=i.jobs>0&&a.jobs>0&&i.prices.join()!==a.prices.join();return{unit:r,then:i,now:a,isAtOtherPrices:l}})}function pe(e,n=""){let t=new Map,o=e.filter(a=>a?.likely!==void 0);for(let a of o)t.set(v(a),(t.get(v(a))??0)+a.likely);if(t.size===0)return"";let r=[...t].map(([a,l])=>`${l<0?"\\u2212":n}${w(Math.abs(l))} ${a}`),i=o.length===e.length?"":`, known for ${u(o.length)} of ${u(e.length)}`;return` (${r.join(" and ")}${i})`}function Qe({now:e,former:n},t){let o=Ue(e,n),r=ee(e,n),[i,a]=[ye(n,t),ye(e,t)];return[...o.accelerators?[`accelerators ${u(n.count??0)} \\u2192 ${u(e.count??0)}`]:[],...o.chipHours?[`chip-hours ${u(n.likelyChipHours??0)} \\u2192 ${u(e.likelyChipHours??0)}`]:[],...o.cost&&r&&e.cost?[`cost ${w(r.former)} \\u2192 ${w(r.now)} ${v(e.cost)}`]:[],...e.accelerator===n.accelerator?[]:[`on ${a} instead of ${i}`]].join(", ")}var ge=(e,n)=>[ye(e,n),e.likelyChipHours===void 0?"chip-hours unknown":`${u(e.likelyChipHours)} chip-hours`,e.cost?.likely===void 0?"cost unknown":`${w(e.cost.likely)} ${v(e.cost)}`].join(", "),Xe=({notRead:e,isOfOthers:n})=>e.length===0||n?"":`${j(e.length,"repository")} without a report this time, whose jobs are not called gone: ${e.join(", ")}`,ye=({accelerator:e,count:n},t)=>`${n===void 0?"":`${u(n)}\\xD7 `}${e===void 0?"not declared":t(e)}`;var he=e=>[...Object.entries(Y).map(([n,t])=>`${n}: ${t(e)}`),...Object.entries(e.labels).flatMap(([n,t])=>n===y.teamLabel?[]:[`label ${n}: ${t}`])],Ye=new WeakMap;function jn(e){let n=Ye.get(e);if(n!==void 0)return n;let t=he(e),r=[...e.verdict===void 0?[]:G.map(({textOf:a})=>a(e)),e.job,e.repository,e.path,e.reason??"",...t].join(`\n`).toLowerCase(),i={facets:new Set(t),words:r};return Ye.set(e,i),i}function L(e,{verdict:n,only:t,words:o}){let r=jn(e),i=o.trim().toLowerCase();return(n===""||e.verdict!==void 0&&p({verdict:e.verdict,...e.isDrift&&{isDrift:!0}})===n)&&t.every(l=>r.facets.has(l))&&(i===""||r.words.includes(i))}var be=20,Fn="Not known: keep the JSON of each week (fleet --format json), and make this page with --since and the last one.",we=new Set;function en(e){if(m("changes").hidden=!1,y.since===void 0){m("changes").replaceChildren(s("h2",{},"What changed"),J(Fn));return}let{date:n,grown:t,rejudged:o,new:r,gone:i,isOfOthers:a}=y.since,l={...y.since,grown:t.filter(({now:d})=>L(d,e)),rejudged:o.filter(({now:d})=>L(d,e)),new:r.filter(d=>L(d,e)),gone:i.filter(d=>L(d,e))},[c,f]=[Xe(l),qe(l)];m("changes").replaceChildren(s("h2",{},`Since ${n}`),s("p",{},`${ze(l)}.${f===""?"":` ${f}.`}`),...a?[]:[s("p",{},`All jobs: ${Ze(l)}.`)],...c===""?[]:[J(`${c}.`)],...te("Other verdict",l.rejudged.map(d=>[s("strong",{},M(d.now)),`: ${ne(d.former)} \\u2192 `,s("span",{class:p(d.now)},`${T[d.now.verdict]} ${p(d.now)}`),`. ${x(d.now.repository)}, `,S(d.now)])),...te("Grown",l.grown.map(d=>[s("strong",{},M(d.now)),`: ${Qe(d,U)}. ${x(d.now.repository)}, `,S(d.now)])),...te("New",l.new.map(d=>[s("strong",{},M(d)),": ",s("span",{class:p(d)},`${T[d.verdict]} ${p(d)}`),`, ${ge(d,U)}. ${x(d.repository)}, `,S(d)])),...te("Gone",l.gone.map(d=>[s("strong",{},M(d)),`: ${ge(d,U)}. ${x(d.repository)}, ${d.path}`])))}function te(e,n){if(n.length===0)return[];let t=n.slice(0,be).map(i=>s("li",{},...i)),o=n.length-be,r=s("details",{open:we.has(e)||n.length>be?void 0:""},s("summary",{},`${e} (${n.length})`),s("ul",{},...t,...o>0?[s("li",{},`and ${o} more, which the JSON has`)]:[]));return r.addEventListener("toggle",()=>r.open?we.delete(e):we.add(e)),[r]}function nn(){m("waivers").append(y.waiversDue.length===0?J("No waiver ends soon."):fe(y.waiversDue.map(Sn)));let e=[...K("Contradicted by the files of the repository",y.drift.map(n=>[`${x(n.repository)}: `,S(n),` ${n.message}`])),...K("Launch accelerators without a manifest",y.undeclared.map(({repository:n,launches:t})=>[`${x(n)}: ${t.map(({path:o,line:r,asksFor:i})=>`${i} (${o}:${r})`).join(", ")}`])),...K("Old reports",y.oldReports.map(({repository:n,date:t})=>[`${x(n)}: ${t}`])),...K("Dated in the future",y.futureReports.map(({repository:n,date:t})=>[`${x(n)}: ${t}`])),...K("Could not be read",y.unread.map(({path:n,because:t})=>[`${n} ${t}`]))];m("lists").append(...e.length===0?[J("Nothing: every report that was given could be read, is recent, and agrees with its files.")]:e)}function Sn(e){let{expires:n,repository:t,rule:o,reason:r,owner:i,ticket:a}=e,l=[i,a].filter(f=>f!==void 0).join(", "),c=n<y.date?"ended":"ends";return[s("div",{},s("strong",{},`${c} ${n}`),` ${o}`),s("p",{class:"note"},`${x(t)}, `,S(e)),s("p",{},`${r}${l===""?"":` (${l})`}`)]}function K(e,n){if(n.length===0)return[];let t=n.map(o=>s("li",{},...o));return[s("details",{},s("summary",{},`${e} (${n.length})`),s("ul",{},...t))]}var Mn="January February March April May June July August September October November December".split(" ");function Jn(e){let[n,t]=e.split("-");return`${Mn[Number(t)-1]} ${n}`}function tn(e){let n=e.toSorted(),[t,o]=[n[0],n.at(-1)].map((a="")=>Jn(a));if(t===o)return o;let[r,i]=t.split(" ");return`${o.endsWith(` ${i}`)?r:t} to ${o}`}function $e(e,{jobs:n,offersSought:t}){return t===n?`known for ${u(e)} of ${j(n,"job")}`:`looked for in ${u(t)} of ${j(n,"job")}, known for ${u(e)}`}var Cn={list:"list prices",policy:"prices of policies",file:"prices of price files",manifest:"declared prices"},on=e=>`at ${le(e.map(Wn))}`,Wn=({prices:e,read:n})=>`${Cn[e]??`prices of ${e}`}${n===void 0?"":` of ${tn(n)}`}`;function rn(e,n){let{jobs:t,cost:o,likelyChipHours:r,accelerators:i,counted:a,offersSought:l}=e,c=g=>n.filter(A=>p(A)===g).length,f=c("mismatch"),d=g=>`known for ${u(g)} of ${j(t,"job")}`,[h,...$]=o.toSorted((g,A)=>A.jobs-g.jobs),O=g=>`${g.likely.jobs===0?g.amount.map(w).join("\\u2013"):w(g.likely.amount)} ${v(g)}`,W=r.jobs===0?"chip-hours not known":`${u(r.amount)} chip-hours, ${d(r.jobs)}`,k=o.filter(({saves:g})=>g!==void 0),I=k[0]&&Tn(n,k[0]);return[E("Jobs",u(t),a===0?"accelerators not known":`${j(i,"accelerator")}, ${d(a)}`),E("Mismatched",u(f),`and ${["drift","questionable","undecided"].map(g=>`${u(c(g))} ${g}`).join(", ")}`,f>0?"mismatch":void 0),h?E(h.per==="month"?"Usual cost a month":"Usual cost, each job run once",O(h),[on(h.sources),d(h.jobs),...$.map(g=>`also ${O(g)}, ${d(g.jobs)}`),W].join("; ")):E("Usual cost","not known",W),k.length===0?E("Offers would save","not known",l===0?`Not looked for: ${ve}.`:`${Oe($e(0,e))}: ${ve}.`):E("Offers would save",k.map(g=>`${w(g.saves?.amount??0)} ${v(g)}`).join(", "),`${$e(k.reduce((g,{saves:A})=>g+(A?.jobs??0),0),e)}${l===t?"":`: ${ve}`}${I===void 0?"":`; ${I}`}`)]}function Tn(e,n){let t=new Map;for(let r of e){let[i,{cost:a,saves:l=0}]=[N(r),r],c=a?.currency===n.currency&&(a.per??"run")===n.per;i!==void 0&&c&&l>0&&t.set(i,(t.get(i)??0)+l)}let[o]=[...t].sort(([,r],[,i])=>i-r);return o&&`most in team ${o[0]}: ${w(o[1])} ${v(n)}`}var ve="only jobs with an error or a warning are searched",E=(e,n,t,o="")=>s("div",{},s("dt",{},e),s("dd",{class:`number ${o}`},n),s("dd",{class:"note"},t));var B=[{name:"jobs",of:()=>1,words:u},{name:"accelerators",of:({count:e})=>e,words:u},{name:"usual chip-hours",of:({likelyChipHours:e})=>e,words:u},...y.total.cost.flatMap(({currency:e,per:n})=>{let t=({cost:i})=>i?.currency===e&&(i.per??"run")===n,o=`in ${e} a ${n}`,r=w;return[{name:`usual cost ${o}`,of:i=>t(i)?i.cost?.likely:void 0,words:r},{name:`what offers save ${o}`,of:i=>t(i)?i.saves:void 0,words:r}]})],sn=B.find(({name:e,of:n})=>e.startsWith("usual cost")&&P.some(t=>(n(t)??0)>0))?.name??"jobs",Hn={verdict:"",only:[],words:""};function an(e){let n=new URLSearchParams(e.slice(1)),t=o=>n.get(o)??"";return{verdict:F.find(o=>o===t("verdict"))??"",only:n.getAll("only"),words:t("words"),bars:B.find(({name:o})=>o===t("bars"))?.name??sn,sort:t("sort")}}function Ln({only:e,...n}){let t=new URLSearchParams(e.map(o=>["only",o]));for(let[o,r]of Object.entries(n))r!==""&&r!==sn&&t.set(o,r);return t.size===0?"#":`#${t}`}var Pn="The link is copied: it shows these filters. It leads to a file of this machine: put the page where others can open it.",Nn="Red is what jobs with a mismatch cost, not what is wasted.",xe=m("verdict"),oe=m("only"),re=m("words"),ie=m("measure"),Gn=new X(m("jobs"),G,Ve,e=>{C({sort:b.sort===e?`-${e}`:b.sort===`-${e}`?"":e})}),b=an(location.hash),R=[];function C(e){b={...b,...e},history.replaceState(null,"",Ln(b)),ke()}function ke(){xe.value=b.verdict,ie.value=b.bars,oe.value="",re.value!==b.words&&(re.value=b.words),R=P.filter(t=>L(t,b));let e=new Q;for(let t of R)e.add(t);let{total:n}=e;m("sums").textContent=R.length===P.length?"":`${u(R.length)} of ${j(P.length,"job")} shown`,m("chosen").replaceChildren(...b.only.map(t=>H(`${t} \\xD7`,()=>C({only:b.only.filter(o=>o!==t)}),{"aria-label":`No longer only ${t}`}))),m("tiles").replaceChildren(...rn(n,R)),en(b),m("act").replaceChildren(...De(R)),En(),m("none").hidden=R.length>0,m("jobs").hidden=R.length===0,Gn.show(ce(R,G,b.sort),b.sort)}function En(){let e=B.find(({name:o})=>o===b.bars)??B[0],n=Object.entries(Y).flatMap(([o,r])=>Ge(o,R,r,e,i=>C({only:[...new Set([...b.only,`${o}: ${i}`])]}))??[]);m("charts").replaceChildren(...n);let t=R.filter(o=>e.of(o)!==void 0).length;m("known").textContent=[...t===R.length?[]:[`Known for ${u(t)} of ${j(R.length,"job")}: ${e.name}.`],...e.name.startsWith("usual cost")?[Nn]:[]].join(" ")}var dn=e=>e.map(n=>s("option",{value:n},n)),In=[...new Set(P.flatMap(he))].sort();oe.append(s("option",{value:""},"choose \\u2026"),...dn(In));ie.append(...dn(B.map(({name:e})=>e)));xe.addEventListener("change",()=>C({verdict:xe.value}));oe.addEventListener("change",()=>C({only:[...new Set([...b.only,oe.value])]}));re.addEventListener("input",()=>C({words:re.value}));ie.addEventListener("change",()=>C({bars:ie.value}));m("all").addEventListener("click",()=>C(Hn));m("share").addEventListener("click",async()=>{let e=await navigator.clipboard.writeText(location.href).then(()=>location.protocol==="file:"?Pn:"The link is copied: it shows these filters.",()=>"The browser does not let this page copy: the address of this window shows these filters.");m("sums").textContent=e});m("csv").addEventListener("click",()=>{let e=new Blob([...We({jobs:ce(R,G,b.sort),teamLabel:y.teamLabel})],{type:"text/csv"}),n=s("a",{href:URL.createObjectURL(e),download:`jobs-${y.date}.csv`});n.click(),URL.revokeObjectURL(n.href)});addEventListener("hashchange",()=>{b=an(location.hash),ke()});nn();ke();document.body.dataset.ready="";})();\n',style:`/* The colors and bars of verdicts, for the playground, the fleet page and the pictures. Each color: light, dark. */
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
  min-width: 60rem;
}
#jobs thead th {
  width: 7.5rem;
}
#jobs thead th:first-child {
  width: 15rem;
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
  /* Job, cost and savings are visible. The others need scrolling. */
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
`,scriptHash:"'sha256-xWrZzTzbJtgzSn4NiKKO/dudhzV+2XXL2Y//uxNL3QQ='",styleHash:"'sha256-nym1OEJmMLynoiComLnAGsS50PnTfui5k60t6agZic8='"};0&&(module.exports={pageParts});
