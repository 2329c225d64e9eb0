import type { Defaulted, Id, Json, NullableTimestamp, Searched, Timestamp } from '../../platform/database/columns.ts';
import type { WorkSpaceChange } from '@danji/contracts/workspace/space-change';
import type { WorkMember, WorkSpaceDetails } from '@danji/contracts/workspace/work-space';

type MembershipColumns = {
  id: Id;
  space_id: number;
  user_id: number | null;
  edit_state_type: WorkMember['edit_state_type'];
  role: Defaulted<WorkMember['role']>;
  job_grade: WorkMember['job_grade'];
  opened_by: WorkMember['opened_by'];
  invited_email: Defaulted<string | null>;
  invited_tel: Defaulted<string | null>;
  /** The text of the user who asked to join; `dong` and `ho` are building and unit of a resident. */
  greeting: Defaulted<string>;
  dong: Defaulted<string>;
  ho: Defaulted<string>;
  refusal_reason: Defaulted<string | null>;
  /** When the latest invitation by contact ends; it stays afterwards, because its link depends on it. */
  invitation_expires: NullableTimestamp;
  created: Timestamp;
  updated: Timestamp;
};

type JoinRequestColumn = 'greeting' | 'dong' | 'ho' | 'refusal_reason' | 'invitation_expires';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** The work space of a complex with its details. `master_user_id` is the master. */
    work_space: Omit<WorkSpaceDetails, 'amenities'> & {
      id: Id;
      amenities: Json<string[]>;
      master_user_id: number;
      searched: Searched;
      /** Since when nobody works in it, and since when it is to be deleted for good, which `purged` says has happened. */
      archived: NullableTimestamp;
      deleted: NullableTimestamp;
      purged: NullableTimestamp;
      created: Timestamp;
      updated: Timestamp;
    };
    /** The history of the details of a work space: what each change modified. */
    work_space_change: {
      id: Id;
      space_id: number;
      user_id: number;
      kind: WorkSpaceChange['kind'];
      fields: Json<WorkSpaceChange['fields']>;
      created: Timestamp;
    };
    /**
     * The memberships of accounts, at most one for each pair with a work space: a view of `work_membership` without
     * invitations that nobody has accepted yet, and without closed work spaces.
     */
    work_member: Omit<MembershipColumns, 'user_id' | 'invited_email' | 'invited_tel' | JoinRequestColumn> & {
      user_id: number;
    };
    /**
     * Every membership. An invitation by contact has an e-mail address (lower case) or a mobile number (digits), and no
     * account until it is accepted.
     */
    work_membership: MembershipColumns;
    /** The number of invitations that an account has sent on its latest business day with one. */
    invitation_usage: { user_id: number; day: string; count: number };
    /** The work space that a user has currently selected. */
    current_work_space: { user_id: number; space_id: number };
  }
}
