import { type Kysely, sql } from 'kysely';

/** Operators of one kind are ordered by columns of their account, so the account keeps a copy of the kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table user_account add column staff_type smallint`,
  `update user_account set staff_type = staff.staff_type from staff_account as staff where staff.user_id = user_account.id`,
  `create function copy_staff_type_to_account() returns trigger language plpgsql as $$
    begin
      update user_account set staff_type = new.staff_type
        where id = new.user_id and staff_type is distinct from new.staff_type;
      return null;
    end $$`,
  `create trigger staff_type_copied after insert or update on staff_account for each row execute function copy_staff_type_to_account()`,
  `drop index staff_account_type`,
  `create index user_account_staff_type on user_account (user_type, staff_type, created desc, id desc)
    include (account_status, deleted) where not is_guest and staff_type is not null`,
];
