import { type Kysely, sql } from 'kysely';

/** Our staff mark bid notices with a reason. The marks, and alerts by when they were sent, have an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table suggest_item
    add column flagged timestamptz,
    add column flag_reason text,
    add column flagged_by bigint references user_account,
    add check ((flagged is null) = (flag_reason is null) and (flagged is null) = (flagged_by is null))`,
  `create index suggest_item_flagged on suggest_item (created desc, id desc) where flagged is not null`,
  `create index suggest_item_flagged_by on suggest_item (flagged_by) where flagged_by is not null`,
  `create index suggest_alert_created on suggest_alert (created) include (is_read)`,
  `create index suggest_alert_notice_matched on suggest_alert_notice (matched) where matched is not null`,
];
