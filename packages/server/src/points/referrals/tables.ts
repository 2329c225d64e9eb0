import type { RecommendGradeCode } from '@danji/contracts/codes/user-codes';
import type { RecommendChangeField } from '@danji/contracts/points/recommend-relation';
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
  }
}
