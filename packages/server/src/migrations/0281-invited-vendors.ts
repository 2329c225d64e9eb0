import { type Kysely, sql } from 'kysely';

/** The vendors that a notice is for. One by invitation alerts nobody else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table suggest_item add column invited_ids jsonb not null default '[]'`,
  `create or replace function await_suggest_alerts() returns trigger language plpgsql as $$
    begin
      if new.state = 2 and new.invited_ids = '[]' then
        insert into suggest_alert_notice (item_id, due, sigungu, codes)
          values (new.id, new.date_start, new.sigungu,
            array(select new.category::integer union select value::integer from jsonb_array_elements_text(new.tags)))
          on conflict (item_id) do update set
            due = case when suggest_alert_notice.matched is null then excluded.due else suggest_alert_notice.due end,
            sigungu = excluded.sigungu, codes = excluded.codes;
        perform pg_notify('danji_job', 'suggest_alerts.match');
      elsif new.state = 7 then
        delete from suggest_alert_notice where item_id = new.id and matched is null;
      end if;
      return null;
    end $$`,
];
