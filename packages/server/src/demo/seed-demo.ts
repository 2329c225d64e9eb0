import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import { seedDemoAdvertisements } from '../site/advertisements/index.ts';
import { seedDemoAiDocuments } from '../workspace/ai-documents/index.ts';
import { readComplexes } from '../workspace/apartment-info/index.ts';
import { seedDemoSpaces } from '../workspace/work-spaces/index.ts';
import { seedDemoNotices } from '../community/notices/index.ts';
import type { Db } from '../platform/database/open-database.ts';
import { transaction } from '../platform/database/transaction.ts';
import type { Platform } from '../platform/platform.ts';
import { seedDemoSchedules } from '../workspace/schedules/index.ts';
import { seedDemoDocuments } from '../site/system-documents/index.ts';
import { seedDemoAccounts } from '../accounts/accounts/index.ts';
import { seedDemoVisits } from '../site/visits/index.ts';
import { seedDemoRequests } from '../workspace/work-requests/index.ts';

const MANAGER_EMAIL = 'manager@danji.test';

/**
 * Seeds realistic data once, only when the environment requests it (DEMO_DATA); later changes of a seeded database
 * stay. Each part is seeded completely or not at all, and new parts are also added to older databases.
 */
export async function seedDemo(platform: Platform): Promise<void> {
  const { config, db, clock } = platform;
  if (!config.demoData) return;
  const now = clock.now();
  const parts: readonly (readonly [name: string, seed: (db: Db) => Promise<void>])[] = [
    ['documents', seedDemoDocuments],
    ['first', (db) => seedPeople(platform, db, now)],
    ['advertisements', (db) => seedDemoAdvertisements(platform, db, now)],
    ['visits', (db) => seedDemoVisits(db, now)],
    ['notices', (db) => seedDemoNotices(db, now)],
    ['schedules', (db) => seedDemoSchedules(db, now)],
    ['ai_documents', (db) => seedDemoAiDocuments(db, now)],
    ['work_requests', (db) => seedDemoRequests(db, MANAGER_EMAIL, now)],
    // Without this operators would see no complexes until the first Sunday.
    ['complexes', (db) => platform.jobs.enqueue(db, readComplexes, {})],
  ];
  for (const [name, seed] of parts) {
    await transaction(db, async (db) => {
      if (await claimSeed(db, name, now)) await seed(db);
    });
  }
}

async function seedPeople(platform: Platform, db: Db, now: Date): Promise<void> {
  await seedDemoAccounts(db, now);
  const people = await db
    .selectFrom('user_account')
    .where('user_type', '=', UserType.GENERAL)
    .where('account_status', '=', AccountStatus.NORMAL)
    .where('deleted', 'is', null)
    .select(['id', 'email'])
    .orderBy('id')
    .limit(40)
    .execute();
  const manager = people.find(({ email }) => email === MANAGER_EMAIL);
  if (manager)
    await seedDemoSpaces(
      platform,
      db,
      manager.id,
      people.filter(({ id }) => id !== manager.id).map(({ id }) => id),
      now,
    );
}

/** Records that a part is seeded; true the first time. Two servers that start at once wait for one another here. */
const claimSeed = async (db: Db, name: string, now: Date): Promise<boolean> =>
  (await db
    .insertInto('demo_seed')
    .values({ name, seeded: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst()) !== undefined;
