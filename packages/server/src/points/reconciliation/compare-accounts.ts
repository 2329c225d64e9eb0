import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { Found } from './found.ts';

/** Accounts that one statement compares: it holds their snapshot and no lock. */
const BATCH = 500;

type Batch = { last: number | null; accounts: number; entries: number; found: Found[] };

/** The sums of each account, and the first place where its chain is broken. */
const SUMS = (after: number) => sql`
  account as materialized (
    select id, points, accum_points from user_account where id > ${after} order by id limit ${BATCH}
  ), line as (
    select user_id, position, point, balance, earned, is_forced or is_reversal or history_type in (9, 10, 13, 14) as may_owe,
      coalesce(lag(balance) over chain, 0) + point as expected_balance,
      coalesce(lag(position) over chain, 0) + 1 as expected_position,
      lead(position) over chain is null as is_last
    from point_entry where user_id > ${after} and user_id <= (select max(id) from account)
    window chain as (partition by user_id order by position)
  ), sums as (
    select user_id, count(*) as entries, sum(point) as point, sum(earned) as earned, bool_or(may_owe) as may_owe,
      max(balance) filter (where is_last) as balance,
      min(position) filter (where balance <> expected_balance) as broken,
      min(position) filter (where position <> expected_position) as jumped
    from line group by user_id
  ), hold as (
    select user_id, sum(points) as held from point_hold
    where direction = 'out' and closed is null and user_id > ${after} and user_id <= (select max(id) from account)
    group by user_id
  )`;

/** Each number beside the one that it must equal. */
const DIFFERENCES = sql`
  difference as (
    select account.id as user_id, null as day, null as history_type, pair.* from account
      left join sums on sums.user_id = account.id left join hold on hold.user_id = account.id,
      lateral (values
        ('points', null::integer, coalesce(sums.point, 0), account.points::bigint),
        ('earned', null, coalesce(sums.earned, 0), account.accum_points),
        ('balance', null, coalesce(sums.point, 0), coalesce(sums.balance, 0)),
        ('held', null, case when hold.held > coalesce(sums.balance, 0) and not coalesce(sums.may_owe, false)
          then coalesce(sums.balance, 0) else coalesce(hold.held, 0) end, coalesce(hold.held, 0))
      ) as pair (kind, position, expected, actual)
      where pair.expected <> pair.actual
    union all
    select line.user_id, null, null, 'chain', line.position, line.expected_balance, line.balance from line
      join sums on sums.user_id = line.user_id and sums.broken = line.position
    union all
    select line.user_id, null, null, 'gap', line.position, line.expected_position, line.position from line
      join sums on sums.user_id = line.user_id and sums.jumped = line.position
  )`;

/** Compares the accounts that follow an id with their entries and holds, all as they are at one moment. */
export async function compareAccounts(db: Db, after: number): Promise<Batch> {
  const { rows } = await sql<Batch>`with ${SUMS(after)}, ${DIFFERENCES}
    select (select max(id) from account) as last, (select count(*)::integer from account) as accounts,
      (select coalesce(sum(entries), 0)::bigint from sums) as entries,
      (select coalesce(jsonb_agg(difference order by user_id, kind), '[]') from difference) as found`.execute(db);
  return rows[0] ?? { last: null, accounts: 0, entries: 0, found: [] };
}
