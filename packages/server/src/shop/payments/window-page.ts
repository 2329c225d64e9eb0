import { randomBytes } from 'node:crypto';
import type { Config } from '../../platform/config.ts';
import { escapeHtml, toScriptJson } from '../../system/web-host/index.ts';
import type { PaymentRow } from './payment.repository.ts';

type Nicepay = NonNullable<Config['nicepay']>;
const PAYMENTS = '/api/shops/product/order/payment';

export const WINDOW_PATH = `${PAYMENTS}/window/:uuid/`;
export const RETURN_PATH = `${PAYMENTS}/return/`;
export const WEBHOOK_PATH = `${PAYMENTS}/webhook/`;
export const toWindowPath = (uuid: string): string => WINDOW_PATH.replace(':uuid', uuid);

/** The gateway counts bytes, and its own protocol uses two characters. */
const NAME_BYTES = 40;
const HOLDER_BYTES = 30;

/** The beginning of a text that has at most so many bytes. */
function cutBytes(text: string, bytes: number): string {
  let cut = '';
  for (const character of text) {
    if (Buffer.byteLength(cut + character) > bytes) break;
    cut += character;
  }
  return cut;
}

/**
 * Policy of the page that opens the gateway's window. Its script loads others of its own and of card companies, in frames
 * and by forms, which our own pages forbid; so this is a page that holds nothing of ours: no session, no name, no address.
 */
function windowPolicy({ scriptUrl, apiUrl }: Nicepay, nonce: string): string {
  const own = [...new Set([new URL(scriptUrl).origin, new URL(apiUrl).origin])].join(' ');
  const all = `${own} https:`;
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' ${own} https://*.nicepay.co.kr`,
    `style-src 'unsafe-inline' ${own} https://*.nicepay.co.kr`,
    `img-src data: ${all}`,
    `font-src ${all}`,
    `connect-src ${own} https://*.nicepay.co.kr`,
    `frame-src ${all}`,
    `form-action ${all}`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
  ].join('; ');
}

/** The end of a virtual account, 23:59 in Korea on the third day, as the gateway reads it. */
const ACCOUNT_DAYS = 3;
function toAccountEnd(now: Date): string {
  const end = new Date(now.getTime() + (ACCOUNT_DAYS * 24 + 9) * 3_600_000);
  return `${end.toISOString().slice(0, 10).replaceAll('-', '')}2359`;
}

type Page = { nicepay: Nicepay; webOrigin: string; company: string; payment: PaymentRow; backPath: string; now: Date };

const toOptions = ({ nicepay, webOrigin, company, payment, now }: Page) => ({
  clientId: nicepay.clientId,
  method: payment.method,
  orderId: payment.uuid,
  amount: payment.payment_price,
  goodsName: cutBytes(payment.name.replaceAll(/["|]/g, '-'), NAME_BYTES),
  returnUrl: webOrigin + RETURN_PATH,
  ...(payment.method === 'vbank' && {
    vbankHolder: cutBytes(company, HOLDER_BYTES),
    vbankExpDate: toAccountEnd(now),
  }),
  ...(payment.method === 'cellphone' && { isDigital: false }),
});

const STYLE = `html{color-scheme:light dark;font:16px/1.6 Pretendard,"Apple SD Gothic Neo","Malgun Gothic",system-ui,sans-serif;word-break:keep-all}
body{margin:0;padding:48px 16px;text-align:center}a,button{font:inherit;display:inline-block;min-height:44px;padding:8px 16px}`;

/** Renders the page that opens the window at once; without scripts, or when it fails, it says so and leads back. */
export function renderWindowPage(page: Page): { html: string; policy: string } {
  const nonce = randomBytes(16).toString('base64');
  const script = `(function(){
var text=document.getElementById('text');
var fail=function(message){text.textContent=message||'결제창을 열지 못했어요. 잠시 뒤 다시 열어 주세요.';document.getElementById('again').hidden=false};
document.getElementById('again').addEventListener('click',function(){location.reload()});
if(!window.AUTHNICE){fail();return}
var options=${toScriptJson(toOptions(page))};
options.fnError=function(result){fail(result&&result.errorMsg)};
window.AUTHNICE.requestPay(options);
})()`;
  const html = `<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>결제하기</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>결제하기</h1><p id="text" role="status">결제창을 열고 있어요.</p>
<noscript><p>결제하려면 자바스크립트를 켜 주세요.</p></noscript>
<button id="again" type="button" hidden>결제창 다시 열기</button>
<p><a href="${escapeHtml(page.backPath)}">주문으로 돌아가기</a></p></main>
<script nonce="${nonce}" src="${escapeHtml(page.nicepay.scriptUrl)}"></script>
<script nonce="${nonce}">${script}</script></body></html>
`;
  return { html, policy: windowPolicy(page.nicepay, nonce) };
}
