import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import type { Db } from '@danji/server/database';
import { startServer } from '@danji/server';
import { postPoints } from '@danji/server/points/ledger/index';
import { sql } from 'kysely';
import { createAccountFactory } from '../src/factories/account-factory.ts';
import { createDatabase, startCluster } from '../src/postgres/cluster.ts';
import type { BenchRow } from './bench-row.ts';
import { benchGrowth } from './growth.ts';
import { median } from './load.ts';

const LISTS = ['points.list_history', 'points.list_coupon_items', 'points.list_applications'];
/** The settings of a server that loses nothing: a posting survives once it was answered. */
const DURABLE = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on'];
const CLIENTS = 8;
const ACCOUNTS = 200;
const POSTINGS = 400;
const ROUNDS = 5;
const LIMIT = 0.5;

type Write = (turn: number) => Promise<unknown>;

/** Writes of `clients` at once, each of which waits for its commit; how many there were in a second. */
async function perSecond(clients: number, write: Write): Promise<number> {
  let turn = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (turn < POSTINGS) {
        turn += 1;
        await write(turn);
      }
    }),
  );
  return POSTINGS / ((performance.now() - started) / 1000);
}

let serial = 0;
const post = (db: Db, userId: number): Promise<unknown> => {
  serial += 1;
  return postPoints(db, {
    userId,
    type: PointHistoryType.SHOP_ORDER,
    points: 1,
    causeKey: `bench:${serial}:given`,
    description: `${serial}번 주문으로 적립한 포인트`,
    now: new Date(),
  });
};

/** The same row in a table that has nothing but a key. */
const insert = (db: Db, userId: number): Promise<unknown> => {
  serial += 1;
  return sql`insert into plain_entry (user_id, history_type, point, cause_key, description, data, created)
    values (${userId}, ${PointHistoryType.SHOP_ORDER}, ${1}, ${`bench:${serial}:given`},
      ${`${serial}번 주문으로 적립한 포인트`}, '{}', ${new Date()})`.execute(db);
};

/** Postings and plain inserts in turn, each by so many clients. */
type Side = [clients: number, write: Write];

async function compare(label: string, [clients, posting]: Side, [others, plain]: Side): Promise<BenchRow> {
  const [ours, theirs]: [number[], number[]] = [[], []];
  await perSecond(clients, posting);
  await perSecond(others, plain);
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await perSecond(clients, posting));
    theirs.push(await perSecond(others, plain));
  }
  const value = median(ours.map((rate, round) => rate / (theirs[round] ?? Number.NaN)));
  return {
    label: `points: ${label}, postings against plain inserts with the same durability`,
    value,
    limitText: `≥ ${LIMIT}`,
    ok: value >= LIMIT,
    detail: `${Math.round(median(ours))}/s against ${Math.round(median(theirs))}/s`,
  };
}

async function* benchPosting(): AsyncGenerator<BenchRow> {
  const cluster = await startCluster(DURABLE);
  const env = {
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'silent',
    DEMO_DATA: '0',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'danji-bench-')),
    DATABASE_URL: await createDatabase(cluster.address, 'points'),
  };
  const server = await startServer({ env });
  try {
    const { db } = server.platform;
    const create = createAccountFactory(server.platform);
    const ids: number[] = [];
    for (let count = 0; count < ACCOUNTS; count += 1) ids.push((await create.general()).id);
    await sql`create table plain_entry (
      id bigint generated always as identity primary key, user_id bigint not null, history_type smallint not null,
      point integer not null, cause_key text not null, description text not null, data jsonb not null,
      created timestamptz not null)`.execute(db);
    const idOf = (turn: number) => ids[turn % ids.length] ?? 0;
    const postAny: Write = (turn) => post(db, idOf(turn));
    const insertAny: Write = (turn) => insert(db, idOf(turn));
    const postHot: Write = () => post(db, idOf(0));
    yield await compare('one after the other', [1, postAny], [1, insertAny]);
    yield await compare(`${CLIENTS} at once to ${ACCOUNTS} accounts`, [CLIENTS, postAny], [CLIENTS, insertAny]);
    yield await compare('one after the other to one hot account', [1, postHot], [1, insertAny]);
    // The entries of one account are posted one after the other, and cannot share a commit: their measure is one client.
    yield await compare(`${CLIENTS} at once to one hot account`, [CLIENTS, postHot], [1, insertAny]);
  } finally {
    await server.close();
    await cluster.stop();
  }
}

/**
 * GOALS, "points": postings of the ledger against plain inserts on a PostgreSQL that loses nothing, and the lists of
 * points and coupons with 1,000,000 rows against 10,000.
 */
export async function* benchPoints(): AsyncGenerator<BenchRow> {
  yield* benchPosting();
  yield* benchGrowth(LISTS);
}
