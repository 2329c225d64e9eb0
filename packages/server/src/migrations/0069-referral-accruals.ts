import { type Kysely, sql } from 'kysely';

/**
 * The points of each member by month for those below. The ledger's own trigger adds them up, so that a monthly report
 * costs the same however many entries there are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Sign-ups (3), purchases as master and parent (11, 12), and what was taken back of them (13, 14). */
const TYPES = '(3, 11, 12, 13, 14)';
const month = (moment: string) => `date_trunc('month', ${moment} at time zone 'Asia/Seoul')::date`;
const figures = (type: string, point: string) =>
  `(${type} = 3)::integer, case when ${type} = 3 then ${point} else 0 end, case when ${type} = 3 then 0 else ${point} end`;

const STATEMENTS = [
  `create table referral_accrual (
    id bigint generated always as identity primary key,
    user_id bigint not null references user_account,
    month date not null,
    sign_ups integer not null,
    sign_up_points integer not null,
    purchase_points integer not null,
    points integer not null generated always as (sign_up_points + purchase_points) stored
  )`,
  `create unique index referral_accrual_user on referral_accrual (user_id, month)`,
  `create index referral_accrual_month on referral_accrual (month desc, points desc, id desc)`,
  `insert into referral_accrual (user_id, month, sign_ups, sign_up_points, purchase_points)
    select user_id, month, sum(sign_up), sum(sign_up_points), sum(purchase_points) from (
      select user_id, ${month('created')}, ${figures('history_type', 'point')}
      from point_entry where history_type in ${TYPES}
    ) as entry (user_id, month, sign_up, sign_up_points, purchase_points) group by user_id, month`,
  `create function add_referral_accrual() returns trigger language plpgsql as $$
    begin
      insert into referral_accrual (user_id, month, sign_ups, sign_up_points, purchase_points)
        values (new.user_id, ${month('new.created')}, ${figures('new.history_type', 'new.point')})
        on conflict (user_id, month) do update set
          sign_ups = referral_accrual.sign_ups + excluded.sign_ups,
          sign_up_points = referral_accrual.sign_up_points + excluded.sign_up_points,
          purchase_points = referral_accrual.purchase_points + excluded.purchase_points;
      return null;
    end $$`,
  `create trigger point_entry_accrual after insert on point_entry for each row
    when (new.history_type in ${TYPES}) execute function add_referral_accrual()`,
];
