import { type Kysely, sql } from 'kysely';

/** The referral tree: who is below whom, parents that were set besides it, and the history of both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table recommend_relation (
    id bigint generated always as identity primary key,
    user_id bigint not null unique references user_account,
    parent_id bigint references user_account,
    grade smallint not null default 0 check (grade between 0 and 3),
    parent_update_date timestamptz,
    created timestamptz not null,
    updated timestamptz not null,
    check (parent_id <> user_id)
  )`,
  `create index recommend_relation_parent on recommend_relation (parent_id, id desc)`,
  `create index recommend_relation_top on recommend_relation (id desc) where parent_id is null`,
  `create index recommend_relation_grade on recommend_relation (grade, id desc)`,
  `create table recommend_custom_relation (
    id bigint generated always as identity primary key,
    user_id bigint not null references user_account,
    parent_id bigint not null references user_account,
    grade smallint not null default 0 check (grade between 0 and 3),
    is_active boolean not null,
    created timestamptz not null,
    updated timestamptz not null,
    check (parent_id <> user_id)
  )`,
  `create unique index recommend_custom_relation_active_user on recommend_custom_relation (user_id) where is_active`,
  `create index recommend_custom_relation_user on recommend_custom_relation (user_id, id desc)`,
  `create index recommend_custom_relation_active on recommend_custom_relation (is_active, id desc)`,
  `create index recommend_custom_relation_parent on recommend_custom_relation (parent_id)`,
  `create table recommend_change (
    id bigint generated always as identity primary key,
    user_id bigint not null references user_account,
    actor_id bigint not null references user_account,
    fields jsonb not null,
    reason text not null,
    created timestamptz not null
  )`,
  `create index recommend_change_user on recommend_change (user_id, id desc)`,
  `create index recommend_change_actor on recommend_change (actor_id)`,
  // The recommended members, and their recommenders. Nobody was above a recommender who came later.
  `insert into recommend_relation (user_id, parent_id, parent_update_date, created, updated)
    select id, recommand_user_id, case when recommand_user_id is not null then created end, created, created
    from user_account as account
    where account_status <> 0 and (recommand_user_id is not null
      or exists (select from user_account as other where other.recommand_user_id = account.id and other.account_status <> 0))
    order by id`,
];
