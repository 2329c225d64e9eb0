import { type Kysely, sql } from 'kysely';

/** Reports of tabs about the releases they run, summed by ten minutes, vitals by hours; without personal data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table release_count (
    remote text not null,
    release text not null,
    slot timestamptz not null,
    sessions integer not null,
    load_failures integer not null,
    errors integer not null,
    primary key (remote, release, slot)
  )`,
  `create index release_count_slot on release_count (slot)`,
  // Histograms: the bucket of a value is in vital-buckets.ts.
  `create table release_vital (
    remote text not null,
    release text not null,
    vital text not null check (vital in ('lcp', 'inp', 'cls')),
    hour timestamptz not null,
    bucket smallint not null,
    count integer not null,
    primary key (remote, release, vital, hour, bucket)
  )`,
  `create index release_vital_hour on release_vital (hour)`,
  `create table release_error_line (
    id bigint generated always as identity primary key,
    remote text not null,
    release text not null,
    line text not null,
    count integer not null,
    last timestamptz not null,
    unique (remote, release, line)
  )`,
  `create index release_error_line_last on release_error_line (remote, release, last desc, id desc)`,
  // A browser that fails again and again counts once in ten minutes, because its failures are not independent. It does
  // not count only once for ever: failures that the active release had before a canary starts would then be missing
  // from the comparison with the candidate.
  `create table release_fault (
    remote text not null,
    release text not null,
    kind text not null check (kind in ('load_failed', 'error')),
    browser text not null,
    slot timestamptz not null,
    primary key (remote, release, kind, browser, slot)
  )`,
  `create index release_fault_slot on release_fault (slot)`,
];
