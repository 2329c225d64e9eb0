import type { CommunityPointRule } from '@danji/contracts/points/community-point-rule';
import type { Id, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** The points for an action in the community. A removed rule keeps its row, without a value, for its history. */
    community_point_rule: Pick<CommunityPointRule, 'action_type' | 'category1' | 'category2'> & {
      id: Id;
      value: number | null;
      created: Timestamp;
      updated: Timestamp;
    };
    community_point_rule_change: {
      id: Id;
      rule_id: number;
      actor_id: number;
      before: number | null;
      after: number | null;
      created: Timestamp;
    };
  }
}
