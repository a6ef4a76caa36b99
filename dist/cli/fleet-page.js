var r=Object.defineProperty;var a=Object.getOwnPropertyDescriptor;var s=Object.getOwnPropertyNames;var l=Object.prototype.hasOwnProperty;var d=(n,e)=>{for(var o in e)r(n,o,{get:e[o],enumerable:!0})},c=(n,e,o,i)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of s(e))!l.call(n,t)&&t!==o&&r(n,t,{get:()=>e[t],enumerable:!(i=a(e,t))||i.enumerable});return n};var h=n=>c(r({},"__esModule",{value:!0}),n);var f={};d(f,{pageParts:()=>u});module.exports=h(f);var u={script:'"use strict";(()=>{function me(e){let n;return()=>(n??=e(),n)}function Ee(e){let n=new WeakMap;return t=>{let o=n.get(t)??{result:e(t)};return n.set(t,o),o.result}}function m(e){for(let[n,t]of[[1e15,"Q"],[1e12,"T"],[1e9,"B"],[1e6,"M"]])if(e>=n)return`${pe(e/n)}${t}`;return e>=1e4?`${pe(e/1e3)}k`:e>=1e3?Math.round(e).toLocaleString("en-US"):pe(e)}var Nn=me(()=>new Intl.NumberFormat("en-US",{maximumSignificantDigits:2})),En=me(()=>new Intl.NumberFormat("en-US")),Gn=e=>En().format(e),In=e=>e<1e4?String(e):Gn(e),y=e=>e>=995e3?m(Number(e.toPrecision(2))):Nn().format(e),v=({currency:e,per:n="run"})=>`${e}${n==="run"?"":An[n]}`,An={run:" a run",month:" a month",hour:" an hour"},j=(e,n)=>`${m(e)} ${e===1?n:`${n.replace(/y$/,"ie")}s`}`;var Wt=1/60;var ye=e=>`${Vn(e)} GiB`,Vn=e=>In(Number(e.toFixed(e<100?1:0)));function ge(e,n="and"){let t=e.at(-1)??"";return e.length<2?t:`${e.slice(0,-1).join(", ")} ${n} ${t}`}var Ge=e=>e.slice(0,1).toUpperCase()+e.slice(1);var Kn=8766,Ht={s:1/3600,min:1/60,h:1,days:24,years:Kn},pe=(e,n=3)=>String(Number(e.toPrecision(n)));var Ie=e=>e.slice(0,e.indexOf("/"));var D=["fit","undecided","questionable","mismatch"];var It=Ee(e=>e.toSorted((n,t)=>Ve(n.id)-Ve(t.id))),Ae=["framework","stage","operations","platform","model","scale","team","inference"],Ve=e=>{let n=Ae.indexOf(Ie(e));return n===-1?Ae.length:n};var Ke=["mismatch","drift","questionable","undecided","fit"],he=({verdict:e,isDrift:n})=>n?"drift":e;var _e=e=>e.filter(({rule:n,severity:t})=>t!=="notice"&&n.startsWith("policy/"));function _n(e){let n=_e(e);return Dn.find(([t])=>n.some(o=>o.rule.startsWith(t)))?.[1]}var Dn=[["policy/limit-exceeded","over the limit"],["policy/undeclared","not checked against the policy"],["policy/","against the policy"]];function De({verdict:e},n=[]){let t=n.flatMap(({severity:o})=>Un[o]??[]);return[e,...t].reduce((o,r)=>D.indexOf(r)>D.indexOf(o)?r:o)}var Un={error:"mismatch",warning:"questionable",notice:void 0},ee=(e,n)=>Bn(he(e),n);function Bn(e,n){let t=_n(n);return t===void 0?e:e==="fit"?t:`${e}; ${t}`}var Ue={mismatch:"\\u2717",questionable:"!",undecided:"?",fit:"\\u2713"};var M=({labels:e},n)=>Object.hasOwn(e,n)?e[n]:void 0;function U({saves:e,cost:n,offerCost:t}){return e!==void 0&&n?.likely!==void 0&&t!==void 0?n.likely-t:e}var J=({cost:e,ifFitted:n})=>e??n?.cost;var zn=e=>Number(e.toPrecision(3)),Be={...B("repository","commit","date","path","line","job"),verdict:e=>ee(e,e.policy??[]),...B("recommended","accelerator","kind","vendor","count","provider","stage"),framework:({framework:e})=>e.join(";"),...B("task","model","group"),labels:({labels:e})=>Object.entries(e).map(n=>n.join("=")).join(";"),usual_chip_hours:({likelyChipHours:e})=>e,least_chip_hours:({chipHours:e})=>e?.[0],most_chip_hours:({chipHours:e})=>e?.[1],currency:e=>J(e)?.currency,usual_cost:({cost:e})=>e?.likely,least_cost:({cost:e})=>e?.amount[0],most_cost:({cost:e})=>e?.amount[1],cost_per:e=>J(e)?.per,cost_prices:({cost:e})=>e?.prices,memory:({memory:e})=>e?.likely??e?.verdict,usual_memory_gib:({memory:e})=>e?.likelyGiB,capacity_gib:({memory:e})=>e?.capacityGiB,evidence_files:({evidence:e})=>e?.files,compared:({evidence:e})=>e?.compared.join(";"),not_compared:({evidence:e})=>e?.notCompared.map(({what:n})=>n).join(";"),waived:({waived:e})=>e,waived_until:({waivedUntil:e})=>e,offers_save:e=>{let n=U(e);return n&&zn(n)},cost_read:({cost:e})=>e?.read,...B("reason","offer"),offer_cost:({offerCost:e})=>e,...B("errors"),offers:({offersSought:e,offer:n})=>n!==void 0?"found":e?"none found":"not looked for"};function B(...e){return Object.fromEntries(e.map(n=>[n,t=>t[n]]))}function*qe({jobs:e,teamLabel:n}){yield ze([...Object.keys(Be),"team"]);for(let t of e)yield ze([...Object.values(Be).map(o=>o(t)),M(t,n)].map(Qn))}var ze=e=>`${e.join(",")}\\r\n`,qn=/^[=+\\-@\\t\\r]/;function Qn(e){let n=String(e??""),t=typeof e=="string"&&qn.test(n)?`\'${n}`:n;return/[",\\r\\n]/.test(t)?`"${t.replaceAll(\'"\',\'""\')}"`:t}var F=["mismatch","against the policy",...Ke.slice(1)];function R(e){let n=he(e);return e.policy===void 0||n==="mismatch"?n:"against the policy"}var te=class{#a=Object.fromEntries(D.map(n=>[n,0]));#n={};#t=new Map;#d={amount:[0,0],jobs:0};#o={amount:0,jobs:0};#r=0;#l=0;#s={amount:0,jobs:0};add(n){let{verdict:t,count:o,likelyChipHours:r,chipHours:i,cost:s,offersSought:a,saves:l}=n,d=R(n);if(this.#n[d]=(this.#n[d]??0)+1,this.#r++,a&&this.#l++,this.#a[t]++,ne(this.#s,o),ne(this.#o,r),i&&Qe(this.#d,i),s===void 0)return;let w=`${s.currency} ${s.per??"run"}`,f=()=>({amount:0,jobs:0}),u=this.#t.get(w)??{likely:f(),saves:f(),sources:new Map,amount:[0,0],jobs:0};this.#t.set(w,u),ne(u.likely,s.likely),ne(u.saves,l),Qe(u,s.amount),Zn(u.sources,s)}get total(){return{jobs:this.#r,verdicts:this.#a,words:this.#n,accelerators:this.#s.amount,counted:this.#s.jobs,offersSought:this.#l,likelyChipHours:this.#o,chipHours:this.#d,cost:[...this.#t].sort(([n],[t])=>n<t?-1:1).map(([n,{saves:t,sources:o,...r}])=>{let[i="",s]=n.split(" "),a={...r,sources:[...o.values()]};return{currency:i,per:s,...a,...t.jobs>0&&{saves:t}}})}}};function Zn(e,{prices:n,read:t}){if(n===void 0)return;let{jobs:o=0,read:r}=e.get(n)??{},i=[...r??[],...t===void 0?[]:[t]].sort(),[s,a]=[i[0],i.at(-1)],l=s!==void 0&&a!==void 0;e.set(n,{prices:n,jobs:o+1,...l&&{read:[s,a]}})}function ne(e,n){n!==void 0&&(e.amount+=n,e.jobs++)}function Qe(e,[n,t]){e.amount[0]+=n,e.amount[1]+=t,e.jobs++}function c(e,n={},...t){let o=document.createElement(e);for(let[r,i]of Object.entries(n))i!==void 0&&o.setAttribute(r,i);return o.append(...t.filter(r=>r!==void 0)),o}function A(e){let n=e.split("`");return n.length%2===0?[e]:n.map((t,o)=>o%2===1?c("code",{},t):t)}var Ze=(e,...n)=>e?.startsWith("https://")?c("a",{href:e,target:"_blank",rel:"noreferrer"},...n):c("span",{},...n);function H(e,n,t={}){let o=c("button",{type:"button",...t},e);return o.addEventListener("click",n),o}function p(e){let n=document.getElementById(e);if(n===null)throw new Error(`The page has no #${e}.`);return n}var en=({isFigure:e=!1,isSmallestFirst:n=!1})=>e&&!n,Xe=12,oe=class{#a;#n;#t;#d=c("tbody");#o;#r;#l=Ye();#s=Ye();#c=[];#p=[];#i=new Map;#e;#m=34;#y=0;#u=0;constructor(n,t,o,r){this.#a=n,this.#n=t,this.#t=o,this.#o=t.map(({name:s,unit:a,isFigure:l,about:d})=>c("th",{scope:"col",title:d,...l&&{class:"figure"}},H(a===void 0?s:`${s}, ${a}`,()=>r(s))));let i=c("thead",{},c("tr",{"aria-rowindex":"1"},...this.#o));this.#r=c("table",{},i,this.#d),n.replaceChildren(this.#r),n.tabIndex=0,n.addEventListener("scroll",()=>{this.#u=n.scrollTop,this.#f()}),new ResizeObserver(()=>{this.#y=n.clientHeight,this.#m=this.#i.values().next().value?.offsetHeight||this.#m,this.#f()}).observe(n)}show(n,t,o=[]){this.#c=n,this.#p=o,this.#i=new Map,this.#e=void 0,this.#r.setAttribute("aria-rowcount",String(n.length+1));for(let[r,i]of this.#o.entries()){let s=this.#n[r],{name:a}=s,l=en(s)===(t===a);i.hidden=o.includes(a),i.ariaSort=t===a||t===`-${a}`?l?"descending":"ascending":"none"}this.#u>0&&(this.#a.scrollTop=this.#u=0),this.#f()}#f(){let n=this.#m,t=this.#e?this.#c.indexOf(this.#e.row):-1,o=this.#e?.details.offsetHeight??0,r=Math.max(0,Math.floor((this.#u-o)/n)-Xe),i=Math.min(this.#c.length,Math.ceil((this.#u+this.#y)/n)+Xe),s=this.#i;this.#i=new Map(this.#c.slice(r,i).map((l,d)=>[l,s.get(l)??this.#h(l,r+d)]));let a=[...this.#i].flatMap(([l,d])=>this.#e&&l===this.#e.row?[d,this.#e.details]:[d]);this.#l.style.height=`${r*n+(t!==-1&&t<r?o:0)}px`,this.#s.style.height=`${(this.#c.length-i)*n+(t>=i?o:0)}px`,Xn(this.#d,[this.#l,...a,this.#s])}#h(n,t){let o=this.#n.map(({name:r,textOf:i,titleOf:s=i,isFigure:a,classOf:l,deedOf:d},w)=>{let f=i(n),u=`${a?"figure ":""}${l?.(n)??""}`.trim(),h={title:s(n),...u!==""&&{class:u}};if(w>0){let b=this.#p.includes(r)?"":void 0;return c("td",{...h,hidden:b},f,d?.(n))}let k=H(f,()=>this.#b(n),{"aria-expanded":"false",class:"opens"});return c("th",{...h,scope:"row"},k)});return c("tr",{"aria-rowindex":String(t+2)},...o)}#b(n){let t=this.#e?.row;if(this.#g(t,!1),this.#e=void 0,t!==n){let o=c("td",{colspan:String(this.#n.length)},this.#t(n));this.#e={row:n,details:c("tr",{class:"details"},o)},this.#g(n,!0)}this.#f()}#g(n,t){(n&&this.#i.get(n)?.querySelector("button"))?.setAttribute("aria-expanded",String(t))}};function be(e,n,t){let o=t.replace(/^-/,""),r=n.find(f=>f.name===o);if(r===void 0)return e;let{textOf:i,amountOf:s,groupOf:a=()=>""}=r,l=e.map(f=>({row:f,group:a(f),key:s?s(f):i(f)||void 0})),d=new Map;for(let{group:f,key:u}of l)u!==void 0&&d.set(f,(d.get(f)??0)+1);let w=t.startsWith("-")!==en(r)?-1:1;return l.sort(({key:f,group:u},{key:h,group:k})=>f===void 0||h===void 0?+(f===void 0)-+(h===void 0):u!==k?(d.get(k)??0)-(d.get(u)??0)||(u<k?-1:1):f===h?0:w*(f<h?-1:1)),l.map(({row:f})=>f)}var Ye=()=>c("tr",{class:"spacer","aria-hidden":"true"});function Xn(e,n){let t=new Set(n);for(let o of[...e.children])t.has(o)||o.remove();for(let[o,r]of n.entries())e.children[o]!==r&&e.insertBefore(r,e.children[o]??null)}var z=8;function nn(e,n,t,o,r){let i=new Map;for(let f of n){let u=t(f),h=i.get(u)??new Map;i.set(u,h);let k=R(f);h.set(k,(h.get(k)??0)+(o.of(f)??0))}let s=[...i].map(([f,u])=>({name:f,parts:u,total:[...u.values()].reduce((h,k)=>h+k,0)})).filter(({total:f})=>f>0).sort((f,u)=>u.total-f.total),a=s[0]?.total;if(a===void 0)return;let l=s.map(({name:f,parts:u,total:h})=>{let k=c("span",{class:"track","aria-hidden":"true"});for(let W of F){let Ne=c("span",{class:W});Ne.style.width=`${100*(u.get(W)??0)/a}%`,k.append(Ne)}let b=H("",()=>r(f),{title:F.toReversed().flatMap(W=>u.get(W)?[`${W} ${o.words(u.get(W)??0)}`]:[]).join(", ")});return b.append(c("span",{class:"name"},f),k,c("span",{class:"figure"},o.words(h))),c("li",{},b)}),d=c("ul",{class:"bars"},...l.slice(0,z)),w=H(`Show ${l.length-z} more`,()=>{d.append(...l.slice(z)),l[z]?.querySelector("button")?.focus(),w.remove()});return c("section",{},c("h3",{},e),d,l.length>z?w:void 0)}var Yn="January February March April May June July August September October November December".split(" ");function et(e){let[n,t]=e.split("-");return`${Yn[Number(t)-1]} ${n}`}function tn(e){let n=e.toSorted(),[t,o]=[n[0],n.at(-1)].map((s="")=>et(s));if(t===o)return o;let[r,i]=t.split(" ");return`${o.endsWith(` ${i}`)?r:t} to ${o}`}var nt={list:"list prices",policy:"prices of policies",file:"prices of price files",manifest:"declared prices"},re=e=>`at ${ge(e.map(tt))}`,tt=({prices:e,read:n})=>`${nt[e]??`prices of ${e}`}${n===void 0?"":` of ${tn(n)}`}`;var on=(e,n)=>n==="job"&&!e.includes("/");var g=JSON.parse(p("fleet").textContent),C=p("rows").textContent.split(`\n`).slice(1).map(e=>JSON.parse(e)),L="not declared",sn=e=>n=>(Object.hasOwn(e,n)?e[n]:void 0)??n,q=sn(g.names),O=sn(g.called),E=({repository:e,path:n,job:t})=>on(n,t)?O(e):t,an=({accelerator:e})=>e&&q(e),N=e=>M(e,g.teamLabel),ie={Team:e=>N(e)??L,Accelerator:e=>an(e)??L,Kind:({kind:e=L})=>e,Provider:({provider:e=L})=>e,Stage:({stage:e=L})=>e};function V(e){let n=J(e);return n===void 0?"":v(n)}var dn=({ifFitted:e})=>e===void 0?"not known":"does not fit",rn=({likelyChipHours:e})=>e===void 0?void 0:m(e);function ln({cost:e,ifFitted:n}){if(e===void 0)return dn({ifFitted:n});let[t,o]=e.amount;return`${e.likely===void 0?`${y(t)}\\u2013${y(o)}`:y(e.likely)} ${v(e)}`}function ot({ifFitted:e}){if(e===void 0)return;let{likelyChipHours:n,cost:t}=e;return[...n===void 0?[]:[`${un(e)} chip-hours`],...t?[cn({cost:t})]:[]].join(", ")}function se(e){let{saves:n=0,offerCost:t}=e,o=J(e);return o===void 0||t===void 0?void 0:n>0?`saves ${y(n)} ${v(o)}`:e.cost?.likely!==void 0&&o.likely!==void 0&&y(o.likely)===y(t)?"costs the same":`costs ${y(t)} ${v(o)}`}function rt(e){let n=U(e)??0;if(!(n>=0||se(e)==="costs the same"))return`costs ${y(-n)} ${e.cost?.currency} more`}function we(e){let[n,t]=[se(e),J(e)?.likely],o=t!==void 0&&t<(e.offerCost??0)&&y(t)!==y(e.offerCost??0);return n!==void 0&&o?`${n} instead of ${y(t)}`:n}var ae="with at most twice as many accelerators";function st({offersSought:e,savingsSought:n,offer:t}){return t!==void 0?"not known":e?n?"none found":"none that passes":"not looked for"}function Q(e){let{policy:n=[]}=e;return`${Ue[De(e,n)]} ${ee(e,n)}`}var G=[{name:"Job",textOf:E},{name:"Cost",about:"Usual cost of one run, or of a month of a service",textOf:ln,amountOf:({cost:e})=>e?.likely??e?.amount[0],groupOf:V,isFigure:!0,classOf:({cost:e})=>e===void 0?"unknown":""},{name:"Saving",about:`What the best offer would save or cost: in jobs with an error or a warning about their hardware what would pass, and with --savings in those that pass what is cheaper, ${ae}`,textOf:e=>rt(e)??se(e)??st(e),amountOf:U,groupOf:V,isFigure:!0,classOf:e=>se(e)===void 0?"unknown":""},{name:"Verdict",textOf:Q,amountOf:e=>F.indexOf(R(e)),classOf:R},{name:"Accelerator",classOf:({accelerator:e})=>e===void 0?"unknown":"",textOf:e=>`${e.count===void 0?"":`${m(e.count)}\\xD7 `}${an(e)??L}`},{name:"Chip-hours",textOf:e=>rn(e)??dn(e),amountOf:({likelyChipHours:e})=>e,isFigure:!0,classOf:e=>rn(e)===void 0?"unknown":""},{name:"Team",textOf:e=>N(e)??L,classOf:e=>N(e)===void 0?"unknown":""},{name:"Repository",textOf:({repository:e})=>O(e),titleOf:({repository:e})=>e}];function S({repository:e,commit:n,path:t,line:o}){let r=n!==void 0&&/^[\\w.-]+(?:\\/[\\w.-]+)+$/.test(e),i=t.split("/").map(encodeURIComponent).join("/"),s=r?`${g.server}/${e}/blob/${encodeURIComponent(n)}/${i}#L${o}`:void 0;return Ze(s,`${t}:${o}`)}var it=({memory:e})=>e?.likelyGiB===void 0?void 0:`about ${ye(e.likelyGiB)} of ${ye(e.capacityGiB)} a device`,at=({model:e,task:n,framework:t})=>[n,...e===void 0?[]:[e],...t].join(", "),dt=({waived:e,waivedUntil:n})=>e===0?void 0:`${e} waived, the first until ${n}`;function cn({cost:e}){if(e===void 0)return;let{likely:n,amount:t,prices:o,read:r}=e,i=o&&re([{prices:o,jobs:1,...r!==void 0&&{read:[r,r]}}]);return`${ln({cost:e})}${n===void 0?"":fn(t,y)}${i?`, ${i}`:""}`}function un({likelyChipHours:e,chipHours:n}){return e===void 0?n?.map(m).join("\\u2013"):`${m(e)}${n?fn(n,m):""}`}function fn(e,n){let[t,o]=e.map(n);return t===o?"":` (${t}\\u2013${o})`}function lt(e){let{offer:n,offerCost:t,saves:o=0}=e,[r,i]=[we(e),J(e)];if(n===void 0)return ve(e);let s=o>0&&i&&t!==void 0?`, costs ${y(t)} ${v(i)}`:"";return`${n}${r===void 0?"":`; ${r}${s}`}`}var ve=({offersSought:e,savingsSought:n,errors:t=0})=>e?n?`Nothing cheaper was found ${ae}.`:"No change was found that passes.":`No offer was looked for${t===0?"":": first fix the manifest"}.`;function mn(e){let{reason:n,provider:t,stage:o,kind:r,labels:i,group:s,date:a,likelyChipHours:l,ifFitted:d,policy:w}=e,f=[["Declared in",S(e)],["Repository",e.repository],["Reason",n&&A(n)],["Policy",w?.map(({message:u})=>c("p",{},...A(u)))],["Best offer",lt(e)],["Cost",cn(e)],["Chip-hours",un(e)],["Memory",it(e)],["Work",at(e)],["Where",[r,t,o,s].filter(u=>u!==void 0).join(", ")||void 0],["Labels",Object.entries(i).map(u=>u.join(": ")).join(", ")||void 0],["Not known",[...(l??d?.likelyChipHours)===void 0?["chip-hours"]:[],...J(e)?[]:["cost"]].join(", ")||void 0],["If it fitted",ot(e)],["Waivers",dt(e)],["Checked",a]];return c("dl",{},...f.flatMap(([u,h])=>h===void 0?[]:[c("dt",{},u),c("dd",{},...[h].flat())]))}var $e=10,ct=.01,de=({verdict:e,policy:n,errors:t=0})=>e==="mismatch"||e==="questionable"||n!==void 0||t>0;function pn(e){let n=J(e);return(de(e)?void 0:e.saves)??n?.likely??n?.amount[0]??-1}var yn=(e,n)=>pn(n)-pn(e)||F.indexOf(R(e))-F.indexOf(R(n))||(n.likelyChipHours??-1)-(e.likelyChipHours??-1);function gn(e){let n=new Map;for(let d of e)n.set(V(d),(n.get(V(d))??0)+(d.saves??0));let t=d=>(d.saves??0)>(d.savingsSought?ct*(n.get(V(d))??0):0),o=e.filter(d=>de(d)||t(d)).sort(yn);if(o.length===0)return[P(ut)];let[r,i]=[o.filter(de),o.filter(d=>!de(d))],s=i.slice(0,Math.max($e/2,$e-r.length)),a=[...r.slice(0,$e-s.length),...s].sort(yn),l=o.length-a.length;return[Re(a.map(mt)),...l>0?[P(`And ${j(l,"more job")}: sort the table below by verdict or saving.`)]:[]]}var ut="Nothing to act on: none of these jobs is a mismatch, is questionable, is against the policy, has an error in its manifest or could save much.";function ft({reason:e,savingsSought:n,cost:t,offerCost:o}){return e!==void 0?e:!n||t?.likely===void 0||o===void 0?"The report does not say why.":`It passes for ${y(t.likely)} ${v(t)}, and would for ${y(o)}.`}function mt(e){let{repository:n,offer:t}=e,o=we(e);return[c("div",{},c("strong",{class:R(e)},Q(e)),` ${E(e)}`,c("p",{class:"note"},`${O(n)}, `,S(e),`, ${N(e)??"no team declared"}`)),c("p",{},...A(ft(e))),c("p",{},...t===void 0?[c("span",{class:"note"},ve(e))]:A(t),...o===void 0?[]:[". ",c(o==="costs the same"?"span":"strong",{},`${Ge(o)}.`)])]}var Re=e=>c("ol",{class:"cards"},...e.map(n=>c("li",{},...n))),P=e=>c("p",{class:"note"},e);var I=({verdict:e,...n})=>e&&R({verdict:e,...n});var hn=1.05;function ke({now:e,former:n},t){let o=le({now:e,former:n}),r=e.accelerator!==n.accelerator;return{verdict:I(n)!==void 0&&I(n)!==R(e),hardware:r,accelerators:!r&&xe(e.count,n.count,1),chipHours:xe(e.likelyChipHours,n.likelyChipHours,hn),cost:o!==void 0&&xe(o.now,o.former,hn),team:M(e,t)!==M(n,t)}}var xe=(e=0,n,t)=>n!==void 0&&e>n*t;function le({now:{cost:e},former:{cost:n}}){return e?.likely===void 0||n?.likely===void 0?void 0:e.currency===n.currency&&(e.per??"run")===(n.per??"run")&&e.prices===n.prices?{now:e.likely,former:n.likely,unit:v(e)}:void 0}function wn(e){let{new:n,gone:t,changed:o,smaller:r,date:i,notRead:s,isOfOthers:a}=e;if(a)return`Nothing can be compared: the report of ${i} has none of these repositories, but ${s.slice(0,3).join(", ")}${s.length>3?" and others":""}`;let l=({cost:d})=>d;return[`${m(n.length)} new${je(n.map(l))}, `,`${m(t.length)} gone${je(t.map(l))}${r>0?", ":" and "}`,`${m(o.length)} changed${r>0?` and ${m(r)} smaller`:""} since ${Fe(e)}`].join("")}var Fe=({from:e,date:n})=>`the reports of ${e===n?n:`${e} to ${n}`}`;function vn({changed:e},n){let t=e.map(a=>({job:a,change:ke(a,n)})),o=a=>t.flatMap(({job:l,change:d})=>d[a]?[l]:[]),r=o("cost").map(a=>{let l=le(a);return a.now.cost&&l&&{...a.now.cost,likely:l.now-l.former}}),s=[["verdict",`another verdict (${pt(o("verdict"))})`],["hardware","another accelerator"],["accelerators","more accelerators"],["chipHours","more chip-hours"],["cost",`a higher cost${je(r,"+")}`],["team","another team"]].flatMap(([a,l])=>{let{length:d}=o(a);return d===0?[]:[`${m(d)} with ${l}`]});return s.length===0?"":`Changed: ${s.join(", ")}`}function pt(e){let n=new Map;for(let t of e)n.set(Oe(t),(n.get(Oe(t))??0)+1);return[...n].map(([t,o])=>`${m(o)} ${t}`).join(", ")}var Oe=({now:e,former:n})=>`${I(n)} \\u2192 ${R(e)}`;function $n({before:e,after:n}){let t=(s,a)=>s===e.jobs&&a===n.jobs?"":` (known for ${m(s)} of ${m(e.jobs)} \\u2192 ${m(a)} of ${m(n.jobs)})`,o=F.filter(s=>(e.verdicts[s]??0)+(n.verdicts[s]??0)>0),[r,i]=[e.likelyChipHours,n.likelyChipHours];return[`jobs ${ce(e.jobs,n.jobs,m)}`,...o.map(s=>`${s} ${ce(e.verdicts[s]??0,n.verdicts[s]??0,m)}`),`usual chip-hours ${bn(r,i,m)}${t(r.jobs,i.jobs)}`,...yt(e,n).map(({unit:s,then:a,now:l,isAtOtherPrices:d})=>`usual cost ${bn(a,l,y,` ${s}`)}${d?" at other prices":""}${t(a.jobs,l.jobs)}`)].join(", ")}function bn(e,n,t,o=""){return e.jobs>0&&n.jobs>0?ce(e.amount,n.amount,t,o):`${[e,n].map(r=>r.jobs===0?"unknown":t(r.amount)).join(" \\u2192 ")}${o}`}function ce(e,n,t,o=""){if(t(e)!==t(n))return`${t(e)} \\u2192 ${t(n)}${o}`;let r=`${n<e?"\\u2212":"+"}${t(Math.abs(n-e))}`;return`${t(n)}${o} (${n===e?"no change":r})`}function yt(e,n){let t=[...new Set([...e.cost,...n.cost].map(v))],o={amount:0,jobs:0,prices:[]};return t.map(r=>{let[i=o,s=o]=[e,n].map(({cost:l})=>l.find(d=>v(d)===r)),a=i.jobs>0&&s.jobs>0&&i.prices.join()!==s.prices.join();return{unit:r,then:i,now:s,isAtOtherPrices:a}})}function je(e,n=""){let t=new Map,o=e.filter(s=>s?.likely!==void 0);for(let s of o)t.set(v(s),(t.get(v(s))??0)+s.likely);if(t.size===0)return"";let r=[...t].map(([s,a])=>`${n}${y(a)} ${s}`),i=o.length===e.length?"":`, known for ${m(o.length)} of ${m(e.length)}`;return` (${r.join(" and ")}${i})`}function Rn(e,n,t){let{now:o,former:r}=e,i=le(e),s=ke(e,t),[a,l]=[r,o].map(f=>kn(f,n)),[d,w]=[r,o].map(f=>M(f,t)??"not declared");return[...s.verdict?[Oe(e)]:[],...s.accelerators?[`accelerators ${m(r.count??0)} \\u2192 ${m(o.count??0)}`]:[],...s.hardware?[`${l} instead of ${a}`]:[],...s.chipHours?[`chip-hours ${m(r.likelyChipHours??0)} \\u2192 ${m(o.likelyChipHours??0)}`]:[],...i&&(s.accelerators||s.hardware||s.cost)?[`cost ${ce(i.former,i.now,y,` ${i.unit}`)}`]:[],...s.team?[`team ${d} \\u2192 ${w}`]:[]].join(", ")}var Je=(e,n)=>[kn(e,n),...e.ifFitted===void 0?gt(e):["does not fit"]].join(", "),gt=({likelyChipHours:e,cost:n})=>[e===void 0?"chip-hours unknown":`${m(e)} chip-hours`,n?.likely===void 0?"cost unknown":`${y(n.likely)} ${v(n)}`],xn=({notRead:e,isOfOthers:n})=>e.length===0||n?"":`No report this time from ${j(e.length,"repository")}, so ${e.length===1?"its":"their"} jobs may still exist: ${e.join(", ")}`,kn=({accelerator:e,count:n},t)=>`${n===void 0?"":`${m(n)}\\xD7 `}${e===void 0?"not declared":t(e)}`;var Se=e=>[...Object.entries(ie).map(([n,t])=>`${n}: ${t(e)}`),...Object.entries(e.labels).flatMap(([n,t])=>n===g.teamLabel?[]:[`label ${n}: ${t}`])],On=e=>e.slice(0,e.indexOf(": ")),Fn=e=>e.toLowerCase().replaceAll("\\xD7","x"),jn=new WeakMap;function ht(e){let n=jn.get(e);if(n!==void 0)return n;let t=Se(e),r=[...e.verdict===void 0?[]:G.map(({textOf:s})=>s(e)),e.job,e.repository,e.path,e.reason??"",...t].join(`\n`),i={facets:new Set(t),words:Fn(r)};return jn.set(e,i),i}function K(e,{verdict:n,only:t,words:o}){let r=ht(e),i=Fn(o).split(/\\s+/),s=n===""||I(e)===n,a=t.every(l=>t.some(d=>On(d)===On(l)&&r.facets.has(d)));return s&&a&&i.every(l=>r.words.includes(l))}var Me=20,bt="Not known: keep the JSON of each week (fleet --format json), and make this page with --since and the last one.",Ce=new Set;function Jn(e,n){if(p("changes").hidden=!1,g.since===void 0){p("changes").replaceChildren(c("h2",{},"What changed"),P(bt));return}let{changed:t,new:o,gone:r,isOfOthers:i}=g.since,s={...g.since,changed:t.filter(({now:d})=>K(d,e)),new:o.filter(d=>K(d,e)),gone:r.filter(d=>K(d,e)),smaller:n?0:g.since.smaller},[a,l]=[xn(s),vn(s,g.teamLabel)];p("changes").replaceChildren(c("h2",{},`Since ${Fe(s)}`),c("p",{},`${wn(s)}.${l===""?"":` ${l}.`}`),...i||n?[]:[c("p",{},`All jobs: ${$n(s)}.`)],...a===""||n?[]:[P(`${a}.`)],...We("Changed",s.changed.map(d=>[c("strong",{},E(d.now)),`: ${Rn(d,q,g.teamLabel)}. ${O(d.now.repository)}, `,S(d.now)])),...We("New",s.new.map(d=>[c("strong",{},E(d)),": ",c("span",{class:R(d)},Q(d)),`, ${Je(d,q)}. ${O(d.repository)}, `,S(d)])),...We("Gone",s.gone.map(d=>[c("strong",{},E(d)),`: ${Je(d,q)}. ${O(d.repository)}, ${d.path}`])))}function We(e,n){if(n.length===0)return[];let t=n.slice(0,Me).map(i=>c("li",{},...i)),o=n.length-Me,r=c("details",{open:Ce.has(e)||n.length>Me?void 0:""},c("summary",{},`${e} (${n.length})`),c("ul",{},...t,...o>0?[c("li",{},`and ${o} more, which the JSON has`)]:[]));return r.addEventListener("toggle",()=>r.open?Ce.delete(e):Ce.add(e)),[r]}function Sn(e,n){let t=new Set(e.flatMap(({repository:a,path:l,job:d})=>[a,JSON.stringify([a,l]),JSON.stringify([a,l,d])])),o=({repository:a,path:l,job:d})=>!n||t.has(JSON.stringify([a,l,...d===void 0?[]:[d]])),r=({repository:a})=>!n||t.has(a),i=g.waiversDue.filter(o);p("waivers").replaceChildren(i.length===0?P("No waiver ends soon."):Re(i.map(wt)));let s=[..._("Errors in manifests",g.manifestErrors.filter(o).map(a=>[`${O(a.repository)}: `,S(a),` ${a.message}`])),..._("Contradicted by the files of the repository",g.drift.filter(o).map(a=>[`${O(a.repository)}: `,S(a),` ${a.message}`])),..._("Launch accelerators without a manifest",g.undeclared.filter(r).map(({repository:a,launches:l})=>[`${O(a)}: ${l.map(({path:d,line:w,asksFor:f})=>`${f} (${d}:${w})`).join(", ")}`])),..._("Old reports",g.oldReports.filter(r).map(({repository:a,date:l})=>[`${O(a)}: ${l}`])),..._("Dated in the future",g.futureReports.filter(r).map(({repository:a,date:l})=>[`${O(a)}: ${l}`])),..._("Could not be read",(n?[]:g.unread).map(({path:a,because:l})=>[`${a} ${l}`]))];p("lists").replaceChildren(...s.length===0?[P(n?"Nothing about the jobs that are shown.":"Nothing: all reports and manifests could be read, are recent, and agree with their files.")]:s)}function wt(e){let{expires:n,repository:t,rule:o,reason:r,owner:i,ticket:s}=e,a=[i,s].filter(d=>d!==void 0).join(", "),l=n<g.date?"ended":"ends";return[c("div",{},c("strong",{},`${l} ${n}`),` ${o}`),c("p",{class:"note"},`${O(t)}, `,S(e)),c("p",{},`${r}${a===""?"":` (${a})`}`)]}function _(e,n){if(n.length===0)return[];let t=n.map(o=>c("li",{},...o));return[c("details",{},c("summary",{},`${e} (${n.length})`),c("ul",{},...t))]}function Mn(e,n){let{jobs:t,cost:o,likelyChipHours:r,accelerators:i,counted:s}=e,a=b=>e.words[b]??0,l=a("mismatch"),d=b=>`known for ${m(b)} of ${j(t,"job")}`,w=n.filter(({ifFitted:b})=>b!==void 0).length,[f,...u]=o.toSorted((b,W)=>W.jobs-b.jobs),h=b=>`${b.likely.jobs===0?b.amount.map(y).join("\\u2013"):y(b.likely.amount)} ${v(b)}`,k=r.jobs===0?"chip-hours not known":`${m(r.amount)} chip-hours, ${d(r.jobs)}`;return[Z("Jobs",m(t),s===0?"accelerators not known":`${j(i,"accelerator")}, ${d(s)}`),Z("Mismatched",m(l),`and ${["against the policy","drift","questionable","undecided"].map(b=>`${m(a(b))} ${b}`).join(", ")}`,l>0?"mismatch":void 0),f?Z(f.per==="month"?"Usual cost a month":"Usual cost, each job run once",h(f),[re(f.sources),d(f.jobs),...w>0?[`without ${j(w,"job")} that ${w===1?"does":"do"} not fit in memory`]:[],...u.map(b=>`also ${h(b)}, ${d(b.jobs)}`),k].join("; ")):Z("Usual cost","not known",k),vt(e,n)]}function vt({jobs:e,cost:n,offersSought:t},o){let r=n.filter(({saves:u})=>u!==void 0),i=r.filter(u=>(u.saves?.amount??0)>0),s=i[0]&&$t(o,i[0]),a=o.some(({offerCost:u,memory:h})=>u!==void 0&&h?.verdict==="does-not-fit"),l=u=>u.offersSought&&u.offer===void 0,d=o.filter(u=>l(u)&&u.savingsSought).length,w=o.filter(u=>l(u)&&!u.savingsSought).length,f=r.reduce((u,h)=>u+(h.saves?.jobs??0),0);return Z(`Offers would save${t===0||t===e?"":`, in the ${m(t)} of ${j(e,"job")} that ${t===1?"was":"were"} searched`}`,r.length===0?"not known":i.map(u=>`${y(u.saves?.amount??0)} ${v(u)}`).join(", ")||"nothing",[t===0?"not looked for":`known for ${m(f)} of ${m(t)}`,...d>0?[`nothing cheaper found for ${m(d)} ${ae}`]:[],...w>0?[`nothing that passes found for ${m(w)}`]:[],...a?["a job that does not fit has no cost to save"]:[],...t===e?[]:[o.some(({savingsSought:u})=>u)?xt:Rt],...s===void 0?[]:[s]].join("; "))}function $t(e,n){let t=new Map;for(let r of e){let[i,{cost:s,saves:a=0}]=[N(r),r],l=s?.currency===n.currency&&(s.per??"run")===n.per;i!==void 0&&l&&a>0&&t.set(i,(t.get(i)??0)+a)}let[o]=[...t].sort(([,r],[,i])=>i-r);return o&&`most in team ${o[0]}: ${y(o[1])} ${v(n)}`}var Rt="only jobs with an error or a warning about their hardware are searched; with the option savings the others are too",xt="a job that passes is searched with the option savings, if its cost is known",Z=(e,n,t,o="")=>c("div",{},c("dt",{},e),c("dd",{class:`number ${o}`},n),c("dd",{class:"note"},t));var Y=[{name:"jobs",of:()=>1,words:m},{name:"accelerators",of:({count:e})=>e,words:m},{name:"usual chip-hours",of:({likelyChipHours:e})=>e,words:m},...g.total.cost.flatMap(({currency:e,per:n})=>{let t=({cost:i})=>i?.currency===e&&(i.per??"run")===n,o=`in ${e} a ${n}`,r=y;return[{name:`usual cost ${o}`,of:i=>t(i)?i.cost?.likely:void 0,words:r},{name:`what offers save ${o}`,of:i=>t(i)?i.saves:void 0,words:r}]})],He=({of:e},n)=>n.filter(t=>e(t)!==void 0).length,Cn=Y.filter(e=>e.name.startsWith("usual cost")&&C.some(n=>(e.of(n)??0)>0)).sort((e,n)=>He(n,C)-He(e,C))[0]?.name??"jobs",kt={verdict:"",only:[],words:""},Wn=new Set(C.flatMap(Se));function Te(e){let n=new URLSearchParams(e.slice(1)),t=o=>n.get(o)??"";return{verdict:F.find(o=>o===t("verdict"))??"",only:n.getAll("only").filter(o=>Wn.has(o)),words:t("words"),bars:Y.find(({name:o})=>o===t("bars"))?.name??Cn,sort:G.some(({name:o})=>o===t("sort").replace(/^-/,""))?t("sort"):""}}function Hn(e){let[n,t]=[new URLSearchParams(e.slice(1)),Te(e)];return[...n].some(([o,r])=>o==="only"?!t.only.includes(r):r!==""&&t[o]!==r)}var Pn="This link is damaged, or of another fleet: filters that this page does not have are left out. Ask for it again.";function Ot({only:e,...n}){let t=new URLSearchParams(e.map(o=>["only",o]));for(let[o,r]of Object.entries(n))r!==""&&r!==Cn&&t.set(o,r);return t.size===0?"#":`#${t}`}var jt="The link is copied: it shows these filters. It leads to a file of this machine: put the page where others can open it.",Ft="Red is what jobs with a mismatch cost, not what is wasted.",Pe=p("verdict"),ue=p("only"),X=p("words"),fe=p("measure"),Jt=new oe(p("jobs"),G,mn,e=>{T({sort:$.sort===e?`-${e}`:$.sort===`-${e}`?"":e})}),$=Te(location.hash),x=[];function T(e,n=!1){$={...$,...e},history[n?"replaceState":"pushState"](null,"",Ot($)),Le()}var Tn=e=>[...new Set([...$.only,e])];function Le(){Pe.value=$.verdict,fe.value=$.bars,ue.value="",X.value!==$.words&&(X.value=$.words),x=C.filter(o=>K(o,$));let e=new te;for(let o of x)e.add(o);let{total:n}=e;p("sums").textContent=x.length===C.length?"":`${m(x.length)} of ${j(C.length,"job")} shown`,p("chosen").replaceChildren(...$.only.map(o=>H(`${o} \\xD7`,()=>T({only:$.only.filter(r=>r!==o)}),{"aria-label":`No longer only ${o}`})));let t=x.length<C.length;p("tiles").replaceChildren(...t&&x.length===0?[]:Mn(n,x)),Jn($,t),Sn(x,t),p("act").replaceChildren(...gn(x)),St(),p("none").hidden=x.length>0;for(let o of["jobs","where"])p(o).hidden=x.length===0;Jt.show(be(x,G,$.sort),$.sort)}function St(){let e=Y.find(({name:o})=>o===$.bars)??Y[0],n=Object.entries(ie).flatMap(([o,r])=>nn(o,x,r,e,i=>{T({only:Tn(`${o}: ${i}`)}),p("chosen").querySelector("button:last-child")?.focus()})??[]);p("charts").replaceChildren(...n);let t=He(e,x);p("known").textContent=[...t===x.length?[]:[`Known for ${m(t)} of ${j(x.length,"job")}: ${e.name}.`],...t>0&&n.length===0?[`No bars: ${e.name} comes to 0.`]:[],...e.name.startsWith("usual cost")?[Ft]:[]].join(" ")}var Ln=e=>e.map(n=>c("option",{value:n},n));ue.append(c("option",{value:""},"choose \\u2026"),...Ln([...Wn].sort()));fe.append(...Ln(Y.map(({name:e})=>e)));Pe.addEventListener("change",()=>T({verdict:Pe.value}));ue.addEventListener("change",()=>T({only:Tn(ue.value)}));X.addEventListener("input",()=>T({words:X.value},$.words!==""&&X.value!==""));fe.addEventListener("change",()=>T({bars:fe.value}));p("all").addEventListener("click",()=>T(kt));p("share").addEventListener("click",async()=>{let e=await navigator.clipboard.writeText(location.href).then(()=>location.protocol==="file:"?jt:"The link is copied: it shows these filters.",()=>"The browser does not let this page copy: the address of this window shows these filters.");p("sums").textContent=e});p("csv").addEventListener("click",()=>{let e=new Blob(["\\uFEFF",...qe({jobs:be(x,G,$.sort),teamLabel:g.teamLabel})],{type:"text/csv"}),n=c("a",{href:URL.createObjectURL(e),download:`jobs-${g.date}.csv`});n.click(),URL.revokeObjectURL(n.href)});addEventListener("popstate",()=>{$=Te(location.hash),Le(),Hn(location.hash)&&(p("sums").textContent=Pn)});Le();Hn(location.hash)&&(p("sums").textContent=Pn);document.body.dataset.ready="";})();\n',style:`/* The colors and bars of verdicts, for the playground, the fleet page and the pictures. Each color: light, dark. */
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
/* Of the word "against the policy". */
.policy {
  color: light-dark(#86198f, #e08bf0);
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
  overflow-wrap: anywhere;
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
  min-width: 76rem;
}
#jobs thead th {
  width: 7rem;
}
#jobs thead th:first-child {
  width: 11rem;
}
#jobs thead th:nth-child(2) {
  width: 10.5rem;
}
#jobs thead th:nth-child(3) {
  width: 12.5rem;
}
#jobs thead th:nth-child(4) {
  width: 9rem;
}
#jobs thead th:nth-child(5) {
  width: 11.5rem;
}
/* The repository gets the space that the others leave. */
#jobs thead th:last-child {
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
    grid-template-columns: minmax(0, 9rem) minmax(0, 1fr) 4.5rem;
  }
  .details dl {
    grid-template-columns: 6rem minmax(0, 1fr);
  }
  #jobs thead button {
    padding: 0;
  }
}
`,scriptHash:"'sha256-u5T+ALht2RXxmiXJuEVITfafzpE/r7T0Yb9s8FH3uQ8='",styleHash:"'sha256-9ulBDkqLa0LxajLaZShJlxRXR3xk3qmkKR5J66iBxSU='"};0&&(module.exports={pageParts});
