import { type Kysely, sql } from 'kysely';

/** Refresh tokens, attempt limits, phone verification, consents, outside sign-in, and the indexes of the staff lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table refresh_token (
    id bigint generated always as identity primary key,
    session_id bigint not null references auth_session,
    generation integer not null,
    token_hash text not null unique,
    created timestamptz not null,
    expires timestamptz not null,
    used timestamptz
  )`,
  `create index refresh_token_session on refresh_token (session_id, generation)`,
  `create table attempt_count (key text primary key, window_start timestamptz not null, count integer not null)`,
  `create table phone_verification (
    id bigint generated always as identity primary key,
    tel text not null,
    purpose text not null,
    code_hash text not null,
    address_hash text not null,
    created timestamptz not null,
    expires timestamptz not null,
    tries integer not null default 0,
    is_failed boolean not null default false,
    closed timestamptz,
    token_hash text unique,
    token_expires timestamptz,
    token_used timestamptz
  )`,
  `create index phone_verification_tel on phone_verification (tel, created desc)`,
  `create index phone_verification_address on phone_verification (address_hash, created desc)`,
  `create table user_consent (
    id bigint generated always as identity primary key,
    user_id bigint not null references user_account,
    document text not null check (document in ('terms', 'privacy', 'marketing')),
    is_agreed boolean not null,
    created timestamptz not null
  )`,
  `create index user_consent_user on user_consent (user_id, document, id desc)`,
  `create table social_account (
    id bigint generated always as identity primary key,
    provider text not null check (provider in ('kakao')),
    provider_id text not null,
    user_type smallint not null check (user_type in (1, 2)),
    user_id bigint not null references user_account,
    created timestamptz not null,
    unlinked timestamptz
  )`,
  `create unique index social_account_person on social_account (provider, provider_id, user_type) where unlinked is null`,
  `create index social_account_user on social_account (user_id)`,
  `create index user_account_status on user_account (user_type, account_status, created desc, id desc)`,
  `create index user_account_email_past on user_account (user_type, lower(email))`,
  `create index user_account_recommender on user_account using gin ((name || ' ' || nickname || ' ' || ref_code) gin_trgm_ops)`,
  `create index user_account_ref_code on user_account (lower(ref_code))`,
  `create index general_account_building on general_account using gin ((coalesce(current_work ->> 'building_name', '')) gin_trgm_ops)`,
  // The details that a review approved: the public sees them while an edit is pending or was refused (FACTS §10.4).
  `alter table brand_account add column approved_detail jsonb`,
];
