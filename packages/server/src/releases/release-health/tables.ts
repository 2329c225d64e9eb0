import type { Defaulted, Id, Timestamp } from '../../platform/database/columns.ts';
import type { VitalName } from '@danji/contracts/releases/health-rules';
import type { RemoteName } from '@danji/contracts/releases/remotes';

type Release = { remote: RemoteName; release: string };

declare module '../../platform/database/schema.ts' {
  interface Database {
    /**
     * `slot` is the start of an interval of ten minutes. `judged_*`: samples of eligible accounts, `visitor_*`: samples of
     * other browsers that got a page.
     */
    release_count: Release & {
      slot: Timestamp;
      sessions: number;
      load_failures: number;
      errors: number;
      judged_sessions: Defaulted<number>;
      judged_load_failures: Defaulted<number>;
      judged_errors: Defaulted<number>;
      visitor_sessions: Defaulted<number>;
      visitor_load_failures: Defaulted<number>;
      visitor_errors: Defaulted<number>;
    };
    release_vital: Release & { vital: VitalName; hour: Timestamp; bucket: number; count: number };
    release_error_line: Release & { id: Id; line: string; count: number; last: Timestamp };
    /**
     * Reporters whose samples count, each once in a trial, with the kinds they have reported: accounts, and browsers
     * without an eligible account. `reporter` and `network` are hashes.
     */
    release_voter: Release & {
      trial: string;
      reporter: string;
      is_account: boolean;
      network: string;
      place: number;
      session: Defaulted<boolean>;
      load_failed: Defaulted<boolean>;
      error: Defaulted<boolean>;
      admitted: Timestamp;
    };
    /** Alarms that were raised, so that each is raised once. */
    release_alarm: Release & {
      kind: 'load_failures' | 'errors';
      cause: 'unconfirmed' | 'pinned';
      created: Timestamp;
    };
    /** Browsers that reported a failure of a release in an interval of ten minutes; `browser` is a hash. */
    release_fault: Release & { kind: 'load_failed' | 'error'; browser: string; slot: Timestamp };
  }
}
