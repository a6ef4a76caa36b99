var o=Object.defineProperty;var a=Object.getOwnPropertyDescriptor;var s=Object.getOwnPropertyNames;var l=Object.prototype.hasOwnProperty;var d=(n,e)=>{for(var r in e)o(n,r,{get:e[r],enumerable:!0})},c=(n,e,r,i)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of s(e))!l.call(n,t)&&t!==r&&o(n,t,{get:()=>e[t],enumerable:!(i=a(e,t))||i.enumerable});return n};var h=n=>c(o({},"__esModule",{value:!0}),n);var f={};d(f,{pageParts:()=>u});module.exports=h(f);var u={script:'"use strict";(()=>{function se(e){let n;return()=>(n??=e(),n)}function Fe(e){let n=new WeakMap;return t=>{let o=n.get(t)??{result:e(t)};return n.set(t,o),o.result}}function u(e){for(let[n,t]of[[1e15,"Q"],[1e12,"T"],[1e9,"B"],[1e6,"M"]])if(e>=n)return`${ae(e/n)}${t}`;return e>=1e4?`${ae(e/1e3)}k`:e>=1e3?Math.round(e).toLocaleString("en-US"):ae(e)}var yn=se(()=>new Intl.NumberFormat("en-US",{maximumSignificantDigits:2})),Qn=se(()=>new Intl.NumberFormat("en-US"));var w=e=>e>=995e3?u(Number(e.toPrecision(2))):yn().format(e),x=({currency:e,per:n="run"})=>`${e}${n==="run"?"":gn[n]}`,gn={run:" a run",month:" a month",hour:" an hour"},O=(e,n)=>`${u(e)} ${e===1?n:`${n.replace(/y$/,"ie")}s`}`;var Xn=1/60;var de=e=>`${hn(e)} GiB`,hn=e=>String(Number(e.toFixed(e<100?1:0)));function le(e,n="and"){let t=e.at(-1)??"";return e.length<2?t:`${e.slice(0,-1).join(", ")} ${n} ${t}`}var Je=e=>e.slice(0,1).toUpperCase()+e.slice(1);var bn=8766,Yn={s:1/3600,min:1/60,h:1,days:24,years:bn},ae=(e,n=3)=>String(Number(e.toPrecision(n)));var Me=e=>e.slice(0,e.indexOf("/"));var Q=["fit","undecided","questionable","mismatch"];var st=Fe(e=>e.toSorted((n,t)=>Ce(n.id)-Ce(t.id))),Se=["framework","stage","operations","platform","model","scale","team","inference"],Ce=e=>{let n=Se.indexOf(Me(e));return n===-1?Se.length:n};var j=["mismatch","drift","questionable","undecided","fit"],h=({verdict:e,isDrift:n})=>n?"drift":e;var E={mismatch:"\\u2717",questionable:"!",undecided:"?",fit:"\\u2713"};var T=({labels:e},n)=>Object.hasOwn(e,n)?e[n]:void 0;var We={..._("repository","commit","date","path","line","job"),verdict:h,..._("recommended","accelerator","kind","vendor","count","provider","stage"),framework:({framework:e})=>e.join(";"),..._("task","model","group"),labels:({labels:e})=>Object.entries(e).map(n=>n.join("=")).join(";"),usual_chip_hours:({likelyChipHours:e})=>e,least_chip_hours:({chipHours:e})=>e?.[0],most_chip_hours:({chipHours:e})=>e?.[1],currency:({cost:e})=>e?.currency,usual_cost:({cost:e})=>e?.likely,least_cost:({cost:e})=>e?.amount[0],most_cost:({cost:e})=>e?.amount[1],cost_per:({cost:e})=>e?.per,cost_prices:({cost:e})=>e?.prices,memory:({memory:e})=>e?.likely??e?.verdict,usual_memory_gib:({memory:e})=>e?.likelyGiB,capacity_gib:({memory:e})=>e?.capacityGiB,evidence_files:({evidence:e})=>e?.files,compared:({evidence:e})=>e?.compared.join(";"),not_compared:({evidence:e})=>e?.notCompared.map(({what:n})=>n).join(";"),waived:({waived:e})=>e,waived_until:({waivedUntil:e})=>e,offers_save:({saves:e})=>e,cost_read:({cost:e})=>e?.read,..._("reason","offer"),offer_cost:({offerCost:e})=>e,..._("errors")};function _(...e){return Object.fromEntries(e.map(n=>[n,t=>t[n]]))}function*Le({jobs:e,teamLabel:n}){yield Te([...Object.keys(We),"team"]);for(let t of e)yield Te([...Object.values(We).map(o=>o(t)),T(t,n)].map($n))}var Te=e=>`${e.join(",")}\\r\n`,wn=/^[=+\\-@\\t\\r]/;function $n(e){let n=String(e??""),t=wn.test(n)?`\'${n}`:n;return/[",\\r\\n]/.test(t)?`"${t.replaceAll(\'"\',\'""\')}"`:t}var Y=class{#s=Object.fromEntries(Q.map(n=>[n,0]));#n=new Map;#a={amount:[0,0],jobs:0};#d={amount:0,jobs:0};#t=0;#o=0;#r={amount:0,jobs:0};add({verdict:n,count:t,likelyChipHours:o,chipHours:r,cost:i,offersSought:s,saves:l}){if(this.#t++,s&&this.#o++,this.#s[n]++,X(this.#r,t),X(this.#d,o),r&&He(this.#a,r),i===void 0)return;let c=`${i.currency} ${i.per??"run"}`,d=()=>({amount:0,jobs:0}),f=this.#n.get(c)??{likely:d(),saves:d(),sources:new Map,amount:[0,0],jobs:0};this.#n.set(c,f),X(f.likely,i.likely),X(f.saves,l),He(f,i.amount),vn(f.sources,i)}get total(){return{jobs:this.#t,verdicts:this.#s,accelerators:this.#r.amount,counted:this.#r.jobs,offersSought:this.#o,likelyChipHours:this.#d,chipHours:this.#a,cost:[...this.#n].sort(([n],[t])=>n<t?-1:1).map(([n,{saves:t,sources:o,...r}])=>{let[i="",s]=n.split(" "),l={...r,sources:[...o.values()]};return{currency:i,per:s,...l,...t.jobs>0&&{saves:t}}})}}};function vn(e,{prices:n,read:t}){if(n===void 0)return;let{jobs:o=0,read:r}=e.get(n)??{},i=[...r??[],...t===void 0?[]:[t]].sort(),[s,l]=[i[0],i.at(-1)],c=s!==void 0&&l!==void 0;e.set(n,{prices:n,jobs:o+1,...c&&{read:[s,l]}})}function X(e,n){n!==void 0&&(e.amount+=n,e.jobs++)}function He(e,[n,t]){e.amount[0]+=n,e.amount[1]+=t,e.jobs++}function a(e,n={},...t){let o=document.createElement(e);for(let[r,i]of Object.entries(n))i!==void 0&&o.setAttribute(r,i);return o.append(...t.filter(r=>r!==void 0)),o}function V(e){let n=e.split("`");return n.length%2===0?[e]:n.map((t,o)=>o%2===1?a("code",{},t):t)}var Pe=(e,...n)=>e?.startsWith("https://")?a("a",{href:e,target:"_blank",rel:"noreferrer"},...n):a("span",{},...n);function S(e,n,t={}){let o=a("button",{type:"button",...t},e);return o.addEventListener("click",n),o}function m(e){let n=document.getElementById(e);if(n===null)throw new Error(`The page has no #${e}.`);return n}var Ge=({isFigure:e=!1,isSmallestFirst:n=!1})=>e&&!n,Ne=12,ee=class{#s;#n;#a;#d=a("tbody");#t;#o;#r=Ee();#m=Ee();#l=[];#p=[];#i=new Map;#e;#f=34;#y=0;#c=0;constructor(n,t,o,r){this.#s=n,this.#n=t,this.#a=o,this.#t=t.map(({name:s,unit:l,isFigure:c,about:d})=>a("th",{scope:"col",title:d,...c&&{class:"figure"}},S(l===void 0?s:`${s}, ${l}`,()=>r(s))));let i=a("thead",{},a("tr",{"aria-rowindex":"1"},...this.#t));this.#o=a("table",{},i,this.#d),n.replaceChildren(this.#o),n.tabIndex=0,n.addEventListener("scroll",()=>{this.#c=n.scrollTop,this.#u()}),new ResizeObserver(()=>{this.#y=n.clientHeight,this.#f=this.#i.values().next().value?.offsetHeight||this.#f,this.#u()}).observe(n)}show(n,t,o=[]){this.#l=n,this.#p=o,this.#i=new Map,this.#e=void 0,this.#o.setAttribute("aria-rowcount",String(n.length+1));for(let[r,i]of this.#t.entries()){let s=this.#n[r],{name:l}=s,c=Ge(s)===(t===l);i.hidden=o.includes(l),i.ariaSort=t===l||t===`-${l}`?c?"descending":"ascending":"none"}this.#c>0&&(this.#s.scrollTop=this.#c=0),this.#u()}#u(){let n=this.#f,t=this.#e?this.#l.indexOf(this.#e.row):-1,o=this.#e?.details.offsetHeight??0,r=Math.max(0,Math.floor((this.#c-o)/n)-Ne),i=Math.min(this.#l.length,Math.ceil((this.#c+this.#y)/n)+Ne),s=this.#i;this.#i=new Map(this.#l.slice(r,i).map((c,d)=>[c,s.get(c)??this.#h(c,r+d)]));let l=[...this.#i].flatMap(([c,d])=>this.#e&&c===this.#e.row?[d,this.#e.details]:[d]);this.#r.style.height=`${r*n+(t!==-1&&t<r?o:0)}px`,this.#m.style.height=`${(this.#l.length-i)*n+(t>=i?o:0)}px`,xn(this.#d,[this.#r,...l,this.#m])}#h(n,t){let o=this.#n.map(({name:r,textOf:i,titleOf:s=i,isFigure:l,classOf:c,deedOf:d},f)=>{let g=i(n),p=`${l?"figure ":""}${c?.(n)??""}`.trim(),v={title:s(n),...p!==""&&{class:p}};if(f>0){let M=this.#p.includes(r)?"":void 0;return a("td",{...v,hidden:M},g,d?.(n))}let b=S(g,()=>this.#b(n),{"aria-expanded":"false",class:"opens"});return a("th",{...v,scope:"row"},b)});return a("tr",{"aria-rowindex":String(t+2)},...o)}#b(n){let t=this.#e?.row;if(this.#g(t,!1),this.#e=void 0,t!==n){let o=a("td",{colspan:String(this.#n.length)},this.#a(n));this.#e={row:n,details:a("tr",{class:"details"},o)},this.#g(n,!0)}this.#u()}#g(n,t){(n&&this.#i.get(n)?.querySelector("button"))?.setAttribute("aria-expanded",String(t))}};function ce(e,n,t){let o=t.replace(/^-/,""),r=n.find(f=>f.name===o);if(r===void 0)return e;let{textOf:i,amountOf:s,groupOf:l=()=>""}=r,c=e.map(f=>({row:f,group:l(f),key:s?s(f):i(f)||void 0})),d=t.startsWith("-")!==Ge(r)?-1:1;return c.sort(({key:f,group:g},{key:p,group:v})=>f===void 0||p===void 0?+(f===void 0)-+(p===void 0):g!==v?g<v?-1:1:f===p?0:d*(f<p?-1:1)),c.map(({row:f})=>f)}var Ee=()=>a("tr",{class:"spacer","aria-hidden":"true"});function xn(e,n){let t=new Set(n);for(let o of[...e.children])t.has(o)||o.remove();for(let[o,r]of n.entries())e.children[o]!==r&&e.insertBefore(r,e.children[o]??null)}var D=8;function Ie(e,n,t,o,r){let i=new Map;for(let g of n){let p=t(g),v=i.get(p)??{fit:0,undecided:0,questionable:0,drift:0,mismatch:0};i.set(p,v),v[h(g)]+=o.of(g)??0}let s=[...i].map(([g,p])=>({name:g,parts:p,total:Object.values(p).reduce((v,b)=>v+b,0)})).filter(({total:g})=>g>0).sort((g,p)=>p.total-g.total),l=s[0]?.total;if(l===void 0)return;let c=s.map(({name:g,parts:p,total:v})=>{let b=a("span",{class:"track","aria-hidden":"true"});for(let N of j){let je=a("span",{class:N});je.style.width=`${100*p[N]/l}%`,b.append(je)}let M=S("",()=>r(g),{title:j.toReversed().flatMap(N=>p[N]>0?[`${N} ${o.words(p[N])}`]:[]).join(", ")});return M.append(a("span",{class:"name"},g),b,a("span",{class:"figure"},o.words(v))),a("li",{},M)}),d=a("ul",{class:"bars"},...c.slice(0,D)),f=S(`Show ${c.length-D} more`,()=>{d.append(...c.slice(D)),c[D]?.querySelector("button")?.focus(),f.remove()});return a("section",{},a("h3",{},e),d,c.length>D?f:void 0)}var Ae=(e,n)=>n==="job"&&!e.includes("/");var y=JSON.parse(m("fleet").textContent),J=m("rows").textContent.split(`\n`).slice(1).map(e=>JSON.parse(e)),L="not declared",Ve=e=>n=>(Object.hasOwn(e,n)?e[n]:void 0)??n,K=Ve(y.names),R=Ve(y.called),P=({repository:e,path:n,job:t})=>Ae(n,t)?R(e):t,De=({accelerator:e})=>e&&K(e),H=({labels:e})=>Object.hasOwn(e,y.teamLabel)?e[y.teamLabel]:void 0,ne={Team:e=>H(e)??L,Accelerator:e=>De(e)??L,Kind:({kind:e=L})=>e,Provider:({provider:e=L})=>e,Stage:({stage:e=L})=>e},_e=({cost:e})=>e===void 0?"":x(e),Rn=({cost:e})=>{if(e===void 0)return"not known";let[n,t]=e.amount;return`${e.likely===void 0?`${w(n)}\\u2013${w(t)}`:w(e.likely)} ${x(e)}`};function U({cost:e,saves:n=0,offerCost:t}){if(e===void 0||t===void 0)return;if(n>0)return`saves ${w(n)} ${x(e)}`;let[o,r]=[e.likely??t,t];return w(o)===w(r)&&e.likely!==void 0?"costs the same":`costs ${w(r)} ${x(e)}${r>o?` instead of ${w(o)}`:""}`}var kn=({offersSought:e,offer:n})=>e?n===void 0?"none found":"not known":"not looked for",G=[{name:"Job",textOf:P},{name:"Cost",about:"Usual cost of one run, or of a month of a service",textOf:Rn,amountOf:({cost:e})=>e?.likely??e?.amount[0],groupOf:_e,isFigure:!0,classOf:({cost:e})=>e===void 0?"unknown":""},{name:"Saving",about:"What the best offer would save or cost; looked for in jobs with an error or a warning about their hardware",textOf:e=>U(e)?.split(" instead of ")[0]??kn(e),amountOf:({saves:e})=>e,groupOf:_e,isFigure:!0,classOf:e=>U(e)===void 0?"unknown":""},{name:"Verdict",textOf:e=>`${E[e.verdict]} ${h(e)}`,amountOf:e=>j.indexOf(h(e)),classOf:h},{name:"Accelerator",classOf:({accelerator:e})=>e===void 0?"unknown":"",textOf:e=>`${e.count===void 0?"":`${u(e.count)}\\xD7 `}${De(e)??L}`},{name:"Chip-hours",textOf:({likelyChipHours:e})=>e===void 0?"":u(e),amountOf:({likelyChipHours:e})=>e,isFigure:!0},{name:"Team",textOf:e=>H(e)??L,classOf:e=>H(e)===void 0?"unknown":""},{name:"Repository",textOf:({repository:e})=>R(e),titleOf:({repository:e})=>e}];function F({repository:e,commit:n,path:t,line:o}){let r=n!==void 0&&/^[\\w.-]+(?:\\/[\\w.-]+)+$/.test(e),i=t.split("/").map(encodeURIComponent).join("/"),s=r?`${y.server}/${e}/blob/${encodeURIComponent(n)}/${i}#L${o}`:void 0;return Pe(s,`${t}:${o}`)}var On=({memory:e})=>e?.likelyGiB===void 0?void 0:`about ${de(e.likelyGiB)} of ${de(e.capacityGiB)} a device`,jn=({model:e,task:n,framework:t})=>[n,...e===void 0?[]:[e],...t].join(", "),Fn=({waived:e,waivedUntil:n})=>e===0?void 0:`${e} waived, the first until ${n}`,ue=({offersSought:e,errors:n=0})=>e?"No change was found that passes.":`No offer was looked for${n===0?"":": first fix the manifest"}.`;function Ue(e){let{reason:n,offer:t,provider:o,stage:r,kind:i,labels:s,group:l,date:c,likelyChipHours:d}=e,f=U(e),g=[["Declared in",F(e)],["Repository",e.repository],["Reason",n&&V(n)],["Best offer",t?`${t}${f===void 0?"":`; ${f}`}`:ue(e)],["Memory",On(e)],["Work",jn(e)],["Where",[i,o,r,l].filter(p=>p!==void 0).join(", ")||void 0],["Labels",Object.entries(s).map(p=>p.join(": ")).join(", ")||void 0],["Not known",[...d===void 0?["chip-hours"]:[],...e.cost?[]:["cost"]].join(", ")||void 0],["Waivers",Fn(e)],["Checked",c]];return a("dl",{},...g.flatMap(([p,v])=>v===void 0?[]:[a("dt",{},p),a("dd",{},...[v].flat())]))}var Ke=10,Be=({saves:e,cost:n})=>e??n?.likely??n?.amount[0]??-1,Jn=(e,n)=>Be(n)-Be(e)||j.indexOf(h(e))-j.indexOf(h(n))||(n.likelyChipHours??-1)-(e.likelyChipHours??-1);function qe(e){let n=e.filter(({verdict:o,saves:r=0,errors:i=0})=>o==="mismatch"||o==="questionable"||r>0||i>0).sort(Jn);if(n.length===0)return[C("Nothing to act on: none of these jobs is a mismatch, is questionable or has an error in its manifest.")];let t=n.length-Ke;return[fe(n.slice(0,Ke).map(Mn)),...t>0?[C(`And ${O(t,"more job")}: sort the table below by verdict or saving.`)]:[]]}function Mn(e){let{verdict:n,repository:t,reason:o,offer:r}=e,i=U(e);return[a("div",{},a("strong",{class:h(e)},`${E[n]} ${h(e)}`),` ${P(e)}`,a("p",{class:"note"},`${R(t)}, `,F(e),`, ${H(e)??"no team declared"}`)),a("p",{},...V(o??"The report does not say why.")),a("p",{},...r===void 0?[a("span",{class:"note"},ue(e))]:V(r),...i===void 0?[]:[". ",a(i==="costs the same"?"span":"strong",{},`${Je(i)}.`)])]}var fe=e=>a("ol",{class:"cards"},...e.map(n=>a("li",{},...n))),C=e=>a("p",{class:"note"},e);var B=({verdict:e,isDrift:n})=>e&&h({verdict:e,...n&&{isDrift:n}});var ze=1.05;function pe({now:e,former:n},t){let o=te({now:e,former:n}),r=e.accelerator!==n.accelerator;return{verdict:B(n)!==void 0&&B(n)!==h(e),hardware:r,accelerators:!r&&me(e.count,n.count,1),chipHours:me(e.likelyChipHours,n.likelyChipHours,ze),cost:o!==void 0&&me(o.now,o.former,ze),team:T(e,t)!==T(n,t)}}var me=(e=0,n,t)=>n!==void 0&&e>n*t;function te({now:{cost:e},former:{cost:n}}){return e?.likely===void 0||n?.likely===void 0?void 0:e.currency===n.currency&&(e.per??"run")===(n.per??"run")&&e.prices===n.prices?{now:e.likely,former:n.likely,unit:x(e)}:void 0}function Qe(e){let{new:n,gone:t,changed:o,date:r,notRead:i,isOfOthers:s}=e;if(s)return`Nothing can be compared: the report of ${r} has none of these repositories, but ${i.slice(0,3).join(", ")}${i.length>3?" and others":""}`;let l=({cost:c})=>c;return[`${u(n.length)} new${ge(n.map(l))}, `,`${u(t.length)} gone${ge(t.map(l))} and `,`${u(o.length)} changed since ${he(e)}`].join("")}var he=({from:e,date:n})=>`the reports of ${e===n?n:`${e} to ${n}`}`;function Xe({changed:e},n){let t=s=>e.filter(l=>pe(l,n)[s]),o=t("cost").map(s=>{let l=te(s);return s.now.cost&&l&&{...s.now.cost,likely:l.now-l.former}}),i=[["verdict",`another verdict (${Sn(t("verdict"))})`],["hardware","another accelerator"],["accelerators","more accelerators"],["chipHours","more chip-hours"],["cost",`a higher cost${ge(o,"+")}`],["team","another team"]].flatMap(([s,l])=>{let{length:c}=t(s);return c===0?[]:[`${u(c)} with ${l}`]});return i.length===0?"":`Changed: ${i.join(", ")}`}function Sn(e){let n=new Map;for(let t of e)n.set(ye(t),(n.get(ye(t))??0)+1);return[...n].map(([t,o])=>`${u(o)} ${t}`).join(", ")}var ye=({now:e,former:n})=>`${B(n)} \\u2192 ${h(e)}`;function Ye({before:e,after:n}){let t=(s,l)=>s===e.jobs&&l===n.jobs?"":` (known for ${u(s)} of ${u(e.jobs)} \\u2192 ${u(l)} of ${u(n.jobs)})`,o=j.filter(s=>(e.verdicts[s]??0)+(n.verdicts[s]??0)>0),[r,i]=[e.likelyChipHours,n.likelyChipHours];return[`jobs ${oe(e.jobs,n.jobs,u)}`,...o.map(s=>`${s} ${oe(e.verdicts[s]??0,n.verdicts[s]??0,u)}`),`usual chip-hours ${Ze(r,i,u)}${t(r.jobs,i.jobs)}`,...Cn(e,n).map(({unit:s,then:l,now:c,isAtOtherPrices:d})=>`usual cost ${Ze(l,c,w,` ${s}`)}${d?" at other prices":""}${t(l.jobs,c.jobs)}`)].join(", ")}function Ze(e,n,t,o=""){return e.jobs>0&&n.jobs>0?oe(e.amount,n.amount,t,o):`${[e,n].map(r=>r.jobs===0?"unknown":t(r.amount)).join(" \\u2192 ")}${o}`}function oe(e,n,t,o=""){if(t(e)!==t(n))return`${t(e)} \\u2192 ${t(n)}${o}`;let r=`${n<e?"\\u2212":"+"}${t(Math.abs(n-e))}`;return`${t(n)}${o} (${n===e?"no change":r})`}function Cn(e,n){let t=[...new Set([...e.cost,...n.cost].map(x))],o={amount:0,jobs:0,prices:[]};return t.map(r=>{let[i=o,s=o]=[e,n].map(({cost:c})=>c.find(d=>x(d)===r)),l=i.jobs>0&&s.jobs>0&&i.prices.join()!==s.prices.join();return{unit:r,then:i,now:s,isAtOtherPrices:l}})}function ge(e,n=""){let t=new Map,o=e.filter(s=>s?.likely!==void 0);for(let s of o)t.set(x(s),(t.get(x(s))??0)+s.likely);if(t.size===0)return"";let r=[...t].map(([s,l])=>`${n}${w(l)} ${s}`),i=o.length===e.length?"":`, known for ${u(o.length)} of ${u(e.length)}`;return` (${r.join(" and ")}${i})`}function en(e,n,t){let{now:o,former:r}=e,i=te(e),s=pe(e,t),[l,c]=[r,o].map(g=>tn(g,n)),[d,f]=[r,o].map(g=>T(g,t)??"not declared");return[...s.verdict?[ye(e)]:[],...s.accelerators?[`accelerators ${u(r.count??0)} \\u2192 ${u(o.count??0)}`]:[],...s.hardware?[`${c} instead of ${l}`]:[],...s.chipHours?[`chip-hours ${u(r.likelyChipHours??0)} \\u2192 ${u(o.likelyChipHours??0)}`]:[],...i&&(s.accelerators||s.hardware||s.cost)?[`cost ${oe(i.former,i.now,w,` ${i.unit}`)}`]:[],...s.team?[`team ${d} \\u2192 ${f}`]:[]].join(", ")}var be=(e,n)=>[tn(e,n),e.likelyChipHours===void 0?"chip-hours unknown":`${u(e.likelyChipHours)} chip-hours`,e.cost?.likely===void 0?"cost unknown":`${w(e.cost.likely)} ${x(e.cost)}`].join(", "),nn=({notRead:e,isOfOthers:n})=>e.length===0||n?"":`No report this time from ${O(e.length,"repository")}, so ${e.length===1?"its":"their"} jobs may still exist: ${e.join(", ")}`,tn=({accelerator:e,count:n},t)=>`${n===void 0?"":`${u(n)}\\xD7 `}${e===void 0?"not declared":t(e)}`;var we=e=>[...Object.entries(ne).map(([n,t])=>`${n}: ${t(e)}`),...Object.entries(e.labels).flatMap(([n,t])=>n===y.teamLabel?[]:[`label ${n}: ${t}`])],on=e=>e.slice(0,e.indexOf(": ")),rn=new WeakMap;function Wn(e){let n=rn.get(e);if(n!==void 0)return n;let t=we(e),r=[...e.verdict===void 0?[]:G.map(({textOf:s})=>s(e)),e.job,e.repository,e.path,e.reason??"",...t].join(`\n`).toLowerCase(),i={facets:new Set(t),words:r};return rn.set(e,i),i}function I(e,{verdict:n,only:t,words:o}){let r=Wn(e),i=o.trim().toLowerCase(),s=n===""||e.verdict!==void 0&&h({verdict:e.verdict,...e.isDrift&&{isDrift:!0}})===n,l=t.every(c=>t.some(d=>on(d)===on(c)&&r.facets.has(d)));return s&&l&&(i===""||r.words.includes(i))}var $e=20,Tn="Not known: keep the JSON of each week (fleet --format json), and make this page with --since and the last one.",ve=new Set;function sn(e,n){if(m("changes").hidden=!1,y.since===void 0){m("changes").replaceChildren(a("h2",{},"What changed"),C(Tn));return}let{changed:t,new:o,gone:r,isOfOthers:i}=y.since,s={...y.since,changed:t.filter(({now:d})=>I(d,e)),new:o.filter(d=>I(d,e)),gone:r.filter(d=>I(d,e))},[l,c]=[nn(s),Xe(s,y.teamLabel)];m("changes").replaceChildren(a("h2",{},`Since ${he(s)}`),a("p",{},`${Qe(s)}.${c===""?"":` ${c}.`}`),...i||n?[]:[a("p",{},`All jobs: ${Ye(s)}.`)],...l===""||n?[]:[C(`${l}.`)],...xe("Changed",s.changed.map(d=>[a("strong",{},P(d.now)),`: ${en(d,K,y.teamLabel)}. ${R(d.now.repository)}, `,F(d.now)])),...xe("New",s.new.map(d=>[a("strong",{},P(d)),": ",a("span",{class:h(d)},`${E[d.verdict]} ${h(d)}`),`, ${be(d,K)}. ${R(d.repository)}, `,F(d)])),...xe("Gone",s.gone.map(d=>[a("strong",{},P(d)),`: ${be(d,K)}. ${R(d.repository)}, ${d.path}`])))}function xe(e,n){if(n.length===0)return[];let t=n.slice(0,$e).map(i=>a("li",{},...i)),o=n.length-$e,r=a("details",{open:ve.has(e)||n.length>$e?void 0:""},a("summary",{},`${e} (${n.length})`),a("ul",{},...t,...o>0?[a("li",{},`and ${o} more, which the JSON has`)]:[]));return r.addEventListener("toggle",()=>r.open?ve.delete(e):ve.add(e)),[r]}function an(){m("waivers").append(y.waiversDue.length===0?C("No waiver ends soon."):fe(y.waiversDue.map(Ln)));let e=[...A("Errors in manifests",y.manifestErrors.map(n=>[`${R(n.repository)}: `,F(n),` ${n.message}`])),...A("Contradicted by the files of the repository",y.drift.map(n=>[`${R(n.repository)}: `,F(n),` ${n.message}`])),...A("Launch accelerators without a manifest",y.undeclared.map(({repository:n,launches:t})=>[`${R(n)}: ${t.map(({path:o,line:r,asksFor:i})=>`${i} (${o}:${r})`).join(", ")}`])),...A("Old reports",y.oldReports.map(({repository:n,date:t})=>[`${R(n)}: ${t}`])),...A("Dated in the future",y.futureReports.map(({repository:n,date:t})=>[`${R(n)}: ${t}`])),...A("Could not be read",y.unread.map(({path:n,because:t})=>[`${n} ${t}`]))];m("lists").append(...e.length===0?[C("Nothing: all reports and manifests could be read, are recent, and agree with their files.")]:e)}function Ln(e){let{expires:n,repository:t,rule:o,reason:r,owner:i,ticket:s}=e,l=[i,s].filter(d=>d!==void 0).join(", "),c=n<y.date?"ended":"ends";return[a("div",{},a("strong",{},`${c} ${n}`),` ${o}`),a("p",{class:"note"},`${R(t)}, `,F(e)),a("p",{},`${r}${l===""?"":` (${l})`}`)]}function A(e,n){if(n.length===0)return[];let t=n.map(o=>a("li",{},...o));return[a("details",{},a("summary",{},`${e} (${n.length})`),a("ul",{},...t))]}var Hn="January February March April May June July August September October November December".split(" ");function Pn(e){let[n,t]=e.split("-");return`${Hn[Number(t)-1]} ${n}`}function dn(e){let n=e.toSorted(),[t,o]=[n[0],n.at(-1)].map((s="")=>Pn(s));if(t===o)return o;let[r,i]=t.split(" ");return`${o.endsWith(` ${i}`)?r:t} to ${o}`}var Nn={list:"list prices",policy:"prices of policies",file:"prices of price files",manifest:"declared prices"},ln=e=>`at ${le(e.map(En))}`,En=({prices:e,read:n})=>`${Nn[e]??`prices of ${e}`}${n===void 0?"":` of ${dn(n)}`}`;function cn(e,n){let{jobs:t,cost:o,likelyChipHours:r,accelerators:i,counted:s}=e,l=b=>n.filter(M=>h(M)===b).length,c=l("mismatch"),d=b=>`known for ${u(b)} of ${O(t,"job")}`,[f,...g]=o.toSorted((b,M)=>M.jobs-b.jobs),p=b=>`${b.likely.jobs===0?b.amount.map(w).join("\\u2013"):w(b.likely.amount)} ${x(b)}`,v=r.jobs===0?"chip-hours not known":`${u(r.amount)} chip-hours, ${d(r.jobs)}`;return[q("Jobs",u(t),s===0?"accelerators not known":`${O(i,"accelerator")}, ${d(s)}`),q("Mismatched",u(c),`and ${["drift","questionable","undecided"].map(b=>`${u(l(b))} ${b}`).join(", ")}`,c>0?"mismatch":void 0),f?q(f.per==="month"?"Usual cost a month":"Usual cost, each job run once",p(f),[ln(f.sources),d(f.jobs),...g.map(b=>`also ${p(b)}, ${d(b.jobs)}`),v].join("; ")):q("Usual cost","not known",v),Gn(e,n)]}function Gn({jobs:e,cost:n,offersSought:t},o){let r=n.filter(({saves:d})=>d!==void 0),i=r.filter(d=>(d.saves?.amount??0)>0),s=i[0]&&In(o,i[0]),l=o.some(({offerCost:d,memory:f})=>d!==void 0&&f?.verdict==="does-not-fit"),c=r.reduce((d,f)=>d+(f.saves?.jobs??0),0);return q(`Offers would save${t===0?"":`, in the ${u(t)} of ${O(e,"job")} that were searched`}`,r.length===0?"not known":i.map(d=>`${w(d.saves?.amount??0)} ${x(d)}`).join(", ")||"nothing",[t===0?"not looked for":`known for ${u(c)} of ${u(t)}`,...l?["a job that does not fit has no cost to save"]:[],...t===e?[]:[An],...s===void 0?[]:[s]].join("; "))}function In(e,n){let t=new Map;for(let r of e){let[i,{cost:s,saves:l=0}]=[H(r),r],c=s?.currency===n.currency&&(s.per??"run")===n.per;i!==void 0&&c&&l>0&&t.set(i,(t.get(i)??0)+l)}let[o]=[...t].sort(([,r],[,i])=>i-r);return o&&`most in team ${o[0]}: ${w(o[1])} ${x(n)}`}var An="only jobs with an error or a warning about their hardware are searched",q=(e,n,t,o="")=>a("div",{},a("dt",{},e),a("dd",{class:`number ${o}`},n),a("dd",{class:"note"},t));var Z=[{name:"jobs",of:()=>1,words:u},{name:"accelerators",of:({count:e})=>e,words:u},{name:"usual chip-hours",of:({likelyChipHours:e})=>e,words:u},...y.total.cost.flatMap(({currency:e,per:n})=>{let t=({cost:i})=>i?.currency===e&&(i.per??"run")===n,o=`in ${e} a ${n}`,r=w;return[{name:`usual cost ${o}`,of:i=>t(i)?i.cost?.likely:void 0,words:r},{name:`what offers save ${o}`,of:i=>t(i)?i.saves:void 0,words:r}]})],Re=({of:e},n)=>n.filter(t=>e(t)!==void 0).length,un=Z.filter(e=>e.name.startsWith("usual cost")&&J.some(n=>(e.of(n)??0)>0)).sort((e,n)=>Re(n,J)-Re(e,J))[0]?.name??"jobs",_n={verdict:"",only:[],words:""};function fn(e){let n=new URLSearchParams(e.slice(1)),t=o=>n.get(o)??"";return{verdict:j.find(o=>o===t("verdict"))??"",only:n.getAll("only"),words:t("words"),bars:Z.find(({name:o})=>o===t("bars"))?.name??un,sort:t("sort")}}function Vn({only:e,...n}){let t=new URLSearchParams(e.map(o=>["only",o]));for(let[o,r]of Object.entries(n))r!==""&&r!==un&&t.set(o,r);return t.size===0?"#":`#${t}`}var Dn="The link is copied: it shows these filters. It leads to a file of this machine: put the page where others can open it.",Un="Red is what jobs with a mismatch cost, not what is wasted.",ke=m("verdict"),re=m("only"),z=m("words"),ie=m("measure"),Kn=new ee(m("jobs"),G,Ue,e=>{W({sort:$.sort===e?`-${e}`:$.sort===`-${e}`?"":e})}),$=fn(location.hash),k=[];function W(e,n=!1){$={...$,...e},history[n?"replaceState":"pushState"](null,"",Vn($)),Oe()}var mn=e=>[...new Set([...$.only,e])];function Oe(){ke.value=$.verdict,ie.value=$.bars,re.value="",z.value!==$.words&&(z.value=$.words),k=J.filter(t=>I(t,$));let e=new Y;for(let t of k)e.add(t);let{total:n}=e;m("sums").textContent=k.length===J.length?"":`${u(k.length)} of ${O(J.length,"job")} shown`,m("chosen").replaceChildren(...$.only.map(t=>S(`${t} \\xD7`,()=>W({only:$.only.filter(o=>o!==t)}),{"aria-label":`No longer only ${t}`}))),m("tiles").replaceChildren(...cn(n,k)),sn($,k.length<J.length),m("act").replaceChildren(...qe(k)),Bn(),m("none").hidden=k.length>0;for(let t of["jobs","where"])m(t).hidden=k.length===0;Kn.show(ce(k,G,$.sort),$.sort)}function Bn(){let e=Z.find(({name:o})=>o===$.bars)??Z[0],n=Object.entries(ne).flatMap(([o,r])=>Ie(o,k,r,e,i=>{W({only:mn(`${o}: ${i}`)}),m("chosen").querySelector("button:last-child")?.focus()})??[]);m("charts").replaceChildren(...n);let t=Re(e,k);m("known").textContent=[...t===k.length?[]:[`Known for ${u(t)} of ${O(k.length,"job")}: ${e.name}.`],...e.name.startsWith("usual cost")?[Un]:[]].join(" ")}var pn=e=>e.map(n=>a("option",{value:n},n)),qn=[...new Set(J.flatMap(we))].sort();re.append(a("option",{value:""},"choose \\u2026"),...pn(qn));ie.append(...pn(Z.map(({name:e})=>e)));ke.addEventListener("change",()=>W({verdict:ke.value}));re.addEventListener("change",()=>W({only:mn(re.value)}));z.addEventListener("input",()=>W({words:z.value},$.words!==""&&z.value!==""));ie.addEventListener("change",()=>W({bars:ie.value}));m("all").addEventListener("click",()=>W(_n));m("share").addEventListener("click",async()=>{let e=await navigator.clipboard.writeText(location.href).then(()=>location.protocol==="file:"?Dn:"The link is copied: it shows these filters.",()=>"The browser does not let this page copy: the address of this window shows these filters.");m("sums").textContent=e});m("csv").addEventListener("click",()=>{let e=new Blob(["\\uFEFF",...Le({jobs:ce(k,G,$.sort),teamLabel:y.teamLabel})],{type:"text/csv"}),n=a("a",{href:URL.createObjectURL(e),download:`jobs-${y.date}.csv`});n.click(),URL.revokeObjectURL(n.href)});addEventListener("popstate",()=>{$=fn(location.hash),Oe()});an();Oe();document.body.dataset.ready="";})();\n',style:`/* The colors and bars of verdicts, for the playground, the fleet page and the pictures. Each color: light, dark. */
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
`,scriptHash:"'sha256-NjnI8B26zyUD/IswKG0pMHgTzENqJ74VZihJY5qytxE='",styleHash:"'sha256-F1wKKS9ODLmv+i6HfS5CvJUKw7gAqx1Xnvm0Qkdr3bw='"};0&&(module.exports={pageParts});
