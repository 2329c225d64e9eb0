import { type Kysely, sql } from 'kysely';

/** The hours in which nothing rings, and which notifications do not wait for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const TIME = `check (%s ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')`;
const timeColumn = (name: string, fallback: string): string =>
  `alter table notification_setting add column ${name} text not null default '${fallback}' ${TIME.replace('%s', name)}`;

const STATEMENTS = [
  timeColumn('quiet_start', '21:00'),
  timeColumn('quiet_end', '08:00'),
  `alter table notification_setting add column has_quiet_hours boolean not null default true`,
  `alter table notification_delivery add column is_urgent boolean not null default false`,
  `alter table notification_delivery add column is_advertisement boolean not null default false`,
];
