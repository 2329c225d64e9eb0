import { type Kysely, sql } from 'kysely';

/** The channel: revisions with what was done, by whom and why, each signed (`signMigratedRevisions` signs those from before). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table registry_revision rename to channel_revision`,
  `alter table channel_revision
    add column action text not null default 'promote' check (action in ('promote', 'canary', 'rollback', 'revoke')),
    add column before text,
    add column percent smallint,
    add column reason text,
    add column automatic boolean not null default false,
    add column signature jsonb`,
  `update channel_revision as changed set before = earlier.document -> changed.remote ->> 'active'
    from channel_revision as earlier where earlier.revision = changed.revision - 1`,
  `update channel_revision set document = jsonb_build_object(
    'channel', 'prod', 'revision', revision, 'revoked', '[]'::jsonb,
    'remotes', (select coalesce(jsonb_object_agg(key, value || '{"candidate": null, "state": "steady"}'), '{}') from jsonb_each(document)))`,
  `alter table channel_revision alter column action drop default`,
  `create index channel_revision_remote on channel_revision (remote, revision desc)`,
  `create index channel_revision_user on channel_revision (user_id) where user_id is not null`,
];
