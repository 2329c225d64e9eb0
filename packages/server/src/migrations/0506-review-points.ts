import { type Kysely, sql } from 'kysely';

/** Points for reviews of products: what operators set, and what the review of an order has brought. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table point_set
    add column point_review_text integer not null default 0 check (point_review_text >= 0),
    add column point_review_image integer not null default 0 check (point_review_image >= 0)`,
  `create table review_reward (
    order_id bigint primary key references shop_order on delete cascade,
    user_id bigint not null references user_account,
    points integer not null check (points >= 0),
    is_given boolean not null,
    round integer not null check (round > 0),
    created timestamptz not null
  )`,
  `create index review_reward_user on review_reward (user_id)`,
];
