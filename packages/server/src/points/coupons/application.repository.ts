import type { listCouponApplications } from '@danji/contracts/points/coupon-application.endpoints';
import { ApplicationStatus, type ApplicationStatusCode } from '@danji/contracts/codes/coupon-codes';
import { AccountStatus } from '@danji/contracts/codes/user-codes';
import { ANSWER_LIMITS } from '@danji/contracts/limits';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { PersonRef } from '@danji/contracts/accounts/user';
import { type Insertable, sql, type Updateable } from 'kysely';
import { optionalPersonRef, selectPersonRef } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { goodPictureUrl } from '../voucher-goods/index.ts';
import { readTrail } from '../../platform/records/history.ts';

const COUPON = sql<{ id: number; nano_id: string; title: string; thumbnail_image_url: string; brand_name: string }>`
  (select jsonb_build_object('id', coupon.id, 'nano_id', coupon.nano_id, 'title', coupon.title,
    'thumbnail_image_url', ${goodPictureUrl('coupon.goods_code')}, 'brand_name', good.brand_name)
   from coupon join voucher_good as good on good.goods_code = coupon.goods_code where coupon.id = application.coupon_id)`;

const selectApplication = (db: Db) =>
  db
    .selectFrom('coupon_application as application')
    .select([
      'application.id',
      'application.uuid',
      'application.coupon_id',
      'application.user_id',
      'application.payment_price',
      'application.application_status',
      'application.memo',
      'application.tel',
      'application.round',
      'application.done_datetime',
      'application.refunded_datetime',
      'application.coupon_request_count',
      'application.latest_send_datetime',
      'application.created',
      'application.updated',
    ])
    .select([COUPON.as('coupon'), selectPersonRef<PersonRef>('application.user_id').as('user')]);

export type ApplicationRow = Awaited<ReturnType<ReturnType<typeof selectApplication>['executeTakeFirstOrThrow']>>;
export type OrderRow = Awaited<ReturnType<typeof listLatestOrders>>[number];

export const findApplication = (db: Db, id: number): Promise<ApplicationRow | undefined> =>
  selectApplication(db).where('application.id', '=', id).executeTakeFirst();

/** Finds an application and locks it until the transaction ends. */
export const lockApplication = (db: Db, id: number): Promise<ApplicationRow | undefined> =>
  selectApplication(db).where('application.id', '=', id).forUpdate('application').executeTakeFirst();

export const findApplicationId = async (db: Db, uuid: string): Promise<number | undefined> =>
  (
    await db
      .selectFrom('coupon_application')
      .where(sql<string>`uuid`, '=', uuid)
      .select('id')
      .executeTakeFirst()
  )?.id;

/** The id of the coupon with a public id, as a subquery. */
export const idOfCoupon = (db: Db, nanoId: string) =>
  db
    .selectFrom('coupon')
    .where(sql<string>`nano_id`, '=', nanoId)
    .select('id');

export function listApplicationRows(
  db: Db,
  query: QueryOf<typeof listCouponApplications>,
  ownerId: number | undefined,
) {
  let found = db.selectFrom('coupon_application as application');
  if (ownerId !== undefined) found = found.where('application.user_id', '=', ownerId);
  if (query.application_status !== undefined)
    found = found.where('application.application_status', '=', query.application_status);
  if (query.user__nano_id !== undefined)
    found = found.where('application.user_id', '=', (eb) =>
      eb
        .selectFrom('user_account')
        .where('nano_id', '=', query.user__nano_id ?? '')
        .select('id'),
    );
  if (query.coupon__nano_id !== undefined)
    found = found.where('application.coupon_id', '=', idOfCoupon(db, query.coupon__nano_id));
  return readPage(db, query, {
    found,
    order: [['application.created', 'desc']],
    key: 'application.id',
    lines: selectApplication(db),
  });
}

/** Counts applications by their state: of one owner, of one coupon, or all. */
export const countStatuses = (db: Db, ownerId: number | undefined, coupon?: string) =>
  db
    .selectFrom('coupon_application')
    .$if(ownerId !== undefined, (rows) => rows.where('user_id', '=', ownerId ?? 0))
    .$if(coupon !== undefined, (rows) => rows.where('coupon_id', '=', idOfCoupon(db, coupon ?? '')))
    .select(['application_status', sql<number>`count(*)::integer`.as('count')])
    .groupBy('application_status')
    .orderBy('application_status')
    .execute();

