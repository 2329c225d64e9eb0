import { type Kysely, sql } from 'kysely';

/**
 * Work spaces can be archived and deleted. Of a closed one the view `work_member` shows nobody, so that no feature works
 * in it. After 30 days a deleted one is `purged`: its contents are gone, and the row remains for evaluations of vendors.
 */
const STATEMENTS = [
  `alter table work_space
    add column archived timestamptz,
    add column deleted timestamptz,
    add column purged timestamptz`,
  `create index work_space_deleted on work_space (deleted, id) where deleted is not null and purged is null`,
  // The search of lists in the order of names reads this index alone.
  `drop index work_space_title`,
  `create index work_space_title on work_space (title, id desc) include (searched, archived, deleted, purged)`,
  `create or replace view work_member as
    select id, space_id, user_id, edit_state_type, role, job_grade, opened_by, created, updated
    from work_membership
    where user_id is not null and exists (
      select from work_space where id = work_membership.space_id and archived is null and deleted is null
    )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
