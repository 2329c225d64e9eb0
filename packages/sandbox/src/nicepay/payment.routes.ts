import { setTimeout as wait } from 'node:timers/promises';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxContext } from '../context.ts';
import { CREDENTIALS } from '../credentials.ts';
import { toRecord, toTexts } from '../fields.ts';
import { checkCancel } from './check-cancel.ts';
import { type NicepayPayment, toAnswer } from './nicepay-payment.ts';
import { type CallFault, type NicepayStore, type Operation } from './nicepay-store.ts';
import { isResultCode, result, type ResultCode } from './result-codes.ts';
import { sign, toEdiDate, toOrderDate } from './signature.ts';

const TOKEN_MS = 30 * 60_000;
/** Longer than the time limit that the gateway asks of its merchants. */
const HANG_MS = 35_000;

const basic = `Basic ${Buffer.from(`${CREDENTIALS.nicepayClientId}:${CREDENTIALS.nicepaySecretKey}`).toString('base64')}`;

type Body = Record<string, unknown>;
const textOf = (body: Body, name: string): string =>
  typeof body[name] === 'string' || typeof body[name] === 'number' ? String(body[name]) : '';

/** The faults that a call orders by `{'sim':'…'}` in `mallReserved`, as a test of a person's own in the window does. */
function readSimulation(payment: NicepayPayment | undefined, operation: Operation): CallFault | 'hang' | undefined {
  const asked = /'sim'\s*:\s*'(\w+)'/.exec(payment?.mallReserved ?? '')?.[1];
  if (operation !== 'approve' || asked === undefined) return undefined;
  if (asked === 'timeout') return 'hang';
  if (asked === 'badsig') return 'bad_signature';
  if (asked === 'dupwebhook') return 'dup_webhook';
  return isResultCode(asked) ? asked : undefined;
}

type Handled = { payment: NicepayPayment; carryOut: () => object } | ResultCode;

