import { countAttempts } from '@danji/contracts/releases/health-rules';
import type { RemoteName } from '@danji/contracts/releases/remotes';
import type { Db } from '../../platform/database/open-database.ts';
import type { ReleaseKey } from './count-events.ts';
import type { Sums } from './evaluate-release.ts';

/** The kinds of failures by which a release is evaluated, each by itself. */
export type FailureKind = 'load_failures' | 'errors';
export type SlotSums = { slot: string } & Record<FailureKind, Sums>;
/** Whose samples are compared: those of eligible accounts, or those of all browsers that got a page. */
export type SampleSource = 'accounts' | 'everybody';

/** Lists the samples of a release from one moment to another, slot by slot. */
export async function listSlots(
  db: Db,
  { remote, release }: ReleaseKey,
  source: SampleSource,
  from: Date,
  to: Date,
): Promise<SlotSums[]> {
  const rows = await db
    .selectFrom('release_count')
    .where('remote', '=', remote)
    .where('release', '=', release)
    .where('slot', '>=', from.toISOString())
    .where('slot', '<', to.toISOString())
    .selectAll()
    .orderBy('slot')
    .execute();
  const share = source === 'everybody' ? 1 : 0;
  return rows.map(({ slot, ...row }) => {
    const counts = {
      sessions: row.judged_sessions + share * row.visitor_sessions,
      load_failures: row.judged_load_failures + share * row.visitor_load_failures,
      errors: row.judged_errors + share * row.visitor_errors,
    };
    const attempts = countAttempts(counts);
    return {
      slot,
      load_failures: { attempts, failed: counts.load_failures },
      errors: { attempts, failed: counts.errors },
    };
  });
}

/** The time between the first attempts of the first and of the last account that tried a release since a moment, seconds. */
export async function findAttemptSpan(db: Db, { remote, release }: ReleaseKey, since: Date): Promise<number> {
  const { first, last } = await db
    .selectFrom('release_voter')
    .where('remote', '=', remote)
    .where('release', '=', release)
    .where('is_account', '=', true)
    .where('admitted', '>=', since.toISOString())
    .select((eb) => [eb.fn.min('admitted').as('first'), eb.fn.max('admitted').as('last')])
    .executeTakeFirstOrThrow();
  return first === null || last === null ? 0 : (Date.parse(last) - Date.parse(first)) / 1000;
}

/** The number of revisions that are searched for promotions of the last hour. */
const LATEST = 30;

export type Promotion = { remote: RemoteName; release: string; created: string };

/** Lists promotions since that moment of releases that had no trial before. */
export async function listUntriedPromotions(db: Db, since: Date): Promise<Promotion[]> {
  const changes = await db
    .selectFrom('channel_revision')
    .select(['revision', 'action', 'remote', 'release', 'created'])
    .orderBy('revision', 'desc')
    .limit(LATEST)
    .execute();
  const isTried = ({ remote, release }: Promotion): boolean =>
    changes.some((change) => change.action === 'canary' && change.remote === remote && change.release === release);
  return changes.filter(
    (change) => change.action === 'promote' && new Date(change.created) >= since && !isTried(change),
  );
}

export type Alarm = ReleaseKey & {
  kind: FailureKind;
  /** `unconfirmed`: eligible accounts do not report it, or not yet; `pinned`: they do, but the release is pinned. */
  cause: 'unconfirmed' | 'pinned';
};

/** Stores that an alarm is raised; `false` when it was raised before. */
export async function insertAlarm(db: Db, { remote, release, kind, cause }: Alarm, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('release_alarm')
    .values({ remote, release, kind, cause, created: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('release')
    .executeTakeFirst();
  return row !== undefined;
}
