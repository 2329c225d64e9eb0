import { type Kysely, sql } from 'kysely';

/** Whether an open notice has closed meanwhile is in the index of the list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index kapt_notice_open_noticed`.execute(db);
  await sql`create index kapt_notice_open_noticed on kapt_notice (noticed desc, id desc) include (closes) where is_open`.execute(
    db,
  );
}
