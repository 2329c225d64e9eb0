import type { ColumnType } from 'kysely';
import type {
  Defaulted,
  Id,
  NullableJson,
  NullableTimestamp,
  Searched,
  Timestamp,
} from '../../platform/database/columns.ts';
import type { CurrentWork, User } from '@danji/contracts/accounts/user';
import type { NanoId } from '@danji/contracts/fields';

type Code<K extends 'user_type' | 'account_status' | 'recommand_tier'> = User[K];
type StaffTypeCode = NonNullable<User['staff']>['staff_type'];
type EditStateCode = NonNullable<User['brand']>['brand_status_type'];

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** Every account; exactly one of brand_account, general_account, staff_account belongs to it. */
    user_account: {
      id: Id;
      nano_id: NanoId;
      user_type: Code<'user_type'>;
      email: string | null;
      password_hash: string | null;
      name: string;
      account_status: Code<'account_status'>;
      nickname: Defaulted<string>;
      tel: Defaulted<string>;
      birthday: string | null;
      gender: 'male' | 'female' | null;
      profile_image_id: number | null;
      is_alert_item: Defaulted<boolean>;
      recommand_user_id: number | null;
      /** The figures of the ledger of points for the account; its trigger writes them. */
      points: ColumnType<number, never, never>;
      accum_points: ColumnType<number, never, never>;
      accum_recommandeds: Defaulted<number>;
      ref_code: string;
      is_recommander_manager: Defaulted<boolean>;
      bonus_point_rate: Defaulted<number>;
      recommand_tier: Defaulted<Code<'recommand_tier'>>;
      recent_login: NullableTimestamp;
      created: Timestamp;
      updated: Timestamp;
      deleted: NullableTimestamp;
      /** When the personal data was erased; such an account cannot be revived. */
      erased: NullableTimestamp;
      delete_reason: string | null;
      block_reason: string | null;
      /** Whether it was made without a sign-up, for a visitor who collects points. */
      is_guest: ColumnType<boolean, boolean | undefined, never>;
      /** The review state of a vendor: a trigger copies it from its `brand_account`, so that lists are ordered by one table. */
      brand_status: ColumnType<EditStateCode | null, never, never>;
      /** The kind of an operator, in the same way a copy of that in its `staff_account`. */
      staff_type: ColumnType<StaffTypeCode | null, never, never>;
      searched: Searched;
      /** The text that anybody may search: without the name, the address and the number. */
      searched_by_all: Searched;
    };
    general_account: {
      user_id: number;
      brand_status_type: EditStateCode;
      current_work: NullableJson<CurrentWork>;
      searched: Searched;
    };
  }
}
