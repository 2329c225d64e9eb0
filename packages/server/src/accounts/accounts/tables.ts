import type {
  Defaulted,
  Id,
  NullableJson,
  NullableTimestamp,
  Timestamp,
  Searched,
} from '../../platform/database/columns.ts';
import type { BrandDetail, CurrentWork, User } from '@danji/contracts/accounts/user';
import type { NanoId } from '@danji/contracts/fields';

type Code<K extends 'user_type' | 'account_status' | 'recommand_tier'> = User[K];
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
      points: Defaulted<number>;
      accum_points: Defaulted<number>;
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
      searched: Searched;
      /** What anybody may search: without the name, the address and the number. */
      searched_by_all: Searched;
    };
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
      brand_status_type: EditStateCode;
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
      searched: Searched;
    };
    general_account: {
      user_id: number;
      brand_status_type: EditStateCode;
      current_work: NullableJson<CurrentWork>;
      searched: Searched;
    };
    staff_account: { user_id: number; staff_type: NonNullable<User['staff']>['staff_type'] };
    /**
     * A signed-in device. Ending the session invalidates its access tokens at once. `acting_staff_id` is an operator who
     * acts as the user, and `acting_session` the public id of the operator's own session, with which this one ends.
     */
    auth_session: {
      id: Id;
      nano_id: NanoId;
      user_id: number;
      client: 'web' | 'api';
      acting_staff_id: number | null;
      acting_session: string | null;
      /** Whether a social sign-in opened it. */
      is_social: Defaulted<boolean>;
      user_agent: string;
      created: Timestamp;
      expires: Timestamp;
      ended: NullableTimestamp;
      end_reason: string | null;
    };
    /**
     * Refresh tokens of a session, hashed (SHA-256). A rotation adds one to `generation` and marks the older ones used;
     * several of one generation exist when two tabs renewed at the same moment.
     */
    refresh_token: {
      id: Id;
      session_id: number;
      generation: number;
      token_hash: string;
      created: Timestamp;
      expires: Timestamp;
      used: NullableTimestamp;
      /** Whether the token may come in the cookie of the plain name (ADR 0030); the default is for the former release. */
      has_plain_name: Defaulted<boolean>;
    };
    /** Counts of attempts in a window, by a hashed key (`sign_in` + account + address, …): limits that hold on every instance. */
    attempt_count: { key: string; window_start: Timestamp; count: number };
    /**
     * A verification code sent to a phone, and the single-use token that the right code was exchanged for. Both are
     * stored only as keyed hashes.
     */
    phone_verification: {
      id: Id;
      tel: string;
      purpose: string;
      code_hash: string;
      /** Keyed hash of the IP address that requested the code. */
      address_hash: string;
      /** Keyed hash of who asked for the code: a cookie of the browser, or the network of a client without cookies. */
      requester_hash: Defaulted<string>;
      created: Timestamp;
      expires: Timestamp;
      tries: number;
      /** The provider did not accept the message; it does not count against the number's limit. */
      is_failed: boolean;
      /** When the code stopped being valid: it was used, guessed too often, or replaced by another code. */
      closed: NullableTimestamp;
      token_hash: string | null;
      token_expires: NullableTimestamp;
      token_used: NullableTimestamp;
    };
    /**
     * The identity at an outside sign-in provider that belongs to an account. `unlinked` is set when the account was
     * withdrawn.
     */
    social_account: {
      id: Id;
      provider: 'kakao';
      provider_id: string;
      user_type: 1 | 2;
      user_id: number;
      created: Timestamp;
      unlinked: NullableTimestamp;
    };
    /** An operator's authenticator app. The secret is encrypted; `last_step` is the time step of the last code. */
    second_factor: {
      user_id: number;
      secret: string;
      last_step: Defaulted<number>;
      created: Timestamp;
      enabled: NullableTimestamp;
    };
    /** Codes that replace one of the app once each, hashed. */
    recovery_code: { user_id: number; code_hash: string; used: NullableTimestamp };
  }
}
