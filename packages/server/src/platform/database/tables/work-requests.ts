import type { HandOver, HandOverEvent } from '@danji/contracts/apts/hand-over';
import type { WorkRequest } from '@danji/contracts/apts/work-request';
import type { ProcessStateCode } from '@danji/contracts/codes/work-request-codes';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import type { Defaulted, Id, NullableJson, NullableTimestamp, Timestamp } from '../columns.ts';

export type WorkRequestTables = {
  /** What a work space asks of our staff. */
  work_request: {
    id: Id;
    space_id: number;
    user_id: number;
    request_type: WorkRequest['request_type'];
    title: string;
    text: string;
    process_state: ProcessStateCode;
    /** The operator who takes care of it. */
    handler_id: number | null;
    done_datetime: NullableTimestamp;
    reopened: NullableTimestamp;
    /** When a member of the work space first read the newest outcome. */
    seen: NullableTimestamp;
    created: Timestamp;
    updated: Timestamp;
  };
  /** Every move of a request; an answer belongs to the move that gave it. */
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
  /** An export of a whole work space. `alive`: when its job last gave a sign; `run`: which run of the job it is. */
  work_hand_over: {
    id: Id;
    space_id: number;
    user_id: number;
    state: HandOver['state'];
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
  /** What happened to an export, and who downloaded it. */
  work_hand_over_event: {
    id: Id;
    hand_over_id: number;
    user_id: number | null;
    action: HandOverEvent['action'];
    created: Timestamp;
  };
};
