import type { WorkMember, WorkSpaceDetails } from '@danji/contracts/workspace/work-space';
import type { Defaulted, Id, Json, Timestamp } from '../columns.ts';

export type ApartmentTables = {
  /** The work space of a complex with its details. `master_user_id` is the master. */
  work_space: Omit<WorkSpaceDetails, 'amenities'> & {
    id: Id;
    amenities: Json<string[]>;
    master_user_id: number;
    created: Timestamp;
    updated: Timestamp;
  };
  /** The membership of an account in a work space, at most one for each pair. */
  work_member: {
    id: Id;
    space_id: number;
    user_id: number;
    edit_state_type: WorkMember['edit_state_type'];
    role: Defaulted<WorkMember['role']>;
    job_grade: WorkMember['job_grade'];
    opened_by: WorkMember['opened_by'];
    created: Timestamp;
    updated: Timestamp;
  };
  /** The work space that a user has currently selected. */
  current_work_space: { user_id: number; space_id: number };
  /** Demo data that was already inserted. */
  demo_seed: { name: string; seeded: Timestamp };
};
