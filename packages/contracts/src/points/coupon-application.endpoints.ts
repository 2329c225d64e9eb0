import { Type } from 'typebox';
import { ApplicationStatus } from '../codes/coupon-codes.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { id, labelled, nanoId, ok, strictObject, text } from '../fields.ts';
import { endlessPageQuery, pageOf } from '../page.ts';
import {
  applicationMemo,
  applicationUuid,
  couponApplication,
  couponApplicationDetail,
  voucherTrade,
} from './coupon-application.ts';

const CALLERS = ['general', 'brand', 'staff'] as const;
const MEMBERS = ['general', 'brand'] as const;

export const listCouponApplications = defineEndpoint({
  id: 'points.list_applications',
  title: '쿠폰 신청 목록',
  method: 'GET',
  path: '/api/points/coupon_applications/',
  audience: CALLERS,
  reads: ['coupon_application'],
  summary: "A member's own applications, or all for operators; the newest first.",
  query: strictObject({
    ...endlessPageQuery,
    user__nano_id: Type.Optional(nanoId),
    coupon__nano_id: Type.Optional(nanoId),
    application_status: Type.Optional(ApplicationStatus.schema),
  }),
  response: pageOf(couponApplication),
});

export const createCouponApplication = defineEndpoint({
  id: 'points.apply',
  title: '쿠폰 신청',
  method: 'POST',
  path: '/api/points/coupon_applications/',
  audience: MEMBERS,
  changes: ['coupon_application', 'points', 'user', 'staff_log'],
  refusedWhileActing: true,
  summary: 'Exchanges points for a coupon. One application of a coupon can be open; the error text is to be shown.',
  body: strictObject({ coupon: nanoId }),
  response: couponApplication,
});

export const getCouponApplication = defineEndpoint({
  id: 'points.get_application',
  title: '쿠폰 신청 보기',
  method: 'GET',
  path: '/api/points/coupon_application/{id}/',
  audience: CALLERS,
  reads: ['coupon_application'],
  summary: 'One application, for its owner with the pin, for operators with the trail.',
  response: couponApplicationDetail,
});

export const updateCouponApplication = defineEndpoint({
  id: 'points.move_application',
  title: '쿠폰 신청 처리',
  method: 'PUT',
  path: '/api/points/coupon_application/{id}/',
  audience: CALLERS,
  changes: ['coupon_application', 'points', 'user', 'staff_log'],
  refusedWhileActing: true,
  summary:
    'Moves an application along its states (409 invalid_transition otherwise). Its owner cancels (3) or asks for a refund (4); operators cancel (3), refund (5) or refuse the refund (2) with a memo.',
  body: strictObject({
    application_status: labelled('상태', ApplicationStatus.schema),
    memo: Type.Optional(applicationMemo),
  }),
  logged: couponApplication,
  response: couponApplication,
});

export const cancelCouponApplication = defineEndpoint({
  id: 'points.cancel_application',
  title: '쿠폰 신청 취소',
  method: 'DELETE',
  path: '/api/points/coupon_application/{id}/',
  audience: MEMBERS,
  changes: ['coupon_application', 'points', 'user', 'staff_log'],
  refusedWhileActing: true,
  summary: 'Cancels an own application whose voucher was not ordered yet; operators need a reason, and move it.',
  logged: couponApplication,
  response: ok,
});

export const countCouponApplications = defineEndpoint({
  id: 'points.count_applications',
  title: '쿠폰 신청 상태별 수',
  method: 'GET',
  path: '/api/points/coupon_application_count/',
  audience: CALLERS,
  reads: ['coupon_application'],
  summary: 'How many applications are in each state: of a member its own, of operators all, or those of one coupon.',
  query: strictObject({ coupon__nano_id: Type.Optional(nanoId) }),
  response: Type.Array(
    strictObject({ application_status: ApplicationStatus.schema, count: Type.Integer({ minimum: 0 }) }),
    { maxItems: ApplicationStatus.options.length },
  ),
});

export const orderCoupon = defineEndpoint({
  id: 'points.order_coupon',
  title: '쿠폰 발급',
  method: 'POST',
  path: '/api/points/coupon_order/',
  audience: ['staff'],
  changes: ['coupon_application', 'points', 'user', 'staff_log'],
  summary: 'Approves an application and orders its voucher; a failed one is ordered again with a new tr_id.',
  body: strictObject({ coupon_application_uuid: applicationUuid }),
  logged: couponApplication,
  response: couponApplication,
});

export const resendCoupon = defineEndpoint({
  id: 'points.resend_coupon',
  title: '쿠폰 다시 보내기',
  method: 'POST',
  path: '/api/points/coupon_resend/',
  audience: CALLERS,
  changes: ['coupon_application', 'staff_log'],
  refusedWhileActing: true,
  summary: 'Sends a voucher again to the same phone, at most three times.',
  body: strictObject({ coupon_application_id: id }),
  logged: couponApplication,
  response: couponApplication,
});

export const checkVoucher = defineEndpoint({
  id: 'points.check_voucher',
  title: '상품권 상태 확인',
  method: 'POST',
  path: '/api/points/gifti_coupon_trade/',
  audience: CALLERS,
  changes: ['coupon_application'],
  summary: 'Asks the provider about a sent voucher: result of the sending, state of the pin, validity.',
  body: strictObject({ coupon_application_uuid: applicationUuid }),
  response: voucherTrade,
});

export const getVoucherPicture = defineEndpoint({
  id: 'points.voucher_picture',
  title: '상품권 바코드 보기',
  method: 'GET',
  path: '/api/points/coupon_application/{id}/picture/',
  audience: MEMBERS,
  reads: ['coupon_application'],
  origin: 'extension',
  refusedWhileActing: true,
  requiresClientHeader: true,
  summary: 'The picture of the barcode as a data address, for the owner alone.',
  response: strictObject({ picture: text('바코드', 4_000_000) }),
});
