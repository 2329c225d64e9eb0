import { type Kysely, sql } from 'kysely';

/**
 * Four roles in a work space, of which exactly one active member is the master; other masters become managers. Who asks
 * to join says who they are, and a refusal has a reason.
 */
const STATEMENTS = [
  // A work space whose main master has withdrawn or left keeps the longest-serving master that is still there.
  `update work_space set master_user_id = next.user_id
    from (
      select distinct on (member.space_id) member.space_id, member.user_id
      from work_membership member join user_account account on account.id = member.user_id and account.deleted is null
      where member.role = 'master' and member.edit_state_type = 4
      order by member.space_id, member.id
    ) next
    where next.space_id = work_space.id and not exists (
      select 1 from work_membership member join user_account account on account.id = member.user_id and account.deleted is null
      where member.space_id = work_space.id and member.user_id = work_space.master_user_id
        and member.role = 'master' and member.edit_state_type = 4
    )`,
  `alter table work_membership
    drop constraint work_member_role_check,
    add constraint work_membership_role check (role in ('master', 'manager', 'member', 'resident')),
    add column greeting text not null default '',
    add column dong text not null default '',
    add column ho text not null default '',
    add column refusal_reason text`,
  `update work_membership set role = case when edit_state_type = 4 then 'manager' else 'member' end
    from work_space
    where work_space.id = work_membership.space_id and role = 'master'
      and (work_membership.user_id is distinct from work_space.master_user_id or edit_state_type <> 4)`,
  `update work_membership set role = 'resident'
    where opened_by = 'person' and invited_email is null and edit_state_type in (0, 3)`,
  `create unique index work_membership_one_master on work_membership (space_id) where role = 'master'`,
  `drop index work_membership_list`,
  `create index work_membership_list on work_membership (space_id, (case edit_state_type when 4 then 1 when 0 then 0 when 3 then 0 else 2 end), (case role when 'master' then 0 when 'manager' then 1 when 'member' then 2 else 3 end), job_grade, id desc)
    include (user_id, edit_state_type, role, opened_by, invited_email, invited_tel)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
