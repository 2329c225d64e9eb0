import { AccountStatus, StaffType } from '@danji/contracts/codes/user-codes';
import { countAttempts } from '@danji/contracts/releases/health-rules';
import type { RemoteName } from '@danji/contracts/releases/release';
import type { Db } from '../platform/database/open-database.ts';
import type { ReleaseKey } from './count-events.ts';
import type { Sums } from './evaluate-release.ts';

/** The kinds of failures by which a release is evaluated, each by itself. */
export type FailureKind = 'load_failures' | 'errors';
export type SlotSums = { slot: string } & Record<FailureKind, Sums>;

/** Lists the samples of a release from one moment to another, slot by slot. */
export async function listSlots(db: Db, { remote, release }: ReleaseKey, from: Date, to: Date): Promise<SlotSums[]> {
  const rows = await db
    .selectFrom('release_count')
    .where('remote', '=', remote)
    .where('release', '=', release)
    .where('slot', '>=', from.toISOString())
    .where('slot', '<', to.toISOString())
    .select(['slot', 'judged_sessions as sessions', 'judged_load_failures as load_failures', 'judged_errors as errors'])
    .orderBy('slot')
    .execute();
  return rows.map(({ slot, ...counts }) => ({
    slot,
    load_failures: { attempts: countAttempts(counts), failed: counts.load_failures },
    errors: { attempts: countAttempts(counts), failed: counts.errors },
  }));
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

/** Lists the accounts of operators of type ADMIN. */
export async function listAdmins(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('staff_account')
    .innerJoin('user_account', 'user_account.id', 'staff_account.user_id')
    .where('staff_type', '=', StaffType.ADMIN)
    .where('account_status', '=', AccountStatus.NORMAL)
    .where('deleted', 'is', null)
    .select('user_account.id')
    .orderBy('user_account.id')
    .execute();
  return rows.map(({ id }) => id);
}
