import { type Kysely, sql } from 'kysely';

/** Releases from before builds said what they need: nothing is known of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const unknown = JSON.stringify({
    screens: {},
    sdk: { range: '*', symbols: [] },
    shared: {},
    calls: {},
    locales: ['ko'],
    builders: {},
  });
  await sql`update release set manifest = ${unknown}::jsonb || manifest`.execute(db);
}
