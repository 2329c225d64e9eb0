import type { RichDocument } from '@danji/contracts/documents/rich-document';
import type { NanoId } from '@danji/contracts/fields';
import type { ProductFields } from '@danji/contracts/shop/product';
import type { GeneratedAlways } from 'kysely';
import type { Defaulted, Id, Json, NullableTimestamp, Searched, Timestamp } from '../../platform/database/columns.ts';

type Texts = 'detail_info' | 'shipping_info' | 'return_info';
type WrittenColumns = Omit<ProductFields, Texts | 'category' | 'product_notice'> &
  Record<Texts, Json<RichDocument>> & {
    category_id: number;
    product_notice: Json<ProductFields['product_notice']>;
  };

declare module '../../platform/database/schema.ts' {
  interface Database {
    shop_product: WrittenColumns & {
      id: Id;
      code: string;
      /** Units that are there. */
      stock: number;
      /** Units of the stock that orders hold which are not paid yet. */
      reserved: Defaulted<number>;
      /** The result of the rule `isSoldOut`, stored with each change of stock and options. */
      is_sold_out: boolean;
      is_low_stock: GeneratedAlways<boolean>;
      /** Whether our staff were told that it is low, or have set it so. */
      is_low_known: Defaulted<boolean>;
      view_count: Defaulted<number>;
      /** The views with two digits that count. */
      view_rank: GeneratedAlways<number>;
      sales_count: Defaulted<number>;
      searched: Searched;
      created: Timestamp;
      updated: Timestamp;
    };
    /** Pictures of products by the public ids of their files. */
    product_image: {
      id: Id;
      product_id: number;
      file_id: NanoId;
      is_main: boolean;
      position: number;
    };
    /** Groups of options and of additional items. */
    product_option_group: {
      id: Id;
      product_id: number;
      is_additional: boolean;
      name: string;
      position: number;
      removed: NullableTimestamp;
    };
    product_option: {
      id: Id;
      group_id: number;
      product_id: number;
      name: string;
      price: number;
      stock: number;
      reserved: Defaulted<number>;
      /** The same as of a product, by the figure of its product. */
      is_low_known: Defaulted<boolean>;
      is_active: boolean;
      position: number;
      removed: NullableTimestamp;
    };
    /** Every change of a stock: of the product without an option; the system made one without a user. */
    product_stock_change: {
      id: Id;
      product_id: number;
      option_id: number | null;
      user_id: number | null;
      amount: number;
      /** The units that were left then. */
      stock: number;
      reason: string;
      created: Timestamp;
    };
    /**
     * The units of a product (no option), of its options and additional items that an order holds until it is paid or
     * ends.
     */
    stock_hold: {
      id: Id;
      order_id: number;
      user_id: number;
      product_id: number;
      option_id: number | null;
      quantity: number;
      /** The payment has begun: a new order of the same buyer does not take its place. */
      is_firm: boolean;
    };
    /** `day` is the last business day on which the member's view was counted. */
    product_view: { product_id: number; user_id: number; day: string };
  }
}
