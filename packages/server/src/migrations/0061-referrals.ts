import { type Kysely, sql } from 'kysely';

/** Recommended sign-ups with the points of both sides, and what tells whether a pair is one person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table referral (
    id bigint generated always as identity primary key,
    user_id bigint not null unique references user_account,
    recommender_id bigint not null references user_account,
    state smallint not null check (state between 0 and 2),
    suspicions jsonb not null,
    referral_points integer not null check (referral_points >= 0),
    referred_points integer not null check (referred_points >= 0),
    decided timestamptz,
    decided_by bigint references user_account,
    reason text not null default '',
    created timestamptz not null,
    check (user_id <> recommender_id)
  )`,
  `create index referral_created on referral (created desc, id desc)`,
  `create index referral_state on referral (state, created desc, id desc)`,
  `create index referral_recommender on referral (recommender_id, created desc, id desc) include (state, referral_points)`,
  `create index referral_recommender_state on referral (recommender_id, state, created desc, id desc)`,
  `create index referral_decided_by on referral (decided_by) where decided_by is not null`,
  // Keyed hashes of verified numbers that had points for a sign-up.
  `create table reward_phone (phone_hash text primary key, created timestamptz not null)`,
  `create table account_browser (
    user_id bigint not null references user_account,
    browser_hash text not null,
    seen timestamptz not null,
    primary key (user_id, browser_hash)
  )`,
  `create index account_browser_hash on account_browser (browser_hash)`,
  `create index account_browser_seen on account_browser (seen)`,
];
