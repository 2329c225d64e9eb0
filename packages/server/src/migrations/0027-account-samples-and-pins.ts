import { type Kysely, sql } from 'kysely';

/**
 * Only signed-in accounts move the channel: the samples of accounts and of other browsers are counted apart, alarms are
 * stored so that each is raised once, and a release can be pinned. The evaluation starts anew, since the samples until
 * now were anybody's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table release_count
    add column visitor_sessions integer not null default 0,
    add column visitor_load_failures integer not null default 0,
    add column visitor_errors integer not null default 0`,
  `update release_count set judged_sessions = 0, judged_load_failures = 0, judged_errors = 0`,
  `drop table release_voter`,
  // `trial`: salt of the candidate that is tried beside the release, else release and day. `reporter`: an account when
  // `is_account`, else a browser. `place`: among those of a network.
  `create table release_voter (
    remote text not null,
    release text not null,
    trial text not null,
    reporter text not null,
    is_account boolean not null,
    network text not null,
    place smallint not null,
    session boolean not null default false,
    load_failed boolean not null default false,
    error boolean not null default false,
    admitted timestamptz not null,
    primary key (remote, reporter, trial),
    unique (remote, release, trial, is_account, network, place)
  )`,
  `create index release_voter_admitted on release_voter (admitted)`,
  `create table release_alarm (
    remote text not null,
    release text not null,
    kind text not null check (kind in ('load_failures', 'errors')),
    cause text not null check (cause in ('unconfirmed', 'pinned')),
    created timestamptz not null,
    primary key (remote, release, kind, cause)
  )`,
  `alter table channel_revision drop constraint channel_revision_action_check`,
  `alter table channel_revision add constraint channel_revision_action_check
    check (action in ('promote', 'canary', 'rollback', 'revoke', 'pin', 'unpin'))`,
];
