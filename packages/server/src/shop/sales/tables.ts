/** Counts and won of a day, product and method; `point` amounts are points. */
export type SalesCell = {
  orders: number;
  money: number;
  point: number;
  refunds: number;
  refund_money: number;
  refund_point: number;
  /** The orders and refunds in which there is money, or points. */
  money_orders: number;
  money_refunds: number;
  point_orders: number;
  point_refunds: number;
};

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** Sales and refunds of business days that are over; rows are never changed. */
    shop_sales_day: SalesCell & {
      day: string;
      product_id: number;
      /** Empty for orders whose payment is not known. */
      method: string;
    };
  }
}
