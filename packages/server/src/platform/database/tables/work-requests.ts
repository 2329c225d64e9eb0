import type { WorkspaceExport, WorkspaceExportEvent } from '@danji/contracts/workspace/workspace-export';
import type { WorkRequest } from '@danji/contracts/workspace/work-request';
import type { ProcessStateCode } from '@danji/contracts/codes/work-request-codes';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import type { Defaulted, Id, NullableJson, NullableTimestamp, Timestamp } from '../columns.ts';

export type WorkRequestTables = {
  /** A request of a work space to our staff. */
  work_request: {
    id: Id;
    space_id: number;
    user_id: number;
    request_type: WorkRequest['request_type'];
    title: string;
    text: string;
    process_state: ProcessStateCode;
    /** The operator who handles it. */
    handler_id: number | null;
    done_datetime: NullableTimestamp;
    reopened: NullableTimestamp;
    /** The time when a member of the work space first read the newest result. */
    seen: NullableTimestamp;
    created: Timestamp;
    updated: Timestamp;
  };
  /** Every transition of a request; an answer belongs to the transition that gave it. */
  work_request_event: {
    id: Id;
    request_id: number;
    user_id: number;
    side: 'space' | 'staff';
    from_state: ProcessStateCode | null;
    to_state: ProcessStateCode;
    comment: string | null;
    result: NullableJson<RichDocument>;
    created: Timestamp;
  };
  /** An export of a whole work space. `alive` is the last heartbeat of its job; `run` identifies the run of the job. */
  work_hand_over: {
    id: Id;
    space_id: number;
    user_id: number;
    state: WorkspaceExport['state'];
    run: string | null;
    alive: Timestamp;
    progress: Defaulted<number>;
    message: Defaulted<string>;
    file_count: Defaulted<number>;
    size: Defaulted<number>;
    storage_key: string | null;
    created: Timestamp;
    finished: NullableTimestamp;
    expires: NullableTimestamp;
  };
  /** The history of an export: its states, and who downloaded it. */
  work_hand_over_event: {
    id: Id;
    hand_over_id: number;
    user_id: number | null;
    action: WorkspaceExportEvent['action'];
    created: Timestamp;
  };
};
