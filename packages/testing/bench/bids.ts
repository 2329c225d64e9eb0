import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@danji/server';
import { matchAlerts } from '@danji/server/bids/suggest-alerts/match.job';
import { sql } from 'kysely';
import { BRAND } from '../src/lists/account-seeds.ts';
import { createListFixture } from '../src/lists/list-fixture.ts';
import { fillTables, type Seed } from '../src/lists/seed.ts';
import { createDatabase, startCluster } from '../src/postgres/cluster.ts';
import type { BenchRow } from './bench-row.ts';
import { benchGrowth } from './growth.ts';
import { median } from './load.ts';

const LISTS = ['suggest_items.list', 'suggest_items.list_for_staff', 'suggest_requests.list', 'suggest_alerts.list'];
const VENDORS = 100_000;
const ROUNDS = 5;
const LIMIT_SECONDS = 5;

/** A number from 0 to 255 for each vendor; another `salt` gives another one. */
const spread = (salt: number) => `(hashint8(brand.user_id + ${salt}) & 255)`;
/** A value of the vendor, and the empty list, which means all, for one of sixteen. */
const orAll = (salt: number, values: string) =>
  `case when ${spread(salt)} < 16 then '{}'::integer[] else array[${values}]::integer[] end`;
/** Each vendor is told of notices of two regions and two categories out of some hundred. */
const SETTINGS: Seed = {
  table: 'suggest_alert_setting',
  columns: {
    brand_id: 'brand.user_id',
    is_enabled: 'true',
    sigungus: orAll(1, `1 + ${spread(2)}, 1 + ${spread(3)}`),
    tags: orAll(4, `101 + ${spread(5)} % 50, 501 + ${spread(6)} % 50`),
    created: 'now()',
    updated: 'now()',
  },
  from: 'brand_account as brand where not exists (select from suggest_alert_setting where brand_id = brand.user_id)',
};

/** Matches one new notice with the settings of all vendors. */
async function benchMatching(): Promise<BenchRow> {
  const cluster = await startCluster();
  const env = {
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'silent',
    DEMO_DATA: '0',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'danji-bench-')),
    DATABASE_URL: await createDatabase(cluster.address, 'bids'),
  };
  const server = await startServer({ env });
  try {
    const { db, jobs } = server.platform;
    const { ids } = await createListFixture(server.platform);
    await jobs.idle();
    await fillTables(db, [...BRAND, SETTINGS], ids, { from: 1, to: VENDORS, step: 100 });
    const seconds: number[] = [];
    let alerts = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      await sql`delete from suggest_alert`.execute(db);
      await sql`update suggest_alert_notice set matched = null`.execute(db);
      const started = performance.now();
      await jobs.runNow(matchAlerts, {});
      await jobs.idle();
      seconds.push((performance.now() - started) / 1000);
      const { rows } = await sql<{ count: string }>`select count(*) from suggest_alert`.execute(db);
      alerts = Number(rows[0]?.count);
    }
    const value = median(seconds);
    return {
      label: `bids: seconds to match a new notice with the settings of ${VENDORS} vendors`,
      value,
      limitText: `< ${LIMIT_SECONDS}`,
      ok: value < LIMIT_SECONDS && alerts > 0,
      detail: `${alerts} alerts`,
    };
  } finally {
    await server.close();
    await cluster.stop();
  }
}

/**
 * Alerts of a new notice, which 100,000 vendors hear of within 5 s, and the lists of notices, requests and alerts with
 * 1,000,000 rows against 10,000.
 */
export async function* benchBids(): AsyncGenerator<BenchRow> {
  yield await benchMatching();
  yield* benchGrowth(LISTS);
}
