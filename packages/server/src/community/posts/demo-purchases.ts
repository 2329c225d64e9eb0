import { addSeconds } from '../../platform/clock.ts';
import { getPointBalance } from '../../points/ledger/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { listDemoAuthors, TRIED_ACCOUNTS } from './demo-posts.ts';
import { purchasePost } from './purchase.service.ts';

const PURCHASES = 16;
const HOUR_SECONDS = 3600;

/** Sells some materials as their buyers do: in the two days before now, by the service of purchases. */
export async function seedDemoPurchases(db: Db, now: Date, platform: Platform): Promise<void> {
  const authors = await listDemoAuthors(db);
  const posts = await db
    .selectFrom('community_post')
    .where('category', '=', 'material')
    .where('is_question', '=', false)
    .where('price', '>', 0)
    .select(['id', 'user_id', 'price'])
    .orderBy('id', 'desc')
    .limit(PURCHASES)
    .execute();
  for (const [at, { id, user_id, price }] of posts.entries()) {
    const buyers = authors.slice(TRIED_ACCOUNTS).filter((author) => author !== user_id);
    const buyer = buyers[at % buyers.length];
    if (buyer === undefined || (await getPointBalance(db, buyer)).available < price) continue;
    const author = { id: buyer, jobGrade: null, isStaff: false, user: null };
    const time = addSeconds(now, (at - 2 * PURCHASES) * HOUR_SECONDS);
    await purchasePost(platform, db, { ref: String(id), price: undefined }, { author, now: time });
  }
}