/** Counts the coupons that an account has received, and its open applications. */
export async function countCoupons(db: Db, userId: number): Promise<{ done: number; apply: number }> {
  const counts = new Map((await countStatuses(db, userId)).map((row) => [row.application_status, row.count]));
  const countOf = (status: ApplicationStatusCode) => counts.get(status) ?? 0;
  return {
    done: countOf(ApplicationStatus.DONE),
    apply: countOf(ApplicationStatus.WAIT) + countOf(ApplicationStatus.APPLY),
  };
}

/** Adds an application; `undefined` when an open one of the account is there. */
export const insertApplication = async (
  db: Db,
  values: Insertable<Database['coupon_application']>,
): Promise<number | undefined> =>
  (
    await db
      .insertInto('coupon_application')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id;

export async function updateApplication(
  db: Db,
  id: number,
  change: Updateable<Database['coupon_application']>,
): Promise<void> {
  await db.updateTable('coupon_application').set(change).where('id', '=', id).execute();
}

export async function insertEvent(db: Db, event: Insertable<Database['coupon_application_event']>): Promise<void> {
  await db.insertInto('coupon_application_event').values(event).execute();
}

export const listEvents = (db: Db, applicationId: number) =>
  readTrail(
    db
      .selectFrom('coupon_application_event as event')
      .leftJoin('user_account as account', 'account.id', 'event.user_id')
      .where('event.application_id', '=', applicationId)
      .select(['event.id', 'event.from_status', 'event.to_status', 'event.memo', 'event.created'])
      .select(optionalPersonRef('account').as('user'))
      .orderBy('event.id', 'desc'),
  );

export const listCalls = (db: Db, applicationId: number) =>
  readTrail(
    db
      .selectFrom('voucher_call')
      .where('application_id', '=', applicationId)
      .select(['id', 'tr_id', 'operation', 'code', 'created'])
      .orderBy('id', 'desc'),
  );

/** The entries of the ledger with these causes, in their order. */
export const listEntries = (db: Db, causeKeys: readonly string[]) =>
  db
    .selectFrom('point_entry')
    .where('cause_key', 'in', [...causeKeys])
    .select(['id', 'point', 'balance', 'description', 'created'])
    .orderBy('id')
    .limit(ANSWER_LIMITS.trail)
    .execute();

/** The latest order of each application. */
export const listLatestOrders = (db: Db, applicationIds: readonly number[]) =>
  db
    .selectFrom('voucher_order')
    .where('application_id', 'in', [...applicationIds, 0])
    .distinctOn('application_id')
    .selectAll()
    .orderBy('application_id')
    .orderBy('id', 'desc')
    .execute();

export const findLatestOrder = async (db: Db, applicationId: number): Promise<OrderRow | undefined> =>
  (await listLatestOrders(db, [applicationId]))[0];

const OPEN = [ApplicationStatus.WAIT, ApplicationStatus.APPLY];

/** Open applications for goods that cannot be bought any more. */
export const findStoppedApplications = (db: Db) =>
  db
    .selectFrom('coupon_application as application')
    .innerJoin('coupon', 'coupon.id', 'application.coupon_id')
    .innerJoin('voucher_good as good', 'good.goods_code', 'coupon.goods_code')
    .where('application.application_status', 'in', OPEN)
    .where('good.state', '<>', 'SALE')
    .select('application.id')
    .orderBy('application.id')
    .execute();

const MAX_BLOCKED = 200;

/** Open applications of accounts that may not be used. */
export const findBlockedApplications = (db: Db) =>
  db
    .selectFrom('coupon_application as application')
    .innerJoin('user_account as owner', 'owner.id', 'application.user_id')
    .where('application.application_status', 'in', OPEN)
    .where((eb) => eb.or([eb('owner.account_status', '<>', AccountStatus.NORMAL), eb('owner.deleted', 'is not', null)]))
    .select('application.id')
    .orderBy('application.id')
    .limit(MAX_BLOCKED)
    .execute();

/** Open applications for a coupon. */
export const findOpenApplications = (db: Db, couponId: number) =>
  db
    .selectFrom('coupon_application')
    .where('coupon_id', '=', couponId)
    .where('application_status', 'in', OPEN)
    .select('id')
    .orderBy('id')
    .execute();
