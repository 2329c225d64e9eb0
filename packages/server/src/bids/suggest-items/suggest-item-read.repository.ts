import type { SuggestItemReadQuota } from '@danji/contracts/bids/suggest-item';
import { isPublished } from '@danji/contracts/bids/suggest-item-rules';
import { toViewLimit } from '@danji/contracts/bids/plan-rules';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addMonths } from '@danji/contracts/rules/day-math';
import { sql } from 'kysely';
import { findOfferRefusal, lockBrand } from '../../accounts/businesses/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { dayStart } from '../../platform/http/period.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { findPeriods } from '../plans/index.ts';
import { suggestItemNotFound } from './suggest-item.policy.ts';
import { findStanding } from './suggest-item.repository.ts';

/** Counts the reads of a vendor in the Seoul month, without those of notices that were canceled or have invited it. */
const countReads = async (db: Db, brandId: number, today: string): Promise<number> => {
  const first = `${today.slice(0, 7)}-01`;
  const { count } = await db
    .selectFrom('suggest_item_read as seen')
    .innerJoin('suggest_item as item', 'item.id', 'seen.item_id')
    .where('seen.brand_id', '=', brandId)
    .where('seen.created', '>=', dayStart(first))
    .where('seen.created', '<', dayStart(addMonths(first, 1)))
    .where('item.state', '<>', SuggestItemState.CANCELED)
    .where('item.invited_ids', '=', sql<number[]>`'[]'::jsonb`)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** Reads the quota of a vendor in the Seoul month, and its use; `own` is the limit that our staff have set for it. */
async function toQuota(db: Db, brandId: number, own: number | null, now: Date): Promise<SuggestItemReadQuota> {
  const today = toBusinessDate(now);
  return {
    limit: toViewLimit(await findPeriods(db, brandId, today), own, today),
    used: await countReads(db, brandId, today),
  };
}

/** The same without a lock, for who looks at a notice; `null` for an account that is no vendor. */
export async function findQuota(db: Db, brandId: number, now: Date): Promise<SuggestItemReadQuota | null> {
  const brand = await db
    .selectFrom('brand_account')
    .where('user_id', '=', brandId)
    .select('suggest_item_view_limit')
    .executeTakeFirst();
  return brand ? toQuota(db, brandId, brand.suggest_item_view_limit, now) : null;
}

/**
 * Counts the first read of a published notice by a vendor; later ones are free. The row of the vendor is locked, so that of
 * two reads at once only as many count as its limit allows.
 */
export async function countRead(db: Db, ref: string, { id: brandId }: Principal, now: Date): Promise<void> {
  const brand = await lockBrand(db, brandId);
  const item = await findStanding(db, ref);
  if (!item || !isPublished(item.state)) throw suggestItemNotFound();
  const seen = await db
    .selectFrom('suggest_item_read')
    .where('item_id', '=', item.id)
    .where('brand_id', '=', brandId)
    .select('item_id')
    .executeTakeFirst();
  if (seen) return;
  const refusal = findOfferRefusal(brand.brand_status_type);
  if (refusal !== undefined) throw new ProblemError('forbidden', { title: refusal });
  const isByInvitation = item.invited_ids.length > 0;
  if (isByInvitation && !item.invited_ids.includes(brandId))
    throw new ProblemError('forbidden', { title: '단지가 초대한 업체만 열람할 수 있는 공고예요.' });
  const { limit, used } = await toQuota(db, brandId, brand.suggest_item_view_limit, now);
  if (!isByInvitation && limit >= 0 && used >= limit && item.state !== SuggestItemState.CANCELED)
    throw new ProblemError('read_limit_reached', { extra: { limit, used } });
  await db.insertInto('suggest_item_read').values({ item_id: item.id, brand_id: brandId, created: now }).execute();
}
