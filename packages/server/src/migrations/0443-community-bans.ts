import { type Kysely, sql } from 'kysely';

/** Times in which members cannot write in the community (ADR 0155). `ends` is when one is over, however it came. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table community_ban (
    id bigint generated always as identity primary key,
    nano_id text not null unique,
    user_id bigint not null references user_account,
    is_anonymous boolean not null,
    case_id bigint references review_case,
    until timestamptz,
    reason smallint not null check (reason between 1 and 8),
    message text not null,
    author_id bigint references user_account,
    lifted timestamptz,
    lifter_id bigint references user_account,
    ends timestamptz not null generated always as (coalesce(lifted, until, timestamptz 'infinity')) stored,
    created timestamptz not null
  )`,
  `create index community_ban_ends on community_ban (ends desc, id desc)`,
  `create index community_ban_user on community_ban (user_id, ends desc)`,
  `create index community_ban_case on community_ban (case_id)`,
  `create index community_ban_author on community_ban (author_id)`,
  `create index community_ban_lifter on community_ban (lifter_id)`,
];
