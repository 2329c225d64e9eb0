import { Type, type Static, type TSchema } from 'typebox';
import { ProviderError } from '../../platform/providers/provider-error.ts';
import { parseResponse } from '../../platform/providers/provider-fetch.ts';

const open = { additionalProperties: true };
/** The provider writes numbers as numbers or as text, and leaves fields out. */
const textField = Type.Optional(Type.Union([Type.String(), Type.Number(), Type.Null()]));

const goodsRow = Type.Object(
  {
    goodsCode: Type.String({ minLength: 1 }),
    goodsName: Type.String(),
    goodsStateCd: textField,
    brandCode: textField,
    brandName: textField,
    affiliate: textField,
    realPrice: textField,
    salePrice: textField,
    discountPrice: textField,
    saleDiscountPrice: textField,
    discountRate: textField,
    limitDay: textField,
    endDate: textField,
    content: textField,
    contentAddDesc: textField,
    goodsImgS: textField,
    goodsImgB: textField,
    goodsTypeNm: textField,
    goodsTypeDtlNm: textField,
    mmsBarcdCreateYn: textField,
  },
  open,
);
/** A good in the provider's own words. */
export type GoodsRow = Static<typeof goodsRow>;

export const goodsList = Type.Object(
  { listNum: Type.Union([Type.Integer(), Type.String()]), goodsList: Type.Array(goodsRow) },
  open,
);
export const balanceResult = Type.Object(
  { balance: Type.Union([Type.String({ pattern: '^-?\\d+$' }), Type.Integer()]) },
  open,
);
export const sendResult = Type.Object(
  {
    orderNo: Type.Union([Type.String({ minLength: 1 }), Type.Integer()]),
    pinNo: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    couponImgUrl: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  },
  open,
);

const couponInfo = Type.Object(
  {
    pinStatusCd: Type.String({ pattern: '^\\d{2}$' }),
    pinStatusNm: textField,
    remainAmt: textField,
    sendRstCd: textField,
    sendRstMsg: textField,
    sendStatusCd: textField,
    validPrdEndDt: Type.String({ pattern: '^\\d{14}$' }),
  },
  open,
);
export type CouponInfo = Static<typeof couponInfo>;
const couponStatus = Type.Object(
  { resCode: Type.String(), couponInfoList: Type.Optional(Type.Union([Type.Array(couponInfo), Type.Null()])) },
  open,
);

const badAnswer = () => new ProviderError({ provider: 'giftishow', code: 'bad_answer', retryable: false });
const fail = (code: string) => new ProviderError({ provider: 'giftishow', code, retryable: false });

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

const isSuccess = (code: string): boolean => code === '0000' || code === '000';

/** The code of an answer, when it is a short plain word. */
function codeOf(body: unknown, name = 'code'): string {
  const code = fieldOf(body, name);
  if (typeof code !== 'string' || !/^[\w.]{1,20}$/.test(code)) throw badAnswer();
  return code;
}

/** Throws the provider's code unless the answer is a success. */
export function checkCode(body: unknown): void {
  const code = codeOf(body);
  if (!isSuccess(code)) throw fail(code);
}

/** Returns the `result` of a successful answer. */
export function readResult<T extends TSchema>(schema: T, body: unknown): Static<T> {
  checkCode(body);
  return parseResponse('giftishow', schema, fieldOf(body, 'result'));
}

/** Returns what 0204 issued: its answer has codes outside and inside of `result`. */
export function readSendResult(body: unknown): Static<typeof sendResult> {
  checkCode(body);
  return readResult(sendResult, fieldOf(body, 'result'));
}

/**
 * Returns what 0201 says, `undefined` for a tr_id that the provider does not know. The answer is bare or in the list
 * `result` of the usual envelope.
 */
export function readCouponInfo(body: unknown): CouponInfo | undefined {
  const result = fieldOf(body, 'result');
  if (result === undefined && fieldOf(body, 'resCode') === undefined) checkCode(body);
  const status = result === undefined ? body : Array.isArray(result) ? result[0] : result;
  const { resCode, couponInfoList } = parseResponse('giftishow', couponStatus, status);
  if (resCode === 'COUPON.0004') return undefined;
  if (!isSuccess(resCode)) throw fail(codeOf(status, 'resCode'));
  return couponInfoList?.[0];
}
