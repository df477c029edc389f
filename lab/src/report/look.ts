const light =
  'color-scheme:light;--bg:#EDE5D5;--surface:#F8F3E8;--raised:#FFFDF7;--line:#CFC4AE;--edge:#857A66;--text:#1E1A15;--muted:#5C5346;--accent:#845200;--on:#FFF9EC;--refuse:#9B2F20;--focus:#0B5CAD;--span:#CDC1A9;--told:#DDBB80;--band:#DDD3BF;--thread:#E3C58F'
const dark =
  'color-scheme:dark;--bg:#131519;--surface:#1C1F25;--raised:#272B33;--line:#3D434E;--edge:#7A8190;--text:#F2ECDF;--muted:#B5B0A4;--accent:#E6B450;--on:#1A1408;--refuse:#EE9483;--focus:#8FD3FF;--span:#4A505C;--told:#7A6030;--band:#343943;--thread:#64501F'

/** How plots look, wherever they stand. */
const shapes = `.plot{display:block;overflow:visible}
.plot text{paint-order:stroke;stroke:var(--surface);stroke-width:3px;stroke-linejoin:round}
svg text{fill:var(--text);font:400 14px var(--ui);font-variant-numeric:tabular-nums}
svg .small{fill:var(--muted);font-size:12px}
svg .value{font-weight:700}
.grid{stroke:var(--line);stroke-width:1}
.floor{stroke:var(--edge);stroke-width:1}
.fair,.bound{stroke:var(--text);stroke-width:1.5;stroke-dasharray:4 3}
.bound{stroke:var(--edge)}
.span{fill:var(--span)}.span.told{fill:var(--told)}
.dot{fill:var(--surface);stroke:var(--text);stroke-width:2}
.dot.told{fill:var(--accent);stroke:var(--accent)}
.bar{fill:var(--edge)}
.hatches{position:absolute}
.ground{fill:var(--surface)}.ink{fill:var(--text)}
.cut,.fine{fill:none;stroke:var(--text);stroke-width:1.8}.fine{stroke-width:1}
.block{stroke:var(--text);stroke-width:1}
.tree{display:block;margin:0 auto}
.tree text{font-size:13px;paint-order:stroke;stroke:var(--surface);stroke-opacity:.5;stroke-width:3px;stroke-linejoin:round}
.tree .ending{font-weight:600}
.tree .part{font-size:12px}
.band{fill:var(--band);stroke:var(--band);stroke-width:.75}
.band.thread{fill:var(--thread);stroke:var(--accent);stroke-width:.75}
rect.page{fill:var(--text)}rect.page.thread{fill:var(--accent)}
`

const letters =
  '--ui:"Source Sans 3","Source Sans Pro",system-ui,sans-serif;--story:"Alegreya",Georgia,"DejaVu Serif",serif'

/** How a plot looks that stands alone. */
export const plotLook = `
:root{${light};${letters}}
@media (prefers-color-scheme:dark){:root{${dark}}}
${shapes}`

