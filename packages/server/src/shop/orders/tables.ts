import type {
  OrderStatusCode,
  ReturnKind,
  ReturnReasonCode,
  ShippingMethodCode,
} from '@danji/contracts/codes/order-codes';
import type { OrderOption } from '@danji/contracts/shop/order';
import type { OrderReturn } from '@danji/contracts/shop/order-return';
import type { OrderActor } from '@danji/contracts/shop/order-moves';
import type { Defaulted, Id, Json, NullableTimestamp, Searched, Timestamp } from '../../platform/database/columns.ts';

/** The shipping terms of a product when it was ordered: a partial cancel reckons with them again. */
type ShippingTerms = {
  shipping_fee: number;
  shipping_fee_mountain: number;
  is_free_shipping: boolean;
  min_free_shipping_amount: number | null;
};

/** The options that come instead of those of a line. */
export type WantedLine = { item_id: number; option_key: string; options: OrderOption[] };

/** The accounts that get points of an order. */
export type ShareRole = 'buyer' | 'parent' | 'master';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** One product of a checkout. All amounts are won, as they were when it was ordered. */
    shop_order: {
      id: Id;
      /** The same for all orders that were made together. */
      checkout_id: string;
      user_id: number;
      product_id: number;
      product_name: string;
      status: OrderStatusCode;
      /** The state in which its buyer asked for a cancel or a refund, while that is open. */
      origin: OrderStatusCode | null;
      /** How often its points were taken: once more after a deposit that came late. */
      round: Defaulted<number>;
      /** How often its buyer has chosen other points while it was not paid. */
      hold_round: Defaulted<number>;
      total_price: number;
      /** The goods of it that were cancelled or returned while the rest stayed. */
      ended_price: Defaulted<number>;
      /** How often a part of it has ended. */
      ended_parts: Defaulted<number>;
      shipping_fee: number;
      point: number;
      payment_price: number;
      accum_point: number;
      /** The money and the points that were given back, won and points. */
      refund_price: Defaulted<number>;
      refund_point: Defaulted<number>;
      /** The fee that was kept for the way back of the goods, won. */
      return_fee: Defaulted<number>;
      /** Whether its return that is open, or was the last one, is an exchange. */
      is_exchange: Defaulted<boolean>;
      /** The order whose goods came back for those of this one. */
      exchange_of: number | null;
      /** The amounts that went over to the orders of its exchanges, won and points. */
      exchanged_price: Defaulted<number>;
      exchanged_point: Defaulted<number>;
      /** Whether our staff took it on the telephone, and the operator who did. */
      is_by_phone: Defaulted<boolean>;
      entered_by: Defaulted<number | null>;
      shipping_group: string;
      shipping_terms: Json<ShippingTerms>;
      is_island: boolean;
      customer_name: string;
      customer_tel: string;
      customer_email: string;
      customer_address: string;
      customer_message: string;
      delivery_name: string;
      delivery_tel: string;
      delivery_address_code: string;
      delivery_address: string;
      delivery_message: string;
      is_reviewed: Defaulted<boolean>;
      /** Its buyer has ordered again instead of paying it; no list shows it. */
      is_replaced: Defaulted<boolean>;
      /** The gateway has been asked for its money and has not answered: nothing else may end it. */
      is_approving: Defaulted<boolean>;
      cancel_reason: string | null;
      refund_reason: string | null;
      shipping_method: Defaulted<ShippingMethodCode>;
      post_company: string | null;
      post_tracking_number: string | null;
      payment_uuid: string | null;
      payment_code: string | null;
      payment_date: NullableTimestamp;
      receipt_url: string | null;
      /** Until when stock and points are held while it is not paid. */
      hold_until: NullableTimestamp;
      /** When it is confirmed by itself. */
      confirm_due: NullableTimestamp;
      searched: Searched;
      created: Timestamp;
      updated: Timestamp;
    };
    /** Units of the product with one choice of options. */
    shop_order_item: {
      id: Id;
      order_id: number;
      product_id: number;
      /** The line of the cart that it was; it ends at the payment. */
      cart_line_id: number | null;
      option_key: string;
      options: Json<OrderOption[]>;
      quantity: number;
      /** Units that ended while the rest stayed, and those of an open request for that. */
      ended_quantity: Defaulted<number>;
      asked_quantity: Defaulted<number>;
      price_at_order: number;
    };
    shop_order_additional: {
      id: Id;
      order_id: number;
      item_id: number;
      option_id: number;
      group_name: string;
      name: string;
      quantity: number;
      ended_quantity: Defaulted<number>;
      asked_quantity: Defaulted<number>;
      price_at_order: number;
    };
    /** The points that each account gets for a unit at the confirmation, with the terms of that time. */
    shop_order_share: {
      order_id: number;
      role: ShareRole;
      user_id: number;
      unit_points: number;
      terms: Json<{ tier: number; bonus_point_rate: number }>;
    };
    /** Goods of an order that go back, or were asked to; one of an order is open at most. */
    shop_return: {
      id: Id;
      order_id: number;
      kind: Defaulted<ReturnKind>;
      is_by_staff: boolean;
      reason_code: ReturnReasonCode;
      reason: string;
      state: OrderReturn['state'];
      /** Why it was refused. */
      answer: string | null;
      post_company: string | null;
      post_tracking_number: string | null;
      /** Won; null until the money goes back. */
      return_fee: number | null;
      fee_reason: string | null;
      /** The goods that go back, in words; null for all that is left. */
      lines: string | null;
      /** The options that come instead in an exchange, by line, and all of its goods in words. */
      wanted: Json<WantedLine[]> | null;
      wanted_lines: string | null;
      new_order_id: number | null;
      /** The amounts that came back by it, won and points. */
      refund_price: number | null;
      refund_point: number | null;
      created: Timestamp;
      updated: Timestamp;
    };
    shop_return_image: { id: Id; return_id: number; file_id: number };
    /** The events of an order; rows are never changed. */
    shop_order_event: {
      id: Id;
      order_id: number;
      user_id: number | null;
      actor: OrderActor;
      from_status: OrderStatusCode | null;
      to_status: OrderStatusCode;
      reason: string | null;
      data: Json<Record<string, unknown>>;
      created: Timestamp;
    };
  }
}
