import { createHash } from 'node:crypto';

const STYLE = `
:root{color-scheme:light dark;--bg:#fff;--fg:#191f28;--muted:#4a5561;--brand:#1c5fe0;--brand-fg:#1857d2;--soft:#e9f1fe;--line:#dfe4ea}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){--bg:#101419;--fg:#f0f3f7;--muted:#bac3cf;--brand:#2a6aea;--brand-fg:#86b3ff;--soft:#172a4a;--line:#303843}}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark;--bg:#101419;--fg:#f0f3f7;--muted:#bac3cf;--brand:#2a6aea;--brand-fg:#86b3ff;--soft:#172a4a;--line:#303843}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;background:var(--bg);color:var(--fg);font:16px/1.5 "Pretendard Variable",Pretendard,-apple-system,BlinkMacSystemFont,"Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR",sans-serif;word-break:keep-all;overflow-wrap:anywhere}
header{display:flex;align-items:center;gap:8px;padding:calc(14px + env(safe-area-inset-top)) calc(20px + env(safe-area-inset-right)) 14px calc(20px + env(safe-area-inset-left));border-bottom:1px solid var(--line);color:var(--brand-fg)}
header b{color:var(--fg);font-size:20px;letter-spacing:-.03em}
main{flex:1;display:grid;place-items:center;padding:32px calc(20px + env(safe-area-inset-right)) calc(32px + env(safe-area-inset-bottom)) calc(20px + env(safe-area-inset-left))}
section{max-width:26em;text-align:center}
.sign{display:grid;place-items:center;width:72px;height:72px;margin:0 auto 24px;border-radius:999px;background:var(--soft);color:var(--brand-fg)}
h1{margin:0 0 8px;font-size:24px;line-height:1.3;letter-spacing:-.02em}
p{margin:0;color:var(--muted)}
button{font:inherit;font-weight:600;min-height:48px;margin-top:28px;padding:10px 24px;border:0;border-radius:8px;background:var(--brand);color:#fff;cursor:pointer}
button:focus-visible{outline:3px solid var(--brand-fg);outline-offset:3px}
#state{display:block;min-height:1.5em;margin-top:12px;font-size:14px;color:var(--muted)}
`;

/** The address bar still holds the requested address: a reload opens it. */
const SCRIPT = `(function(){
var mode=null;try{mode=localStorage.getItem('danji.color-mode')}catch(e){mode=null}
if(mode==='light'||mode==='dark')document.documentElement.dataset.theme=mode;
var state=document.getElementById('state');
var go=function(){state.textContent='다시 여는 중이에요';location.reload()};
var look=function(){
if(navigator.onLine===false)return Promise.resolve(false);
return fetch('/health/live',{cache:'no-store'}).then(function(answer){return answer.ok},function(){return false})};
document.getElementById('again').addEventListener('click',function(){
state.textContent='연결을 확인하고 있어요';
look().then(function(ok){if(ok)go();else state.textContent='아직 연결되지 않았어요. 와이파이나 데이터를 확인해 주세요.'})});
addEventListener('online',function(){look().then(function(ok){if(ok)go()})});
setInterval(function(){look().then(function(ok){if(ok)go()})},15000);
})()`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Browsers cache the page with its headers, so its policy uses hashes; a nonce of one visit would not stay valid. */
export const offlinePolicy = `default-src 'none'; script-src ${hashOf(SCRIPT)}; style-src ${hashOf(STYLE)}; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** The page that the service worker (`sw.js`) displays when a page cannot be fetched; it needs nothing else. */
export const offlinePage = `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>연결이 끊겼어요 | 단지</title>
<style>${STYLE}</style>
</head>
<body>
<header><svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true" fill="currentColor"><rect x="2" y="11" width="7" height="14" rx="2" opacity=".45"/><rect x="10.5" y="3" width="7" height="22" rx="2"/><rect x="19" y="8" width="7" height="17" rx="2" opacity=".7"/></svg><b>단지</b></header>
<main><section>
<div class="sign"><svg width="32" height="32" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69M19 12.859a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20"/></svg></div>
<h1>단지에 연결할 수 없어요</h1>
<p>인터넷이 끊겼거나 서버가 잠시 쉬고 있어요. 연결되면 보려던 화면을 자동으로 다시 열어 드려요.</p>
<button type="button" id="again">다시 시도</button>
<output id="state"></output>
</section></main>
<script>${SCRIPT}</script>
</body>
</html>
`;
