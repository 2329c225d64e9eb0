import { type Kysely, sql } from 'kysely';

/**
 * A search in the members of a work space reads the index of their order alone, with what was typed to invite them.
 * Before, each member was read from the table, where neighbours in the list are in different blocks.
 */
const STATEMENTS = [
  `drop index work_membership_list`,
  `create index work_membership_list on work_membership (space_id, (case edit_state_type when 4 then 1 when 0 then 0 when 3 then 0 else 2 end), role, job_grade, id desc)
    include (user_id, edit_state_type, opened_by, invited_email, invited_tel)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
