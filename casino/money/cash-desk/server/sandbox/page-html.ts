import { createHash } from 'node:crypto'
import { escapeHtml } from '#kernel/http/escape-html.ts'

/** The sandbox's own look: it is another company than the casino, and looks like one. */
const style = `
:root{color-scheme:light dark;--ground:#eef1f6;--card:#fff;--ink:#172033;--soft:#4a5672;--line:#cfd6e4;--act:#1d4ed8;--on:#fff;--mark:#e7eefc;--bad:#b42318}
@media(prefers-color-scheme:dark){:root{--ground:#10141d;--card:#1a2030;--ink:#eef2fb;--soft:#aab4ca;--line:#38435c;--act:#8fb3ff;--on:#0d1526;--mark:#22304f;--bad:#ff9c92}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;display:grid;place-items:start center;padding:24px 16px}
main{width:100%;max-width:440px;background:var(--card);border:1px solid var(--line);border-radius:16px;padding:24px}
.brand{margin:0 0 16px;font-size:14px;font-weight:700;color:var(--soft);letter-spacing:.02em}
h1{margin:0;font-size:28px;line-height:1.2;font-variant-numeric:tabular-nums}
p{margin:8px 0 0;color:var(--soft)}
.honest{margin:16px 0 0;padding:12px 14px;background:var(--mark);border-radius:10px;color:var(--ink);font-size:14px}
.fault{margin:16px 0 0;color:var(--bad);font-weight:600}
fieldset{margin:20px 0 0;padding:0;border:0;display:grid;gap:8px}
legend{padding:0;margin:0 0 8px;font-weight:700}
label{display:flex;gap:12px;align-items:center;min-height:56px;padding:8px 14px;border:1px solid var(--line);border-radius:10px;cursor:pointer}
label:has(:checked){border-color:var(--act);background:var(--mark)}
label:has(:focus-visible){outline:3px solid var(--act);outline-offset:2px}
input{width:20px;height:20px;margin:0;accent-color:var(--act);flex:none}
b{display:block;font-variant-numeric:tabular-nums;letter-spacing:.03em}
small{display:block;font-size:14px;color:var(--soft)}
.row{display:grid;gap:8px;margin:20px 0 0}
button,.button{display:block;width:100%;min-height:52px;padding:12px 16px;border:1px solid var(--act);border-radius:10px;background:var(--act);color:var(--on);font:inherit;font-weight:700;text-align:center;text-decoration:none;cursor:pointer}
button.copy{width:auto;min-height:44px;padding:8px 14px;font-size:14px}
dl{margin:20px 0 0}
dt{margin:12px 0 0;font-size:14px;color:var(--soft)}
dd{margin:2px 0 0;font-weight:600}
dd.copied{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
code{flex:1 1 200px;font:600 15px/1.4 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere;user-select:all}
progress{display:block;width:100%;height:10px;margin:16px 0 0;accent-color:var(--act)}
button.quiet{background:transparent;color:var(--ink);border-color:var(--line)}
button:focus-visible,.button:focus-visible{outline:3px solid var(--act);outline-offset:2px}
`

/**
 * The one script of these pages: a press copies what it stands beside, and what still moves is asked for anew. Without it everything can be
 * read, copied by hand and reloaded.
 */
const script = `
addEventListener('click',async({target})=>{const button=target.closest('[data-copy]');if(!button)return
try{await navigator.clipboard.writeText(button.dataset.copy);button.textContent=button.dataset.copied}catch{getSelection().selectAllChildren(button.previousElementSibling)}})
for(const button of document.querySelectorAll('[data-copy]'))button.hidden=false
const live=document.querySelector('[data-live]')
const timer=live&&setInterval(async()=>{try{const answer=await fetch(location.href)
const next=new DOMParser().parseFromString(await answer.text(),'text/html').querySelector('#state')
if(next&&next.innerHTML!==live.innerHTML)live.innerHTML=next.innerHTML
if(!next||!next.matches('[data-live]'))clearInterval(timer)}catch{}},2000)
`

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Nothing but this style and this script, and forms to our own host: no other script can be put in, and no frame around it. */
export const page_headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    `script-src ${hashOf(script)}`,
    // It asks its own page for news.
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  // The address of this page is the right to pay: it is told to nobody.
  'referrer-policy': 'no-referrer',
} as const

/** One document of the sandbox. `body` is HTML; every text in it is already escaped. With something to copy or to follow it has the script. */
export const documentOf = (language: string, title: string, body: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
  `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head>` +
  `<body><main><p class="brand">Sandbox Pay</p>${body}</main>${/ data-(copy|live)/.test(body) ? `<script>${script}</script>` : ''}</body></html>`
