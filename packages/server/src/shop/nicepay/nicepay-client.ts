import { toBusinessDate } from '@danji/contracts/format/date';
import type { Clock } from '../../platform/clock.ts';
import { readLimitedText } from '../../platform/providers/limited-text.ts';
import type { Fetch } from '../../platform/providers/provider-fetch.ts';
import { findResultCode, isTransaction, type NicepayTransaction } from './nicepay-body.ts';
import { isSigned, sign } from './signature.ts';

type Options = {
  /** `https://api.nicepay.co.kr`, no trailing slash. */
  apiUrl: string;
  clientId: string;
  secretKey: string;
  clock: Clock;
  /** Milliseconds until the whole answer has arrived: the gateway asks for 30 seconds. */
  timeout?: number;
  fetch?: Fetch;
};

/**
 * The answer of the gateway. `code` is its own result code, or one of ours: `timeout`, `unreachable`, `too_large`,
 * `bad_answer`, `bad_signature`, `http_<status>`. A transaction is there only when its signature is right. `raw` is the
 * body as it came, null without one.
 */
export type NicepayAnswer = { code: string; transaction: NicepayTransaction | undefined; raw: unknown };

/** The account that a paid virtual account is given back to. */
export type RefundAccount = { bankCode: string; account: string; holder: string };

/** The result that the browser of a buyer brings back from the window. */
export type AuthResult = Record<string, string | undefined>;

/** The calls of NICEPAY for merchants (FACTS §2.3). Nothing is thrown and nothing is sent twice: whoever asks decides. */
export type NicepayClient = {
  clientId: string;
  /** Approves what the buyer has confirmed; the money is taken. */
  approve(payment: { tid: string; amount: number }): Promise<NicepayAnswer>;
  /** Takes an approval back whose answer did not come, within an hour. */
  netCancel(orderId: string): Promise<NicepayAnswer>;
  /** Gives `amount` won back, everything without; `orderId` is new for each cancel. */
  cancel(cancel: {
    tid: string;
    orderId: string;
    reason: string;
    amount?: number;
    account?: RefundAccount;
  }): Promise<NicepayAnswer>;
  findByTid(tid: string): Promise<NicepayAnswer>;
  /** Looks a payment up by our number of it, on the Korean day on which the buyer confirmed it. */
  findByOrder(orderId: string, confirmed: Date): Promise<NicepayAnswer>;
  /** Whether the gateway has signed what a browser brought back. */
  isAuthSigned(result: AuthResult): boolean;
  /** The transaction of a webhook; `undefined` when the gateway did not sign it. */
  readWebhook(body: unknown): NicepayTransaction | undefined;
};

const TIMEOUT_MS = 30_000;
const MAX_BYTES = 256 * 1024;
/** Cut to what the gateway takes. */
const REASON_CHARACTERS = 30;

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type Call = { path: string; body?: object };
type Send = (call: Call) => Promise<{ code?: string; raw: unknown }>;

function createSender({ apiUrl, clientId, secretKey, timeout = TIMEOUT_MS, fetch = globalThis.fetch }: Options): Send {
  const authorization = `Basic ${Buffer.from(`${clientId}:${secretKey}`).toString('base64')}`;
  return async ({ path, body }) => {
    const signal = AbortSignal.timeout(timeout);
    try {
      const response = await fetch(`${apiUrl}/v1/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization, ...(body && { 'content-type': 'application/json;charset=utf-8' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal,
        redirect: 'error',
      });
      const raw = toJson(await readLimitedText(response, MAX_BYTES));
      return response.status === 200 ? { raw } : { code: `http_${response.status}`, raw };
    } catch (error) {
      // The original error may contain the request: only the kind of failure is passed on.
      if (error instanceof RangeError) return { code: 'too_large', raw: null };
      return { code: signal.aborted ? 'timeout' : 'unreachable', raw: null };
    }
  };
}

/** Creates the client of NICEPAY; its secret key leaves it in signatures and in the header of its calls only. */
export function createNicepayClient(options: Options): NicepayClient {
  const { clientId, secretKey, clock } = options;
  const send = createSender(options);
  const isSignedTransaction = ({ tid, amount, ediDate, signature }: NicepayTransaction): boolean =>
    isSigned(signature, sign(tid, amount, ediDate, secretKey));
  const ask = async (call: Call): Promise<NicepayAnswer> => {
    const { code, raw } = await send(call);
    const own = code ?? findResultCode(raw);
    if (own !== '0000') return { code: own ?? 'bad_answer', transaction: undefined, raw };
    if (!isTransaction(raw)) return { code: 'bad_answer', transaction: undefined, raw };
    if (!isSignedTransaction(raw)) return { code: 'bad_signature', transaction: undefined, raw };
    return { code: own, transaction: raw, raw };
  };
  const stamp = (...values: readonly (string | number)[]) => {
    const ediDate = clock.now().toISOString();
    return { ediDate, signData: sign(...values, ediDate, secretKey) };
  };
  return {
    clientId,
    approve: ({ tid, amount }) => ask({ path: `payments/${tid}`, body: { amount, ...stamp(tid, amount) } }),
    netCancel: (orderId) => ask({ path: 'payments/netcancel', body: { orderId, ...stamp(orderId) } }),
    cancel: ({ tid, orderId, reason, amount, account }) =>
      ask({
        path: `payments/${tid}/cancel`,
        body: {
          reason: reason.slice(0, REASON_CHARACTERS),
          orderId,
          ...(amount !== undefined && { cancelAmt: amount }),
          ...(account && {
            refundAccount: account.account,
            refundBankCode: account.bankCode,
            refundHolder: account.holder,
          }),
          ...stamp(tid),
        },
      }),
    findByTid: (tid) => ask({ path: `payments/${tid}?${new URLSearchParams(stamp(tid)).toString()}` }),
    findByOrder: (orderId, confirmed) =>
      ask({ path: `payments/find/${orderId}?orderDate=${toBusinessDate(confirmed).replaceAll('-', '')}` }),
    isAuthSigned: ({ authToken = '', clientId: from, amount = '', signature }) =>
      from === clientId && isSigned(signature, sign(authToken, clientId, amount, secretKey)),
    readWebhook: (body) => (isTransaction(body) && isSignedTransaction(body) ? body : undefined),
  };
}
