import { type Kysely, sql } from 'kysely';

/** The history of the details of a work space, which its members read; its screen lists it by work space. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table work_space_change (
    id bigint generated always as identity primary key,
    space_id bigint not null references work_space,
    user_id bigint not null references user_account,
    kind text not null check (kind in ('created', 'imported', 'changed')),
    fields jsonb not null,
    created timestamptz not null
  )`,
  `create index work_space_change_list on work_space_change (space_id, id desc)`,
  `create index work_space_change_user on work_space_change (user_id)`,
];
