import { type Kysely, sql } from 'kysely';

/**
 * Alerts of vendors about new notices of K-apt. `matched` is when an open notice was compared with all settings; those
 * that are known already count as told.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table kapt_notice add column matched timestamptz`,
  `update kapt_notice set matched = updated`,
  `create index kapt_notice_unmatched on kapt_notice (id) where matched is null and is_open`,
  `create index kapt_notice_matched on kapt_notice (id) where matched is not null`,
  `create table kapt_alert (
    id bigint generated always as identity primary key,
    notice_id bigint not null references kapt_notice on delete cascade,
    brand_id bigint not null references user_account on delete cascade,
    is_read boolean not null default false,
    created timestamptz not null,
    unique (notice_id, brand_id)
  )`,
  `create index kapt_alert_list on kapt_alert (brand_id, created desc, id desc)`,
  `create index kapt_alert_read on kapt_alert (brand_id, is_read, created desc, id desc)`,
];
