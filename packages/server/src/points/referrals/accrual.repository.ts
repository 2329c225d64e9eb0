import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import type { ReferralAccrual } from '@danji/contracts/points/referral-accrual';
import type { listReferralAccruals } from '@danji/contracts/points/referral.endpoints';
import { sql } from 'kysely';
import { selectPersonRef } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { levelOf } from './tree.repository.ts';

/** Lists what members got for those below, by month; levels are counted for the rows of a page only. */
export function listAccruals(
  db: Db,
  { month, ...page }: QueryOf<typeof listReferralAccruals>,
): Promise<Page<ReferralAccrual>> {
  let found = db.selectFrom('referral_accrual as accrual');
  if (month !== undefined) found = found.where('accrual.month', '=', `${month}-01`);
  return readPage(db, page, {
    found,
    order: [
      ['accrual.month', 'desc'],
      ['accrual.points', 'desc'],
    ],
    key: 'accrual.id',
    lines: db
      .selectFrom('referral_accrual as accrual')
      .select(['accrual.id', 'accrual.sign_ups', 'accrual.sign_up_points'])
      .select(['accrual.purchase_points', 'accrual.points'])
      .select([
        selectPersonRef('accrual.user_id').as('user'),
        sql<string>`to_char(accrual.month, 'YYYY-MM')`.as('month'),
        levelOf('accrual.user_id').as('level'),
        sql<ReferralAccrual['grade']>`
          coalesce((select grade from recommend_relation as place where place.user_id = accrual.user_id), 0)`.as(
          'grade',
        ),
      ]),
  });
}

/** The points that a member has got from purchases of those below, less what was taken back. */
export async function sumPurchasePoints(db: Db, userId: number): Promise<number> {
  const { points } = await db
    .selectFrom('referral_accrual')
    .where('user_id', '=', userId)
    .select(sql<number>`coalesce(sum(purchase_points), 0)::bigint`.as('points'))
    .executeTakeFirstOrThrow();
  return points;
}
