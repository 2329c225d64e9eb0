import type { ApplicationStatusCode } from '@danji/contracts/codes/coupon-codes';
import type { Coupon, CouponChange } from '@danji/contracts/points/coupon';
import type { VoucherGood } from '@danji/contracts/points/voucher-good';
import type { ColumnType } from 'kysely';
import type { Defaulted, Id, Json, NullableTimestamp, Searched, Timestamp } from '../../platform/database/columns.ts';
import type { Gubun } from '../voucher-goods/index.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    coupon: {
      id: Id;
      nano_id: Coupon['nano_id'];
      title: string;
      searched: Searched;
      goods_code: string;
      /** Columns of the good: triggers copy them, so that lists are filtered and ordered by one table. */
      good_state: ColumnType<VoucherGood['state'], never, never>;
      brand_name: ColumnType<string, never, never>;
      category: ColumnType<string, never, never>;
      /** Points. */
      price: number;
      date_start: string;
      date_end: string;
      require_recommands: number;
      require_point: number;
      application_type: Coupon['application_type'];
      created: Timestamp;
      updated: Timestamp;
      deleted: NullableTimestamp;
    };
    /** The changes that operators made to coupons. */
    coupon_change: {
      id: Id;
      coupon_id: number;
      user_id: number;
      kind: CouponChange['kind'];
      fields: Json<CouponChange['fields']>;
      created: Timestamp;
    };
    coupon_application: {
      id: Id;
      uuid: Coupon['nano_id'];
      coupon_id: number;
      user_id: number;
      payment_price: number;
      application_status: ApplicationStatusCode;
      /** The gift by which operators gave it; its owner spends no points. */
      gift_id: Defaulted<number | null>;
      memo: string | null;
      /** The verified phone at the time of the application; the voucher is sent to it and to no other. */
      tel: string;
      /** Counts how often the points were taken: once more when a failed application is ordered again. */
      round: Defaulted<number>;
      /** When its points were taken last: the day whose limit it counts for. */
      taken: NullableTimestamp;
      /** It waits because the limit of its day was reached, and not for operators. */
      is_queued: Defaulted<boolean>;
      done_datetime: NullableTimestamp;
      refunded_datetime: NullableTimestamp;
      coupon_request_count: Defaulted<number>;
      latest_send_datetime: NullableTimestamp;
      created: Timestamp;
      updated: Timestamp;
    };
    /** Every transition of an application; one without a user was made by the system. */
    coupon_application_event: {
      id: Id;
      application_id: number;
      user_id: number | null;
      from_status: ApplicationStatusCode | null;
      to_status: ApplicationStatusCode;
      memo: string | null;
      created: Timestamp;
    };
    /** Orders at the provider: each is stored with its tr_id before the call. */
    voucher_order: {
      id: Id;
      application_id: number;
      tr_id: string;
      goods_code: string;
      gubun: Gubun;
      /** The cost at the provider, won, by the price at the moment of the order. */
      cost: number;
      mms_title: string;
      mms_msg: string;
      /** `open` until it is known what became of it, `closed` when there is no voucher. */
      state: 'open' | 'issued' | 'closed';
      /** When the call was about to be made: from then on the provider may know the order. */
      sent: NullableTimestamp;
      /** Until then one server works on it. */
      claimed_until: NullableTimestamp;
      /** A refund was asked for and the provider has not answered about it. */
      is_refund_due: Defaulted<boolean>;
      order_no: string | null;
      pin_encrypted: string | null;
      picture_url_encrypted: string | null;
      memo: string | null;
      pin_status: string | null;
      pin_checked: NullableTimestamp;
      valid_until: NullableTimestamp;
      remain_amount: number | null;
      created: Timestamp;
    };
    /** Text messages of ours that tell of a voucher with a barcode. */
    voucher_message: {
      id: Id;
      application_id: number;
      created: Timestamp;
      /** When it was about to be sent: it is not sent a second time. */
      sent: NullableTimestamp;
    };
    /** Which reminders of an order's expiry its owner has got, by the days before it. */
    voucher_reminder: { order_id: number; days: number; created: Timestamp };
    /** The cost of the vouchers of a coupon in a month; a trigger of the applications writes it. */
    voucher_cost: {
      id: Id;
      /** The first day of the month in Seoul. */
      month: string;
      coupon_id: number;
      brand_name: string;
      issued: number;
      gifts: number;
      cost: number;
      points: number;
      refunded: number;
      refunded_cost: number;
      refunded_points: number;
    };
    /** Calls of the provider, without pins and phone numbers. */
    voucher_call: {
      id: Id;
      application_id: number;
      tr_id: string;
      operation: string;
      code: string;
      created: Timestamp;
    };
  }
}
