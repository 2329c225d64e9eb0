import type { RemoteName } from '@danji/contracts/releases/release';
import type { VitalName } from '@danji/contracts/releases/health-rules';
import type { Id, Timestamp } from '../columns.ts';

type Release = { remote: RemoteName; release: string };

export type ReleaseHealthTables = {
  /** `slot`: begin of ten minutes. */
  release_count: Release & { slot: Timestamp; sessions: number; load_failures: number; errors: number };
  release_vital: Release & { vital: VitalName; hour: Timestamp; bucket: number; count: number };
  release_error_line: Release & { id: Id; line: string; count: number; last: Timestamp };
  /** Browsers that had a fault of a release in ten minutes; `browser` is a hash. */
  release_fault: Release & { kind: 'load_failed' | 'error'; browser: string; slot: Timestamp };
};
