import { type Kysely, sql } from 'kysely';

/** Builds of the shell that were served, and removals of dead releases. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table shell_build (
    id bigint generated always as identity primary key,
    shell text not null unique,
    page jsonb not null,
    files jsonb not null,
    bytes bigint not null,
    created timestamptz not null,
    active timestamptz not null
  )`,
  `create index shell_build_active on shell_build (active desc, id desc)`,
  // A tab of an older shell asks for a file by its path.
  `create index shell_build_files on shell_build using gin (files jsonb_path_ops)`,
  `create table release_clean_up (
    id bigint generated always as identity primary key,
    releases jsonb not null,
    shells jsonb not null,
    files integer not null,
    created timestamptz not null
  )`,
];
