import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@danji/server';
import { matchKaptAlerts } from '@danji/server/bids/kapt-alerts/match.job';
import { matchAlerts } from '@danji/server/bids/suggest-alerts/match.job';
import { sql } from 'kysely';
import type { Platform } from '@danji/server/platform/platform';
import { BRAND } from '../src/lists/account-seeds.ts';
import { createListFixture } from '../src/lists/list-fixture.ts';
import { KAPT_NOTICES } from '../src/lists/bid-seeds.ts';
import { fillTables, type Seed } from '../src/lists/seed.ts';
import { createDatabase, startCluster } from '../src/postgres/cluster.ts';
import type { BenchRow } from './bench-row.ts';
import { benchGrowth } from './growth.ts';
import { median } from './load.ts';

const LISTS = [
  'suggest_items.list',
  'suggest_items.list_for_staff',
  'suggest_requests.list',
  'suggest_messages.list',
  'suggest_alerts.list',
  'kapt_notices.list',
  'kapt_alerts.list',
];
const VENDORS = 100_000;
/** More than twice what K-apt publishes on a busy day. */
const KAPT_NOTICES_OF_RUN = 1_000;

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

type Matching = {
  label: string;
  prepare: (db: Platform['db']) => Promise<unknown>;
  run: () => Promise<unknown>;
  /** The table of the alerts. */
  alerts: string;
  rounds: number;
  /** The most seconds that it may take. */
  limit: number;
};

/** Measures a run that matches what is new with the settings of all vendors. */
async function measure(
  { db, jobs }: Platform,
  { label, prepare, run, alerts, rounds, limit }: Matching,
): Promise<BenchRow> {
  const seconds: number[] = [];
  let written = 0;
  for (let round = 0; round < rounds; round += 1) {
    await sql`delete from ${sql.table(alerts)}`.execute(db);
    await prepare(db);
    const started = performance.now();
    await run();
    await jobs.idle();
    seconds.push((performance.now() - started) / 1000);
    const { rows } = await sql<{ count: string }>`select count(*) from ${sql.table(alerts)}`.execute(db);
    written = Number(rows[0]?.count);
  }
  const value = median(seconds);
  return {
    label: `bids: seconds to match ${label} with the settings of ${VENDORS} vendors`,
    value,
    limitText: `< ${limit}`,
    ok: value < limit && written > 0,
    detail: `${written} alerts`,
  };
}

/** Matches one new notice, and the notices of K-apt that a night brings, with the settings of all vendors. */
async function* benchMatching(): AsyncGenerator<BenchRow> {
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
    await fillTables(db, KAPT_NOTICES, ids, { from: 1, to: KAPT_NOTICES_OF_RUN, step: 100 });
    yield await measure(server.platform, {
      label: 'a new notice',
      prepare: () => sql`update suggest_alert_notice set matched = null`.execute(db),
      run: () => jobs.runNow(matchAlerts, {}),
      alerts: 'suggest_alert',
      rounds: 5,
      limit: 5,
    });
    yield await measure(server.platform, {
      label: `${KAPT_NOTICES_OF_RUN} new notices of K-apt`,
      // Regions and categories like those of settings, each of one notice in some hundred.
      prepare: () =>
        sql`update kapt_notice set matched = null, is_open = true, closes = now() + interval '9 days',
          sigungu = 1 + id % 200, category = case when id % 2 = 0 then 101 + id % 13 else 501 + id % 8 end`.execute(db),
      run: () => jobs.runNow(matchKaptAlerts, {}),
      alerts: 'kapt_alert',
      rounds: 1,
      // A million alerts between the end of the nightly reading and the morning.
      limit: 600,
    });
  } finally {
    await server.close();
    await cluster.stop();
  }
}

/**
 * Alerts of a new notice, which 100,000 vendors hear of within 5 s, and of a night of K-apt; and the lists of notices,
 * requests, messages and alerts with 1,000,000 rows against 10,000.
 */
export async function* benchBids(): AsyncGenerator<BenchRow> {
  yield* benchMatching();
  yield* benchGrowth(LISTS);
}
