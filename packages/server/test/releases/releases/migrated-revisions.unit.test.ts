import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { generatePrivateKey, publicKeyOf, parsePrivateKey } from '@danji/contracts/releases/signing';
import { sql, type Kysely } from 'kysely';
import { pino } from 'pino';
import { openDatabase, type DatabaseHandle } from '../../../src/platform/database/open-database.ts';
import { findChannel, listChanges, signMigratedRevisions } from '../../../src/releases/releases/channel.repository.ts';

const FOLDER = new URL('../../../src/migrations/', import.meta.url);
const CHANNEL = '0019-channel.ts';
const migrate = async (db: Kysely<never>, names: string[]) => {
  for (const name of names)
    await ((await import(new URL(name, FOLDER).href)) as { up(db: Kysely<never>): Promise<void> }).up(db);
};

const sign = parsePrivateKey(generatePrivateKey());
const trust = {
  log: pino({ level: 'silent' }),
  releaseKeys: { release: [], registry: { sign, trusted: [publicKeyOf(sign)], publicKeys: '' } },
};
let database: DatabaseHandle;
beforeAll(async () => {
  database = await openDatabase({ databaseUrl: '', dataDir: '', poolSize: 1, inMemory: true });
  await migrate(
    database.db as unknown as Kysely<never>,
    readdirSync(FOLDER)
      .filter((name) => name < CHANNEL)
      .toSorted(),
  );
}, 60_000);
afterAll(() => database.close());

test('the registry of an installation from before the channel is migrated: releases, history, signatures', async () => {
  const { db } = database;
  const rows = [
    [1, 'shop', 'a', { shop: { active: 'a', previous: null } }],
    [2, 'points', 'p', { shop: { active: 'a', previous: null }, points: { active: 'p', previous: null } }],
    [3, 'shop', 'b', { shop: { active: 'b', previous: 'a' }, points: { active: 'p', previous: null } }],
  ] as const;
  for (const [revision, remote, release, document] of rows)
    await sql`insert into registry_revision (revision, document, remote, release, user_id, created) values (${revision}, ${JSON.stringify(document)}::jsonb, ${remote}, ${release}, null, now())`.execute(
      db,
    );
  await migrate(db as unknown as Kysely<never>, [CHANNEL]);
  await signMigratedRevisions(db, trust.releaseKeys);
  expect(await findChannel(db, trust)).toEqual({
    channel: 'prod',
    revision: 3,
    revoked: [],
    remotes: {
      shop: { active: 'b', previous: 'a', candidate: null, state: 'steady' },
      points: { active: 'p', previous: null, candidate: null, state: 'steady' },
    },
  });
  expect(
    (await listChanges(db, {})).results.map(({ revision, action, remote, release, before, by }) => [
      revision,
      action,
      remote,
      release,
      before,
      by,
    ]),
  ).toEqual([
    [3, 'promote', 'shop', 'b', 'a', 'release pipeline'],
    [2, 'promote', 'points', 'p', null, 'release pipeline'],
    [1, 'promote', 'shop', 'a', null, 'release pipeline'],
  ]);
});
