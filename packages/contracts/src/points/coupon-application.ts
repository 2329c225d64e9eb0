import { Type, type Static } from 'typebox';
import { personRef } from '../accounts/user.ts';
import { ApplicationStatus } from '../codes/coupon-codes.ts';
import { count, entity, id, labelled, nanoId, nullable, oneOf, strictObject, text, timestamp } from '../fields.ts';
import { couponRef } from './coupon.ts';
import { ANSWER_LIMITS } from '../limits.ts';
import { giftReason } from './coupon-gift.ts';

export const applicationUuid = labelled('신청 번호', nanoId);
export const applicationMemo = text('사유', 300);
/** How often a voucher is sent again. */
export const MAX_RESENDS = 3;

/** An order of a voucher at the provider (SPEC §3). Pin and picture are shown to the owner alone, and never in lists. */
const couponOrder = entity('CouponOrder', {
  coupon: id,
  application: id,
  tr_id: text('거래 번호', 25),
  order_no: nullable(text('주문 번호', 50)),
  pin_no: nullable(text('핀번호', 100)),
  img_url: nullable(text('바코드 이미지', 500)),
  mms_msg: text('문자 내용', 500),
  mms_title: text('문자 제목', 10),
  /** Masked. */
  phone_no: text('받는 번호', 20),
  gubun: labelled('받는 방법', oneOf('N', 'I')),
  memo: nullable(text('메모', 300)),
  /** The state of the pin when the provider was asked last. */
  pin_status: nullable(text('사용 상태', 2)),
  pin_checked: labelled('사용 확인', nullable(timestamp)),
  valid_until: labelled('유효 기간', nullable(timestamp)),
  /** The amount left on a voucher that is worth an amount, won. */
  remain_amount: nullable(count('잔액', 100_000_000)),
});

/** An exchange of points for a coupon (SPEC §3, FACTS §10.3). */
export const couponApplication = entity('CouponApplication', {
  id,
  uuid: applicationUuid,
  coupon: labelled('쿠폰', couponRef),
  user: labelled('신청한 회원', personRef),
  payment_price: count('사용 포인트', 10_000_000),
  application_status: labelled('상태', ApplicationStatus.schema),
  /** The gift that it belongs to, with the operator's reason; its owner spent no points. */
  gift: labelled('보낸 상품권', nullable(strictObject({ id, reason: giftReason }))),
  memo: nullable(applicationMemo),
  done_datetime: labelled('발급', nullable(timestamp)),
  refunded_datetime: labelled('환불', nullable(timestamp)),
  order: labelled('상품권', nullable(couponOrder)),
  coupon_request_count: count('다시 보낸 횟수', MAX_RESENDS),
  latest_send_datetime: labelled('마지막 보냄', nullable(timestamp)),
  created_date: labelled('신청', timestamp),
  updated_date: labelled('수정', timestamp),
});
export type CouponApplication = Static<typeof couponApplication>;

/** A transition; without a user the system made it. */
const applicationEvent = strictObject({
  id,
  user: nullable(personRef),
  from_status: nullable(ApplicationStatus.schema),
  to_status: ApplicationStatus.schema,
  memo: nullable(text('사유', 300)),
  created: timestamp,
});

/** A call of the provider about the application; operators see them. */
const providerCall = strictObject({
  id,
  tr_id: text('거래 번호', 25),
  operation: text('호출', 10),
  code: text('응답', 40),
  created: timestamp,
});

/** An entry of the application in the point ledger of its owner. */
const applicationEntry = strictObject({
  id,
  point: Type.Integer({ label: '포인트' }),
  balance: Type.Integer({ label: '남은 포인트' }),
  description: Type.String({ label: '내용' }),
  created: timestamp,
});

export const couponApplicationDetail = strictObject({
  ...couponApplication.properties,
  events: Type.Array(applicationEvent, { maxItems: ANSWER_LIMITS.trail }),
  calls: Type.Array(providerCall, { maxItems: ANSWER_LIMITS.trail }),
  entries: Type.Array(applicationEntry, { maxItems: ANSWER_LIMITS.trail }),
});
export type CouponApplicationDetail = Static<typeof couponApplicationDetail>;

/** The provider's data about a sent voucher (SPEC §7). */
export const voucherTrade = strictObject({
  tr_id: text('거래 번호', 25),
  send_result: text('발송 결과', 100),
  pin_status: text('사용 상태', 2),
  /** `yy-mm-dd hh:mm:ss`, Korean time. */
  end_date: text('유효 기간', 20),
  remain_amount: nullable(count('잔액', 100_000_000)),
});
