import { Type, type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';

const open = { additionalProperties: true };
const maybe = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]));
const won = Type.Integer({ minimum: 0 });

const cancel = Type.Object({ tid: Type.String(), amount: won, reason: maybe(Type.String()) }, open);
const account = Type.Object(
  {
    vbankName: Type.String(),
    vbankNumber: Type.String(),
    vbankExpDate: Type.String(),
    vbankHolder: maybe(Type.String()),
  },
  open,
);

/** A transaction as approvals, cancels, look-ups and webhooks tell it (FACTS §2.3). */
const transaction = Type.Object(
  {
    resultCode: Type.String(),
    tid: Type.String({ minLength: 1, maxLength: 30 }),
    orderId: Type.String({ minLength: 1, maxLength: 64 }),
    ediDate: Type.String(),
    signature: Type.String(),
    status: Type.Union(
      (['paid', 'ready', 'failed', 'cancelled', 'partialCancelled', 'expired'] as const).map((each) =>
        Type.Literal(each),
      ),
    ),
    amount: won,
    balanceAmt: won,
    paidAt: Type.String(),
    payMethod: Type.String(),
    receiptUrl: maybe(Type.String()),
    cancelledTid: maybe(Type.String()),
    cancels: maybe(Type.Array(cancel)),
    vbank: maybe(account),
  },
  open,
);
export type NicepayTransaction = Static<typeof transaction>;

export const isTransaction = (body: unknown): body is NicepayTransaction => Value.Check(transaction, body);

/** The code of an answer, when it is a short plain word. */
export function findResultCode(body: unknown): string | undefined {
  const code = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)['resultCode'] : undefined;
  return typeof code === 'string' && /^\w{1,8}$/.test(code) ? code : undefined;
}

/** A moment as the gateway writes it (`2021-10-05T16:56:34.000+0900`); `undefined` for `0` and what is none. */
export function toMoment(text: string): Date | undefined {
  const date = new Date(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
  return text === '0' || Number.isNaN(date.getTime()) ? undefined : date;
}
