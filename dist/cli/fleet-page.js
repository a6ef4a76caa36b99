var r=Object.defineProperty;var a=Object.getOwnPropertyDescriptor;var s=Object.getOwnPropertyNames;var l=Object.prototype.hasOwnProperty;var d=(n,e)=>{for(var o in e)r(n,o,{get:e[o],enumerable:!0})},c=(n,e,o,i)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of s(e))!l.call(n,t)&&t!==o&&r(n,t,{get:()=>e[t],enumerable:!(i=a(e,t))||i.enumerable});return n};var h=n=>c(r({},"__esModule",{value:!0}),n);var f={};d(f,{pageParts:()=>u});module.exports=h(f);var u={script:'"use strict";(()=>{function P(e){let n;return()=>(n??=e(),n)}function Ie(e){let n=new WeakMap;return t=>{let o=n.get(t)??{result:e(t)};return n.set(t,o),o.result}}function p(e){for(let[n,t]of[[1e15,"Q"],[1e12,"T"],[1e9,"B"],[1e6,"M"]])if(e>=n)return`${ge(e/n)}${t}`;return e>=1e4?`${ge(e/1e3)}k`:e>=1e3?ye(Math.round(e)):ge(e)}var Dn=P(()=>new Intl.NumberFormat("en-US"));function ye(e){if(!Number.isSafeInteger(e)||e<0)return Dn().format(e);let n=String(e),t=n.length%3||3;return[n.slice(0,t),...n.slice(t).match(/\\d{3}/g)??[]].join(",")}var Un=e=>e<1e4?String(e):ye(e),g=e=>e>=995e3?p(qn(e)):zn(Bn(e));function Bn(e){let[n="",t="0"]=e.toExponential().split("e"),[o,r="0",i="0"]=n.replace(".","");return+`${+`${o}${r}`+(i>="5"?1:0)}e${Number(t)-1}`}var zn=e=>e>=100?ye(e):String(e),qn=e=>Number(e.toPrecision(2)),$=({currency:e,per:n="run"})=>`${e}${n==="run"?"":Qn[n]}`,Qn={run:" a run",month:" a month",hour:" an hour"},O=(e,n)=>`${p(e)} ${e===1?n:`${n.replace(/y$/,"ie")}s`}`;var Qt=1/60;var he=e=>`${Zn(e)} GiB`,Zn=e=>Un(Number(e.toFixed(e<100?1:0)));function be(e,n="and"){let t=e.at(-1)??"";return e.length<2?t:`${e.slice(0,-1).join(", ")} ${n} ${t}`}var Ve=e=>e.slice(0,1).toUpperCase()+e.slice(1);var Xn=8766,Zt={s:1/3600,min:1/60,h:1,days:24,years:Xn},ge=(e,n=3)=>String(Number(e.toPrecision(n)));var _e=e=>e.slice(0,e.indexOf("/"));var U=["fit","undecided","questionable","mismatch"];var ro=Ie(e=>e.toSorted((n,t)=>De(n.id)-De(t.id))),Ke=["framework","stage","operations","platform","model","scale","team","inference"],De=e=>{let n=Ke.indexOf(_e(e));return n===-1?Ke.length:n};var so=new Set(["matches-nothing","unread-count","unread-file"].map(e=>`evidence/${e}`));var Ue=["mismatch","drift","questionable","undecided","fit"],we=({verdict:e,isDrift:n})=>n?"drift":e;var Be=e=>e.filter(({rule:n,severity:t})=>t!=="notice"&&n.startsWith("policy/"));function Yn(e){let n=Be(e);return et.find(([t])=>n.some(o=>o.rule.startsWith(t)))?.[1]}var et=[["policy/limit-exceeded","over the limit"],["policy/undeclared","not checked against the policy"],["policy/","against the policy"]];function ze({verdict:e},n=[]){let t=n.flatMap(({severity:o})=>nt[o]??[]);return[e,...t].reduce((o,r)=>U.indexOf(r)>U.indexOf(o)?r:o)}var nt={error:"mismatch",warning:"questionable",notice:void 0},te=(e,n)=>tt(we(e),n);function tt(e,n){let t=Yn(n);return t===void 0?e:e==="fit"?t:`${e}; ${t}`}var $e=String.raw`\\p{Default_Ignorable_Code_Point}\\p{Cf}\\p{Bidi_Control}\\p{Zl}\\p{Zp}`,qe=String.raw`(?<=\\p{Extended_Pictographic})\\ufe0f`,Qe=String.raw` -~\\xa1-\\xac\\xae-\\xff\\u2010-\\u2026\\u2190-\\u22ff`,uo=new RegExp(`^[\\\\t\\\\n\\\\r${Qe}]*$`),ot=new RegExp(`^[${Qe}]*$`);var fo=P(()=>new RegExp(`(?!${qe})[${$e}]`,"u"));var rt=P(()=>new RegExp(`(?!${qe})[\\\\p{Cc}${$e}]`,"gu")),st=String.raw`\\u2800\\u{1d159}`,po=P(()=>new RegExp(`[^\\\\s\\\\p{Z}\\\\p{C}${$e}${st}]`,"u"));var Ze=(e,n)=>ot.test(e)?e:e.replace(rt(),n);var it="\\u200B",at=/##(?=(?:vso|teamcity)?\\[)/gi;var Xe=e=>dt(e.toWellFormed()).replace(at,`##${it}`);var dt=e=>Ze(e,()=>" ");var lt=()=>/\\u200b|:(?=[\\s,.;)]|\\d+[\\s,.;)]|$)|(?<=[\\p{L}\\p{N}])_(?=[\\p{L}\\p{N}])|[\\p{L}\\p{N} .,;()\'"?%+\\u2010-\\u2027\xD7\xF7\xB7\u2192\u2265\u2264\u2248\u20AC/-]/u;var ho=P(()=>new RegExp(`(?!${lt().source})[\\\\s\\\\S]`,"gu"));var Ye={mismatch:"\\u2717",questionable:"!",undecided:"?",fit:"\\u2713"};var S=({labels:e},n)=>Object.hasOwn(e,n)?e[n]:void 0;function B({saves:e,cost:n,offerCost:t}){return e!==void 0&&n?.likely!==void 0&&t!==void 0?n.likely-t:e}var J=({cost:e,ifFitted:n})=>e??n?.cost;var ct=e=>Number(e.toPrecision(3)),en={...z("repository","commit","date","path","line","job"),verdict:e=>te(e,e.policy??[]),...z("recommended","accelerator","kind","vendor","count","provider","stage"),framework:({framework:e})=>e.join(";"),...z("task","model","group"),labels:({labels:e})=>Object.entries(e).map(n=>n.join("=")).join(";"),usual_chip_hours:({likelyChipHours:e})=>e,least_chip_hours:({chipHours:e})=>e?.[0],most_chip_hours:({chipHours:e})=>e?.[1],currency:e=>J(e)?.currency,usual_cost:({cost:e})=>e?.likely,least_cost:({cost:e})=>e?.amount[0],most_cost:({cost:e})=>e?.amount[1],cost_per:e=>J(e)?.per,cost_prices:({cost:e})=>e?.prices,memory:({memory:e})=>e?.likely??e?.verdict,usual_memory_gib:({memory:e})=>e?.likelyGiB,capacity_gib:({memory:e})=>e?.capacityGiB,evidence_files:({evidence:e})=>e?.files,compared:({evidence:e})=>e?.compared.join(";"),not_compared:({evidence:e})=>e?.notCompared.map(({what:n})=>n).join(";"),waived:({waived:e})=>e,waived_until:({waivedUntil:e})=>e,offers_save:e=>{let n=B(e);return n&&ct(n)},cost_read:({cost:e})=>e?.read,...z("reason","offer"),offer_cost:({offerCost:e})=>e,...z("errors"),offers:({offersSought:e,offer:n})=>n!==void 0?"found":e?"none found":"not looked for"};function z(...e){return Object.fromEntries(e.map(n=>[n,t=>t[n]]))}function*tn({jobs:e,teamLabel:n}){yield nn([...Object.keys(en),"team"]);for(let t of e)yield nn([...Object.values(en).map(o=>o(t)),S(t,n)].map(ft))}var nn=e=>`${e.join(",")}\\r\n`,ut=/^(?:[=+\\-@]|\\s*::)/;function ft(e){let n=Xe(String(e??"")),t=typeof e=="string"&&ut.test(n)?`\'${n}`:n;return/[",]/.test(t)?`"${t.replaceAll(\'"\',\'""\')}"`:t}var j=["mismatch","against the policy",...Ue.slice(1)];function x(e){let n=we(e);return e.policy===void 0||n==="mismatch"?n:"against the policy"}var re=class{#a=Object.fromEntries(U.map(n=>[n,0]));#n={};#t=new Map;#d={amount:[0,0],jobs:0};#o={amount:0,jobs:0};#r=0;#l=0;#s={amount:0,jobs:0};add(n){let{verdict:t,count:o,likelyChipHours:r,chipHours:i,cost:s,offersSought:c,saves:d}=n,a=x(n);if(this.#n[a]=(this.#n[a]??0)+1,this.#r++,c&&this.#l++,this.#a[t]++,oe(this.#s,o),oe(this.#o,r),i&&on(this.#d,i),s===void 0)return;let h=`${s.currency} ${s.per??"run"}`,f=()=>({amount:0,jobs:0}),u=this.#t.get(h)??{likely:f(),saves:f(),sources:new Map,amount:[0,0],jobs:0};this.#t.set(h,u),oe(u.likely,s.likely),oe(u.saves,d),on(u,s.amount),pt(u.sources,s)}get total(){return{jobs:this.#r,verdicts:this.#a,words:this.#n,accelerators:this.#s.amount,counted:this.#s.jobs,offersSought:this.#l,likelyChipHours:this.#o,chipHours:this.#d,cost:[...this.#t].sort(([n],[t])=>n<t?-1:1).map(([n,{saves:t,sources:o,...r}])=>{let[i="",s]=n.split(" "),c={...r,sources:[...o.values()]};return{currency:i,per:s,...c,...t.jobs>0&&{saves:t}}})}}};function pt(e,{prices:n,read:t}){if(n===void 0)return;let{jobs:o=0,read:r}=e.get(n)??{},i=[...r??[],...t===void 0?[]:[t]].sort(),[s,c]=[i[0],i.at(-1)],d=s!==void 0&&c!==void 0;e.set(n,{prices:n,jobs:o+1,...d&&{read:[s,c]}})}function oe(e,n){n!==void 0&&(e.amount+=n,e.jobs++)}function on(e,[n,t]){e.amount[0]+=n,e.amount[1]+=t,e.jobs++}function l(e,n={},...t){let o=document.createElement(e);for(let[r,i]of Object.entries(n))i!==void 0&&o.setAttribute(r,i);return o.append(...t.filter(r=>r!==void 0)),o}function V(e){let n=e.split("`");return n.length%2===0?[e]:n.map((t,o)=>o%2===1?l("code",{},t):t)}var rn=(e,...n)=>e?.startsWith("https://")?l("a",{href:e,target:"_blank",rel:"noreferrer"},...n):l("span",{},...n);function T(e,n,t={}){let o=l("button",{type:"button",...t},e);return o.addEventListener("click",n),o}function m(e){let n=document.getElementById(e);if(n===null)throw new Error(`The page has no #${e}.`);return n}var dn=({isFigure:e=!1,isSmallestFirst:n=!1})=>e&&!n,sn=12,se=class{#a;#n;#t;#d=l("tbody");#o;#r;#l=an();#s=an();#c=[];#m=[];#i=new Map;#e;#p=34;#g=0;#u=0;constructor(n,t,o,r){this.#a=n,this.#n=t,this.#t=o,this.#o=t.map(({name:s,unit:c,isFigure:d,about:a})=>l("th",{scope:"col",title:a,...d&&{class:"figure"}},T(c===void 0?s:`${s}, ${c}`,()=>r(s))));let i=l("thead",{},l("tr",{"aria-rowindex":"1"},...this.#o));this.#r=l("table",{},i,this.#d),n.replaceChildren(this.#r),n.tabIndex=0,n.addEventListener("scroll",()=>{this.#u=n.scrollTop,this.#f()}),new ResizeObserver(()=>{this.#g=n.clientHeight,this.#p=this.#i.values().next().value?.offsetHeight||this.#p,this.#f()}).observe(n)}show(n,t,o=[]){this.#c=n,this.#m=o,this.#i=new Map,this.#e=void 0,this.#r.setAttribute("aria-rowcount",String(n.length+1));for(let[r,i]of this.#o.entries()){let s=this.#n[r],{name:c}=s,d=dn(s)===(t===c);i.hidden=o.includes(c),i.ariaSort=t===c||t===`-${c}`?d?"descending":"ascending":"none"}this.#u>0&&(this.#a.scrollTop=this.#u=0),this.#f()}#f(){let n=this.#p,t=this.#e?this.#c.indexOf(this.#e.row):-1,o=this.#e?.details.offsetHeight??0,r=Math.max(0,Math.floor((this.#u-o)/n)-sn),i=Math.min(this.#c.length,Math.ceil((this.#u+this.#g)/n)+sn),s=this.#i;this.#i=new Map(this.#c.slice(r,i).map((d,a)=>[d,s.get(d)??this.#h(d,r+a)]));let c=[...this.#i].flatMap(([d,a])=>this.#e&&d===this.#e.row?[a,this.#e.details]:[a]);this.#l.style.height=`${r*n+(t!==-1&&t<r?o:0)}px`,this.#s.style.height=`${(this.#c.length-i)*n+(t>=i?o:0)}px`,mt(this.#d,[this.#l,...c,this.#s])}#h(n,t){let o=this.#n.map(({name:r,textOf:i,titleOf:s=i,isFigure:c,classOf:d,deedOf:a},h)=>{let f=i(n),u=`${c?"figure ":""}${d?.(n)??""}`.trim(),b={title:s(n),...u!==""&&{class:u}};if(h>0){let w=this.#m.includes(r)?"":void 0;return l("td",{...b,hidden:w},f,a?.(n))}let k=T(f,()=>this.#b(n),{"aria-expanded":"false",class:"opens"});return l("th",{...b,scope:"row"},k)});return l("tr",{"aria-rowindex":String(t+2)},...o)}#b(n){let t=this.#e?.row;if(this.#y(t,!1),this.#e=void 0,t!==n){let o=l("td",{colspan:String(this.#n.length)},this.#t(n));this.#e={row:n,details:l("tr",{class:"details"},o)},this.#y(n,!0)}this.#f()}#y(n,t){(n&&this.#i.get(n)?.querySelector("button"))?.setAttribute("aria-expanded",String(t))}};function ve(e,n,t){let o=t.replace(/^-/,""),r=n.find(f=>f.name===o);if(r===void 0)return e;let{textOf:i,amountOf:s,groupOf:c=()=>""}=r,d=e.map(f=>({row:f,group:c(f),key:s?s(f):i(f)||void 0})),a=new Map;for(let{group:f,key:u}of d)u!==void 0&&a.set(f,(a.get(f)??0)+1);let h=t.startsWith("-")!==dn(r)?-1:1;return d.sort(({key:f,group:u},{key:b,group:k})=>f===void 0||b===void 0?+(f===void 0)-+(b===void 0):u!==k?(a.get(k)??0)-(a.get(u)??0)||(u<k?-1:1):f===b?0:h*(f<b?-1:1)),d.map(({row:f})=>f)}var an=()=>l("tr",{class:"spacer","aria-hidden":"true"});function mt(e,n){let t=new Set(n);for(let o of[...e.children])t.has(o)||o.remove();for(let[o,r]of n.entries())e.children[o]!==r&&e.insertBefore(r,e.children[o]??null)}var q=8;function ln(e,n,t,o,r){let i=new Map;for(let f of n){let u=t(f),b=i.get(u)??new Map;i.set(u,b);let k=x(f);b.set(k,(b.get(k)??0)+(o.of(f)??0))}let s=[...i].map(([f,u])=>({name:f,parts:u,total:[...u.values()].reduce((b,k)=>b+k,0)})).filter(({total:f})=>f>0).sort((f,u)=>u.total-f.total),c=s[0]?.total;if(c===void 0)return;let d=s.map(({name:f,parts:u,total:b})=>{let k=l("span",{class:"track","aria-hidden":"true"});for(let W of j){let Ae=l("span",{class:W});Ae.style.width=`${100*(u.get(W)??0)/c}%`,k.append(Ae)}let w=T("",()=>r(f),{title:j.toReversed().flatMap(W=>u.get(W)?[`${W} ${o.words(u.get(W)??0)}`]:[]).join(", ")});return w.append(l("span",{class:"name"},f),k,l("span",{class:"figure"},o.words(b))),l("li",{},w)}),a=l("ul",{class:"bars"},...d.slice(0,q)),h=T(`Show ${d.length-q} more`,()=>{a.append(...d.slice(q)),d[q]?.querySelector("button")?.focus(),h.remove()});return l("section",{},l("h3",{},e),a,d.length>q?h:void 0)}var gt="January February March April May June July August September October November December".split(" ");function yt(e){let[n,t]=e.split("-");return`${gt[Number(t)-1]} ${n}`}function cn(e){let n=e.toSorted(),[t,o]=[n[0],n.at(-1)].map((s="")=>yt(s));if(t===o)return o;let[r,i]=t.split(" ");return`${o.endsWith(` ${i}`)?r:t} to ${o}`}var ht={list:"list prices",policy:"prices of policies",file:"prices of price files",manifest:"declared prices"},ie=e=>`at ${be(e.map(bt))}`,bt=({prices:e,read:n})=>`${ht[e]??`prices of ${e}`}${n===void 0?"":` of ${cn(n)}`}`;var un=(e,n)=>n==="job"&&!e.includes("/");var y=JSON.parse(m("fleet").textContent),C=m("rows").textContent.split(`\n`).slice(1).map(e=>JSON.parse(e)),N="not declared",pn=e=>n=>(Object.hasOwn(e,n)?e[n]:void 0)??n,Q=pn(y.names),F=pn(y.called),G=({repository:e,path:n,job:t})=>un(n,t)?F(e):t,mn=({accelerator:e})=>e&&Q(e),E=e=>S(e,y.teamLabel),de={Team:e=>E(e)??N,Accelerator:e=>mn(e)??N,Kind:({kind:e=N})=>e,Provider:({provider:e=N})=>e,Stage:({stage:e=N})=>e};function _(e){let n=J(e);return n===void 0?"":$(n)}var gn=({ifFitted:e})=>e===void 0?"not known":"does not fit",fn=({likelyChipHours:e})=>e===void 0?void 0:p(e);function le({cost:e,ifFitted:n}){if(e===void 0)return gn({ifFitted:n});let[t,o]=e.amount;return`${e.likely===void 0?`${g(t)}\\u2013${g(o)}`:g(e.likely)} ${$(e)}`}function wt({ifFitted:e}){if(e===void 0)return;let{likelyChipHours:n,cost:t}=e;return[...n===void 0?[]:[`${hn(e)} chip-hours`],...t?[yn({cost:t})]:[]].join(", ")}function ae(e){let{saves:n=0,offerCost:t}=e,o=J(e);return o===void 0||t===void 0?void 0:n>0?`saves ${g(n)} ${$(o)}`:e.cost?.likely!==void 0&&o.likely!==void 0&&g(o.likely)===g(t)?"costs the same":`costs ${g(t)} ${$(o)}`}function $t(e){let n=B(e)??0;if(!(n>=0||ae(e)==="costs the same"))return`costs ${g(-n)} ${e.cost?.currency} more`}function xe(e){let[n,t]=[ae(e),J(e)?.likely],o=t!==void 0&&t<(e.offerCost??0)&&g(t)!==g(e.offerCost??0);return n!==void 0&&o?`${n} instead of ${g(t)}`:n}var ce="with at most twice as many accelerators";function vt({offersSought:e,savingsSought:n,offer:t}){return t!==void 0?"not known":e?n?"none found":"none that passes":"not looked for"}function Z(e){let{policy:n=[]}=e;return`${Ye[ze(e,n)]} ${te(e,n)}`}var A=[{name:"Job",textOf:G},{name:"Cost",about:"Usual cost of one run, or of a month of a service",textOf:le,amountOf:({cost:e})=>e?.likely??e?.amount[0],groupOf:_,isFigure:!0,classOf:({cost:e})=>e===void 0?"unknown":""},{name:"Saving",about:`What the best offer would save or cost: in jobs with an error or a warning about their hardware what would pass, and with --savings in those that pass what is cheaper, ${ce}`,textOf:e=>$t(e)??ae(e)??vt(e),amountOf:B,groupOf:_,isFigure:!0,classOf:e=>ae(e)===void 0?"unknown":""},{name:"Verdict",textOf:Z,amountOf:e=>j.indexOf(x(e)),classOf:x},{name:"Accelerator",classOf:({accelerator:e})=>e===void 0?"unknown":"",textOf:e=>`${e.count===void 0?"":`${p(e.count)}\\xD7 `}${mn(e)??N}`},{name:"Chip-hours",textOf:e=>fn(e)??gn(e),amountOf:({likelyChipHours:e})=>e,isFigure:!0,classOf:e=>fn(e)===void 0?"unknown":""},{name:"Team",textOf:e=>E(e)??N,classOf:e=>E(e)===void 0?"unknown":""},{name:"Repository",textOf:({repository:e})=>F(e),titleOf:({repository:e})=>e}];function M({repository:e,commit:n,path:t,line:o}){let r=n!==void 0&&/^[\\w.-]+(?:\\/[\\w.-]+)+$/.test(e),i=t.split("/").map(encodeURIComponent).join("/"),s=r?`${y.server}/${e}/blob/${encodeURIComponent(n)}/${i}#L${o}`:void 0;return rn(s,`${t}:${o}`)}var xt=({memory:e})=>e?.likelyGiB===void 0?void 0:`about ${he(e.likelyGiB)} of ${he(e.capacityGiB)} a device`,Rt=({model:e,task:n,framework:t})=>[n,...e===void 0?[]:[e],...t].join(", "),kt=({waived:e,waivedUntil:n})=>e===0?void 0:`${e} waived, the first until ${n}`;function yn({cost:e}){if(e===void 0)return;let{likely:n,amount:t,prices:o,read:r}=e,i=o&&ie([{prices:o,jobs:1,...r!==void 0&&{read:[r,r]}}]);return`${le({cost:e})}${n===void 0?"":bn(t,g)}${i?`, ${i}`:""}`}function hn({likelyChipHours:e,chipHours:n}){return e===void 0?n?.map(p).join("\\u2013"):`${p(e)}${n?bn(n,p):""}`}function bn(e,n){let[t,o]=e.map(n);return t===o?"":` (${t}\\u2013${o})`}function Ot(e){let{offer:n,offerCost:t,saves:o=0}=e,[r,i]=[xe(e),J(e)];if(n===void 0)return Re(e);let s=o>0&&i&&t!==void 0?`, costs ${g(t)} ${$(i)}`:"";return`${n}${r===void 0?"":`; ${r}${s}`}`}var Re=({offersSought:e,savingsSought:n,errors:t=0})=>e?n?`Nothing cheaper was found ${ce}.`:"No change was found that passes.":`No offer was looked for${t===0?"":": first fix the manifest"}.`;function wn(e){let{reason:n,provider:t,stage:o,kind:r,labels:i,group:s,date:c,likelyChipHours:d,ifFitted:a,policy:h}=e,f=[["Declared in",M(e)],["Repository",e.repository],["Reason",n&&V(n)],["Policy",h?.map(({message:u})=>l("p",{},...V(u)))],["Best offer",Ot(e)],["Cost",yn(e)],["Chip-hours",hn(e)],["Memory",xt(e)],["Work",Rt(e)],["Where",[r,t,o,s].filter(u=>u!==void 0).join(", ")||void 0],["Labels",Object.entries(i).map(u=>u.join(": ")).join(", ")||void 0],["Not known",[...(d??a?.likelyChipHours)===void 0?["chip-hours"]:[],...J(e)?[]:["cost"]].join(", ")||void 0],["If it fitted",wt(e)],["Waivers",kt(e)],["Checked",c]];return l("dl",{},...f.flatMap(([u,b])=>b===void 0?[]:[l("dt",{},u),l("dd",{},...[b].flat())]))}var ke=10,jt=.01,X=({verdict:e,policy:n,errors:t=0})=>e==="mismatch"||e==="questionable"||n!==void 0||t>0;function $n(e){let n=J(e);return(X(e)?void 0:e.saves)??n?.likely??n?.amount[0]??-1}var vn=(e,n)=>$n(n)-$n(e)||j.indexOf(x(e))-j.indexOf(x(n))||(n.likelyChipHours??-1)-(e.likelyChipHours??-1);function xn(e){let n=new Map;for(let a of e)n.set(_(a),(n.get(_(a))??0)+(a.saves??0));let t=a=>(a.saves??0)>(a.savingsSought?jt*(n.get(_(a))??0):0),o=e.filter(a=>X(a)||t(a)).sort(vn);if(o.length===0)return[H(Ft)];let[r,i]=[o.filter(X),o.filter(a=>!X(a))],s=i.slice(0,Math.max(ke/2,ke-r.length)),c=[...r.slice(0,ke-s.length),...s].sort(vn),d=o.length-c.length;return[Oe(c.map(Ct)),...d>0?[H(`And ${O(d,"more job")}: sort the table below by verdict or saving.`)]:[]]}var Ft="Nothing to act on: none of these jobs is a mismatch, is questionable, is against the policy, has an error in its manifest or could save much.";function Jt({reason:e,savingsSought:n,cost:t,offerCost:o}){return e!==void 0?e:!n||t?.likely===void 0||o===void 0?"The report does not say why.":`It passes for ${g(t.likely)} ${$(t)}, and would for ${g(o)}.`}function St(e){let n=J(e);return n===void 0||!X(e)?[]:[`costs ${le({cost:n})}${e.cost===void 0?" if it fitted":""}`]}function Ct(e){let{repository:n,offer:t}=e,o=xe(e);return[l("div",{},l("strong",{class:x(e)},Z(e)),` ${G(e)}`,l("p",{class:"note"},`${F(n)}, `,M(e),`, ${[E(e)??"no team declared",...St(e)].join(", ")}`)),l("p",{},...V(Jt(e))),l("p",{},...t===void 0?[l("span",{class:"note"},Re(e))]:V(t),...o===void 0?[]:[". ",l(o==="costs the same"?"span":"strong",{},`${Ve(o)}.`)])]}var Oe=e=>l("ol",{class:"cards"},...e.map(n=>l("li",{},...n))),H=e=>l("p",{class:"note"},e);var I=({verdict:e,...n})=>e&&x({verdict:e,...n});var Rn=1.05;function Fe({now:e,former:n},t){let o=ue({now:e,former:n}),r=e.accelerator!==n.accelerator;return{verdict:I(n)!==void 0&&I(n)!==x(e),hardware:r,accelerators:!r&&je(e.count,n.count,1),chipHours:je(e.likelyChipHours,n.likelyChipHours,Rn),cost:o!==void 0&&je(o.now,o.former,Rn),team:S(e,t)!==S(n,t)}}var je=(e=0,n,t)=>n!==void 0&&e>n*t;function ue({now:{cost:e},former:{cost:n}}){return e?.likely===void 0||n?.likely===void 0?void 0:e.currency===n.currency&&(e.per??"run")===(n.per??"run")&&e.prices===n.prices?{now:e.likely,former:n.likely,unit:$(e)}:void 0}function On(e){let{new:n,gone:t,changed:o,smaller:r,date:i,notRead:s,isOfOthers:c}=e;if(c)return`Nothing can be compared: the report of ${i} has none of these repositories, but ${s.slice(0,3).join(", ")}${s.length>3?" and others":""}`;let d=({cost:a})=>a;return[`${p(n.length)} new${Se(n.map(d))}, `,`${p(t.length)} gone${Se(t.map(d))}${r>0?", ":" and "}`,`${p(o.length)} changed${r>0?` and ${p(r)} smaller`:""} since ${Ce(e)}`].join("")}var Ce=({from:e,date:n})=>`the reports of ${e===n?n:`${e} to ${n}`}`;function jn({changed:e},n){let t=e.map(c=>({job:c,change:Fe(c,n)})),o=c=>t.flatMap(({job:d,change:a})=>a[c]?[d]:[]),r=o("cost").map(c=>{let d=ue(c);return c.now.cost&&d&&{...c.now.cost,likely:d.now-d.former}}),s=[["verdict",`another verdict (${Mt(o("verdict"))})`],["hardware","another accelerator"],["accelerators","more accelerators"],["chipHours","more chip-hours"],["cost",`a higher cost${Se(r,"+")}`],["team","another team"]].flatMap(([c,d])=>{let{length:a}=o(c);return a===0?[]:[`${p(a)} with ${d}`]});return s.length===0?"":`Changed: ${s.join(", ")}`}function Mt(e){let n=new Map;for(let t of e)n.set(Je(t),(n.get(Je(t))??0)+1);return[...n].map(([t,o])=>`${p(o)} ${t}`).join(", ")}var Je=({now:e,former:n})=>`${I(n)} \\u2192 ${x(e)}`;function Fn({before:e,after:n}){let t=(s,c)=>s===e.jobs&&c===n.jobs?"":` (known for ${p(s)} of ${p(e.jobs)} \\u2192 ${p(c)} of ${p(n.jobs)})`,o=j.filter(s=>(e.verdicts[s]??0)+(n.verdicts[s]??0)>0),[r,i]=[e.likelyChipHours,n.likelyChipHours];return[`jobs ${fe(e.jobs,n.jobs,p)}`,...o.map(s=>`${s} ${fe(e.verdicts[s]??0,n.verdicts[s]??0,p)}`),`usual chip-hours ${kn(r,i,p)}${t(r.jobs,i.jobs)}`,...Wt(e,n).map(({unit:s,then:c,now:d,isAtOtherPrices:a})=>`usual cost ${kn(c,d,g,` ${s}`)}${a?" at other prices":""}${t(c.jobs,d.jobs)}`)].join(", ")}function kn(e,n,t,o=""){return e.jobs>0&&n.jobs>0?fe(e.amount,n.amount,t,o):`${[e,n].map(r=>r.jobs===0?"unknown":t(r.amount)).join(" \\u2192 ")}${o}`}function fe(e,n,t,o=""){if(t(e)!==t(n))return`${t(e)} \\u2192 ${t(n)}${o}`;let r=`${n<e?"\\u2212":"+"}${t(Math.abs(n-e))}`;return`${t(n)}${o} (${n===e?"no change":r})`}function Wt(e,n){let t=[...new Set([...e.cost,...n.cost].map($))],o={amount:0,jobs:0,prices:[]};return t.map(r=>{let[i=o,s=o]=[e,n].map(({cost:d})=>d.find(a=>$(a)===r)),c=i.jobs>0&&s.jobs>0&&i.prices.join()!==s.prices.join();return{unit:r,then:i,now:s,isAtOtherPrices:c}})}function Se(e,n=""){let t=new Map,o=e.filter(s=>s?.likely!==void 0);for(let s of o)t.set($(s),(t.get($(s))??0)+s.likely);if(t.size===0)return"";let r=[...t].map(([s,c])=>`${n}${g(c)} ${s}`),i=o.length===e.length?"":`, known for ${p(o.length)} of ${p(e.length)}`;return` (${r.join(" and ")}${i})`}function Jn(e,n,t){let{now:o,former:r}=e,i=ue(e),s=Fe(e,t),[c,d]=[r,o].map(f=>Cn(f,n)),[a,h]=[r,o].map(f=>S(f,t)??"not declared");return[...s.verdict?[Je(e)]:[],...s.accelerators?[`accelerators ${p(r.count??0)} \\u2192 ${p(o.count??0)}`]:[],...s.hardware?[`${d} instead of ${c}`]:[],...s.chipHours?[`chip-hours ${p(r.likelyChipHours??0)} \\u2192 ${p(o.likelyChipHours??0)}`]:[],...i&&(s.accelerators||s.hardware||s.cost)?[`cost ${fe(i.former,i.now,g,` ${i.unit}`)}`]:[],...s.team?[`team ${a} \\u2192 ${h}`]:[]].join(", ")}var Me=(e,n)=>[Cn(e,n),...e.ifFitted===void 0?Pt(e):["does not fit"]].join(", "),Pt=({likelyChipHours:e,cost:n})=>[e===void 0?"chip-hours unknown":`${p(e)} chip-hours`,n?.likely===void 0?"cost unknown":`${g(n.likely)} ${$(n)}`],Sn=({notRead:e,isOfOthers:n})=>e.length===0||n?"":`No report this time from ${O(e.length,"repository")}, so ${e.length===1?"its":"their"} jobs may still exist: ${e.join(", ")}`,Cn=({accelerator:e,count:n},t)=>`${n===void 0?"":`${p(n)}\\xD7 `}${e===void 0?"not declared":t(e)}`;var We=e=>[...Object.entries(de).map(([n,t])=>`${n}: ${t(e)}`),...Object.entries(e.labels).flatMap(([n,t])=>n===y.teamLabel?[]:[`label ${n}: ${t}`])],Mn=e=>e.slice(0,e.indexOf(": ")),Pn=e=>e.toLowerCase().replaceAll("\\xD7","x"),Wn=new WeakMap;function Tt(e){let n=Wn.get(e);if(n!==void 0)return n;let t=We(e),r=[...e.verdict===void 0?[]:A.map(({textOf:s})=>s(e)),e.job,e.repository,e.path,e.reason??"",...t].join(`\n`),i={facets:new Set(t),words:Pn(r)};return Wn.set(e,i),i}function K(e,{verdict:n,only:t,words:o}){let r=Tt(e),i=Pn(o).split(/\\s+/),s=n===""||I(e)===n,c=t.every(d=>t.some(a=>Mn(a)===Mn(d)&&r.facets.has(a)));return s&&c&&i.every(d=>r.words.includes(d))}var Pe=20,Ht="Not known: keep the JSON of each week (fleet --format json), and make this page with --since and the last one.",Te=new Set;function Tn(e,n){if(m("changes").hidden=!1,y.since===void 0){m("changes").replaceChildren(l("h2",{},"What changed"),H(Ht));return}let{changed:t,new:o,gone:r,isOfOthers:i}=y.since,s={...y.since,changed:t.filter(({now:a})=>K(a,e)),new:o.filter(a=>K(a,e)),gone:r.filter(a=>K(a,e)),smaller:n?0:y.since.smaller},[c,d]=[Sn(s),jn(s,y.teamLabel)];m("changes").replaceChildren(l("h2",{},`Since ${Ce(s)}`),l("p",{},`${On(s)}.${d===""?"":` ${d}.`}`),...i||n?[]:[l("p",{},`All jobs: ${Fn(s)}.`)],...c===""||n?[]:[H(`${c}.`)],...He("Changed",s.changed.map(a=>[l("strong",{},G(a.now)),`: ${Jn(a,Q,y.teamLabel)}. ${F(a.now.repository)}, `,M(a.now)])),...He("New",s.new.map(a=>[l("strong",{},G(a)),": ",l("span",{class:x(a)},Z(a)),`, ${Me(a,Q)}. ${F(a.repository)}, `,M(a)])),...He("Gone",s.gone.map(a=>[l("strong",{},G(a)),`: ${Me(a,Q)}. ${F(a.repository)}, ${a.path}`])))}function He(e,n){if(n.length===0)return[];let t=n.slice(0,Pe).map(i=>l("li",{},...i)),o=n.length-Pe,r=l("details",{open:Te.has(e)||n.length>Pe?void 0:""},l("summary",{},`${e} (${n.length})`),l("ul",{},...t,...o>0?[l("li",{},`and ${o} more, which the JSON has`)]:[]));return r.addEventListener("toggle",()=>r.open?Te.delete(e):Te.add(e)),[r]}function Nn(e,n){let t=new Set(e.flatMap(({repository:d,path:a,job:h})=>[d,JSON.stringify([d,a]),JSON.stringify([d,a,h])])),o=({repository:d,path:a,job:h})=>!n||t.has(JSON.stringify([d,a,...h===void 0?[]:[h]])),r=({repository:d})=>!n||t.has(d),i=y.waiversDue.filter(o);m("waivers").replaceChildren(i.length===0?H("No waiver ends soon."):Oe(i.map(Nt)));let s=[...D("Errors in manifests",y.manifestErrors.filter(o).map(Hn)),...D("Contradicted by the files of the repository",y.drift.filter(o).map(Hn)),...D("Launch accelerators without a manifest",y.undeclared.filter(r).map(Lt)),...D("Old reports",y.oldReports.filter(r).map(Ln)),...D("Dated in the future",y.futureReports.filter(r).map(Ln)),...D("Could not be read",(n?[]:y.unread).map(({path:d,because:a})=>[`${d} ${a}`]))],c=n?"Nothing about the jobs that are shown.":"Nothing: all reports and manifests could be read, are recent, and agree with their files.";m("lists").replaceChildren(...s.length===0?[H(c)]:s)}var Hn=e=>[`${F(e.repository)}: `,M(e),` ${e.message}`],Lt=({repository:e,launches:n})=>[`${F(e)}: ${n.map(({path:t,line:o,asksFor:r})=>`${r} (${t}:${o})`).join(", ")}`],Ln=({repository:e,date:n})=>[`${F(e)}: ${n}`];function Nt(e){let{expires:n,repository:t,rule:o,reason:r,owner:i,ticket:s}=e,c=[i,s].filter(a=>a!==void 0).join(", "),d=n<y.date?"ended":"ends";return[l("div",{},l("strong",{},`${d} ${n}`),` ${o}`),l("p",{class:"note"},`${F(t)}, `,M(e)),l("p",{},`${r}${c===""?"":` (${c})`}`)]}function D(e,n){if(n.length===0)return[];let t=n.map(o=>l("li",{},...o));return[l("details",{},l("summary",{},`${e} (${n.length})`),l("ul",{},...t))]}function En(e,n){let{jobs:t,cost:o,likelyChipHours:r,accelerators:i,counted:s}=e,c=w=>e.words[w]??0,d=c("mismatch"),a=w=>`known for ${p(w)} of ${O(t,"job")}`,h=n.filter(({ifFitted:w})=>w!==void 0).length,[f,...u]=o.toSorted((w,W)=>W.jobs-w.jobs),b=w=>`${w.likely.jobs===0?w.amount.map(g).join("\\u2013"):g(w.likely.amount)} ${$(w)}`,k=r.jobs===0?"chip-hours not known":`${p(r.amount)} chip-hours, ${a(r.jobs)}`;return[Y("Jobs",p(t),s===0?"accelerators not known":`${O(i,"accelerator")}, ${a(s)}`),Y("Mismatched",p(d),`and ${["against the policy","drift","questionable","undecided"].map(w=>`${p(c(w))} ${w}`).join(", ")}`,d>0?"mismatch":void 0),f?Y(f.per==="month"?"Usual cost a month":"Usual cost, each job run once",b(f),[ie(f.sources),a(f.jobs),...h>0?[`without ${O(h,"job")} that ${h===1?"does":"do"} not fit in memory`]:[],...u.map(w=>`also ${b(w)}, ${a(w.jobs)}`),k].join("; ")):Y("Usual cost","not known",k),Et(e,n)]}function Et({jobs:e,cost:n,offersSought:t},o){let r=n.filter(({saves:u})=>u!==void 0),i=r.filter(u=>(u.saves?.amount??0)>0),s=i[0]&&Gt(o,i[0]),c=o.some(({offerCost:u,memory:b})=>u!==void 0&&b?.verdict==="does-not-fit"),d=u=>u.offersSought&&u.offer===void 0,a=o.filter(u=>d(u)&&u.savingsSought).length,h=o.filter(u=>d(u)&&!u.savingsSought).length,f=r.reduce((u,b)=>u+(b.saves?.jobs??0),0);return Y(`Offers would save${t===0||t===e?"":`, in the ${p(t)} of ${O(e,"job")} that ${t===1?"was":"were"} searched`}`,r.length===0?"not known":i.map(u=>`${g(u.saves?.amount??0)} ${$(u)}`).join(", ")||"nothing",[t===0?"not looked for":`known for ${p(f)} of ${p(t)}`,...a>0?[`nothing cheaper found for ${p(a)} ${ce}`]:[],...h>0?[`nothing that passes found for ${p(h)}`]:[],...c?["a job that does not fit has no cost to save"]:[],...t===e?[]:[o.some(({savingsSought:u})=>u)?It:At],...s===void 0?[]:[s]].join("; "))}function Gt(e,n){let t=new Map;for(let r of e){let[i,{cost:s,saves:c=0}]=[E(r),r],d=s?.currency===n.currency&&(s.per??"run")===n.per;i!==void 0&&d&&c>0&&t.set(i,(t.get(i)??0)+c)}let[o]=[...t].sort(([,r],[,i])=>i-r);return o&&`most in team ${o[0]}: ${g(o[1])} ${$(n)}`}var At="only jobs with an error or a warning about their hardware are searched; with the option savings the others are too",It="a job that passes is searched with the option savings, if its cost is known",Y=(e,n,t,o="")=>l("div",{},l("dt",{},e),l("dd",{class:`number ${o}`},n),l("dd",{class:"note"},t));var ne=[{name:"jobs",of:()=>1,words:p},{name:"accelerators",of:({count:e})=>e,words:p},{name:"usual chip-hours",of:({likelyChipHours:e})=>e,words:p},...y.total.cost.flatMap(({currency:e,per:n})=>{let t=({cost:i})=>i?.currency===e&&(i.per??"run")===n,o=`in ${e} a ${n}`,r=g;return[{name:`usual cost ${o}`,of:i=>t(i)?i.cost?.likely:void 0,words:r},{name:`what offers save ${o}`,of:i=>t(i)?i.saves:void 0,words:r}]})],Le=({of:e},n)=>n.filter(t=>e(t)!==void 0).length,Gn=ne.filter(e=>e.name.startsWith("usual cost")&&C.some(n=>(e.of(n)??0)>0)).sort((e,n)=>Le(n,C)-Le(e,C))[0]?.name??"jobs",Vt={verdict:"",only:[],words:""},An=new Set(C.flatMap(We));function Ee(e){let n=new URLSearchParams(e.slice(1)),t=o=>n.get(o)??"";return{verdict:j.find(o=>o===t("verdict"))??"",only:n.getAll("only").filter(o=>An.has(o)),words:t("words"),bars:ne.find(({name:o})=>o===t("bars"))?.name??Gn,sort:A.some(({name:o})=>o===t("sort").replace(/^-/,""))?t("sort"):""}}function In(e){let[n,t]=[new URLSearchParams(e.slice(1)),Ee(e)];return[...n].some(([o,r])=>o==="only"?!t.only.includes(r):r!==""&&t[o]!==r)}var Vn="This link is damaged, or of another fleet: filters that this page does not have are left out. Ask for it again.";function _t({only:e,...n}){let t=new URLSearchParams(e.map(o=>["only",o]));for(let[o,r]of Object.entries(n))r!==""&&r!==Gn&&t.set(o,r);return t.size===0?"#":`#${t}`}var Kt="The link is copied: it shows these filters. It leads to a file of this machine: put the page where others can open it.",Dt="Red is what jobs with a mismatch cost, not what is wasted.",Ne=m("verdict"),pe=m("only"),ee=m("words"),me=m("measure"),Ut=new se(m("jobs"),A,wn,e=>{L({sort:v.sort===e?`-${e}`:v.sort===`-${e}`?"":e})}),v=Ee(location.hash),R=[];function L(e,n=!1){v={...v,...e},history[n?"replaceState":"pushState"](null,"",_t(v)),Ge()}var _n=e=>[...new Set([...v.only,e])];function Ge(){Ne.value=v.verdict,me.value=v.bars,pe.value="",ee.value!==v.words&&(ee.value=v.words),R=C.filter(o=>K(o,v));let e=new re;for(let o of R)e.add(o);let{total:n}=e;m("sums").textContent=R.length===C.length?"":`${p(R.length)} of ${O(C.length,"job")} shown`,m("chosen").replaceChildren(...v.only.map(o=>T(`${o} \\xD7`,()=>L({only:v.only.filter(r=>r!==o)}),{"aria-label":`No longer only ${o}`})));let t=R.length<C.length;m("tiles").replaceChildren(...t&&R.length===0?[]:En(n,R)),Tn(v,t),Nn(R,t),m("act").replaceChildren(...xn(R)),Bt(),m("none").hidden=R.length>0;for(let o of["jobs","where"])m(o).hidden=R.length===0;Ut.show(ve(R,A,v.sort),v.sort)}function Bt(){let e=ne.find(({name:o})=>o===v.bars)??ne[0],n=Object.entries(de).flatMap(([o,r])=>ln(o,R,r,e,i=>{L({only:_n(`${o}: ${i}`)}),m("chosen").querySelector("button:last-child")?.focus()})??[]);m("charts").replaceChildren(...n);let t=Le(e,R);m("known").textContent=[...t===R.length?[]:[`Known for ${p(t)} of ${O(R.length,"job")}: ${e.name}.`],...t>0&&n.length===0?[`No bars: ${e.name} comes to 0.`]:[],...e.name.startsWith("usual cost")?[Dt]:[]].join(" ")}var Kn=e=>e.map(n=>l("option",{value:n},n));pe.append(l("option",{value:""},"choose \\u2026"),...Kn([...An].sort()));me.append(...Kn(ne.map(({name:e})=>e)));Ne.addEventListener("change",()=>L({verdict:Ne.value}));pe.addEventListener("change",()=>L({only:_n(pe.value)}));ee.addEventListener("input",()=>L({words:ee.value},v.words!==""&&ee.value!==""));me.addEventListener("change",()=>L({bars:me.value}));m("all").addEventListener("click",()=>L(Vt));m("share").addEventListener("click",async()=>{let e=await navigator.clipboard.writeText(location.href).then(()=>location.protocol==="file:"?Kt:"The link is copied: it shows these filters.",()=>"The browser does not let this page copy: the address of this window shows these filters.");m("sums").textContent=e});m("csv").addEventListener("click",()=>{let e=new Blob(["\\uFEFF",...tn({jobs:ve(R,A,v.sort),teamLabel:y.teamLabel})],{type:"text/csv"}),n=l("a",{href:URL.createObjectURL(e),download:`jobs-${y.date}.csv`});n.click(),URL.revokeObjectURL(n.href)});addEventListener("popstate",()=>{v=Ee(location.hash),Ge(),In(location.hash)&&(m("sums").textContent=Vn)});Ge();In(location.hash)&&(m("sums").textContent=Vn);document.body.dataset.ready="";})();\n',style:`/* The colors and bars of verdicts, for the playground, the fleet page and the pictures. Each color: light, dark. */
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
`,scriptHash:"'sha256-+Gr3h8kkK40Bzf2ZNSDFWTW5/HCBFGLz0zomusyjvO4='",styleHash:"'sha256-9ulBDkqLa0LxajLaZShJlxRXR3xk3qmkKR5J66iBxSU='"};0&&(module.exports={pageParts});
