import type { Defaulted, Id, Json, NullableTimestamp, Searched, Timestamp } from '../../platform/database/columns.ts';
import type { GoodChange } from '@danji/contracts/points/voucher-good';
import type { GoodsRow } from './giftishow-body.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** The goods of the voucher provider as the last reading found them; `data` is the provider's own row. */
    voucher_good: {
      id: Id;
      goods_code: string;
      goods_name: string;
      searched: Searched;
      brand_code: string;
      brand_name: string;
      category: string;
      goods_type: string;
      affiliate: string;
      picture_url: string;
      real_price: number;
      sale_price: number;
      discount_rate: number;
      limit_day: number;
      end_date: string | null;
      state: 'SALE' | 'SUS' | 'GONE';
      is_amount: boolean;
      has_picture: boolean;
      content: string;
      data: Json<GoodsRow>;
      first_seen: Timestamp;
      last_seen: Timestamp;
    };
    /** Readings of the provider's catalogue. */
    voucher_sync: {
      id: Id;
      started: Timestamp;
      finished: NullableTimestamp;
      read: number;
      total: number;
      added: Json<GoodChange[]>;
      repriced: Json<GoodChange[]>;
      gone: Json<GoodChange[]>;
      /** Applications that it closed. */
      closed: Defaulted<number>;
      error: string | null;
    };
  }
}
