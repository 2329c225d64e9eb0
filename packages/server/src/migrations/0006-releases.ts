import { type Kysely, sql } from 'kysely';

/** Releases of remotes and the revisions of the registry that names the active ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Two releases with one container name would share a global and run each other's code (FEDERATION §3).
  `create table release (
    id bigint generated always as identity primary key,
    nano_id text not null unique,
    remote text not null,
    release text not null,
    version text not null,
    commit text not null,
    container text not null unique,
    manifest jsonb not null,
    bytes bigint not null,
    promoted timestamptz,
    created timestamptz not null,
    unique (remote, release)
  )`,
  `create index release_created on release (created desc, id desc)`,
  `create index release_remote_created on release (remote, created desc, id desc)`,
  `create table registry_revision (
    revision integer primary key,
    document jsonb not null,
    remote text not null,
    release text not null,
    user_id bigint references user_account,
    created timestamptz not null
  )`,
];
