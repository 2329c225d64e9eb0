import { AdType, AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import { toBusinessDate } from '@danji/contracts/format/date';
import { testServer } from '@danji/testing/test-server';

/**
 * Inserts advertisements that run today into the database and returns their ids. The first is in the highest tier and
 * links to a screen of the app. A popup has all four pictures, a banner none of its own for phones.
 */
export async function showAdvertisements(category: 0 | 1, ...titles: string[]): Promise<number[]> {
  const { create, db, clock } = testServer();
  const owner = await create.brand();
  const now = clock.now();
  const ids: number[] = [];
  for (const [index, title] of titles.entries()) {
    const storePicture = (number: number) =>
      db
        .insertInto('stored_file')
        .values({
          nano_id: `picture${number}of${category}${index}`.padEnd(21, 'x'),
          owner_id: owner.id,
          use: 'advertisement',
          record_id: null,
          name: 'a.png',
          size: 1,
          mime: 'image/png',
          width: 10,
          height: 2,
          storage_key: `${title} ${number}`,
          thumbnail_key: null,
          created: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    const [image1_id, image2_id, image3_id, image4_id] = [
      (await storePicture(1)).id,
      category === AdType.POPUP ? (await storePicture(2)).id : null,
      (await storePicture(3)).id,
      category === AdType.POPUP ? (await storePicture(4)).id : null,
    ];
    const row = await db
      .insertInto('advertisement')
      .values({
        user_id: owner.id,
        category,
        state: AdvertisementState.RUNNING,
        live_state: null,
        tier: index === 0 ? 2 : 1,
        title,
        link: index === 0 ? '/shop' : 'https://example.co.kr/',
        date_start: toBusinessDate(now),
        date_end: toBusinessDate(now),
        content: '지금 신청하세요',
        image1_id,
        image2_id,
        image3_id,
        image4_id,
        paid: now,
        approved: now,
        reason: null,
        created: now,
        updated: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(row.id);
  }
  return ids;
}

/** Reads the impressions and clicks so far. */
export const readCounts = () =>
  testServer()
    .db.selectFrom('advertisement_count')
    .select(['advertisement_id', 'impressions', 'clicks'])
    .orderBy('advertisement_id')
    .execute();

/** Waits until a check passes, because counts are sent in the background. */
export async function eventually(check: () => Promise<void>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await check();
    } catch (error) {
      if (tries > 60) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
