import { type PlanRequest, PlanRequestState } from '@danji/contracts/bids/brand-plan';
import type { Page } from '@danji/contracts/page';
import type { Db } from '../../platform/database/open-database.ts';
import { approvedFact } from '../../accounts/businesses/index.ts';
import { type PageQuery, readPage } from '../../platform/records/read-page.ts';

const { REQUESTED, INVOICED } = PlanRequestState;

const selectRequest = (db: Db) =>
  db
    .selectFrom('brand_plan_request as request')
    .innerJoin('brand_account as brand', 'brand.user_id', 'request.brand_id')
    .selectAll('request')
    .select([approvedFact('brand', 'name').as('company'), approvedFact('brand', 'business_no').as('business_no')]);

type RequestQuery = PageQuery & { state?: PlanRequest['state'] };

/** Lists requests, the newest first; of one brand with `brandId`. */
export function listRequests(db: Db, brandId: number | undefined, query: RequestQuery): Promise<Page<PlanRequest>> {
  let found = db.selectFrom('brand_plan_request as request');
  if (brandId !== undefined) found = found.where('request.brand_id', '=', brandId);
  if (query.state !== undefined) found = found.where('request.state', '=', query.state);
  return readPage(db, query, {
    found,
    order: [['request.created', 'desc']],
    key: 'request.id',
    lines: selectRequest(db),
  });
}

export const getRequest = (db: Db, id: number): Promise<PlanRequest> =>
  selectRequest(db).where('request.id', '=', id).executeTakeFirstOrThrow();

export const findOpenRequest = async (db: Db, brandId: number): Promise<PlanRequest | null> =>
  (await selectRequest(db)
    .where('request.brand_id', '=', brandId)
    .where('request.state', 'in', [REQUESTED, INVOICED])
    .executeTakeFirst()) ?? null;

type NewRequest = Pick<PlanRequest, 'brand_id' | 'plan' | 'times' | 'tax_email' | 'amount'>;

/** Adds a request and resolves to its id; `undefined` while the brand has an open one. */
export async function insertRequest(db: Db, request: NewRequest, now: Date): Promise<number | undefined> {
  const row = await db
    .insertInto('brand_plan_request')
    .values({ ...request, state: REQUESTED, reason: null, created: now })
    .onConflict((conflict) => conflict.column('brand_id').where('state', 'in', [REQUESTED, INVOICED]).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The brand of a request, which never changes. */
export const findBrandOfRequest = async (db: Db, id: number): Promise<number | undefined> =>
  (await db.selectFrom('brand_plan_request').where('id', '=', id).select('brand_id').executeTakeFirst())?.brand_id;

export const lockRequest = (db: Db, id: number) =>
  db.selectFrom('brand_plan_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
