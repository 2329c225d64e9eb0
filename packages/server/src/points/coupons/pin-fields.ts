import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays } from '@danji/contracts/rules/day-math';
import type { CouponInfo } from '../voucher-goods/index.ts';

/**
 * The end of the validity of a voucher of a good that is issued now: the answer of 0204 does not name it, 0201 does.
 * `limitDay` is the validity of the good in days; 0 is unknown.
 */
export const toFirstValidity = (limitDay: number, now: Date): string | null =>
  limitDay > 0 ? `${addDays(toBusinessDate(now), limitDay)}T23:59:59+09:00` : null;

/** `20261124235959` in Korean time as a timestamp. */
const toTimestamp = (digits: string): string =>
  `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}T${digits.slice(8, 10)}:${digits.slice(10, 12)}:${digits.slice(12)}+09:00`;

/** Returns the columns that an order keeps of the provider's answer about its pin. */
export const toPinFields = ({ pinStatusCd, validPrdEndDt, remainAmt }: CouponInfo, now: Date) => ({
  pin_status: pinStatusCd,
  pin_checked: now,
  valid_until: toTimestamp(validPrdEndDt),
  remain_amount: Number(remainAmt) > 0 ? Math.round(Number(remainAmt)) : null,
});

/** `yy-mm-dd hh:mm:ss`, as the specification shows the end of the validity. */
export const toEndDate = (digits: string): string =>
  `${digits.slice(2, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)} ${digits.slice(8, 10)}:${digits.slice(10, 12)}:${digits.slice(12)}`;
