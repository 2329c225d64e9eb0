import type { CommunityAct } from '@danji/contracts/points/community-earnings';
import type { CommunityCategory } from '@danji/contracts/community/community-categories';
import type { Defaulted, Id, NullableTimestamp, Timestamp } from '../../platform/database/columns.ts';

/**
 * Why an act brings nothing: its text was removed or the recommendation taken back, nobody else has read it, it is copied,
 * the day has its number of acts, or the rule gives nothing.
 */
export type RefusalReason = 'removed' | 'unread' | 'copied' | 'limit' | 'no_points';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** Acts of members, own ones and those for which another member has thanked them, with their points. */
    community_act: {
      id: Id;
      /** The act, once for ever: `write:<board>`. */
      act_key: string;
      action: CommunityAct;
      /** The member who gets the points. */
      user_id: number;
      /** The member who recommended or accepted; `null` when it is the member's own act. */
      actor_id: Defaulted<number | null>;
      post_id: number | null;
      /** The board post of the text: of the post, or of the answer. */
      board_id: number | null;
      comment_id: Defaulted<number | null>;
      category: CommunityCategory;
      category1: number;
      /** The value of the rule that was in force. */
      value: number;
      state: Defaulted<'waiting' | 'paid' | 'refused' | 'reversed'>;
      reason: Defaulted<RefusalReason | null>;
      is_withdrawn: Defaulted<boolean>;
      points: number | null;
      /** How often it was paid: an act whose text comes back is paid again. */
      turn: Defaulted<number>;
      created: Timestamp;
      /** When it is looked at next; `null` while nothing changes it. */
      due: NullableTimestamp;
    };
  }
}