/** How the report looks: the colours, sizes and letters of Osud's shell, by day, by night and on paper. */
export const look = `
:root{${light};${letters}}
@media (prefers-color-scheme:dark){:root{${dark}}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-behavior:smooth}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--bg);color:var(--text);font:400 1rem/1.45 var(--ui);font-variant-numeric:tabular-nums}
body>header,main{max-width:1220px;margin:0 auto;padding:0 20px}
h1,h2,h3,.brand{font-family:var(--story);font-weight:800;line-height:1.1;margin:0;text-wrap:balance}
h1{font-size:clamp(2.25rem,6vw,3rem);letter-spacing:-.01em;overflow-wrap:anywhere}
h2{font-size:clamp(1.75rem,5vw,2.25rem);padding-top:16px}
h2 .of{font:400 1rem/1.4 var(--ui);color:var(--muted);margin-left:12px}
h3{font-size:1.375rem}
a{color:var(--accent)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:4px}
code{font:.875rem/1.4 ui-monospace,"DejaVu Sans Mono",monospace;overflow-wrap:anywhere}
.brand{display:flex;align-items:center;gap:10px;padding:24px 0 32px;font-size:1.375rem}
.brand .what{font:400 1rem var(--ui);color:var(--muted)}
.mark{fill:none;stroke:var(--accent);stroke-width:1.9;stroke-linecap:round}
.about{display:flex;flex-wrap:wrap;gap:12px 40px;margin:24px 0}
.about div{max-width:68ch}
.about dt{font-size:.8125rem;color:var(--muted)}
.about dd{margin:0;overflow-wrap:anywhere}
.notice{border-left:4px solid var(--refuse);background:var(--surface);padding:12px 16px;margin:16px 0 0;border-radius:0 8px 8px 0}
nav ul{list-style:none;display:flex;flex-wrap:wrap;gap:8px;padding:0;margin:0 0 24px}
nav a{display:block;min-height:44px;padding:10px 16px;border:1px solid var(--edge);border-radius:8px;color:var(--text);text-decoration:none;font-weight:600}
nav a:hover{border-color:var(--text)}
.reading{margin:0;color:var(--muted);max-width:72ch}
section{padding:24px 0 32px}
.brief{max-width:76ch;padding-left:1.2em;margin:16px 0 24px}
.brief li{margin:4px 0}
.figures{columns:3 340px;column-gap:16px;margin-bottom:16px}
.figures figure{break-inside:avoid;margin-bottom:16px}
figure{margin:0;padding:20px;background:var(--surface);border:1px solid var(--line);border-radius:14px;min-width:0}
figure.story,figure.cards{margin-bottom:16px}
figcaption{margin-bottom:12px}
.note{margin:6px 0 0;color:var(--muted);font-size:.875rem;max-width:84ch}
${shapes}.legend{list-style:none;display:flex;flex-wrap:wrap;gap:6px 16px;padding:0;margin:8px 0 0;font-size:.875rem}
.legend li{display:flex;align-items:center;gap:6px}
.wide{overflow-x:auto}
.sideways{display:none}
@media screen and (max-width:1200px){.sideways{display:inline}}
.key.thread{color:var(--text);background:var(--thread);border:1px solid var(--accent);border-radius:4px;padding:0 4px}
details{margin-top:12px}
summary{cursor:pointer;font-size:.875rem;color:var(--muted);padding:6px 0;width:fit-content}
table{border-collapse:collapse;font-size:.875rem;width:100%}
caption{text-align:left;color:var(--muted);padding:8px 0 4px}
th,td{padding:5px 6px;text-align:right;border-bottom:1px solid var(--line);font-weight:400}
th:first-child{text-align:left;padding-left:0;overflow-wrap:anywhere;min-width:6.5em}
td{white-space:nowrap}
thead th{color:var(--muted);font-size:.8125rem;vertical-align:bottom}
.cards th:first-child{font-weight:600}
.cards thead th:first-child{font-weight:400}
.cards td,.cards th{padding-top:2px;padding-bottom:2px}
.cards .change{width:40%;text-align:center;padding:0 14px}
.cards td.change{border-bottom-color:transparent}
.points{white-space:nowrap}.points span{color:var(--muted)}
.failures li{margin:8px 0}
@media (max-width:720px){
body>header,main{padding:0 10px}
figure{padding:16px 14px}
h2 .of{display:block;margin:4px 0 0}
.cards thead th:not(.change){position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
.cards tr{display:grid;grid-template-columns:1fr auto;gap:0 10px;border-bottom:1px solid var(--line);padding:8px 0}
.cards thead tr{display:block}
.cards thead .change{display:block}
.cards th,.cards td{border:0;padding:0;text-align:left}
.cards .change{grid-column:1/-1;grid-row:2;width:auto;padding:0 8px}
.cards tbody td[data-of]{white-space:nowrap;color:var(--muted);font-size:.8125rem;grid-row:3}
.cards tbody tr{grid-template-columns:auto auto 1fr}
.cards tbody th{grid-column:1/3}
.cards td.points{grid-column:3;text-align:right}
.cards td[data-of]::before{content:attr(data-of) " "}
.cards td[data-of=won]{text-align:right}
}
@media print{
:root{${light};--bg:#fff;--surface:#fff}
body{font-size:10.5pt}
nav{display:none}
figure{break-inside:avoid;border-color:#ccc}
figure.cards{break-inside:auto}
tr{break-inside:avoid}
.wide{overflow:visible}
.tree{width:100%;height:auto}
details:not([open]){display:none}
.cards details:not([open]){display:block}
.cards details::details-content{content-visibility:visible;height:auto}
summary{display:none}
*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
}
`
