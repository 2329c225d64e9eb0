import type { CommunityIncome, CommunityIncomeTotal } from '@danji/contracts/community/community-income';
import type { getCommunityIncome, listCommunityIncome } from '@danji/contracts/community/community-purchase.endpoints';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { dayEnd, dayStart } from '../../platform/http/period.ts';
import { readPage } from '../../platform/records/read-page.ts';

type Period = QueryOf<typeof getCommunityIncome>;

/** SQL condition: a purchase was made in the period. */
const inPeriod = ({ date_start, date_end }: Period): RawBuilder<boolean> => sql<boolean>`
  ${date_start === undefined ? sql`true` : sql`purchase.created >= ${dayStart(date_start)}`}
  and ${date_end === undefined ? sql`true` : sql`purchase.created < ${dayEnd(date_end)}`}`;

/** SQL for an object with the sums of purchases. */
const SUMS = sql<CommunityIncomeTotal>`jsonb_build_object(
  'sales', count(*), 'price', coalesce(sum(purchase.price), 0),
  'refunds', count(purchase.refunded), 'refunded', coalesce(sum(purchase.price) filter (where purchase.refunded is not null), 0),
  'fee', coalesce(sum(purchase.fee) filter (where purchase.refunded is null), 0),
  'net', coalesce(sum(purchase.price - purchase.fee) filter (where purchase.refunded is null), 0))`;

/** Lists the posts that an author has sold in a period, the newest first. */
export async function listIncome(
  db: Db,
  query: QueryOf<typeof listCommunityIncome>,
  userId: number,
): Promise<Page<CommunityIncome>> {
  const posts = db
    .selectFrom('community_post as post')
    .where('post.user_id', '=', userId)
    .where(sql<boolean>`post.has_sales`);
  const isInPeriod = query.date_start !== undefined || query.date_end !== undefined;
  // The sales of a period are read from the index of the seller: asking for each post whether it was sold takes longer.
  const sold = db
    .selectFrom('community_purchase as purchase')
    .where('purchase.seller_id', '=', userId)
    .where(inPeriod(query))
    .groupBy('purchase.post_id')
    .select('purchase.post_id as id');
  const page = await readPage(db, query, {
    found: isInPeriod ? db.selectFrom(sold.as('post')) : posts,
    order: [],
    key: 'post.id',
    lines: db
      .selectFrom('community_post as post')
      .innerJoin('board_post as board', 'board.id', 'post.board_id')
      .select(['post.id', 'post.nano_id', 'board.title', sql<boolean>`post.deleted is not null`.as('is_gone')])
      .select(
        sql<CommunityIncomeTotal>`(select ${SUMS} from community_purchase as purchase
          where purchase.post_id = post.id and ${inPeriod(query)})`.as('sums'),
      ),
  });
  return { ...page, results: page.results.map(({ sums, ...post }) => ({ ...post, ...sums })) };
}

/** Sums what an author has sold in a period. */
export const sumIncome = async (db: Db, period: Period, userId: number): Promise<CommunityIncomeTotal> =>
  (
    await db
      .selectFrom('community_purchase as purchase')
      .where('purchase.seller_id', '=', userId)
      .where(inPeriod(period))
      .select(SUMS.as('sums'))
      .executeTakeFirstOrThrow()
  ).sums;
