import { type Kysely, sql } from 'kysely';

/**
 * An invitation contains the contact that was typed and no account until somebody accepts it. The view `work_member`
 * has the memberships of accounts alone, so that no other feature reads an invitation by mistake.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table work_member rename to work_membership`,
  `alter table work_membership
    alter column user_id drop not null,
    add column invited_email text,
    add column invited_tel text,
    add constraint work_membership_one_contact check (num_nonnulls(invited_email, invited_tel) <= 1),
    add constraint work_membership_person check (
      user_id is not null
      or (edit_state_type in (0, 3, 5) and opened_by = 'space' and num_nonnulls(invited_email, invited_tel) = 1)
    )`,
  `create unique index work_membership_invited_email on work_membership (space_id, invited_email) where user_id is null`,
  `create unique index work_membership_invited_tel on work_membership (space_id, invited_tel) where user_id is null`,
  `create index work_membership_by_email on work_membership (invited_email) where user_id is null`,
  `create index work_membership_by_tel on work_membership (invited_tel) where user_id is null`,
  `create view work_member as
    select id, space_id, user_id, edit_state_type, role, job_grade, opened_by, created, updated
    from work_membership
    where user_id is not null`,
  `create table invitation_usage (
    user_id bigint primary key references user_account,
    day date not null,
    count integer not null
  )`,
];
