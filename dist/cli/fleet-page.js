var r=Object.defineProperty;var a=Object.getOwnPropertyDescriptor;var s=Object.getOwnPropertyNames;var l=Object.prototype.hasOwnProperty;var d=(n,e)=>{for(var o in e)r(n,o,{get:e[o],enumerable:!0})},c=(n,e,o,i)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of s(e))!l.call(n,t)&&t!==o&&r(n,t,{get:()=>e[t],enumerable:!(i=a(e,t))||i.enumerable});return n};var h=n=>c(r({},"__esModule",{value:!0}),n);var f={};d(f,{pageParts:()=>u});module.exports=h(f);var u={script:'"use strict";(()=>{function ae(e){let n;return()=>(n??=e(),n)}function Ce(e){let n=new WeakMap;return t=>{let o=n.get(t)??{result:e(t)};return n.set(t,o),o.result}}function f(e){for(let[n,t]of[[1e15,"Q"],[1e12,"T"],[1e9,"B"],[1e6,"M"]])if(e>=n)return`${de(e/n)}${t}`;return e>=1e4?`${de(e/1e3)}k`:e>=1e3?Math.round(e).toLocaleString("en-US"):de(e)}var wn=ae(()=>new Intl.NumberFormat("en-US",{maximumSignificantDigits:2})),rt=ae(()=>new Intl.NumberFormat("en-US"));var y=e=>e>=995e3?f(Number(e.toPrecision(2))):wn().format(e),v=({currency:e,per:n="run"})=>`${e}${n==="run"?"":$n[n]}`,$n={run:" a run",month:" a month",hour:" an hour"},O=(e,n)=>`${f(e)} ${e===1?n:`${n.replace(/y$/,"ie")}s`}`;var st=1/60;var le=e=>`${vn(e)} GiB`,vn=e=>String(Number(e.toFixed(e<100?1:0)));function ce(e,n="and"){let t=e.at(-1)??"";return e.length<2?t:`${e.slice(0,-1).join(", ")} ${n} ${t}`}var We=e=>e.slice(0,1).toUpperCase()+e.slice(1);var xn=8766,it={s:1/3600,min:1/60,h:1,days:24,years:xn},de=(e,n=3)=>String(Number(e.toPrecision(n)));var He=e=>e.slice(0,e.indexOf("/"));var X=["fit","undecided","questionable","mismatch"];var mt=Ce(e=>e.toSorted((n,t)=>Le(n.id)-Le(t.id))),Te=["framework","stage","operations","platform","model","scale","team","inference"],Le=e=>{let n=Te.indexOf(He(e));return n===-1?Te.length:n};var F=["mismatch","drift","questionable","undecided","fit"],g=({verdict:e,isDrift:n})=>n?"drift":e;var I={mismatch:"\\u2717",questionable:"!",undecided:"?",fit:"\\u2713"};var C=({labels:e},n)=>Object.hasOwn(e,n)?e[n]:void 0;var M=({cost:e,ifFitted:n})=>e??n?.cost;var Pe={..._("repository","commit","date","path","line","job"),verdict:g,..._("recommended","accelerator","kind","vendor","count","provider","stage"),framework:({framework:e})=>e.join(";"),..._("task","model","group"),labels:({labels:e})=>Object.entries(e).map(n=>n.join("=")).join(";"),usual_chip_hours:({likelyChipHours:e})=>e,least_chip_hours:({chipHours:e})=>e?.[0],most_chip_hours:({chipHours:e})=>e?.[1],currency:e=>M(e)?.currency,usual_cost:({cost:e})=>e?.likely,least_cost:({cost:e})=>e?.amount[0],most_cost:({cost:e})=>e?.amount[1],cost_per:e=>M(e)?.per,cost_prices:({cost:e})=>e?.prices,memory:({memory:e})=>e?.likely??e?.verdict,usual_memory_gib:({memory:e})=>e?.likelyGiB,capacity_gib:({memory:e})=>e?.capacityGiB,evidence_files:({evidence:e})=>e?.files,compared:({evidence:e})=>e?.compared.join(";"),not_compared:({evidence:e})=>e?.notCompared.map(({what:n})=>n).join(";"),waived:({waived:e})=>e,waived_until:({waivedUntil:e})=>e,offers_save:({saves:e})=>e,cost_read:({cost:e})=>e?.read,..._("reason","offer"),offer_cost:({offerCost:e})=>e,..._("errors")};function _(...e){return Object.fromEntries(e.map(n=>[n,t=>t[n]]))}function*Ee({jobs:e,teamLabel:n}){yield Ne([...Object.keys(Pe),"team"]);for(let t of e)yield Ne([...Object.values(Pe).map(o=>o(t)),C(t,n)].map(kn))}var Ne=e=>`${e.join(",")}\\r\n`,Rn=/^[=+\\-@\\t\\r]/;function kn(e){let n=String(e??""),t=Rn.test(n)?`\'${n}`:n;return/[",\\r\\n]/.test(t)?`"${t.replaceAll(\'"\',\'""\')}"`:t}var ee=class{#i=Object.fromEntries(X.map(n=>[n,0]));#n=new Map;#a={amount:[0,0],jobs:0};#d={amount:0,jobs:0};#t=0;#o=0;#r={amount:0,jobs:0};add({verdict:n,count:t,likelyChipHours:o,chipHours:r,cost:s,offersSought:i,saves:l}){if(this.#t++,i&&this.#o++,this.#i[n]++,Y(this.#r,t),Y(this.#d,o),r&&Ie(this.#a,r),s===void 0)return;let c=`${s.currency} ${s.per??"run"}`,a=()=>({amount:0,jobs:0}),u=this.#n.get(c)??{likely:a(),saves:a(),sources:new Map,amount:[0,0],jobs:0};this.#n.set(c,u),Y(u.likely,s.likely),Y(u.saves,l),Ie(u,s.amount),On(u.sources,s)}get total(){return{jobs:this.#t,verdicts:this.#i,accelerators:this.#r.amount,counted:this.#r.jobs,offersSought:this.#o,likelyChipHours:this.#d,chipHours:this.#a,cost:[...this.#n].sort(([n],[t])=>n<t?-1:1).map(([n,{saves:t,sources:o,...r}])=>{let[s="",i]=n.split(" "),l={...r,sources:[...o.values()]};return{currency:s,per:i,...l,...t.jobs>0&&{saves:t}}})}}};function On(e,{prices:n,read:t}){if(n===void 0)return;let{jobs:o=0,read:r}=e.get(n)??{},s=[...r??[],...t===void 0?[]:[t]].sort(),[i,l]=[s[0],s.at(-1)],c=i!==void 0&&l!==void 0;e.set(n,{prices:n,jobs:o+1,...c&&{read:[i,l]}})}function Y(e,n){n!==void 0&&(e.amount+=n,e.jobs++)}function Ie(e,[n,t]){e.amount[0]+=n,e.amount[1]+=t,e.jobs++}function d(e,n={},...t){let o=document.createElement(e);for(let[r,s]of Object.entries(n))s!==void 0&&o.setAttribute(r,s);return o.append(...t.filter(r=>r!==void 0)),o}function D(e){let n=e.split("`");return n.length%2===0?[e]:n.map((t,o)=>o%2===1?d("code",{},t):t)}var Ge=(e,...n)=>e?.startsWith("https://")?d("a",{href:e,target:"_blank",rel:"noreferrer"},...n):d("span",{},...n);function H(e,n,t={}){let o=d("button",{type:"button",...t},e);return o.addEventListener("click",n),o}function p(e){let n=document.getElementById(e);if(n===null)throw new Error(`The page has no #${e}.`);return n}var Ke=({isFigure:e=!1,isSmallestFirst:n=!1})=>e&&!n,Ve=12,ne=class{#i;#n;#a;#d=d("tbody");#t;#o;#r=Ae();#m=Ae();#l=[];#p=[];#s=new Map;#e;#f=34;#y=0;#c=0;constructor(n,t,o,r){this.#i=n,this.#n=t,this.#a=o,this.#t=t.map(({name:i,unit:l,isFigure:c,about:a})=>d("th",{scope:"col",title:a,...c&&{class:"figure"}},H(l===void 0?i:`${i}, ${l}`,()=>r(i))));let s=d("thead",{},d("tr",{"aria-rowindex":"1"},...this.#t));this.#o=d("table",{},s,this.#d),n.replaceChildren(this.#o),n.tabIndex=0,n.addEventListener("scroll",()=>{this.#c=n.scrollTop,this.#u()}),new ResizeObserver(()=>{this.#y=n.clientHeight,this.#f=this.#s.values().next().value?.offsetHeight||this.#f,this.#u()}).observe(n)}show(n,t,o=[]){this.#l=n,this.#p=o,this.#s=new Map,this.#e=void 0,this.#o.setAttribute("aria-rowcount",String(n.length+1));for(let[r,s]of this.#t.entries()){let i=this.#n[r],{name:l}=i,c=Ke(i)===(t===l);s.hidden=o.includes(l),s.ariaSort=t===l||t===`-${l}`?c?"descending":"ascending":"none"}this.#c>0&&(this.#i.scrollTop=this.#c=0),this.#u()}#u(){let n=this.#f,t=this.#e?this.#l.indexOf(this.#e.row):-1,o=this.#e?.details.offsetHeight??0,r=Math.max(0,Math.floor((this.#c-o)/n)-Ve),s=Math.min(this.#l.length,Math.ceil((this.#c+this.#y)/n)+Ve),i=this.#s;this.#s=new Map(this.#l.slice(r,s).map((c,a)=>[c,i.get(c)??this.#h(c,r+a)]));let l=[...this.#s].flatMap(([c,a])=>this.#e&&c===this.#e.row?[a,this.#e.details]:[a]);this.#r.style.height=`${r*n+(t!==-1&&t<r?o:0)}px`,this.#m.style.height=`${(this.#l.length-s)*n+(t>=s?o:0)}px`,jn(this.#d,[this.#r,...l,this.#m])}#h(n,t){let o=this.#n.map(({name:r,textOf:s,titleOf:i=s,isFigure:l,classOf:c,deedOf:a},u)=>{let m=s(n),b=`${l?"figure ":""}${c?.(n)??""}`.trim(),$={title:i(n),...b!==""&&{class:b}};if(u>0){let w=this.#p.includes(r)?"":void 0;return d("td",{...$,hidden:w},m,a?.(n))}let j=H(m,()=>this.#b(n),{"aria-expanded":"false",class:"opens"});return d("th",{...$,scope:"row"},j)});return d("tr",{"aria-rowindex":String(t+2)},...o)}#b(n){let t=this.#e?.row;if(this.#g(t,!1),this.#e=void 0,t!==n){let o=d("td",{colspan:String(this.#n.length)},this.#a(n));this.#e={row:n,details:d("tr",{class:"details"},o)},this.#g(n,!0)}this.#u()}#g(n,t){(n&&this.#s.get(n)?.querySelector("button"))?.setAttribute("aria-expanded",String(t))}};function ue(e,n,t){let o=t.replace(/^-/,""),r=n.find(u=>u.name===o);if(r===void 0)return e;let{textOf:s,amountOf:i,groupOf:l=()=>""}=r,c=e.map(u=>({row:u,group:l(u),key:i?i(u):s(u)||void 0})),a=t.startsWith("-")!==Ke(r)?-1:1;return c.sort(({key:u,group:m},{key:b,group:$})=>u===void 0||b===void 0?+(u===void 0)-+(b===void 0):m!==$?m<$?-1:1:u===b?0:a*(u<b?-1:1)),c.map(({row:u})=>u)}var Ae=()=>d("tr",{class:"spacer","aria-hidden":"true"});function jn(e,n){let t=new Set(n);for(let o of[...e.children])t.has(o)||o.remove();for(let[o,r]of n.entries())e.children[o]!==r&&e.insertBefore(r,e.children[o]??null)}var U=8;function _e(e,n,t,o,r){let s=new Map;for(let m of n){let b=t(m),$=s.get(b)??{fit:0,undecided:0,questionable:0,drift:0,mismatch:0};s.set(b,$),$[g(m)]+=o.of(m)??0}let i=[...s].map(([m,b])=>({name:m,parts:b,total:Object.values(b).reduce(($,j)=>$+j,0)})).filter(({total:m})=>m>0).sort((m,b)=>b.total-m.total),l=i[0]?.total;if(l===void 0)return;let c=i.map(({name:m,parts:b,total:$})=>{let j=d("span",{class:"track","aria-hidden":"true"});for(let J of F){let Se=d("span",{class:J});Se.style.width=`${100*b[J]/l}%`,j.append(Se)}let w=H("",()=>r(m),{title:F.toReversed().flatMap(J=>b[J]>0?[`${J} ${o.words(b[J])}`]:[]).join(", ")});return w.append(d("span",{class:"name"},m),j,d("span",{class:"figure"},o.words($))),d("li",{},w)}),a=d("ul",{class:"bars"},...c.slice(0,U)),u=H(`Show ${c.length-U} more`,()=>{a.append(...c.slice(U)),c[U]?.querySelector("button")?.focus(),u.remove()});return d("section",{},d("h3",{},e),a,c.length>U?u:void 0)}var De=(e,n)=>n==="job"&&!e.includes("/");var h=JSON.parse(p("fleet").textContent),W=p("rows").textContent.split(`\n`).slice(1).map(e=>JSON.parse(e)),P="not declared",Ue=e=>n=>(Object.hasOwn(e,n)?e[n]:void 0)??n,B=Ue(h.names),R=Ue(h.called),E=({repository:e,path:n,job:t})=>De(n,t)?R(e):t,Be=({accelerator:e})=>e&&B(e),N=e=>C(e,h.teamLabel),te={Team:e=>N(e)??P,Accelerator:e=>Be(e)??P,Kind:({kind:e=P})=>e,Provider:({provider:e=P})=>e,Stage:({stage:e=P})=>e};function G(e){let n=M(e);return n===void 0?"":v(n)}function qe({cost:e,ifFitted:n}){if(n!==void 0)return"does not fit";if(e===void 0)return"not known";let[t,o]=e.amount;return`${e.likely===void 0?`${y(t)}\\u2013${y(o)}`:y(e.likely)} ${v(e)}`}function Fn({ifFitted:e}){if(e===void 0)return;let{likelyChipHours:n,cost:t}=e;return[...n===void 0?[]:[`${f(n)} chip-hours`],...t?[qe({cost:t})]:[]].join(", ")}function fe(e){let{saves:n=0,offerCost:t}=e,o=M(e);return o===void 0||t===void 0?void 0:n>0?`saves ${y(n)} ${v(o)}`:o.likely!==void 0&&y(o.likely)===y(t)?"costs the same":`costs ${y(t)} ${v(o)}`}function me(e){let[n,t]=[fe(e),M(e)?.likely],o=t!==void 0&&t<(e.offerCost??0)&&y(t)!==y(e.offerCost??0);return n!==void 0&&o?`${n} instead of ${y(t)}`:n}var Jn=({offersSought:e,offer:n})=>e?n===void 0?"none found":"not known":"not looked for",V=[{name:"Job",textOf:E},{name:"Cost",about:"Usual cost of one run, or of a month of a service",textOf:qe,amountOf:({cost:e})=>e?.likely??e?.amount[0],groupOf:G,isFigure:!0,classOf:({cost:e})=>e===void 0?"unknown":""},{name:"Saving",about:"What the best offer would save or cost; looked for in jobs with an error or a warning about their hardware, and with --savings in those that pass",textOf:e=>fe(e)??Jn(e),amountOf:({saves:e})=>e,groupOf:G,isFigure:!0,classOf:e=>fe(e)===void 0?"unknown":""},{name:"Verdict",textOf:e=>`${I[e.verdict]} ${g(e)}`,amountOf:e=>F.indexOf(g(e)),classOf:g},{name:"Accelerator",classOf:({accelerator:e})=>e===void 0?"unknown":"",textOf:e=>`${e.count===void 0?"":`${f(e.count)}\\xD7 `}${Be(e)??P}`},{name:"Chip-hours",textOf:({likelyChipHours:e})=>e===void 0?"":f(e),amountOf:({likelyChipHours:e})=>e,isFigure:!0},{name:"Team",textOf:e=>N(e)??P,classOf:e=>N(e)===void 0?"unknown":""},{name:"Repository",textOf:({repository:e})=>R(e),titleOf:({repository:e})=>e}];function S({repository:e,commit:n,path:t,line:o}){let r=n!==void 0&&/^[\\w.-]+(?:\\/[\\w.-]+)+$/.test(e),s=t.split("/").map(encodeURIComponent).join("/"),i=r?`${h.server}/${e}/blob/${encodeURIComponent(n)}/${s}#L${o}`:void 0;return Ge(i,`${t}:${o}`)}var Mn=({memory:e})=>e?.likelyGiB===void 0?void 0:`about ${le(e.likelyGiB)} of ${le(e.capacityGiB)} a device`,Sn=({model:e,task:n,framework:t})=>[n,...e===void 0?[]:[e],...t].join(", "),Cn=({waived:e,waivedUntil:n})=>e===0?void 0:`${e} waived, the first until ${n}`,pe=({offersSought:e,errors:n=0})=>e?"No change was found that passes.":`No offer was looked for${n===0?"":": first fix the manifest"}.`;function ze(e){let{reason:n,offer:t,provider:o,stage:r,kind:s,labels:i,group:l,date:c,likelyChipHours:a,ifFitted:u}=e,m=me(e),b=[["Declared in",S(e)],["Repository",e.repository],["Reason",n&&D(n)],["Best offer",t?`${t}${m===void 0?"":`; ${m}`}`:pe(e)],["Memory",Mn(e)],["Work",Sn(e)],["Where",[s,o,r,l].filter($=>$!==void 0).join(", ")||void 0],["Labels",Object.entries(i).map($=>$.join(": ")).join(", ")||void 0],["Not known",[...(a??u?.likelyChipHours)===void 0?["chip-hours"]:[],...M(e)?[]:["cost"]].join(", ")||void 0],["If it fitted",Fn(e)],["Waivers",Cn(e)],["Checked",c]];return d("dl",{},...b.flatMap(([$,j])=>j===void 0?[]:[d("dt",{},$),d("dd",{},...[j].flat())]))}var ye=10,Wn=.01;function Ze(e){let n=M(e);return e.saves??n?.likely??n?.amount[0]??-1}var Qe=(e,n)=>Ze(n)-Ze(e)||F.indexOf(g(e))-F.indexOf(g(n))||(n.likelyChipHours??-1)-(e.likelyChipHours??-1);function Xe(e){let n=new Map;for(let u of e)n.set(G(u),(n.get(G(u))??0)+(u.saves??0));let t=u=>(u.saves??0)>(u.savingsSought?Wn*(n.get(G(u))??0):0),o=({verdict:u,errors:m=0})=>u==="mismatch"||u==="questionable"||m>0,r=e.filter(u=>o(u)||t(u)).sort(Qe);if(r.length===0)return[T(Hn)];let[s,i]=[r.filter(o),r.filter(u=>!o(u))],l=i.slice(0,Math.max(ye/2,ye-s.length)),c=[...s.slice(0,ye-l.length),...l].sort(Qe),a=r.length-c.length;return[ge(c.map(Ln)),...a>0?[T(`And ${O(a,"more job")}: sort the table below by verdict or saving.`)]:[]]}var Hn="Nothing to act on: none of these jobs is a mismatch, is questionable, has an error in its manifest or could save much.";function Tn({reason:e,savingsSought:n,cost:t,offerCost:o}){return e!==void 0?e:!n||t?.likely===void 0||o===void 0?"The report does not say why.":`It passes for ${y(t.likely)} ${v(t)}, and would for ${y(o)}.`}function Ln(e){let{verdict:n,repository:t,offer:o}=e,r=me(e);return[d("div",{},d("strong",{class:g(e)},`${I[n]} ${g(e)}`),` ${E(e)}`,d("p",{class:"note"},`${R(t)}, `,S(e),`, ${N(e)??"no team declared"}`)),d("p",{},...D(Tn(e))),d("p",{},...o===void 0?[d("span",{class:"note"},pe(e))]:D(o),...r===void 0?[]:[". ",d(r==="costs the same"?"span":"strong",{},`${We(r)}.`)])]}var ge=e=>d("ol",{class:"cards"},...e.map(n=>d("li",{},...n))),T=e=>d("p",{class:"note"},e);var q=({verdict:e,isDrift:n})=>e&&g({verdict:e,...n&&{isDrift:n}});var Ye=1.05;function be({now:e,former:n},t){let o=oe({now:e,former:n}),r=e.accelerator!==n.accelerator;return{verdict:q(n)!==void 0&&q(n)!==g(e),hardware:r,accelerators:!r&&he(e.count,n.count,1),chipHours:he(e.likelyChipHours,n.likelyChipHours,Ye),cost:o!==void 0&&he(o.now,o.former,Ye),team:C(e,t)!==C(n,t)}}var he=(e=0,n,t)=>n!==void 0&&e>n*t;function oe({now:{cost:e},former:{cost:n}}){return e?.likely===void 0||n?.likely===void 0?void 0:e.currency===n.currency&&(e.per??"run")===(n.per??"run")&&e.prices===n.prices?{now:e.likely,former:n.likely,unit:v(e)}:void 0}function nn(e){let{new:n,gone:t,changed:o,date:r,notRead:s,isOfOthers:i}=e;if(i)return`Nothing can be compared: the report of ${r} has none of these repositories, but ${s.slice(0,3).join(", ")}${s.length>3?" and others":""}`;let l=({cost:c})=>c;return[`${f(n.length)} new${$e(n.map(l))}, `,`${f(t.length)} gone${$e(t.map(l))} and `,`${f(o.length)} changed since ${ve(e)}`].join("")}var ve=({from:e,date:n})=>`the reports of ${e===n?n:`${e} to ${n}`}`;function tn({changed:e},n){let t=e.map(l=>({job:l,change:be(l,n)})),o=l=>t.flatMap(({job:c,change:a})=>a[l]?[c]:[]),r=o("cost").map(l=>{let c=oe(l);return l.now.cost&&c&&{...l.now.cost,likely:c.now-c.former}}),i=[["verdict",`another verdict (${Pn(o("verdict"))})`],["hardware","another accelerator"],["accelerators","more accelerators"],["chipHours","more chip-hours"],["cost",`a higher cost${$e(r,"+")}`],["team","another team"]].flatMap(([l,c])=>{let{length:a}=o(l);return a===0?[]:[`${f(a)} with ${c}`]});return i.length===0?"":`Changed: ${i.join(", ")}`}function Pn(e){let n=new Map;for(let t of e)n.set(we(t),(n.get(we(t))??0)+1);return[...n].map(([t,o])=>`${f(o)} ${t}`).join(", ")}var we=({now:e,former:n})=>`${q(n)} \\u2192 ${g(e)}`;function on({before:e,after:n}){let t=(i,l)=>i===e.jobs&&l===n.jobs?"":` (known for ${f(i)} of ${f(e.jobs)} \\u2192 ${f(l)} of ${f(n.jobs)})`,o=F.filter(i=>(e.verdicts[i]??0)+(n.verdicts[i]??0)>0),[r,s]=[e.likelyChipHours,n.likelyChipHours];return[`jobs ${re(e.jobs,n.jobs,f)}`,...o.map(i=>`${i} ${re(e.verdicts[i]??0,n.verdicts[i]??0,f)}`),`usual chip-hours ${en(r,s,f)}${t(r.jobs,s.jobs)}`,...Nn(e,n).map(({unit:i,then:l,now:c,isAtOtherPrices:a})=>`usual cost ${en(l,c,y,` ${i}`)}${a?" at other prices":""}${t(l.jobs,c.jobs)}`)].join(", ")}function en(e,n,t,o=""){return e.jobs>0&&n.jobs>0?re(e.amount,n.amount,t,o):`${[e,n].map(r=>r.jobs===0?"unknown":t(r.amount)).join(" \\u2192 ")}${o}`}function re(e,n,t,o=""){if(t(e)!==t(n))return`${t(e)} \\u2192 ${t(n)}${o}`;let r=`${n<e?"\\u2212":"+"}${t(Math.abs(n-e))}`;return`${t(n)}${o} (${n===e?"no change":r})`}function Nn(e,n){let t=[...new Set([...e.cost,...n.cost].map(v))],o={amount:0,jobs:0,prices:[]};return t.map(r=>{let[s=o,i=o]=[e,n].map(({cost:c})=>c.find(a=>v(a)===r)),l=s.jobs>0&&i.jobs>0&&s.prices.join()!==i.prices.join();return{unit:r,then:s,now:i,isAtOtherPrices:l}})}function $e(e,n=""){let t=new Map,o=e.filter(i=>i?.likely!==void 0);for(let i of o)t.set(v(i),(t.get(v(i))??0)+i.likely);if(t.size===0)return"";let r=[...t].map(([i,l])=>`${n}${y(l)} ${i}`),s=o.length===e.length?"":`, known for ${f(o.length)} of ${f(e.length)}`;return` (${r.join(" and ")}${s})`}function rn(e,n,t){let{now:o,former:r}=e,s=oe(e),i=be(e,t),[l,c]=[r,o].map(m=>an(m,n)),[a,u]=[r,o].map(m=>C(m,t)??"not declared");return[...i.verdict?[we(e)]:[],...i.accelerators?[`accelerators ${f(r.count??0)} \\u2192 ${f(o.count??0)}`]:[],...i.hardware?[`${c} instead of ${l}`]:[],...i.chipHours?[`chip-hours ${f(r.likelyChipHours??0)} \\u2192 ${f(o.likelyChipHours??0)}`]:[],...s&&(i.accelerators||i.hardware||i.cost)?[`cost ${re(s.former,s.now,y,` ${s.unit}`)}`]:[],...i.team?[`team ${a} \\u2192 ${u}`]:[]].join(", ")}var xe=(e,n)=>[an(e,n),e.likelyChipHours===void 0?"chip-hours unknown":`${f(e.likelyChipHours)} chip-hours`,e.cost?.likely===void 0?"cost unknown":`${y(e.cost.likely)} ${v(e.cost)}`].join(", "),sn=({notRead:e,isOfOthers:n})=>e.length===0||n?"":`No report this time from ${O(e.length,"repository")}, so ${e.length===1?"its":"their"} jobs may still exist: ${e.join(", ")}`,an=({accelerator:e,count:n},t)=>`${n===void 0?"":`${f(n)}\\xD7 `}${e===void 0?"not declared":t(e)}`;var Re=e=>[...Object.entries(te).map(([n,t])=>`${n}: ${t(e)}`),...Object.entries(e.labels).flatMap(([n,t])=>n===h.teamLabel?[]:[`label ${n}: ${t}`])],dn=e=>e.slice(0,e.indexOf(": ")),ln=new WeakMap;function En(e){let n=ln.get(e);if(n!==void 0)return n;let t=Re(e),r=[...e.verdict===void 0?[]:V.map(({textOf:i})=>i(e)),e.job,e.repository,e.path,e.reason??"",...t].join(`\n`).toLowerCase(),s={facets:new Set(t),words:r};return ln.set(e,s),s}function A(e,{verdict:n,only:t,words:o}){let r=En(e),s=o.trim().toLowerCase(),i=n===""||e.verdict!==void 0&&g({verdict:e.verdict,...e.isDrift&&{isDrift:!0}})===n,l=t.every(c=>t.some(a=>dn(a)===dn(c)&&r.facets.has(a)));return i&&l&&(s===""||r.words.includes(s))}var ke=20,In="Not known: keep the JSON of each week (fleet --format json), and make this page with --since and the last one.",Oe=new Set;function cn(e,n){if(p("changes").hidden=!1,h.since===void 0){p("changes").replaceChildren(d("h2",{},"What changed"),T(In));return}let{changed:t,new:o,gone:r,isOfOthers:s}=h.since,i={...h.since,changed:t.filter(({now:a})=>A(a,e)),new:o.filter(a=>A(a,e)),gone:r.filter(a=>A(a,e))},[l,c]=[sn(i),tn(i,h.teamLabel)];p("changes").replaceChildren(d("h2",{},`Since ${ve(i)}`),d("p",{},`${nn(i)}.${c===""?"":` ${c}.`}`),...s||n?[]:[d("p",{},`All jobs: ${on(i)}.`)],...l===""||n?[]:[T(`${l}.`)],...je("Changed",i.changed.map(a=>[d("strong",{},E(a.now)),`: ${rn(a,B,h.teamLabel)}. ${R(a.now.repository)}, `,S(a.now)])),...je("New",i.new.map(a=>[d("strong",{},E(a)),": ",d("span",{class:g(a)},`${I[a.verdict]} ${g(a)}`),`, ${xe(a,B)}. ${R(a.repository)}, `,S(a)])),...je("Gone",i.gone.map(a=>[d("strong",{},E(a)),`: ${xe(a,B)}. ${R(a.repository)}, ${a.path}`])))}function je(e,n){if(n.length===0)return[];let t=n.slice(0,ke).map(s=>d("li",{},...s)),o=n.length-ke,r=d("details",{open:Oe.has(e)||n.length>ke?void 0:""},d("summary",{},`${e} (${n.length})`),d("ul",{},...t,...o>0?[d("li",{},`and ${o} more, which the JSON has`)]:[]));return r.addEventListener("toggle",()=>r.open?Oe.delete(e):Oe.add(e)),[r]}function un(){p("waivers").append(h.waiversDue.length===0?T("No waiver ends soon."):ge(h.waiversDue.map(Gn)));let e=[...K("Errors in manifests",h.manifestErrors.map(n=>[`${R(n.repository)}: `,S(n),` ${n.message}`])),...K("Contradicted by the files of the repository",h.drift.map(n=>[`${R(n.repository)}: `,S(n),` ${n.message}`])),...K("Launch accelerators without a manifest",h.undeclared.map(({repository:n,launches:t})=>[`${R(n)}: ${t.map(({path:o,line:r,asksFor:s})=>`${s} (${o}:${r})`).join(", ")}`])),...K("Old reports",h.oldReports.map(({repository:n,date:t})=>[`${R(n)}: ${t}`])),...K("Dated in the future",h.futureReports.map(({repository:n,date:t})=>[`${R(n)}: ${t}`])),...K("Could not be read",h.unread.map(({path:n,because:t})=>[`${n} ${t}`]))];p("lists").append(...e.length===0?[T("Nothing: all reports and manifests could be read, are recent, and agree with their files.")]:e)}function Gn(e){let{expires:n,repository:t,rule:o,reason:r,owner:s,ticket:i}=e,l=[s,i].filter(a=>a!==void 0).join(", "),c=n<h.date?"ended":"ends";return[d("div",{},d("strong",{},`${c} ${n}`),` ${o}`),d("p",{class:"note"},`${R(t)}, `,S(e)),d("p",{},`${r}${l===""?"":` (${l})`}`)]}function K(e,n){if(n.length===0)return[];let t=n.map(o=>d("li",{},...o));return[d("details",{},d("summary",{},`${e} (${n.length})`),d("ul",{},...t))]}var Vn="January February March April May June July August September October November December".split(" ");function An(e){let[n,t]=e.split("-");return`${Vn[Number(t)-1]} ${n}`}function fn(e){let n=e.toSorted(),[t,o]=[n[0],n.at(-1)].map((i="")=>An(i));if(t===o)return o;let[r,s]=t.split(" ");return`${o.endsWith(` ${s}`)?r:t} to ${o}`}var Kn={list:"list prices",policy:"prices of policies",file:"prices of price files",manifest:"declared prices"},mn=e=>`at ${ce(e.map(_n))}`,_n=({prices:e,read:n})=>`${Kn[e]??`prices of ${e}`}${n===void 0?"":` of ${fn(n)}`}`;function pn(e,n){let{jobs:t,cost:o,likelyChipHours:r,accelerators:s,counted:i}=e,l=w=>n.filter(J=>g(J)===w).length,c=l("mismatch"),a=w=>`known for ${f(w)} of ${O(t,"job")}`,u=n.filter(({ifFitted:w})=>w!==void 0).length,[m,...b]=o.toSorted((w,J)=>J.jobs-w.jobs),$=w=>`${w.likely.jobs===0?w.amount.map(y).join("\\u2013"):y(w.likely.amount)} ${v(w)}`,j=r.jobs===0?"chip-hours not known":`${f(r.amount)} chip-hours, ${a(r.jobs)}`;return[z("Jobs",f(t),i===0?"accelerators not known":`${O(s,"accelerator")}, ${a(i)}`),z("Mismatched",f(c),`and ${["drift","questionable","undecided"].map(w=>`${f(l(w))} ${w}`).join(", ")}`,c>0?"mismatch":void 0),m?z(m.per==="month"?"Usual cost a month":"Usual cost, each job run once",$(m),[mn(m.sources),a(m.jobs),...u>0?[`without ${O(u,"job")} that cannot run`]:[],...b.map(w=>`also ${$(w)}, ${a(w.jobs)}`),j].join("; ")):z("Usual cost","not known",j),Dn(e,n)]}function Dn({jobs:e,cost:n,offersSought:t},o){let r=n.filter(({saves:a})=>a!==void 0),s=r.filter(a=>(a.saves?.amount??0)>0),i=s[0]&&Un(o,s[0]),l=o.some(({offerCost:a,memory:u})=>a!==void 0&&u?.verdict==="does-not-fit"),c=r.reduce((a,u)=>a+(u.saves?.jobs??0),0);return z(`Offers would save${t===0?"":`, in the ${f(t)} of ${O(e,"job")} that were searched`}`,r.length===0?"not known":s.map(a=>`${y(a.saves?.amount??0)} ${v(a)}`).join(", ")||"nothing",[t===0?"not looked for":`known for ${f(c)} of ${f(t)}`,...l?["a job that does not fit has no cost to save"]:[],...t===e?[]:[o.some(({savingsSought:a})=>a)?qn:Bn],...i===void 0?[]:[i]].join("; "))}function Un(e,n){let t=new Map;for(let r of e){let[s,{cost:i,saves:l=0}]=[N(r),r],c=i?.currency===n.currency&&(i.per??"run")===n.per;s!==void 0&&c&&l>0&&t.set(s,(t.get(s)??0)+l)}let[o]=[...t].sort(([,r],[,s])=>s-r);return o&&`most in team ${o[0]}: ${y(o[1])} ${v(n)}`}var Bn="only jobs with an error or a warning about their hardware are searched; with the option savings the others are too",qn="a job that passes is searched with the option savings, if its cost is known",z=(e,n,t,o="")=>d("div",{},d("dt",{},e),d("dd",{class:`number ${o}`},n),d("dd",{class:"note"},t));var Q=[{name:"jobs",of:()=>1,words:f},{name:"accelerators",of:({count:e})=>e,words:f},{name:"usual chip-hours",of:({likelyChipHours:e})=>e,words:f},...h.total.cost.flatMap(({currency:e,per:n})=>{let t=({cost:s})=>s?.currency===e&&(s.per??"run")===n,o=`in ${e} a ${n}`,r=y;return[{name:`usual cost ${o}`,of:s=>t(s)?s.cost?.likely:void 0,words:r},{name:`what offers save ${o}`,of:s=>t(s)?s.saves:void 0,words:r}]})],Fe=({of:e},n)=>n.filter(t=>e(t)!==void 0).length,yn=Q.filter(e=>e.name.startsWith("usual cost")&&W.some(n=>(e.of(n)??0)>0)).sort((e,n)=>Fe(n,W)-Fe(e,W))[0]?.name??"jobs",zn={verdict:"",only:[],words:""};function gn(e){let n=new URLSearchParams(e.slice(1)),t=o=>n.get(o)??"";return{verdict:F.find(o=>o===t("verdict"))??"",only:n.getAll("only"),words:t("words"),bars:Q.find(({name:o})=>o===t("bars"))?.name??yn,sort:t("sort")}}function Zn({only:e,...n}){let t=new URLSearchParams(e.map(o=>["only",o]));for(let[o,r]of Object.entries(n))r!==""&&r!==yn&&t.set(o,r);return t.size===0?"#":`#${t}`}var Qn="The link is copied: it shows these filters. It leads to a file of this machine: put the page where others can open it.",Xn="Red is what jobs with a mismatch cost, not what is wasted.",Je=p("verdict"),se=p("only"),Z=p("words"),ie=p("measure"),Yn=new ne(p("jobs"),V,ze,e=>{L({sort:x.sort===e?`-${e}`:x.sort===`-${e}`?"":e})}),x=gn(location.hash),k=[];function L(e,n=!1){x={...x,...e},history[n?"replaceState":"pushState"](null,"",Zn(x)),Me()}var hn=e=>[...new Set([...x.only,e])];function Me(){Je.value=x.verdict,ie.value=x.bars,se.value="",Z.value!==x.words&&(Z.value=x.words),k=W.filter(t=>A(t,x));let e=new ee;for(let t of k)e.add(t);let{total:n}=e;p("sums").textContent=k.length===W.length?"":`${f(k.length)} of ${O(W.length,"job")} shown`,p("chosen").replaceChildren(...x.only.map(t=>H(`${t} \\xD7`,()=>L({only:x.only.filter(o=>o!==t)}),{"aria-label":`No longer only ${t}`}))),p("tiles").replaceChildren(...pn(n,k)),cn(x,k.length<W.length),p("act").replaceChildren(...Xe(k)),et(),p("none").hidden=k.length>0;for(let t of["jobs","where"])p(t).hidden=k.length===0;Yn.show(ue(k,V,x.sort),x.sort)}function et(){let e=Q.find(({name:o})=>o===x.bars)??Q[0],n=Object.entries(te).flatMap(([o,r])=>_e(o,k,r,e,s=>{L({only:hn(`${o}: ${s}`)}),p("chosen").querySelector("button:last-child")?.focus()})??[]);p("charts").replaceChildren(...n);let t=Fe(e,k);p("known").textContent=[...t===k.length?[]:[`Known for ${f(t)} of ${O(k.length,"job")}: ${e.name}.`],...e.name.startsWith("usual cost")?[Xn]:[]].join(" ")}var bn=e=>e.map(n=>d("option",{value:n},n)),nt=[...new Set(W.flatMap(Re))].sort();se.append(d("option",{value:""},"choose \\u2026"),...bn(nt));ie.append(...bn(Q.map(({name:e})=>e)));Je.addEventListener("change",()=>L({verdict:Je.value}));se.addEventListener("change",()=>L({only:hn(se.value)}));Z.addEventListener("input",()=>L({words:Z.value},x.words!==""&&Z.value!==""));ie.addEventListener("change",()=>L({bars:ie.value}));p("all").addEventListener("click",()=>L(zn));p("share").addEventListener("click",async()=>{let e=await navigator.clipboard.writeText(location.href).then(()=>location.protocol==="file:"?Qn:"The link is copied: it shows these filters.",()=>"The browser does not let this page copy: the address of this window shows these filters.");p("sums").textContent=e});p("csv").addEventListener("click",()=>{let e=new Blob(["\\uFEFF",...Ee({jobs:ue(k,V,x.sort),teamLabel:h.teamLabel})],{type:"text/csv"}),n=d("a",{href:URL.createObjectURL(e),download:`jobs-${h.date}.csv`});n.click(),URL.revokeObjectURL(n.href)});addEventListener("popstate",()=>{x=gn(location.hash),Me()});un();Me();document.body.dataset.ready="";})();\n',style:`/* The colors and bars of verdicts, for the playground, the fleet page and the pictures. Each color: light, dark. */
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
`,scriptHash:"'sha256-qUBkuYCgtNBrIoI23bqcNL0nJ+rw+rV/6VV5I0R7rqg='",styleHash:"'sha256-F1wKKS9ODLmv+i6HfS5CvJUKw7gAqx1Xnvm0Qkdr3bw='"};0&&(module.exports={pageParts});
