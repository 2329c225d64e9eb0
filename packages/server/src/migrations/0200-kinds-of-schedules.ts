import { type Kysely, sql } from 'kysely';

/** The contracts of one kind are read in the order of their end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index work_schedule_kind on work_schedule (space_id, category1, is_complete, contract_end, id desc)
    where deleted is null`.execute(db);
}
