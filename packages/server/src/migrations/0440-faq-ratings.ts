import { type Kysely, sql } from 'kysely';

/** Whether members found an answer helpful, each once, and how many did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table faq add column helpful integer not null default 0, add column unhelpful integer not null default 0`,
  `create table faq_rating (
    faq_id bigint not null references faq on delete cascade,
    user_id bigint not null references user_account,
    is_helpful boolean not null,
    rated timestamptz not null,
    primary key (faq_id, user_id)
  )`,
  `create index faq_rating_user on faq_rating (user_id)`,
];
