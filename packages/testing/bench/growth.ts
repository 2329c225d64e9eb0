import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { listWorkSchedules } from '@danji/contracts/workspace/schedule.endpoints';
import { ScheduleRange } from '@danji/contracts/workspace/schedule-bucket';
import { startServer } from '@danji/server';
import type { Db } from '@danji/server/platform/database/open-database';
import { sql } from 'kysely';
import { createAccountFactory } from '../src/factories/account-factory.ts';
import { createDatabase, startCluster } from '../src/postgres/cluster.ts';
import type { BenchRow } from './bench-row.ts';

const [FEW, MANY] = [10_000, 1_000_000];
/** Schedules of one work space, as of a large complex after ten years. */
const PER_SPACE = 200;
const CALLS = 200;
const RATIO = 1.5;

/** Adds work spaces with `PER_SPACE` schedules each until there are `rows` schedules. */
async function fill(db: Db, spaceId: number, rows: number): Promise<void> {
  const { spaces } = await db
    .selectFrom('work_space')
    .select(({ fn }) => fn.countAll<number>().as('spaces'))
    .executeTakeFirstOrThrow();
  await sql`
    insert into work_space (title, apt_code, building_name, address1, address2, tel, amenities, master_user_id, created, updated)
    select '단지 ' || n, apt_code, building_name, address1, address2, tel, amenities, master_user_id, created, updated
    from work_space, generate_series(${sql.lit(Number(spaces) + 1)}, ${sql.lit(rows / PER_SPACE)}) n where id = ${spaceId}`.execute(
    db,
  );
  await sql`
    insert into work_schedule (space_id, user_id, category1, category2, title, description, contract, contract_start, contract_end, building_name, is_complete, contract_amount, created, updated)
    select space.id, space.master_user_id, 2, 502, '승강기 유지관리 ' || n, '', '업체 ' || n % 40, current_date - 300 + n, current_date - 90 + n * 3, '', n % 3 = 0, 1000000 * n, now() - n * interval '1 day', now()
    from work_space space, generate_series(1, ${sql.lit(PER_SPACE)}) n
    where not exists (select from work_schedule where space_id = space.id)`.execute(db);
  await sql`vacuum analyze work_schedule, work_space`.execute(db);
}

/** Times calls and returns their 95th percentile, ms. */
async function timeCalls(url: string, headers: Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const started = performance.now();
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${url} responded with ${response.status}`);
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(CALLS * 0.95)] ?? Number.NaN;
}

/** GOALS, "growth": compares lists of schedules on PostgreSQL with 1,000,000 rows and with 10,000. */
export async function benchGrowth(): Promise<BenchRow[]> {
  const cluster = await startCluster();
  const env = {
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'silent',
    DEMO_DATA: '0',
    RATE_LIMIT_SCALE: '100000',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'danji-bench-')),
    DATABASE_URL: await createDatabase(cluster.address, 'growth'),
  };
  const server = await startServer({ env });
  try {
    const { db } = server.platform;
    const manager = await createAccountFactory(server.platform).general();
    const headers = { authorization: `Bearer ${manager.token}` };
    const created = await fetch(server.url + createWorkSpace.path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ title: '한빛마을' }),
    });
    const { id } = (await created.json()) as { id: number };
    const list = (query: string) => `${server.url}${listWorkSchedules.path}?space_id=${id}${query}`;
    const lists: [label: string, url: string][] = [
      ['newest first', list('')],
      ['the last page', list(`&page=${PER_SPACE / 20}`)],
      ['by their end', list('&ordering=contract_end')],
      ['with a search', list(`&search=${encodeURIComponent('유지관리 11')}`)],
      ...ScheduleRange.options.map(({ code, label }): [string, string] => [label, list(`&filter_range=${code}`)]),
    ];
    const measure = async (rows: number): Promise<number[]> => {
      await fill(db, id, rows);
      const times: number[] = [];
      for (const [, url] of lists) {
        await timeCalls(url, headers);
        times.push(await timeCalls(url, headers));
      }
      return times;
    };
    const few = await measure(FEW);
    const many = await measure(MANY);
    return lists.map(([label], index) => {
      const [before = Number.NaN, after = Number.NaN] = [few[index], many[index]];
      return {
        label: `schedules, ${label}: p95 with ${MANY} rows against ${FEW}`,
        value: after / before,
        limitText: `≤ ${RATIO}`,
        ok: after / before <= RATIO,
        detail: `${after.toFixed(1)} ms against ${before.toFixed(1)} ms`,
      };
    });
  } finally {
    await server.close();
    await cluster.stop();
  }
}
