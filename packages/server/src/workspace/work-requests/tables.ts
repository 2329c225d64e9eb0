import type { Id, NullableJson, NullableTimestamp, Timestamp, Searched } from '../../platform/database/columns.ts';
import type { ProcessStateCode } from '@danji/contracts/codes/work-request-codes';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import type { WorkRequest } from '@danji/contracts/workspace/work-request';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** A request of a work space to our staff. */
    work_request: {
      id: Id;
      space_id: number;
      user_id: number;
      request_type: WorkRequest['request_type'];
      title: string;
      text: string;
      searched: Searched;
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
  }
}
