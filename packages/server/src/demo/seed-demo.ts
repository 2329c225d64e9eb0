import type { Db } from '../platform/database/open-database.ts';
import { transaction } from '../platform/database/transaction.ts';
import { demoParts } from '../platform/features/define-feature.ts';
import type { Platform } from '../platform/platform.ts';

/**
 * Seeds realistic data once, only when the environment requests it (DEMO_DATA); later changes of a seeded database
 * stay. Each part is seeded completely or not at all, and new parts are also added to older databases.
 */
export async function seedDemo(platform: Platform): Promise<void> {
  const { config, contributions, db, clock } = platform;
  if (!config.demoData) return;
  const now = clock.now();
  const parts = [...contributions.of(demoParts).values()].toSorted((a, b) => a.order - b.order);
  for (const { name, popup, seed } of parts) {
    if (popup && !config.demoPopups) continue;
    await transaction(db, async (db) => {
      if (await claimSeed(db, name, now)) await seed(db, now, platform);
    });
  }
}

/** Records that a part is seeded; true the first time. Two servers that start at once wait for one another here. */
const claimSeed = async (db: Db, name: string, now: Date): Promise<boolean> =>
  (await db
    .insertInto('demo_seed')
    .values({ name, seeded: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst()) !== undefined;
