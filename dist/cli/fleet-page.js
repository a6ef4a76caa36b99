var o=Object.defineProperty;var a=Object.getOwnPropertyDescriptor;var s=Object.getOwnPropertyNames;var l=Object.prototype.hasOwnProperty;var d=(n,e)=>{for(var r in e)o(n,r,{get:e[r],enumerable:!0})},c=(n,e,r,i)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of s(e))!l.call(n,t)&&t!==r&&o(n,t,{get:()=>e[t],enumerable:!(i=a(e,t))||i.enumerable});return n};var h=n=>c(o({},"__esModule",{value:!0}),n);var f={};d(f,{pageParts:()=>u});module.exports=h(f);var u={script:'"use strict";(()=>{function se(e){let n;return()=>(n??=e(),n)}function _(e){let n=new WeakMap;return t=>{let o=n.get(t)??{result:e(t)};return n.set(t,o),o.result}}function u(e){for(let[n,t]of[[1e15,"Q"],[1e12,"T"],[1e9,"B"],[1e6,"M"]])if(e>=n)return`${ae(e/n)}${t}`;return e>=1e4?`${ae(e/1e3)}k`:e>=1e3?Math.round(e).toLocaleString("en-US"):ae(e)}var hn=se(()=>new Intl.NumberFormat("en-US",{maximumSignificantDigits:2})),nt=se(()=>new Intl.NumberFormat("en-US"));var b=e=>e>=995e3?u(Number(e.toPrecision(2))):hn().format(e),x=({currency:e,per:n="run"})=>`${e}${n==="run"?"":bn[n]}`,bn={run:" a run",month:" a month",hour:" an hour"},O=(e,n)=>`${u(e)} ${e===1?n:`${n.replace(/y$/,"ie")}s`}`;var tt=1/60;var de=e=>`${wn(e)} GiB`,wn=e=>String(Number(e.toFixed(e<100?1:0)));function le(e,n="and"){let t=e.at(-1)??"";return e.length<2?t:`${e.slice(0,-1).join(", ")} ${n} ${t}`}var Me=e=>e.slice(0,1).toUpperCase()+e.slice(1);var $n=8766,ot={s:1/3600,min:1/60,h:1,days:24,years:$n},ae=(e,n=3)=>String(Number(e.toPrecision(n)));var Se=e=>e.slice(0,e.indexOf("/"));var Q=["fit","undecided","questionable","mismatch"];var ct=_(e=>e.toSorted((n,t)=>We(n.id)-We(t.id))),Ce=["framework","stage","operations","platform","model","scale","team","inference"],We=e=>{let n=Ce.indexOf(Se(e));return n===-1?Ce.length:n};var j=["mismatch","drift","questionable","undecided","fit"],g=({verdict:e,isDrift:n})=>n?"drift":e;var E={mismatch:"\\u2717",questionable:"!",undecided:"?",fit:"\\u2713"};function Te(e,n){let[t,o]=[0,e.length];for(;t<o;){let r=t+o>>1;n(e[r])?t=r+1:o=r}return t}var J=({labels:e},n)=>Object.hasOwn(e,n)?e[n]:void 0;var vn=({rule:e,severity:n,waived:t})=>/^manifest\\//.test(e)&&n==="error"&&t===void 0,xn=_(({jobs:e,findings:n})=>{let t=e.filter(({errors:o})=>o).sort((o,r)=>o.line-r.line);return n.filter(vn).map(o=>{let r=t[Te(t,({line:i})=>i<=o.line)-1];return{finding:o,owner:o.job??r?.name}})}),jt=_(e=>new Map(xn(e).map(({finding:n,owner:t})=>[t,n]).reverse()));var He={...V("repository","commit","date","path","line","job"),verdict:g,...V("recommended","accelerator","kind","vendor","count","provider","stage"),framework:({framework:e})=>e.join(";"),...V("task","model","group"),labels:({labels:e})=>Object.entries(e).map(n=>n.join("=")).join(";"),usual_chip_hours:({likelyChipHours:e})=>e,least_chip_hours:({chipHours:e})=>e?.[0],most_chip_hours:({chipHours:e})=>e?.[1],currency:({cost:e})=>e?.currency,usual_cost:({cost:e})=>e?.likely,least_cost:({cost:e})=>e?.amount[0],most_cost:({cost:e})=>e?.amount[1],cost_per:({cost:e})=>e?.per,cost_prices:({cost:e})=>e?.prices,memory:({memory:e})=>e?.likely??e?.verdict,usual_memory_gib:({memory:e})=>e?.likelyGiB,capacity_gib:({memory:e})=>e?.capacityGiB,evidence_files:({evidence:e})=>e?.files,compared:({evidence:e})=>e?.compared.join(";"),not_compared:({evidence:e})=>e?.notCompared.map(({what:n})=>n).join(";"),waived:({waived:e})=>e,waived_until:({waivedUntil:e})=>e,offers_save:({saves:e})=>e,cost_read:({cost:e})=>e?.read,...V("reason","offer"),offer_cost:({offerCost:e})=>e,...V("errors")};function V(...e){return Object.fromEntries(e.map(n=>[n,t=>t[n]]))}function*Pe({jobs:e,teamLabel:n}){yield Le([...Object.keys(He),"team"]);for(let t of e)yield Le([...Object.values(He).map(o=>o(t)),J(t,n)].map(kn))}var Le=e=>`${e.join(",")}\\r\n`,Rn=/^[=+\\-@\\t\\r]/;function kn(e){let n=String(e??""),t=Rn.test(n)?`\'${n}`:n;return/[",\\r\\n]/.test(t)?`"${t.replaceAll(\'"\',\'""\')}"`:t}var Y=class{#s=Object.fromEntries(Q.map(n=>[n,0]));#n=new Map;#a={amount:[0,0],jobs:0};#d={amount:0,jobs:0};#t=0;#o=0;#r={amount:0,jobs:0};add({verdict:n,count:t,likelyChipHours:o,chipHours:r,cost:i,offersSought:s,saves:l}){if(this.#t++,s&&this.#o++,this.#s[n]++,X(this.#r,t),X(this.#d,o),r&&Ne(this.#a,r),i===void 0)return;let c=`${i.currency} ${i.per??"run"}`,a=()=>({amount:0,jobs:0}),f=this.#n.get(c)??{likely:a(),saves:a(),sources:new Map,amount:[0,0],jobs:0};this.#n.set(c,f),X(f.likely,i.likely),X(f.saves,l),Ne(f,i.amount),On(f.sources,i)}get total(){return{jobs:this.#t,verdicts:this.#s,accelerators:this.#r.amount,counted:this.#r.jobs,offersSought:this.#o,likelyChipHours:this.#d,chipHours:this.#a,cost:[...this.#n].sort(([n],[t])=>n<t?-1:1).map(([n,{saves:t,sources:o,...r}])=>{let[i="",s]=n.split(" "),l={...r,sources:[...o.values()]};return{currency:i,per:s,...l,...t.jobs>0&&{saves:t}}})}}};function On(e,{prices:n,read:t}){if(n===void 0)return;let{jobs:o=0,read:r}=e.get(n)??{},i=[...r??[],...t===void 0?[]:[t]].sort(),[s,l]=[i[0],i.at(-1)],c=s!==void 0&&l!==void 0;e.set(n,{prices:n,jobs:o+1,...c&&{read:[s,l]}})}function X(e,n){n!==void 0&&(e.amount+=n,e.jobs++)}function Ne(e,[n,t]){e.amount[0]+=n,e.amount[1]+=t,e.jobs++}function d(e,n={},...t){let o=document.createElement(e);for(let[r,i]of Object.entries(n))i!==void 0&&o.setAttribute(r,i);return o.append(...t.filter(r=>r!==void 0)),o}function D(e){let n=e.split("`");return n.length%2===0?[e]:n.map((t,o)=>o%2===1?d("code",{},t):t)}var Ee=(e,...n)=>e?.startsWith("https://")?d("a",{href:e,target:"_blank",rel:"noreferrer"},...n):d("span",{},...n);function C(e,n,t={}){let o=d("button",{type:"button",...t},e);return o.addEventListener("click",n),o}function m(e){let n=document.getElementById(e);if(n===null)throw new Error(`The page has no #${e}.`);return n}var Ae=({isFigure:e=!1,isSmallestFirst:n=!1})=>e&&!n,Ge=12,ee=class{#s;#n;#a;#d=d("tbody");#t;#o;#r=Ie();#m=Ie();#l=[];#p=[];#i=new Map;#e;#f=34;#y=0;#c=0;constructor(n,t,o,r){this.#s=n,this.#n=t,this.#a=o,this.#t=t.map(({name:s,unit:l,isFigure:c,about:a})=>d("th",{scope:"col",title:a,...c&&{class:"figure"}},C(l===void 0?s:`${s}, ${l}`,()=>r(s))));let i=d("thead",{},d("tr",{"aria-rowindex":"1"},...this.#t));this.#o=d("table",{},i,this.#d),n.replaceChildren(this.#o),n.tabIndex=0,n.addEventListener("scroll",()=>{this.#c=n.scrollTop,this.#u()}),new ResizeObserver(()=>{this.#y=n.clientHeight,this.#f=this.#i.values().next().value?.offsetHeight||this.#f,this.#u()}).observe(n)}show(n,t,o=[]){this.#l=n,this.#p=o,this.#i=new Map,this.#e=void 0,this.#o.setAttribute("aria-rowcount",String(n.length+1));for(let[r,i]of this.#t.entries()){let s=this.#n[r],{name:l}=s,c=Ae(s)===(t===l);i.hidden=o.includes(l),i.ariaSort=t===l||t===`-${l}`?c?"descending":"ascending":"none"}this.#c>0&&(this.#s.scrollTop=this.#c=0),this.#u()}#u(){let n=this.#f,t=this.#e?this.#l.indexOf(this.#e.row):-1,o=this.#e?.details.offsetHeight??0,r=Math.max(0,Math.floor((this.#c-o)/n)-Ge),i=Math.min(this.#l.length,Math.ceil((this.#c+this.#y)/n)+Ge),s=this.#i;this.#i=new Map(this.#l.slice(r,i).map((c,a)=>[c,s.get(c)??this.#h(c,r+a)]));let l=[...this.#i].flatMap(([c,a])=>this.#e&&c===this.#e.row?[a,this.#e.details]:[a]);this.#r.style.height=`${r*n+(t!==-1&&t<r?o:0)}px`,this.#m.style.height=`${(this.#l.length-i)*n+(t>=i?o:0)}px`,jn(this.#d,[this.#r,...l,this.#m])}#h(n,t){let o=this.#n.map(({name:r,textOf:i,titleOf:s=i,isFigure:l,classOf:c,deedOf:a},f)=>{let y=i(n),p=`${l?"figure ":""}${c?.(n)??""}`.trim(),v={title:s(n),...p!==""&&{class:p}};if(f>0){let S=this.#p.includes(r)?"":void 0;return d("td",{...v,hidden:S},y,a?.(n))}let w=C(y,()=>this.#b(n),{"aria-expanded":"false",class:"opens"});return d("th",{...v,scope:"row"},w)});return d("tr",{"aria-rowindex":String(t+2)},...o)}#b(n){let t=this.#e?.row;if(this.#g(t,!1),this.#e=void 0,t!==n){let o=d("td",{colspan:String(this.#n.length)},this.#a(n));this.#e={row:n,details:d("tr",{class:"details"},o)},this.#g(n,!0)}this.#u()}#g(n,t){(n&&this.#i.get(n)?.querySelector("button"))?.setAttribute("aria-expanded",String(t))}};function ce(e,n,t){let o=t.replace(/^-/,""),r=n.find(f=>f.name===o);if(r===void 0)return e;let{textOf:i,amountOf:s,groupOf:l=()=>""}=r,c=e.map(f=>({row:f,group:l(f),key:s?s(f):i(f)||void 0})),a=t.startsWith("-")!==Ae(r)?-1:1;return c.sort(({key:f,group:y},{key:p,group:v})=>f===void 0||p===void 0?+(f===void 0)-+(p===void 0):y!==v?y<v?-1:1:f===p?0:a*(f<p?-1:1)),c.map(({row:f})=>f)}var Ie=()=>d("tr",{class:"spacer","aria-hidden":"true"});function jn(e,n){let t=new Set(n);for(let o of[...e.children])t.has(o)||o.remove();for(let[o,r]of n.entries())e.children[o]!==r&&e.insertBefore(r,e.children[o]??null)}var U=8;function _e(e,n,t,o,r){let i=new Map;for(let y of n){let p=t(y),v=i.get(p)??{fit:0,undecided:0,questionable:0,drift:0,mismatch:0};i.set(p,v),v[g(y)]+=o.of(y)??0}let s=[...i].map(([y,p])=>({name:y,parts:p,total:Object.values(p).reduce((v,w)=>v+w,0)})).filter(({total:y})=>y>0).sort((y,p)=>p.total-y.total),l=s[0]?.total;if(l===void 0)return;let c=s.map(({name:y,parts:p,total:v})=>{let w=d("span",{class:"track","aria-hidden":"true"});for(let N of j){let Je=d("span",{class:N});Je.style.width=`${100*p[N]/l}%`,w.append(Je)}let S=C("",()=>r(y),{title:j.toReversed().flatMap(N=>p[N]>0?[`${N} ${o.words(p[N])}`]:[]).join(", ")});return S.append(d("span",{class:"name"},y),w,d("span",{class:"figure"},o.words(v))),d("li",{},S)}),a=d("ul",{class:"bars"},...c.slice(0,U)),f=C(`Show ${c.length-U} more`,()=>{a.append(...c.slice(U)),c[U]?.querySelector("button")?.focus(),f.remove()});return d("section",{},d("h3",{},e),a,c.length>U?f:void 0)}var Ve=(e,n)=>n==="job"&&!e.includes("/");var h=JSON.parse(m("fleet").textContent),M=m("rows").textContent.split(`\n`).slice(1).map(e=>JSON.parse(e)),H="not declared",Ue=e=>n=>(Object.hasOwn(e,n)?e[n]:void 0)??n,K=Ue(h.names),R=Ue(h.called),P=({repository:e,path:n,job:t})=>Ve(n,t)?R(e):t,Ke=({accelerator:e})=>e&&K(e),L=e=>J(e,h.teamLabel),ne={Team:e=>L(e)??H,Accelerator:e=>Ke(e)??H,Kind:({kind:e=H})=>e,Provider:({provider:e=H})=>e,Stage:({stage:e=H})=>e},De=({cost:e})=>e===void 0?"":x(e),Fn=({cost:e})=>{if(e===void 0)return"not known";let[n,t]=e.amount;return`${e.likely===void 0?`${b(n)}\\u2013${b(t)}`:b(e.likely)} ${x(e)}`};function ue({cost:e,saves:n=0,offerCost:t}){return e===void 0||t===void 0?void 0:n>0?`saves ${b(n)} ${x(e)}`:e.likely!==void 0&&b(e.likely)===b(t)?"costs the same":`costs ${b(t)} ${x(e)}`}function fe(e){let[n,t]=[ue(e),e.cost?.likely],o=t!==void 0&&t<(e.offerCost??0)&&b(t)!==b(e.offerCost??0);return n!==void 0&&o?`${n} instead of ${b(t)}`:n}var Jn=({offersSought:e,offer:n})=>e?n===void 0?"none found":"not known":"not looked for",G=[{name:"Job",textOf:P},{name:"Cost",about:"Usual cost of one run, or of a month of a service",textOf:Fn,amountOf:({cost:e})=>e?.likely??e?.amount[0],groupOf:De,isFigure:!0,classOf:({cost:e})=>e===void 0?"unknown":""},{name:"Saving",about:"What the best offer would save or cost; looked for in jobs with an error or a warning about their hardware",textOf:e=>ue(e)??Jn(e),amountOf:({saves:e})=>e,groupOf:De,isFigure:!0,classOf:e=>ue(e)===void 0?"unknown":""},{name:"Verdict",textOf:e=>`${E[e.verdict]} ${g(e)}`,amountOf:e=>j.indexOf(g(e)),classOf:g},{name:"Accelerator",classOf:({accelerator:e})=>e===void 0?"unknown":"",textOf:e=>`${e.count===void 0?"":`${u(e.count)}\\xD7 `}${Ke(e)??H}`},{name:"Chip-hours",textOf:({likelyChipHours:e})=>e===void 0?"":u(e),amountOf:({likelyChipHours:e})=>e,isFigure:!0},{name:"Team",textOf:e=>L(e)??H,classOf:e=>L(e)===void 0?"unknown":""},{name:"Repository",textOf:({repository:e})=>R(e),titleOf:({repository:e})=>e}];function F({repository:e,commit:n,path:t,line:o}){let r=n!==void 0&&/^[\\w.-]+(?:\\/[\\w.-]+)+$/.test(e),i=t.split("/").map(encodeURIComponent).join("/"),s=r?`${h.server}/${e}/blob/${encodeURIComponent(n)}/${i}#L${o}`:void 0;return Ee(s,`${t}:${o}`)}var Mn=({memory:e})=>e?.likelyGiB===void 0?void 0:`about ${de(e.likelyGiB)} of ${de(e.capacityGiB)} a device`,Sn=({model:e,task:n,framework:t})=>[n,...e===void 0?[]:[e],...t].join(", "),Cn=({waived:e,waivedUntil:n})=>e===0?void 0:`${e} waived, the first until ${n}`,me=({offersSought:e,errors:n=0})=>e?"No change was found that passes.":`No offer was looked for${n===0?"":": first fix the manifest"}.`;function Be(e){let{reason:n,offer:t,provider:o,stage:r,kind:i,labels:s,group:l,date:c,likelyChipHours:a}=e,f=fe(e),y=[["Declared in",F(e)],["Repository",e.repository],["Reason",n&&D(n)],["Best offer",t?`${t}${f===void 0?"":`; ${f}`}`:me(e)],["Memory",Mn(e)],["Work",Sn(e)],["Where",[i,o,r,l].filter(p=>p!==void 0).join(", ")||void 0],["Labels",Object.entries(s).map(p=>p.join(": ")).join(", ")||void 0],["Not known",[...a===void 0?["chip-hours"]:[],...e.cost?[]:["cost"]].join(", ")||void 0],["Waivers",Cn(e)],["Checked",c]];return d("dl",{},...y.flatMap(([p,v])=>v===void 0?[]:[d("dt",{},p),d("dd",{},...[v].flat())]))}var qe=10,ze=({saves:e,cost:n})=>e??n?.likely??n?.amount[0]??-1,Wn=(e,n)=>ze(n)-ze(e)||j.indexOf(g(e))-j.indexOf(g(n))||(n.likelyChipHours??-1)-(e.likelyChipHours??-1);function Ze(e){let n=e.filter(({verdict:o,saves:r=0,errors:i=0})=>o==="mismatch"||o==="questionable"||r>0||i>0).sort(Wn);if(n.length===0)return[W("Nothing to act on: none of these jobs is a mismatch, is questionable or has an error in its manifest.")];let t=n.length-qe;return[pe(n.slice(0,qe).map(Tn)),...t>0?[W(`And ${O(t,"more job")}: sort the table below by verdict or saving.`)]:[]]}function Tn(e){let{verdict:n,repository:t,reason:o,offer:r}=e,i=fe(e);return[d("div",{},d("strong",{class:g(e)},`${E[n]} ${g(e)}`),` ${P(e)}`,d("p",{class:"note"},`${R(t)}, `,F(e),`, ${L(e)??"no team declared"}`)),d("p",{},...D(o??"The report does not say why.")),d("p",{},...r===void 0?[d("span",{class:"note"},me(e))]:D(r),...i===void 0?[]:[". ",d(i==="costs the same"?"span":"strong",{},`${Me(i)}.`)])]}var pe=e=>d("ol",{class:"cards"},...e.map(n=>d("li",{},...n))),W=e=>d("p",{class:"note"},e);var B=({verdict:e,isDrift:n})=>e&&g({verdict:e,...n&&{isDrift:n}});var Qe=1.05;function ge({now:e,former:n},t){let o=te({now:e,former:n}),r=e.accelerator!==n.accelerator;return{verdict:B(n)!==void 0&&B(n)!==g(e),hardware:r,accelerators:!r&&ye(e.count,n.count,1),chipHours:ye(e.likelyChipHours,n.likelyChipHours,Qe),cost:o!==void 0&&ye(o.now,o.former,Qe),team:J(e,t)!==J(n,t)}}var ye=(e=0,n,t)=>n!==void 0&&e>n*t;function te({now:{cost:e},former:{cost:n}}){return e?.likely===void 0||n?.likely===void 0?void 0:e.currency===n.currency&&(e.per??"run")===(n.per??"run")&&e.prices===n.prices?{now:e.likely,former:n.likely,unit:x(e)}:void 0}function Ye(e){let{new:n,gone:t,changed:o,date:r,notRead:i,isOfOthers:s}=e;if(s)return`Nothing can be compared: the report of ${r} has none of these repositories, but ${i.slice(0,3).join(", ")}${i.length>3?" and others":""}`;let l=({cost:c})=>c;return[`${u(n.length)} new${be(n.map(l))}, `,`${u(t.length)} gone${be(t.map(l))} and `,`${u(o.length)} changed since ${we(e)}`].join("")}var we=({from:e,date:n})=>`the reports of ${e===n?n:`${e} to ${n}`}`;function en({changed:e},n){let t=e.map(l=>({job:l,change:ge(l,n)})),o=l=>t.flatMap(({job:c,change:a})=>a[l]?[c]:[]),r=o("cost").map(l=>{let c=te(l);return l.now.cost&&c&&{...l.now.cost,likely:c.now-c.former}}),s=[["verdict",`another verdict (${Hn(o("verdict"))})`],["hardware","another accelerator"],["accelerators","more accelerators"],["chipHours","more chip-hours"],["cost",`a higher cost${be(r,"+")}`],["team","another team"]].flatMap(([l,c])=>{let{length:a}=o(l);return a===0?[]:[`${u(a)} with ${c}`]});return s.length===0?"":`Changed: ${s.join(", ")}`}function Hn(e){let n=new Map;for(let t of e)n.set(he(t),(n.get(he(t))??0)+1);return[...n].map(([t,o])=>`${u(o)} ${t}`).join(", ")}var he=({now:e,former:n})=>`${B(n)} \\u2192 ${g(e)}`;function nn({before:e,after:n}){let t=(s,l)=>s===e.jobs&&l===n.jobs?"":` (known for ${u(s)} of ${u(e.jobs)} \\u2192 ${u(l)} of ${u(n.jobs)})`,o=j.filter(s=>(e.verdicts[s]??0)+(n.verdicts[s]??0)>0),[r,i]=[e.likelyChipHours,n.likelyChipHours];return[`jobs ${oe(e.jobs,n.jobs,u)}`,...o.map(s=>`${s} ${oe(e.verdicts[s]??0,n.verdicts[s]??0,u)}`),`usual chip-hours ${Xe(r,i,u)}${t(r.jobs,i.jobs)}`,...Ln(e,n).map(({unit:s,then:l,now:c,isAtOtherPrices:a})=>`usual cost ${Xe(l,c,b,` ${s}`)}${a?" at other prices":""}${t(l.jobs,c.jobs)}`)].join(", ")}function Xe(e,n,t,o=""){return e.jobs>0&&n.jobs>0?oe(e.amount,n.amount,t,o):`${[e,n].map(r=>r.jobs===0?"unknown":t(r.amount)).join(" \\u2192 ")}${o}`}function oe(e,n,t,o=""){if(t(e)!==t(n))return`${t(e)} \\u2192 ${t(n)}${o}`;let r=`${n<e?"\\u2212":"+"}${t(Math.abs(n-e))}`;return`${t(n)}${o} (${n===e?"no change":r})`}function Ln(e,n){let t=[...new Set([...e.cost,...n.cost].map(x))],o={amount:0,jobs:0,prices:[]};return t.map(r=>{let[i=o,s=o]=[e,n].map(({cost:c})=>c.find(a=>x(a)===r)),l=i.jobs>0&&s.jobs>0&&i.prices.join()!==s.prices.join();return{unit:r,then:i,now:s,isAtOtherPrices:l}})}function be(e,n=""){let t=new Map,o=e.filter(s=>s?.likely!==void 0);for(let s of o)t.set(x(s),(t.get(x(s))??0)+s.likely);if(t.size===0)return"";let r=[...t].map(([s,l])=>`${n}${b(l)} ${s}`),i=o.length===e.length?"":`, known for ${u(o.length)} of ${u(e.length)}`;return` (${r.join(" and ")}${i})`}function tn(e,n,t){let{now:o,former:r}=e,i=te(e),s=ge(e,t),[l,c]=[r,o].map(y=>rn(y,n)),[a,f]=[r,o].map(y=>J(y,t)??"not declared");return[...s.verdict?[he(e)]:[],...s.accelerators?[`accelerators ${u(r.count??0)} \\u2192 ${u(o.count??0)}`]:[],...s.hardware?[`${c} instead of ${l}`]:[],...s.chipHours?[`chip-hours ${u(r.likelyChipHours??0)} \\u2192 ${u(o.likelyChipHours??0)}`]:[],...i&&(s.accelerators||s.hardware||s.cost)?[`cost ${oe(i.former,i.now,b,` ${i.unit}`)}`]:[],...s.team?[`team ${a} \\u2192 ${f}`]:[]].join(", ")}var $e=(e,n)=>[rn(e,n),e.likelyChipHours===void 0?"chip-hours unknown":`${u(e.likelyChipHours)} chip-hours`,e.cost?.likely===void 0?"cost unknown":`${b(e.cost.likely)} ${x(e.cost)}`].join(", "),on=({notRead:e,isOfOthers:n})=>e.length===0||n?"":`No report this time from ${O(e.length,"repository")}, so ${e.length===1?"its":"their"} jobs may still exist: ${e.join(", ")}`,rn=({accelerator:e,count:n},t)=>`${n===void 0?"":`${u(n)}\\xD7 `}${e===void 0?"not declared":t(e)}`;var ve=e=>[...Object.entries(ne).map(([n,t])=>`${n}: ${t(e)}`),...Object.entries(e.labels).flatMap(([n,t])=>n===h.teamLabel?[]:[`label ${n}: ${t}`])],sn=e=>e.slice(0,e.indexOf(": ")),an=new WeakMap;function Pn(e){let n=an.get(e);if(n!==void 0)return n;let t=ve(e),r=[...e.verdict===void 0?[]:G.map(({textOf:s})=>s(e)),e.job,e.repository,e.path,e.reason??"",...t].join(`\n`).toLowerCase(),i={facets:new Set(t),words:r};return an.set(e,i),i}function I(e,{verdict:n,only:t,words:o}){let r=Pn(e),i=o.trim().toLowerCase(),s=n===""||e.verdict!==void 0&&g({verdict:e.verdict,...e.isDrift&&{isDrift:!0}})===n,l=t.every(c=>t.some(a=>sn(a)===sn(c)&&r.facets.has(a)));return s&&l&&(i===""||r.words.includes(i))}var xe=20,Nn="Not known: keep the JSON of each week (fleet --format json), and make this page with --since and the last one.",Re=new Set;function dn(e,n){if(m("changes").hidden=!1,h.since===void 0){m("changes").replaceChildren(d("h2",{},"What changed"),W(Nn));return}let{changed:t,new:o,gone:r,isOfOthers:i}=h.since,s={...h.since,changed:t.filter(({now:a})=>I(a,e)),new:o.filter(a=>I(a,e)),gone:r.filter(a=>I(a,e))},[l,c]=[on(s),en(s,h.teamLabel)];m("changes").replaceChildren(d("h2",{},`Since ${we(s)}`),d("p",{},`${Ye(s)}.${c===""?"":` ${c}.`}`),...i||n?[]:[d("p",{},`All jobs: ${nn(s)}.`)],...l===""||n?[]:[W(`${l}.`)],...ke("Changed",s.changed.map(a=>[d("strong",{},P(a.now)),`: ${tn(a,K,h.teamLabel)}. ${R(a.now.repository)}, `,F(a.now)])),...ke("New",s.new.map(a=>[d("strong",{},P(a)),": ",d("span",{class:g(a)},`${E[a.verdict]} ${g(a)}`),`, ${$e(a,K)}. ${R(a.repository)}, `,F(a)])),...ke("Gone",s.gone.map(a=>[d("strong",{},P(a)),`: ${$e(a,K)}. ${R(a.repository)}, ${a.path}`])))}function ke(e,n){if(n.length===0)return[];let t=n.slice(0,xe).map(i=>d("li",{},...i)),o=n.length-xe,r=d("details",{open:Re.has(e)||n.length>xe?void 0:""},d("summary",{},`${e} (${n.length})`),d("ul",{},...t,...o>0?[d("li",{},`and ${o} more, which the JSON has`)]:[]));return r.addEventListener("toggle",()=>r.open?Re.delete(e):Re.add(e)),[r]}function ln(){m("waivers").append(h.waiversDue.length===0?W("No waiver ends soon."):pe(h.waiversDue.map(En)));let e=[...A("Errors in manifests",h.manifestErrors.map(n=>[`${R(n.repository)}: `,F(n),` ${n.message}`])),...A("Contradicted by the files of the repository",h.drift.map(n=>[`${R(n.repository)}: `,F(n),` ${n.message}`])),...A("Launch accelerators without a manifest",h.undeclared.map(({repository:n,launches:t})=>[`${R(n)}: ${t.map(({path:o,line:r,asksFor:i})=>`${i} (${o}:${r})`).join(", ")}`])),...A("Old reports",h.oldReports.map(({repository:n,date:t})=>[`${R(n)}: ${t}`])),...A("Dated in the future",h.futureReports.map(({repository:n,date:t})=>[`${R(n)}: ${t}`])),...A("Could not be read",h.unread.map(({path:n,because:t})=>[`${n} ${t}`]))];m("lists").append(...e.length===0?[W("Nothing: all reports and manifests could be read, are recent, and agree with their files.")]:e)}function En(e){let{expires:n,repository:t,rule:o,reason:r,owner:i,ticket:s}=e,l=[i,s].filter(a=>a!==void 0).join(", "),c=n<h.date?"ended":"ends";return[d("div",{},d("strong",{},`${c} ${n}`),` ${o}`),d("p",{class:"note"},`${R(t)}, `,F(e)),d("p",{},`${r}${l===""?"":` (${l})`}`)]}function A(e,n){if(n.length===0)return[];let t=n.map(o=>d("li",{},...o));return[d("details",{},d("summary",{},`${e} (${n.length})`),d("ul",{},...t))]}var Gn="January February March April May June July August September October November December".split(" ");function In(e){let[n,t]=e.split("-");return`${Gn[Number(t)-1]} ${n}`}function cn(e){let n=e.toSorted(),[t,o]=[n[0],n.at(-1)].map((s="")=>In(s));if(t===o)return o;let[r,i]=t.split(" ");return`${o.endsWith(` ${i}`)?r:t} to ${o}`}var An={list:"list prices",policy:"prices of policies",file:"prices of price files",manifest:"declared prices"},un=e=>`at ${le(e.map(_n))}`,_n=({prices:e,read:n})=>`${An[e]??`prices of ${e}`}${n===void 0?"":` of ${cn(n)}`}`;function fn(e,n){let{jobs:t,cost:o,likelyChipHours:r,accelerators:i,counted:s}=e,l=w=>n.filter(S=>g(S)===w).length,c=l("mismatch"),a=w=>`known for ${u(w)} of ${O(t,"job")}`,[f,...y]=o.toSorted((w,S)=>S.jobs-w.jobs),p=w=>`${w.likely.jobs===0?w.amount.map(b).join("\\u2013"):b(w.likely.amount)} ${x(w)}`,v=r.jobs===0?"chip-hours not known":`${u(r.amount)} chip-hours, ${a(r.jobs)}`;return[q("Jobs",u(t),s===0?"accelerators not known":`${O(i,"accelerator")}, ${a(s)}`),q("Mismatched",u(c),`and ${["drift","questionable","undecided"].map(w=>`${u(l(w))} ${w}`).join(", ")}`,c>0?"mismatch":void 0),f?q(f.per==="month"?"Usual cost a month":"Usual cost, each job run once",p(f),[un(f.sources),a(f.jobs),...y.map(w=>`also ${p(w)}, ${a(w.jobs)}`),v].join("; ")):q("Usual cost","not known",v),Vn(e,n)]}function Vn({jobs:e,cost:n,offersSought:t},o){let r=n.filter(({saves:a})=>a!==void 0),i=r.filter(a=>(a.saves?.amount??0)>0),s=i[0]&&Dn(o,i[0]),l=o.some(({offerCost:a,memory:f})=>a!==void 0&&f?.verdict==="does-not-fit"),c=r.reduce((a,f)=>a+(f.saves?.jobs??0),0);return q(`Offers would save${t===0?"":`, in the ${u(t)} of ${O(e,"job")} that were searched`}`,r.length===0?"not known":i.map(a=>`${b(a.saves?.amount??0)} ${x(a)}`).join(", ")||"nothing",[t===0?"not looked for":`known for ${u(c)} of ${u(t)}`,...l?["a job that does not fit has no cost to save"]:[],...t===e?[]:[Un],...s===void 0?[]:[s]].join("; "))}function Dn(e,n){let t=new Map;for(let r of e){let[i,{cost:s,saves:l=0}]=[L(r),r],c=s?.currency===n.currency&&(s.per??"run")===n.per;i!==void 0&&c&&l>0&&t.set(i,(t.get(i)??0)+l)}let[o]=[...t].sort(([,r],[,i])=>i-r);return o&&`most in team ${o[0]}: ${b(o[1])} ${x(n)}`}var Un="only jobs with an error or a warning about their hardware are searched",q=(e,n,t,o="")=>d("div",{},d("dt",{},e),d("dd",{class:`number ${o}`},n),d("dd",{class:"note"},t));var Z=[{name:"jobs",of:()=>1,words:u},{name:"accelerators",of:({count:e})=>e,words:u},{name:"usual chip-hours",of:({likelyChipHours:e})=>e,words:u},...h.total.cost.flatMap(({currency:e,per:n})=>{let t=({cost:i})=>i?.currency===e&&(i.per??"run")===n,o=`in ${e} a ${n}`,r=b;return[{name:`usual cost ${o}`,of:i=>t(i)?i.cost?.likely:void 0,words:r},{name:`what offers save ${o}`,of:i=>t(i)?i.saves:void 0,words:r}]})],Oe=({of:e},n)=>n.filter(t=>e(t)!==void 0).length,mn=Z.filter(e=>e.name.startsWith("usual cost")&&M.some(n=>(e.of(n)??0)>0)).sort((e,n)=>Oe(n,M)-Oe(e,M))[0]?.name??"jobs",Kn={verdict:"",only:[],words:""};function pn(e){let n=new URLSearchParams(e.slice(1)),t=o=>n.get(o)??"";return{verdict:j.find(o=>o===t("verdict"))??"",only:n.getAll("only"),words:t("words"),bars:Z.find(({name:o})=>o===t("bars"))?.name??mn,sort:t("sort")}}function Bn({only:e,...n}){let t=new URLSearchParams(e.map(o=>["only",o]));for(let[o,r]of Object.entries(n))r!==""&&r!==mn&&t.set(o,r);return t.size===0?"#":`#${t}`}var qn="The link is copied: it shows these filters. It leads to a file of this machine: put the page where others can open it.",zn="Red is what jobs with a mismatch cost, not what is wasted.",je=m("verdict"),re=m("only"),z=m("words"),ie=m("measure"),Zn=new ee(m("jobs"),G,Be,e=>{T({sort:$.sort===e?`-${e}`:$.sort===`-${e}`?"":e})}),$=pn(location.hash),k=[];function T(e,n=!1){$={...$,...e},history[n?"replaceState":"pushState"](null,"",Bn($)),Fe()}var yn=e=>[...new Set([...$.only,e])];function Fe(){je.value=$.verdict,ie.value=$.bars,re.value="",z.value!==$.words&&(z.value=$.words),k=M.filter(t=>I(t,$));let e=new Y;for(let t of k)e.add(t);let{total:n}=e;m("sums").textContent=k.length===M.length?"":`${u(k.length)} of ${O(M.length,"job")} shown`,m("chosen").replaceChildren(...$.only.map(t=>C(`${t} \\xD7`,()=>T({only:$.only.filter(o=>o!==t)}),{"aria-label":`No longer only ${t}`}))),m("tiles").replaceChildren(...fn(n,k)),dn($,k.length<M.length),m("act").replaceChildren(...Ze(k)),Qn(),m("none").hidden=k.length>0;for(let t of["jobs","where"])m(t).hidden=k.length===0;Zn.show(ce(k,G,$.sort),$.sort)}function Qn(){let e=Z.find(({name:o})=>o===$.bars)??Z[0],n=Object.entries(ne).flatMap(([o,r])=>_e(o,k,r,e,i=>{T({only:yn(`${o}: ${i}`)}),m("chosen").querySelector("button:last-child")?.focus()})??[]);m("charts").replaceChildren(...n);let t=Oe(e,k);m("known").textContent=[...t===k.length?[]:[`Known for ${u(t)} of ${O(k.length,"job")}: ${e.name}.`],...e.name.startsWith("usual cost")?[zn]:[]].join(" ")}var gn=e=>e.map(n=>d("option",{value:n},n)),Xn=[...new Set(M.flatMap(ve))].sort();re.append(d("option",{value:""},"choose \\u2026"),...gn(Xn));ie.append(...gn(Z.map(({name:e})=>e)));je.addEventListener("change",()=>T({verdict:je.value}));re.addEventListener("change",()=>T({only:yn(re.value)}));z.addEventListener("input",()=>T({words:z.value},$.words!==""&&z.value!==""));ie.addEventListener("change",()=>T({bars:ie.value}));m("all").addEventListener("click",()=>T(Kn));m("share").addEventListener("click",async()=>{let e=await navigator.clipboard.writeText(location.href).then(()=>location.protocol==="file:"?qn:"The link is copied: it shows these filters.",()=>"The browser does not let this page copy: the address of this window shows these filters.");m("sums").textContent=e});m("csv").addEventListener("click",()=>{let e=new Blob(["\\uFEFF",...Pe({jobs:ce(k,G,$.sort),teamLabel:h.teamLabel})],{type:"text/csv"}),n=d("a",{href:URL.createObjectURL(e),download:`jobs-${h.date}.csv`});n.click(),URL.revokeObjectURL(n.href)});addEventListener("popstate",()=>{$=pn(location.hash),Fe()});ln();Fe();document.body.dataset.ready="";})();\n',style:`/* The colors and bars of verdicts, for the playground, the fleet page and the pictures. Each color: light, dark. */
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
`,scriptHash:"'sha256-pb+Yegma1oe7kj64DWeQ4dU5AWeQQ1QD+L2pPZub3Vo='",styleHash:"'sha256-F1wKKS9ODLmv+i6HfS5CvJUKw7gAqx1Xnvm0Qkdr3bw='"};0&&(module.exports={pageParts});
