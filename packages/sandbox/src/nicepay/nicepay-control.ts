import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../context.ts';
import { toRecord } from '../fields.ts';
import { html } from '../html.ts';
import { sendPage } from '../page.ts';
import { CALL_FAULTS, type NicepayStore, OPERATIONS } from './nicepay-store.ts';
import { isResultCode, result } from './result-codes.ts';

const toState = (store: NicepayStore) => ({
  payments: store.payments.map(({ tid, orderId, status, amount, balance, method, cancels }) => ({
    tid,
    order_id: orderId,
    status,
    amount,
    balance,
    method,
    cancels: cancels.map((cancel) => ({ tid: cancel.tid, amount: cancel.amount, reason: cancel.reason })),
  })),
  webhooks: store.webhooks.all.map(({ id, attempts, isDelivered, answer, body }) => ({
    id,
    order_id: body.orderId,
    status: body.status,
    attempts,
    is_delivered: isDelivered,
    answer: answer ?? null,
  })),
});

/** Controls of NICEPAY: deposits, ends of virtual accounts, cancels of the merchant's console, faults, webhooks. */
export function registerNicepayControls(app: FastifyInstance, context: SandboxContext): void {
  const { nicepay: store } = context;
  const control = (path: string, work: (body: Record<string, unknown>) => Promise<string | undefined>): void => {
    app.post(`/sandbox/nicepay/${path}`, async (request, reply) => {
      const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
      const refusal = await work(toRecord(request.body));
      if (refusal !== undefined) return reply.code(400).send({ message: refusal });
      return isForm ? reply.redirect('/sandbox/nicepay', 303) : toState(store);
    });
  };

  app.get('/sandbox/nicepay.json', async () => toState(store));

  /** `{ tid, amount?, late? }` pays into a virtual account. */
  control('deposit', async ({ tid, amount, late }) => {
    const sum = amount === undefined ? {} : { amount: Number(amount) };
    const code = store.deposit(String(tid), { ...sum, isLate: Boolean(late) });
    return code === '4110' ? undefined : `${code} ${result(code).resultMsg}`;
  });
  control('expire', async ({ tid }) => void store.expire(String(tid)));
  /** `{ tid }` gives everything back, as an operator at the merchant's console does. */
  control('cancel', async ({ tid }) => {
    const payment = store.findByTid(String(tid));
    if (!payment || payment.balance === 0) return 'tid';
    store.cancel(payment, { amount: payment.balance, orderId: payment.orderId, reason: '가맹점 관리자 취소' });
    return undefined;
  });
  /** `{ operation, fault }`: what happens to the next call of that kind. */
  control('fault', async ({ operation, fault }) => {
    const known = OPERATIONS.find((each) => each === operation);
    const code = String(fault);
    const what = CALL_FAULTS.find((each) => each === fault) ?? (isResultCode(code) ? code : undefined);
    if (!known || what === undefined)
      return `operation: ${OPERATIONS.join(', ')}; fault: ${CALL_FAULTS.join(', ')} or a result code`;
    store.faultNext(known, what);
    return undefined;
  });
  /** `{ can_part_cancel }`: whether the cards of the next payments can be cancelled in parts. */
  control('card', async ({ can_part_cancel }) => {
    store.canPartCancel = String(can_part_cancel) === 'true';
    return undefined;
  });
  /** `{ id }` sends a webhook again. */
  control('webhook', async ({ id }) => {
    await store.webhooks.send(Number(id));
    return undefined;
  });
  control('reset', async () => void store.reset());
  registerPage(app, store);
}

const act = (path: string, name: string, value: string | number, label: string) =>
  html`<form method="post" action="/sandbox/nicepay/${path}">
    <input type="hidden" name="${name}" value="${value}" /><button>${label}</button>
  </form>`;

function registerPage(app: FastifyInstance, store: NicepayStore): void {
  app.get('/sandbox/nicepay', async (_request, reply) => {
    const payments = store.payments.toReversed().map(
      ({ tid, orderId, status, amount, balance, account, paidAt }) =>
        html`<li class="card" style="margin-top:8px">
          <strong>${amount.toLocaleString('ko-KR')}원</strong> · ${status} · 잔액 ${balance.toLocaleString('ko-KR')}원
          <p class="muted">${orderId}<br />${tid}${account && html`<br />국민은행 ${account.number}`}</p>
          <div class="row">
            ${account && !paidAt && act('deposit', 'tid', tid, '입금')}
            ${account && !paidAt && act('expire', 'tid', tid, '입금 기한 끝내기')}
            ${balance > 0 && act('cancel', 'tid', tid, '상점 관리자에서 취소')}
          </div>
        </li>`,
    );
    const webhooks = store.webhooks.all.toReversed().map(
      ({ id, body, attempts, isDelivered, answer }) =>
        html`<li class="row" style="margin-top:8px">
          <span class="grow"
            >${body.status} ${body.orderId}<br /><span class="muted"
              >${isDelivered ? '전달됨' : '전달 안 됨'} · ${attempts}번 · ${answer ?? ''}</span
            ></span
          >
          ${act('webhook', 'id', id, '다시 보내기')}
        </li>`,
    );
    const body = html`<h1>나이스페이 거래</h1>
      <p><a href="/sandbox/">샌드박스</a></p>
      <h2>거래 ${payments.length}건</h2>
      <ul class="plain">
        ${payments}
      </ul>
      <h2>웹훅 ${webhooks.length}건</h2>
      <ul class="plain">
        ${webhooks}
      </ul>`;
    return sendPage(reply, { title: '나이스페이 거래', body });
  });
}
