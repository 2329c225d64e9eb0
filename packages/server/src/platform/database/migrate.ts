import { readdir } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './open-database.ts';

const FOLDER = new URL('../../migrations/', import.meta.url);

/**
 * Migrates the database to the latest version. Migrations are named `NNNN-what.ts` and are never changed once released.
 */
export async function migrate(db: Db): Promise<string[]> {
  const { error, results } = await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
  if (error)
    throw new Error(`Migration ${results?.find(({ status }) => status === 'Error')?.migrationName ?? ''} failed.`, {
      cause: error,
    });
  return (results ?? []).map(({ migrationName }) => migrationName);
}

async function getMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(FOLDER)).filter((name) => /^\d{4}-.*\.ts$/.test(name)).sort();
  const entries = names.map(async (name): Promise<[string, Migration]> => {
    const { up } = (await import(new URL(name, FOLDER).href)) as { up: (db: Kysely<unknown>) => Promise<void> };
    return [name.replace(/\.ts$/, ''), { up }];
  });
  return Object.fromEntries(await Promise.all(entries));
}
