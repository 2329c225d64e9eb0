import { readLimitedText } from '../../platform/providers/limited-text.ts';
import { ProviderError } from '../../platform/providers/provider-error.ts';
import { type Fetch, toProviderError } from '../../platform/providers/provider-fetch.ts';
import {
  balanceResult,
  checkCode,
  type CouponInfo,
  goodsList,
  type GoodsRow,
  readCouponInfo,
  readResult,
  readSendResult,
} from './giftishow-body.ts';

type Options = {
  /** `https://bizapi.giftishow.com/bizApi`, no trailing slash. */
  base: string;
  authCode: string;
  authToken: string;
  userId: string;
  /** Registered sender number, digits. */
  callbackNo: string;
  /** Milliseconds until the whole answer has arrived. */
  timeout?: number;
  fetch?: Fetch;
};

/** How a voucher is delivered: a message with it, or the picture of its barcode for us. */
export type Gubun = 'N' | 'I';
export type VoucherOrder = {
  trId: string;
  goodsCode: string;
  /** Digits. */
  phone: string;
  title: string;
  message: string;
  gubun: Gubun;
};
export type IssuedVoucher = { orderNo: string; pin: string | null; pictureUrl: string | null };

/**
 * Vouchers of GIFTISHOW BIZ (FACTS §3). Every method throws `ProviderError` with the provider's own code
 * (`giftishow-errors.ts`), or `timeout`, `unreachable`, `too_large`, `bad_answer`, `http_<status>`. Nothing is retried:
 * whoever orders asks for the status first.
 */
export type GiftishowClient = {
  listGoods(page: { page: number; size: number }): Promise<{ total: number; goods: GoodsRow[] }>;
  /** Orders and sends a voucher (0204). */
  send(order: VoucherOrder): Promise<IssuedVoucher>;
  /** The state of the voucher of a tr_id (0201), `undefined` when the provider does not know it. */
  findVoucher(trId: string): Promise<CouponInfo | undefined>;
  /** Cancels an unused voucher (0202). */
  cancel(trId: string): Promise<void>;
  /** Closes an order that was paid without a pin (0205). */
  cancelFailedSend(trId: string): Promise<void>;
  /** Sends the message of a voucher of gubun N again (0203). */
  resend(trId: string): Promise<void>;
  /** The balance, won (0301). */
  getBalance(): Promise<number>;
  /** The bytes of a picture of the provider, with their type. */
  readPicture(url: string): Promise<{ bytes: Buffer; type: string }>;
};

const TIMEOUT_MS = 15_000;
const MAX_BYTES = 4 * 1024 * 1024;
const MAX_PICTURE_BYTES = 2 * 1024 * 1024;
const PICTURE_TYPES = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif']);

const failure = (code: string, retryable = false) => new ProviderError({ provider: 'giftishow', code, retryable });

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw failure('bad_answer');
  }
}

/** Only pictures of the provider's own hosts are read. */
function checkPictureUrl(url: string, base: string): void {
  const own = new URL(base);
  if (!URL.canParse(url)) throw failure('bad_answer');
  const { host, protocol } = new URL(url);
  if (host === own.host && protocol === own.protocol) return;
  if (protocol !== 'https:' || !/(^|\.)giftishow\.(com|co\.kr)$/.test(host)) throw failure('bad_answer');
}

type Read = <T>(url: string, init: RequestInit, read: (response: Response) => Promise<T>) => Promise<T>;

function createReader(fetch: Fetch, timeout: number): Read {
  return async (url, init, read) => {
    const signal = AbortSignal.timeout(timeout);
    try {
      const response = await fetch(url, { ...init, signal, redirect: 'error' });
      if (response.status !== 200) throw toProviderError('giftishow', { status: response.status, body: undefined });
      return await read(response);
    } catch (error) {
      if (error instanceof ProviderError) throw error;
      if (error instanceof RangeError) throw failure('too_large');
      // The original error may contain the request: only the kind of failure is passed on.
      throw failure(signal.aborted ? 'timeout' : 'unreachable', true);
    }
  };
}

async function readPicture(read: Read, url: string, base: string): Promise<{ bytes: Buffer; type: string }> {
  checkPictureUrl(url, base);
  return read(url, {}, async (response) => {
    const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
    if (!PICTURE_TYPES.has(type)) throw failure('bad_answer');
    const bytes = Buffer.from(await response.arrayBuffer());
    if (bytes.length > MAX_PICTURE_BYTES) throw failure('too_large');
    return { bytes, type };
  });
}

export function createGiftishowClient({
  base,
  authCode,
  authToken,
  userId,
  callbackNo,
  timeout = TIMEOUT_MS,
  fetch = globalThis.fetch,
}: Options): GiftishowClient {
  const read = createReader(fetch, timeout);
  const call = async (code: string, path: string, fields: Record<string, string>): Promise<unknown> => {
    const common = { api_code: code, custom_auth_code: authCode, custom_auth_token: authToken, dev_yn: 'N' };
    const text = await read(
      `${base}/${path}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
        body: new URLSearchParams({ ...common, ...fields }).toString(),
      },
      (response) => readLimitedText(response, MAX_BYTES),
    );
    return toJson(text);
  };
  return {
    listGoods: async ({ page, size }) => {
      const result = readResult(goodsList, await call('0101', 'goods', { start: String(page), size: String(size) }));
      return { total: Number(result.listNum), goods: result.goodsList };
    },
    send: async ({ trId, goodsCode, phone, title, message, gubun }) => {
      const { orderNo, pinNo, couponImgUrl } = readSendResult(
        await call('0204', 'send', {
          goods_code: goodsCode,
          mms_msg: message,
          mms_title: title,
          callback_no: callbackNo,
          phone_no: phone,
          tr_id: trId,
          rev_info_yn: 'N',
          user_id: userId,
          gubun,
        }),
      );
      return { orderNo: String(orderNo), pin: pinNo ?? null, pictureUrl: couponImgUrl ?? null };
    },
    findVoucher: async (trId) => readCouponInfo(await call('0201', 'coupons', { tr_id: trId })),
    cancel: async (trId) => checkCode(await call('0202', 'cancel', { tr_id: trId, user_id: userId })),
    cancelFailedSend: async (trId) =>
      checkCode(await call('0205', 'sendFail/cancel', { tr_id: trId, user_id: userId })),
    resend: async (trId) => checkCode(await call('0203', 'resend', { tr_id: trId, sms_flag: 'N', user_id: userId })),
    getBalance: async () =>
      Number(readResult(balanceResult, await call('0301', 'bizmoney', { user_id: userId })).balance),
    readPicture: (url) => readPicture(read, url, base),
  };
}
