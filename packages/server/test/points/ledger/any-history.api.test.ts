import { expect, test } from '@jest/globals';
import { transaction } from '@danji/server/platform/database/transaction';
import type { Db } from '@danji/server/platform/database/open-database';
import { testServer } from '@danji/testing/test-server';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import {
  getPointBalance,
  holdPoints,
  postAllPoints,
  type PointPosting,
  promisePoints,
  releaseHold,
  settleHold,
} from '../../../src/points/ledger/index.ts';
import {
  ACCOUNTS,
  anyHistory,
  type Batch,
  causeOf,
  figuresOf,
  type Ledger,
  makeStep,
  REFUSED,
  type Step,
} from './ledger-model.ts';

/** A short run does not look for a smaller counterexample: its report has the seed, with which a long one does. */
const SIZE = process.env['TEST_SCALE'] === 'all' ? { numRuns: 1000 } : { numRuns: 25, endOnFailure: true };

/** The accounts of a history, and the beginning of its causes. */
type World = { ids: readonly number[]; name: string };

let worlds = 0;
async function makeWorld(): Promise<World> {
  worlds += 1;
  const ids: number[] = [];
  for (let count = 0; count < ACCOUNTS; count += 1) ids.push((await testServer().create.general()).id);
  return { ids, name: `history-${worlds}` };
}

type Move = Extract<Step, { kind: 'settle' }>['move'];

const toPosting = ({ ids, name }: World, cause: string, move: Move): PointPosting => ({
  userId: ids[move.account] ?? 0,
  type: move.type,
  points: move.points,
  causeKey: `${name}:${cause}`,
  description: '시험',
  isReversal: move.isReversal,
  force: move.isForced,
  ...(move.type <= 2 && move.type > 0 && { staffId: ids[0] ?? 0 }),
  now: testServer().clock.now(),
});

const toAnswer = ({ balance, isNew }: { balance: number; isNew: boolean }) => ({ balance, isNew });

/** Makes a step by the functions of the ledger. */
async function perform(db: Db, world: World, step: Step): Promise<unknown> {
  const now = testServer().clock.now();
  const holdKey = (key: number) => `${world.name}:${key}:hold`;
  switch (step.kind) {
    case 'post': {
      const postings = step.moves.map((move, place) => toPosting(world, causeOf(step, place), move));
      return (await postAllPoints(db, postings)).map(toAnswer);
    }
    case 'hold': {
      const { account, points, direction } = step.hold;
      const hold = { userId: world.ids[account] ?? 0, points, causeKey: holdKey(step.key), description: '시험', now };
      await (direction === 'out' ? holdPoints(db, hold) : promisePoints(db, hold));
      return 'held';
    }
    case 'release':
      return releaseHold(db, holdKey(step.of), now);
    case 'settle': {
      const posted = await settleHold(db, holdKey(step.of), toPosting(world, causeOf(step, 0), step.move));
      return posted && toAnswer(posted);
    }
  }
}

class Death extends Error {}

async function die(db: Db, death: Batch['death']): Promise<never> {
  if (death === 'connection')
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db).catch(() => undefined);
  throw new Death();
}

/** Makes the steps of one transaction on both sides; the ledger afterwards. */
async function makeBatch(world: World, { steps, death, diesAfter }: Batch, ledger: Ledger): Promise<Ledger> {
  const next = structuredClone(ledger);
  let isDead = false;
  try {
    await transaction(testServer().db, async (db) => {
      for (const [place, step] of steps.entries()) {
        const expected = makeStep(next, step);
        const answer = await perform(db, world, step).catch((error: { code?: string }) => {
          if (error.code === REFUSED) return REFUSED;
          throw error;
        });
        expect({ step, answer }).toEqual({ step, answer: expected });
        isDead = expected === REFUSED || (death !== 'none' && place === diesAfter % steps.length);
        if (isDead) await die(db, death);
      }
    });
  } catch (error) {
    if (!isDead) throw error;
  }
  return isDead ? ledger : next;
}

/** Reads the ledger from the database, in the words of the model. */
async function readLedger({ ids, name }: World): Promise<Ledger & { chains: unknown; figures: unknown }> {
  const { db } = testServer();
  const rows = await db
    .selectFrom('point_entry')
    .where('user_id', 'in', [...ids])
    .selectAll()
    .orderBy('id')
    .execute();
  const holds = await db
    .selectFrom('point_hold')
    .where('user_id', 'in', [...ids])
    .selectAll()
    .orderBy('id')
    .execute();
  const accounts = await db
    .selectFrom('user_account')
    .where('id', 'in', [...ids])
    .select(['points', 'accum_points'])
    .orderBy('id')
    .execute();
  const balances = await Promise.all(ids.map((id) => getPointBalance(db, id)));
  return {
    entries: rows.map((row) => ({
      cause: row.cause_key.slice(name.length + 1),
      account: ids.indexOf(row.user_id),
      type: row.history_type,
      point: row.point,
      balance: row.balance,
      earned: row.earned,
    })),
    holds: holds.map(({ user_id, points, direction, cause_key, outcome }) => ({
      account: ids.indexOf(user_id),
      points,
      direction,
      key: Number(cause_key.split(':')[1]),
      outcome,
    })),
    chains: ids.map((id) => rows.filter(({ user_id }) => user_id === id).map(({ position }) => position)),
    figures: accounts.map(({ points, accum_points: earned }, place) => ({ points, earned, ...balances[place] })),
  };
}

async function expectAgreement(world: World, ledger: Ledger): Promise<void> {
  const accounts = world.ids.map((_id, account) => account);
  expect(await readLedger(world)).toEqual({
    ...ledger,
    chains: accounts.map((account) =>
      ledger.entries.filter((entry) => entry.account === account).map((_entry, place) => place + 1),
    ),
    figures: accounts.map((account) => figuresOf(ledger, account)),
  });
}

test('any sequence of transactions, repetitions and crashes leaves the ledger as its rules say', async () => {
  await testServer().reset();
  await fc.assert(
    fc.asyncProperty(anyHistory, async (history) => {
      const world = await makeWorld();
      let ledger: Ledger = { entries: [], holds: [] };
      for (const batch of history) {
        ledger = await makeBatch(world, batch, ledger);
        await expectAgreement(world, ledger);
      }
    }),
    SIZE,
  );
}, 900_000);
