import type { ColumnType } from 'kysely';
import type { BrandDetail, User } from '@danji/contracts/accounts/user';
import type { BusinessCheck } from '@danji/contracts/accounts/business-check';
import type {
  Defaulted,
  NullableJson,
  NullableTimestamp,
  Searched,
  Timestamp,
} from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    brand_account: Omit<
      BrandDetail,
      | 'business_image_url'
      | 'date_shorten'
      | 'updated_government'
      | 'updated_financial'
      | 'updated_contract'
      | 'updated_api_con'
    > & {
      user_id: number;
      brand_status_type: NonNullable<User['brand']>['brand_status_type'];
      reject_reason: string | null;
      plan: Defaulted<NonNullable<User['brand']>['plan']>;
      suggest_item_view_limit: number | null;
      business_image_id: number | null;
      updated_government: NullableTimestamp;
      updated_financial: NullableTimestamp;
      updated_contract: NullableTimestamp;
      updated_api_con: NullableTimestamp;
      /** The details of the last approval. The public sees them while an edit is pending or was refused (FACTS §10.4). */
      approved_detail: NullableJson<Record<string, unknown>>;
      /** When the tax office's answer has suspended the brand; an operator's decision empties it. */
      suspended_by_check: NullableTimestamp;
      /** The version of the facts. */
      updated: ColumnType<string, string | Date | undefined, string | Date>;
      searched: Searched;
    };
    /** The last answer of the tax office about each number that a brand has. */
    business_check: Omit<BusinessCheck, 'checked' | 'changed'> & {
      business_no: string;
      checked: Timestamp;
      changed: Timestamp;
    };
  }
}
