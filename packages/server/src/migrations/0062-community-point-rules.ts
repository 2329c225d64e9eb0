import { type Kysely, sql } from 'kysely';

/** The rules of points in the community, with what each action gives before anybody changes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table community_point_rule (
    id bigint generated always as identity primary key,
    action_type text not null,
    category1 text not null,
    category2 smallint not null check (category2 >= 0),
    value integer,
    created timestamptz not null,
    updated timestamptz not null,
    unique (action_type, category1, category2),
    check (category1 <> 'all' or category2 = 0)
  )`,
  `create index community_point_rule_category on community_point_rule (category1, id)`,
  `create table community_point_rule_change (
    id bigint generated always as identity primary key,
    rule_id bigint not null references community_point_rule,
    actor_id bigint not null references user_account,
    before integer,
    after integer,
    created timestamptz not null
  )`,
  `create index community_point_rule_change_rule on community_point_rule_change (rule_id, id desc)`,
  `create index community_point_rule_change_actor on community_point_rule_change (actor_id)`,
  `insert into community_point_rule (action_type, category1, category2, value, created, updated)
    select action_type, 'all', 0, value, now(), now() from (values
      ('write', 10), ('read', 1), ('comment', 2), ('file_upload', 20), ('download', -5), ('recommended', 3),
      ('answer', 5), ('accepted', 30), ('weight_all', 100), ('weight_200', 120), ('weight_500', 150),
      ('weight_comment20', 150), ('weight_file', 130)) as initial (action_type, value)`,
];
