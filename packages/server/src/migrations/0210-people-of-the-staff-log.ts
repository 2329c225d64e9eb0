import { type Kysely, sql } from 'kysely';

/** An entry of the staff log names the account that the change is about, so that it is found by the person's name. */
const STATEMENTS = [
  `alter table staff_log add column about_user_id bigint`,
  `update staff_log set about_user_id = entry.about::bigint
    from (
      select log.id, coalesce(
        case when object ? 'user_type' and object ? 'nano_id' then object ->> 'id' end,
        object ->> 'user_id', object #>> '{user,id}', object ->> 'brand_id', object #>> '{brand,id}',
        log.request_data ->> 'user_id'
      ) as about
      from staff_log log cross join lateral (select coalesce(log.new_object, log.old_object) as object) as changed
      where log.path !~ '/(ai_document_prompt|coupon_gift)'
    ) entry
    where entry.id = staff_log.id and entry.about ~ '^[0-9]{1,15}$' and entry.about <> staff_log.user_id::text`,
  `create index staff_log_about on staff_log (about_user_id, created desc, id desc)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
