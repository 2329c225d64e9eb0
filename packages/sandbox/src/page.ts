import type { FastifyReply } from 'fastify';
import { html, Html } from './html.ts';

const STYLE = new Html(`
:root{color-scheme:light dark;--bg:#f4f6f9;--card:#fff;--fg:#16202e;--muted:#55627a;--line:#d9dfe8;--accent:#1d5fd6;--on-accent:#fff;--note:#eef2f8}
@media (prefers-color-scheme:dark){:root{--bg:#10151d;--card:#1a212c;--fg:#eef2f8;--muted:#a9b5c8;--line:#323d4d;--accent:#8ab4ff;--on-accent:#0d1726;--note:#242e3c}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--fg);font:16px/1.5 Pretendard,"Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR",system-ui,sans-serif;word-break:keep-all;overflow-wrap:anywhere}
main{width:min(100%,var(--width,760px));margin:0 auto;padding:32px 16px 48px}
h1{font-size:24px;line-height:1.3;margin:0 0 8px}h2{font-size:18px;margin:32px 0 8px}p{margin:0 0 16px}
a{color:var(--accent)}.muted{color:var(--muted)}.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:24px}
button{font:inherit;font-weight:600;min-height:44px;padding:8px 16px;border-radius:8px;border:1px solid var(--line);background:var(--card);color:var(--fg);cursor:pointer}
button.primary{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}button:hover{border-color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
label{display:block;font-weight:600;margin-bottom:4px}input{font:inherit;width:100%;min-height:44px;padding:8px 12px;border-radius:8px;border:1px solid #7b879b;background:var(--card);color:var(--fg)}
.row{display:flex;flex-wrap:wrap;gap:8px;align-items:end}.row .grow{flex:1 1 200px}
ul.plain{list-style:none;margin:0;padding:0}
`);

type Page = { title: string; body: Html; head?: Html; width?: string };

/** Sends one self-contained Korean page: no script, no asset from elsewhere. */
export function sendPage(reply: FastifyReply, { title, body, head, width }: Page, status = 200): FastifyReply {
  const document = html`<!doctype html>
    <html lang="ko" ${width === undefined ? '' : html` style="--width:${width}"`}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${title}</title>
        <style>
          ${STYLE}
        </style>
        ${head}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    .send(document.markup);
}