/** Answers a call under a fault, or as usual. */
async function answer(
  store: NicepayStore,
  reply: FastifyReply,
  operation: Operation,
  handled: Handled,
): Promise<unknown> {
  if (typeof handled === 'string') return result(handled);
  const { payment, carryOut } = handled;
  const fault = store.takeFault(operation) ?? readSimulation(payment, operation);
  if (fault !== undefined && isResultCode(fault)) {
    if (operation === 'approve') store.fail(payment);
    return result(fault);
  }
  if (fault === 'late') store.postpone(payment.tid, carryOut);
  const body = fault === 'hang_before' || fault === 'late' ? undefined : carryOut();
  if (fault === 'dup_webhook') store.notify(payment, payment.cancels.at(-1));
  if (fault === 'bad_signature') return { ...body, signature: 'f'.repeat(64) };
  if (fault === 'hang') await wait(HANG_MS, undefined, { ref: false });
  if (fault !== 'hang_before' && fault !== 'late' && fault !== 'lost') return body;
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

/** The REST calls of NICEPAY for merchants (FACTS §2.3), mounted on `/nicepay`. */
export async function registerNicepay(app: FastifyInstance, context: SandboxContext): Promise<void> {
  const { nicepay: store, faults } = context;
  const tokens = new Map<string, number>();
  await app.register(
    async (api) => {
      api.addHook('preHandler', faults.hook('nicepay', 500, result('9002')));
      api.addHook('preHandler', async (request, reply) => {
        const given = request.headers.authorization ?? '';
        const until = tokens.get(given.replace(/^Bearer /, ''));
        if (given === basic || (until !== undefined && until > store.now().getTime())) return undefined;
        return reply.code(401).send(result('U104'));
      });
      api.post('/access-token', async () => {
        const accessToken = randomBytes(20).toString('hex');
        const until = store.now().getTime() + TOKEN_MS;
        tokens.set(accessToken, until);
        const [now, expiredAt] = [toEdiDate(store.now()), toEdiDate(new Date(until))];
        return { ...result('0000'), accessToken, tokenType: 'Bearer', expiredAt, now };
      });
      registerApproval(api, store);
      registerCancels(api, store);
      registerLookUps(api, store);
    },
    { prefix: '/nicepay/v1' },
  );
}

function registerApproval(api: FastifyInstance, store: NicepayStore): void {
  api.post<{ Params: { tid: string } }>('/payments/:tid', async ({ params: { tid }, body: sent }, reply) => {
    store.count('approve');
    const body = toRecord(sent);
    const payment = store.findByTid(tid);
    const [amount, ediDate, signData] = ['amount', 'ediDate', 'signData'].map((name) => textOf(body, name));
    const check = (): Handled => {
      if (!amount || !ediDate || !signData) return 'A117';
      if (signData !== sign(tid, amount, ediDate)) return 'A101';
      if (!payment) return 'A115';
      const refused = store.checkApproval(payment, Number(amount));
      if (refused) return refused;
      const carryOut = (): object => {
        if (!payment.approvedAt && store.checkApproval(payment, payment.amount) === undefined) store.approve(payment);
        return toAnswer(payment, store.now());
      };
      return { payment, carryOut };
    };
    return answer(store, reply, 'approve', check());
  });
}

function registerCancels(api: FastifyInstance, store: NicepayStore): void {
  api.post('/payments/netcancel', async ({ body: sent }, reply) => {
    store.count('netcancel');
    const body = toRecord(sent);
    const [orderId = '', ediDate = '', signData = ''] = ['orderId', 'ediDate', 'signData'].map((name) =>
      textOf(body, name),
    );
    const payment = store.payments.find((each) => each.orderId === orderId && each.approvedAt);
    const check = (): Handled => {
      if (!orderId) return 'A117';
      if (signData !== sign(orderId, ediDate)) return 'A101';
      if (!payment) return '2012';
      if (payment.status === 'cancelled') return '2013';
      if (store.isBeyondNetCancel(payment)) return '2020';
      if (payment.status !== 'paid' && payment.status !== 'ready') return '2014';
      const carryOut = (): object => {
        const cancel = store.cancel(payment, { amount: payment.balance, orderId, reason: '망취소' });
        return toAnswer(payment, store.now(), cancel);
      };
      return { payment, carryOut };
    };
    const answered = await answer(store, reply, 'netcancel', check());
    store.runLate();
    return answered;
  });

  api.post<{ Params: { tid: string } }>('/payments/:tid/cancel', async ({ params: { tid }, body: sent }, reply) => {
    store.count('cancel');
    const body = toRecord(sent);
    const payment = store.findByTid(tid);
    const form = (name: string): string => textOf(body, name);
    const check = (): Handled => {
      if (!form('reason') || !form('orderId')) return 'A117';
      if (form('signData') !== sign(tid, form('ediDate'))) return 'A101';
      if (!payment) return '2012';
      const amount = form('cancelAmt') ? Number(form('cancelAmt')) : payment.balance;
      const refused = checkCancel(payment, { amount, form, now: store.now() });
      if (refused) return refused;
      const carryOut = (): object => {
        if (payment.account && payment.paidAt)
          payment.refundAccount = {
            account: form('refundAccount'),
            bankCode: form('refundBankCode'),
            holder: form('refundHolder'),
          };
        const cancel = store.cancel(payment, { amount, orderId: form('orderId'), reason: form('reason') });
        return toAnswer(payment, store.now(), cancel);
      };
      return { payment, carryOut };
    };
    return answer(store, reply, 'cancel', check());
  });
}

/** A signature is optional in a look-up; a wrong one is refused. */
const isWronglySigned = (request: FastifyRequest, signed: string): boolean => {
  const { signData, ediDate = '' } = toTexts(request.query);
  return signData !== undefined && signData !== sign(signed, ediDate);
};

function registerLookUps(api: FastifyInstance, store: NicepayStore): void {
  const tell = async (payment: NicepayPayment | undefined, reply: FastifyReply): Promise<unknown> => {
    store.count('find');
    const known = payment && payment.status !== 'authenticated' ? payment : undefined;
    const answered = await answer(
      store,
      reply,
      'find',
      known ? { payment: known, carryOut: () => toAnswer(known, store.now()) } : 'A118',
    );
    store.runLate();
    return answered;
  };
  api.get<{ Params: { tid: string } }>('/payments/:tid', async (request, reply) =>
    isWronglySigned(request, request.params.tid) ? result('A101') : tell(store.findByTid(request.params.tid), reply),
  );
  api.get<{ Params: { orderId: string } }>('/payments/find/:orderId', async (request, reply) => {
    const { orderDate } = toTexts(request.query);
    if (!orderDate) return result('A117');
    const payment = store.findByOrder(request.params.orderId);
    const isOfDay = payment && toOrderDate(payment.authenticatedAt) === orderDate;
    return tell(isOfDay ? payment : undefined, reply);
  });
}
