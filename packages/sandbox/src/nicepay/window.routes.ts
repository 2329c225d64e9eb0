import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SandboxContext } from '../context.ts';
import { CREDENTIALS } from '../credentials.ts';
import { toTexts } from '../fields.ts';
import { html, Html } from '../html.ts';
import { sendPage } from '../page.ts';
import { isCard, isMethod, METHODS } from './methods.ts';
import type { NicepayStore, Order } from './nicepay-store.ts';
import { result, type ResultCode } from './result-codes.ts';
import { sign } from './signature.ts';

type Fields = Record<string, string | undefined>;
const MIN_CARD_WON = 1000;

const SIMULATIONS = [
  ['', '정상'],
  ['timeout', '승인 뒤 35초 동안 답하지 않음'],
  ['3095', '카드사 거절'],
  ['badsig', '틀린 서명'],
  ['dupwebhook', '웹훅 두 번'],
] as const;

/** The refusal of a window before the buyer has done anything. */
function checkWindow(fields: Fields, store: NicepayStore): ResultCode | undefined {
  const { clientId, method = '', orderId, amount = '', goodsName, returnUrl = '' } = fields;
  if (!clientId || !orderId || !goodsName || !URL.canParse(returnUrl)) return 'A117';
  if (clientId !== CREDENTIALS.nicepayClientId) return 'U104';
  if (!isMethod(method)) return 'A117';
  if (!/^[1-9]\d{0,11}$/.test(amount)) return 'A116';
  if (isCard(method) && Number(amount) < MIN_CARD_WON) return '3041';
  return store.findByOrder(orderId)?.approvedAt ? 'A127' : undefined;
}

function toOrder(fields: Fields): Order {
  const { method = '', sim = '', vbankExpDate = '' } = fields;
  const until = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(vbankExpDate);
  const expiresAt = until
    ? new Date(`${until[1]}-${until[2]}-${until[3]}T${until[4]}:${until[5]}:59+09:00`)
    : undefined;
  return {
    orderId: fields['orderId'] ?? '',
    method: isMethod(method) ? method : 'card',
    amount: Number(fields['amount']),
    // The gateway replaces characters that its own protocol uses.
    goodsName: (fields['goodsName'] ?? '').replaceAll(/["|]/g, '-'),
    mallReserved: sim === '' ? (fields['mallReserved'] ?? '') : `{'sim':'${sim}'}`,
    mallUserId: fields['mallUserId'] ?? '',
    buyerName: fields['buyerName'] ?? '',
    buyerTel: fields['buyerTel'] ?? '',
    buyerEmail: fields['buyerEmail'] ?? '',
    vbankHolder: fields['vbankHolder'] ?? '',
    ...(expiresAt && { vbankExpiresAt: expiresAt }),
  };
}

const toHidden = (fields: Fields): Html[] =>
  Object.entries(fields).map(([name, value = '']) => html`<input type="hidden" name="${name}" value="${value}" />`);

/** Returns the fields that the buyer's browser posts to the merchant (FACTS §2.2); a refusal has no token. */
function toAuthResult(fields: Fields, store: NicepayStore, code: ResultCode): Record<string, string> {
  const { orderId = '', amount = '', clientId = '', mallReserved = '' } = fields;
  const payment = code === '0000' ? store.authenticate(toOrder(fields)) : undefined;
  const { resultCode, resultMsg } = result(code);
  const authToken = payment?.authToken ?? '';
  return {
    authResultCode: resultCode,
    authResultMsg: payment ? '인증 성공' : resultMsg,
    tid: payment?.tid ?? '',
    clientId,
    orderId,
    amount,
    mallReserved,
    authToken,
    signature: payment ? sign(authToken, clientId, amount) : '',
  };
}

/** A page that posts the result to the merchant at once; without scripts a button does. */
function sendReturn(reply: FastifyReply, returnUrl: string, fields: Record<string, string>): FastifyReply {
  const body = html`<h1>상점으로 돌아가는 중이에요</h1>
    <form method="post" action="${returnUrl}" accept-charset="utf-8">
      ${toHidden(fields)}<button class="primary">상점으로 돌아가기</button>
    </form>
    ${new Html('<script>document.forms[0].submit()</script>')}`;
  return sendPage(reply, { title: '결제 결과 보내기', body });
}

function sendWindow(reply: FastifyReply, fields: Fields, refused: ResultCode | undefined): FastifyReply {
  const { method = '', goodsName = '', amount = '' } = fields;
  const label = isMethod(method) ? METHODS[method] : method;
  const choices = html`<label for="sim">연습할 상황</label>
    <select
      id="sim"
      name="sim"
      style="font:inherit;width:100%;min-height:44px;margin-bottom:16px;border-radius:8px;padding:8px 12px"
    >
      ${SIMULATIONS.map(([value, text]) => html`<option value="${value}">${text}</option>`)}
    </select>
    <button class="primary" name="action" value="approve">결제하기</button>
    <button name="action" value="fail">카드사 거절</button>`;
  const body = html`<h1>나이스페이 연습 결제창</h1>
    <p class="muted">돈이 나가지 않는 연습용 결제창이에요.</p>
    <form class="card" method="post" action="/nicepay/window/result">
      <p><strong>${goodsName}</strong><br />${Number(amount).toLocaleString('ko-KR')}원 · ${label}</p>
      ${toHidden(fields)} ${refused ? html`<p role="alert">${result(refused).resultMsg}</p>` : choices}
      <button name="action" value="close">창 닫기</button>
    </form>`;
  return sendPage(reply, { title: '나이스페이 연습 결제창', body, width: '480px' });
}

/** The script of the payment window, the window, and the way back to the merchant. */
export function registerNicepayWindow(app: FastifyInstance, { nicepay: store }: SandboxContext): void {
  const script = readFileSync(new URL('authnice.js', import.meta.url), 'utf8');
  app.get('/nicepay/v1/js/', async (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'no-cache',
      })
      .send(script),
  );

  app.post('/nicepay/window', async (request, reply) => {
    const fields = toTexts(request.body);
    return sendWindow(reply, fields, checkWindow(fields, store));
  });

  app.post('/nicepay/window/result', async (request, reply) => {
    const { action, ...fields } = toTexts(request.body);
    const { returnUrl = '' } = fields;
    if (!/^https?:/.test(returnUrl) || !URL.canParse(returnUrl)) return reply.code(400).send('returnUrl');
    const refused = checkWindow(fields, store);
    const code = action === 'close' ? 'I002' : (refused ?? (action === 'fail' ? '3095' : '0000'));
    return sendReturn(reply, returnUrl, toAuthResult(fields, store, code));
  });
}
