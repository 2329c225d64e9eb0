import type { Defaulted, Id, NullableTimestamp, Timestamp } from '../../platform/database/columns.ts';
import type { WorkspaceExport, WorkspaceExportEvent } from '@danji/contracts/workspace/workspace-export';

declare module '../../platform/database/schema.ts' {
  interface Database {
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
  }
}
