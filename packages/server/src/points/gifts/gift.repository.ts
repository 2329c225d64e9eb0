import type { PersonRef } from '@danji/contracts/accounts/user';
import { ApplicationStatus } from '@danji/contracts/codes/coupon-codes';
import type { Page } from '@danji/contracts/page';
import type { CouponGift } from '@danji/contracts/points/coupon-gift';
import { type Insertable, sql } from 'kysely';
import { selectPersonRef } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { mapPage, type PageQuery, readPage } from '../../platform/records/read-page.ts';

const { APPLY, DONE, REFUND_APPLY, REFUNDED, FAILED } = ApplicationStatus;

type Progress = Pick<CouponGift, 'members' | 'waiting' | 'issued' | 'failed' | 'impossible' | 'cost'>;

/** The progress of the applications of a gift: at most as many as a sheet has lines. */
const PROGRESS = sql<Progress>`(select jsonb_build_object(
    'members', count(*), 'waiting', count(*) filter (where status = ${APPLY}), 'issued', count(*) filter (where is_issued),
    'failed', count(*) filter (where status = ${FAILED}),
    'impossible', count(*) filter (where not is_issued and status not in (${APPLY}, ${FAILED})),
    'cost', coalesce(sum(cost) filter (where is_issued), 0))
  from (select application.application_status as status,
      application.application_status in (${DONE}, ${REFUND_APPLY}, ${REFUNDED}) as is_issued,
      (select voucher.cost from voucher_order as voucher where voucher.application_id = application.id
        order by voucher.id desc limit 1) as cost
    from coupon_application as application where application.gift_id = gift.id) as each)`;

const selectGift = (db: Db) =>
  db
    .selectFrom('coupon_gift as gift')
    .select(['gift.id', 'gift.reason', 'gift.created', 'gift.finished'])
    .select([
      selectPersonRef<PersonRef>('gift.user_id').as('user'),
      sql<
        CouponGift['coupon']
      >`(select jsonb_build_object('id', coupon.id, 'nano_id', coupon.nano_id, 'title', coupon.title)
        from coupon where coupon.id = gift.coupon_id)`.as('coupon'),
      PROGRESS.as('progress'),
    ]);

type Row = Omit<CouponGift, keyof Progress> & { progress: Progress };
const toGift = ({ progress, ...gift }: Row): CouponGift => ({ ...gift, ...progress });

export const listGiftRows = async (db: Db, query: PageQuery): Promise<Page<CouponGift>> =>
  mapPage(
    await readPage(db, query, {
      found: db.selectFrom('coupon_gift as gift'),
      order: [['gift.id', 'desc']],
      key: 'gift.id',
      lines: selectGift(db),
    }),
    toGift,
  );

export async function findGift(db: Db, id: number): Promise<CouponGift | undefined> {
  const row = await selectGift(db).where('gift.id', '=', id).executeTakeFirst();
  return row && toGift(row);
}

/** Adds a gift; `undefined` when the same sheet was sent. */
export const insertGift = async (db: Db, gift: Insertable<Database['coupon_gift']>): Promise<number | undefined> =>
  (
    await db
      .insertInto('coupon_gift')
      .values(gift)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id;

export const findSent = (db: Db, key: string) =>
  db.selectFrom('coupon_gift').where('key', '=', key).select(['id', 'created']).executeTakeFirst();

/** Begins the sending of a gift anew: its end is told again. */
export async function reopenGift(db: Db, id: number): Promise<void> {
  await db.updateTable('coupon_gift').set({ finished: null }).where('id', '=', id).execute();
}

/** Ends the gifts of which nothing is on its way; resolves to their ids. */
export const finishGifts = async (db: Db, now: Date): Promise<number[]> => {
  const rows = await db
    .updateTable('coupon_gift')
    .set({ finished: now })
    .where('finished', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('coupon_application as application')
            .whereRef('application.gift_id', '=', 'coupon_gift.id')
            .where('application.application_status', '=', APPLY)
            .select('application.id'),
        ),
      ),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};
