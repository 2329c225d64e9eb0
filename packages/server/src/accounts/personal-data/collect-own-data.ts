import { sql } from 'kysely';
import { ConcurrencyLimiter } from '../../platform/concurrency-limiter.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { type OwnData, personalData } from '../../platform/personal-data/personal-data-contributor.ts';
import type { Platform } from '../../platform/platform.ts';

export type OwnPart = OwnData & { title: string };

const collecting = new ConcurrencyLimiter({
  total: 2,
  waitingPerAccount: 1,
  waiting: 20,
  maxWaitMs: 10_000,
  messages: {
    own: '내 데이터를 이미 모으고 있어요. 잠시 뒤 다시 시도해 주세요.',
    others: '지금 데이터를 내려받는 사람이 많아요. 잠시 뒤 다시 시도해 주세요.',
  },
});

/** Collects the data of an account from every feature in one read-only snapshot. */
export const collectOwnData = ({ contributions, keyRing }: Platform, db: Db, userId: number): Promise<OwnPart[]> =>
  collecting.run(userId, () =>
    transaction(db, async (db) => {
      await sql`set transaction isolation level repeatable read, read only`.execute(db);
      const parts = [...contributions.of(personalData).values()]
        .flatMap(({ own }) => own ?? [])
        .toSorted((a, b) => a.order - b.order);
      const collected: OwnPart[] = [];
      for (const { title, collect } of parts) collected.push({ title, ...(await collect(db, userId, keyRing)) });
      return collected;
    }),
  );
