import { type Kysely, sql } from 'kysely';

/**
 * The samples that the evaluation of releases uses, apart from the statistics: reports of browsers that got a page from
 * us, each browser once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table release_count add column judged_sessions integer not null default 0, add column judged_load_failures integer not null default 0, add column judged_errors integer not null default 0`,
  // `trial`: salt of the candidate that is tried beside the release, else the day. `place`: among the browsers of a network.
  `create table release_voter (
    remote text not null,
    release text not null,
    trial text not null,
    browser text not null,
    network text not null,
    place smallint not null,
    session boolean not null default false,
    load_failed boolean not null default false,
    error boolean not null default false,
    slot timestamptz not null,
    primary key (remote, release, trial, browser),
    unique (remote, release, trial, network, place)
  )`,
  `create index release_voter_slot on release_voter (slot)`,
];
