import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeEach, expect, test } from '@jest/globals';
import { toBusinessDate } from '@danji/contracts/format/date';
import { sumDaysNightly } from '@danji/server/points/ledger/point-days';
import { givePoints } from '@danji/testing/give-points';
import { testServer } from '@danji/testing/test-server';
import { sql } from 'kysely';
import { temporaryFolder } from '../../platform/server-process.ts';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));

beforeEach(() => testServer().reset());

/** Runs the command in a shell of its own, as an operator types it, on the database of the test. */
async function verify(...args: string[]): Promise<{ code: number; said: string }> {
  const folder = temporaryFolder();
  const { databaseUrl, jwtSecret } = testServer().platform.config;
  const env = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder.path, DATABASE_URL: databaseUrl };
  const run = promisify(execFile)('npm', ['run', '--silent', 'points', '--', ...args], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], HOME: folder.path, JWT_SECRET: jwtSecret, ...env },
  });
  return run
    .then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, said: stdout + stderr }),
    )
    .finally(folder.remove);
}

test('`npm run points -- verify` ends with 0 for a ledger in order, and with 1 and what differs for another', async () => {
  const { create, clock, db, platform } = testServer();
  const member = await create.general();
  await givePoints(member.id, 300);
  const day = toBusinessDate(clock.now());
  clock.advance(2 * 86_400);
  await platform.jobs.runNow(sumDaysNightly, {});
  expect(await verify('verify')).toEqual({
    code: 0,
    said: expect.stringMatching(/: 1 accounts, 1 entries, 0 differences\.\n$/),
  });

  await sql`update user_account set accum_points = 299 where id = ${member.id}`.execute(db);
  await db.updateTable('point_day').set({ issued: 301 }).execute();
  const { code, said } = await verify('verify');
  expect(code).toBe(1);
  expect(said.split('\n').slice(1).toSorted().filter(Boolean)).toEqual([
    `account ${member.id}: earned is 299, must be 300`,
    `day ${day}, type 0: day_issued is 301, must be 300`,
  ]);
  expect(said).toMatch(/: 1 accounts, 1 entries, 2 differences\.\n/);
}, 60_000);

test('the command without a task says how it is used', async () => {
  expect(await verify()).toEqual({ code: 2, said: 'usage: npm run points -- verify\n' });
}, 60_000);
