import type { WorkMember, WorkSpaceFacts } from '@danji/contracts/apts/work-space';
import type { Defaulted, Id, Json, Timestamp } from '../columns.ts';

export type ApartmentTables = {
  /** A complex and what is known of it. `master_user_id`: the master who stands for it. */
  work_space: Omit<WorkSpaceFacts, 'amenities'> & {
    id: Id;
    amenities: Json<string[]>;
    master_user_id: number;
    created: Timestamp;
    updated: Timestamp;
  };
  /** A person in a work space, at most once. */
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
  /** The work space a person works in now. */
  current_work_space: { user_id: number; space_id: number };
  /** Demo data that was put in already. */
  demo_seed: { name: string; seeded: Timestamp };
};
