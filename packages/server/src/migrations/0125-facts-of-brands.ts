import { type Kysely, sql } from 'kysely';

/**
 * Our own facts about a vendor: the number of contracts of work spaces that name it, and the last business day on which
 * it used the service. Lists read one row by its key, so neither is counted while a user waits.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table brand_fact (
    brand_id bigint primary key references user_account,
    contracts integer not null default 0,
    active_on date
  )`,
  `insert into brand_fact (brand_id, contracts)
    select brand_id, count(*) from work_schedule where brand_id is not null and deleted is null group by brand_id`,
  `create function count_brand_contracts() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.brand_id is not null and old.deleted is null then
        update brand_fact set contracts = contracts - 1 where brand_id = old.brand_id;
      end if;
      if tg_op <> 'DELETE' and new.brand_id is not null and new.deleted is null then
        insert into brand_fact (brand_id, contracts) values (new.brand_id, 1)
          on conflict (brand_id) do update set contracts = brand_fact.contracts + 1;
      end if;
      return null;
    end $$`,
  `create trigger work_schedule_brand_counted after insert or delete or update of brand_id, deleted on work_schedule
    for each row execute function count_brand_contracts()`,
  // A session renews its tokens while it is used; the row is written once a day. Operators who act as a vendor do not count.
  `create function note_brand_activity() returns trigger language plpgsql as $$
    begin
      insert into brand_fact (brand_id, active_on)
        select account.id, (new.created at time zone 'Asia/Seoul')::date
          from auth_session as session join user_account as account on account.id = session.user_id
          where session.id = new.session_id and session.acting_staff_id is null and account.user_type = 1
        on conflict (brand_id) do update set active_on = excluded.active_on
          where brand_fact.active_on is null or brand_fact.active_on < excluded.active_on;
      return null;
    end $$`,
  `create trigger refresh_token_brand_active after insert on refresh_token
    for each row execute function note_brand_activity()`,
];
