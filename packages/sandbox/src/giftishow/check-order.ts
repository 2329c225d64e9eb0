import type { GiftishowStore } from './giftishow-store.ts';
import type { RefusalCode } from './refusals.ts';

type Form = Record<string, string | undefined>;
const RESERVATION_MINUTES = { min: 5, max: 90 * 24 * 60 };

function checkReservation(form: Form, now: Date): RefusalCode | undefined {
  if (form['rev_info_yn'] !== 'Y') return undefined;
  const { rev_info_date: day = '', rev_info_time: time = '' } = form;
  if (!/^\d{8}$/.test(day)) return 'COUPON.0012';
  if (!/^\d{4}$/.test(time)) return 'COUPON.0013';
  const at = Date.parse(
    `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T${time.slice(0, 2)}:${time.slice(2)}:00+09:00`,
  );
  const minutes = (at - now.getTime()) / 60_000;
  return minutes >= RESERVATION_MINUTES.min && minutes <= RESERVATION_MINUTES.max ? undefined : 'COUPON.0014';
}

/** The refusal of an order (0204), `undefined` when it is in order. The balance is checked last, as nothing else costs. */
export function checkOrder(store: GiftishowStore, form: Form, now: Date): RefusalCode | undefined {
  const { tr_id: trId = '', mms_title: title = '', phone_no: phone = '', callback_no: callback = '' } = form;
  if (!form['user_id']) return 'ERR0300';
  if (title === '') return 'COUPON.0001';
  if ([...title].length > 10) return 'COUPON.0002';
  if (trId === '' || trId.length > 25) return 'COUPON.0003';
  if (!/^01\d{8,9}$/.test(phone)) return 'COUPON.0005';
  if (!/^\d{8,11}$/.test(callback)) return 'COUPON.0010';
  if (!form['mms_msg']) return 'ERR0209';
  const good = store.findGood(form['goods_code'] ?? '');
  if (!good || good.state === 'SUS') return 'COUPON.0011';
  if (!['Y', 'N', 'I'].includes(form['gubun'] ?? '') || (form['gubun'] === 'I' && !good.hasPicture)) return 'ERR0208';
  const reservation = checkReservation(form, now);
  if (reservation) return reservation;
  if (store.find(trId)) return 'COUPON.0015';
  return store.balance < good.salePrice ? 'E0010' : undefined;
}
