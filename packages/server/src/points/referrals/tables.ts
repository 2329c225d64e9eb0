import type { RecommendGradeCode } from '@danji/contracts/codes/user-codes';
import type { RecommendChangeField } from '@danji/contracts/points/recommend-relation';
import type { Referral, Suspicion } from '@danji/contracts/points/referral';
import type { Defaulted, Id, Json, NullableTimestamp, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** The place of a member in the tree; exists from the first time the member recommends or is recommended. */
    recommend_relation: {
      id: Id;
      user_id: number;
      parent_id: number | null;
      grade: Defaulted<RecommendGradeCode>;
      parent_update_date: NullableTimestamp;
      created: Timestamp;
      updated: Timestamp;
    };
    /** A parent that counts instead of the one in the tree while it is active; a member has one active one at most. */
    recommend_custom_relation: {
      id: Id;
      user_id: number;
      parent_id: number;
      grade: Defaulted<RecommendGradeCode>;
      is_active: boolean;
      created: Timestamp;
      updated: Timestamp;
    };
    recommend_change: {
      id: Id;
      user_id: number;
      actor_id: number;
      fields: Json<RecommendChangeField[]>;
      reason: string;
      created: Timestamp;
    };
    /** A sign-up with a recommender, and the points of both sides as they were set at that time. */
    referral: {
      id: Id;
      user_id: number;
      recommender_id: number;
      state: Referral['state'];
      suspicions: Json<Suspicion[]>;
      referral_points: number;
      referred_points: number;
      decided: NullableTimestamp;
      decided_by: number | null;
      reason: Defaulted<string>;
      created: Timestamp;
    };
    /** The points that a member got in a month for those below; the trigger of the ledger adds them up. */
    referral_accrual: {
      id: Id;
      user_id: number;
      /** The first day of the month. */
      month: string;
      sign_ups: number;
      sign_up_points: number;
      purchase_points: number;
      points: number;
    };
    /** Numbers that had points for a sign-up, as keyed hashes: a person gets them once, also after a withdrawal. */
    reward_phone: { phone_hash: string; created: Timestamp };
    /** The browsers in which an account has signed in, as keyed hashes. */
    account_browser: { user_id: number; browser_hash: string; seen: Timestamp };
  }
}
