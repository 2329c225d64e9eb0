import { type Kysely, sql } from 'kysely';

/** The registration certificate becomes one of the reviewed facts; until now the latest one was in force. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `update brand_account
        set approved_detail = approved_detail || jsonb_build_object('business_image_id', business_image_id)
        where approved_detail is not null`,
    )
    .execute(db);
}
