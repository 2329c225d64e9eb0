import { ComplianceDocumentState } from '@danji/contracts/bids/compliance-document';
import { toStars, toTotal } from '@danji/contracts/bids/evaluation-summary';
import { OVERVIEW_DAYS, OVERVIEW_ROWS, type VendorOverview } from '@danji/contracts/bids/vendor-overview';
import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import { EditState } from '@danji/contracts/codes/edit-state';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays } from '@danji/contracts/rules/day-math';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';

type Part<Name extends keyof VendorOverview> = VendorOverview[Name];

const countRows = async <T extends keyof Database>(found: SelectQueryBuilder<Database, T, object>): Promise<number> =>
  (await found.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;

/** Refused items come first, then those that wait for somebody. */
async function readCompanyItems(db: Db, userId: number): Promise<Part<'company_items'>> {
  const found = db.selectFrom('company_item').where('user_id', '=', userId);
  const rows = await found
    .select(['nano_id', 'title', 'edit_state_type', 'is_public', 'reason', 'views', 'favs'])
    .orderBy(({ eb }) => eb('edit_state_type', '=', EditState.FAILED), 'desc')
    .orderBy(({ eb }) => eb('edit_state_type', '=', EditState.DONE))
    .orderBy('updated', 'desc')
    .orderBy('id', 'desc')
    .limit(OVERVIEW_ROWS)
    .execute();
  return { count: await countRows(found), rows };
}

/** Evaluations without a reply come first, the newest of them before all. */
async function readEvaluations(db: Db, userId: number): Promise<Part<'evaluations'>> {
  const summary = await db
    .selectFrom('brand_evaluation_sum')
    .where('brand_id', '=', userId)
    .select(['professionalism', 'time_management', 'communication', 'safety_cleanliness', 'cost_efficiency', 'reviews'])
    .executeTakeFirst();
  const found = db.selectFrom('brand_evaluation').where('brand_id', '=', userId).where('hidden', 'is', null);
  const unanswered = found.where('reply', 'is', null);
  const newest = (some: typeof found, limit: number) =>
    some
      .select(['id', 'comment', 'category2', 'created', 'reply'])
      .select(['professionalism', 'time_management', 'communication', 'safety_cleanliness', 'cost_efficiency'])
      .orderBy('created', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  // Two queries, each in the order of its index: an order by both would sort all evaluations of the brand.
  const waiting = await newest(unanswered, OVERVIEW_ROWS);
  const rest = OVERVIEW_ROWS - waiting.length;
  const rows = rest === 0 ? waiting : [...waiting, ...(await newest(found.where('reply', 'is not', null), rest))];
  return {
    count: summary?.reviews ?? 0,
    stars: toStars(summary ?? null),
    unanswered: await countRows(unanswered),
    rows: rows.map(({ id, comment, category2, created, reply, ...scores }) => ({
      id,
      comment,
      category2,
      created,
      total: toTotal(scores),
      is_answered: reply !== null,
    })),
  };
}

/** Blocked advertisements come first, then those that wait for their payment. */
async function readAdvertisements(db: Db, userId: number, today: string): Promise<Part<'advertisements'>> {
  const found = db.selectFrom('advertisement').where('user_id', '=', userId).where('deleted', 'is', null);
  const rows = await found
    .select(['id', 'title', 'state', 'live_state', 'paid', 'date_start', 'date_end', 'reason'])
    .orderBy(({ eb }) => eb('state', '=', AdvertisementState.BLOCKED), 'desc')
    .orderBy(({ eb }) => eb.and([eb('state', '=', AdvertisementState.RUNNING), eb('paid', 'is', null)]), 'desc')
    .orderBy('updated', 'desc')
    .orderBy('id', 'desc')
    .limit(OVERVIEW_ROWS)
    .execute();
  const sums = await db
    .selectFrom('advertisement_count as counted')
    .where('counted.advertisement_id', 'in', found.select('id'))
    .where('counted.day', '>', addDays(today, -OVERVIEW_DAYS))
    .select([
      sql<number>`coalesce(sum(counted.impressions), 0)::integer`.as('impressions'),
      sql<number>`coalesce(sum(counted.clicks), 0)::integer`.as('clicks'),
    ])
    .executeTakeFirstOrThrow();
  return { count: await countRows(found), ...sums, rows };
}

/** Refused documents come first, then those that expire next. */
async function readDocuments(db: Db, userId: number): Promise<Part<'documents'>> {
  const found = db.selectFrom('compliance_document').where('brand_id', '=', userId).where('deleted', 'is', null);
  const rows = await found
    .select(['id', 'kind', 'title', 'state', 'reason', 'expiry_date'])
    .orderBy(({ eb }) => eb('state', '=', ComplianceDocumentState.REFUSED), 'desc')
    .orderBy('expiry_date')
    .orderBy('id', 'desc')
    .limit(OVERVIEW_ROWS)
    .execute();
  return { count: await countRows(found), rows };
}

/** Reads what a vendor has with us, and what waits for it. */
export async function readOverview(db: Db, userId: number, now: Date): Promise<VendorOverview> {
  const brand = await db
    .selectFrom('brand_account')
    .where('user_id', '=', userId)
    .select(['brand_status_type', 'reject_reason'])
    .executeTakeFirstOrThrow();
  return {
    ...brand,
    company_items: await readCompanyItems(db, userId),
    evaluations: await readEvaluations(db, userId),
    advertisements: await readAdvertisements(db, userId, toBusinessDate(now)),
    documents: await readDocuments(db, userId),
  };
}
