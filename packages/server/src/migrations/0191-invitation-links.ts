import { type Kysely, sql } from 'kysely';

/** Invitations by contact end after 14 days, those that are open now too. */
const STATEMENTS = [
  `alter table work_membership add column invitation_expires timestamptz`,
  `update work_membership set invitation_expires = now() + interval '14 days'
    where user_id is null and edit_state_type in (0, 3)`,
  `create index work_membership_invitation on work_membership (invitation_expires)
    where user_id is null and edit_state_type in (0, 3)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
