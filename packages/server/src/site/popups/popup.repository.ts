import type { PopupAudience } from '@danji/contracts/site/main-popup-audience';
import { POPUP_LIMITS } from '@danji/contracts/site/main-popup-limits';
import type { HomePopup, MainPopup, MainPopupSummary } from '@danji/contracts/site/main-popup';
import type { listMainPopups } from '@danji/contracts/site/main-popup.endpoints';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { matches } from '../../platform/records/search.ts';

/** The fields that operators write. */
export type PopupFields = Omit<MainPopup, 'id' | 'created' | 'updated'>;

const HOME = ['id', 'title', 'link', 'date_start', 'date_end', 'width', 'x', 'y', 'show_close_today'] as const;
const SUMMARY_COLUMNS = [...HOME, 'audience', 'is_visible', 'created', 'updated'] as const;

/** Lists the popups that an audience sees on a business day, newest first. */
export const listVisiblePopups = (db: Db, audience: PopupAudience, day: string): Promise<HomePopup[]> =>
  db
    .selectFrom('main_popup')
    .select([...HOME, 'content'])
    .where('is_visible', '=', true)
    .where('date_end', '>=', day)
    .where('date_start', '<=', day)
    .where(({ eb, fn }) => eb(eb.val(audience), '=', fn.any('audience')))
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .limit(POPUP_LIMITS.shown)
    .execute();

/** Lists all popups, newest first; `state` as of the business day `today`. */
export function listPopups(
  db: Db,
  query: QueryOf<typeof listMainPopups>,
  today: string,
): Promise<Page<MainPopupSummary>> {
  const { search, state } = query;
  let found = db.selectFrom('main_popup');
  if (state !== undefined) found = found.where('is_visible', '=', state !== 'hidden');
  if (state === 'scheduled') found = found.where('date_start', '>', today);
  if (state === 'shown') found = found.where('date_end', '>=', today).where('date_start', '<=', today);
  if (state === 'ended') found = found.where('date_end', '<', today);
  if (search?.trim()) found = found.where(matches('searched', search));
  return readPage(db, query, {
    found,
    order: [['created', 'desc']],
    key: 'main_popup.id',
    lines: db.selectFrom('main_popup').select([...SUMMARY_COLUMNS]),
  });
}

export const findPopup = (db: Db, id: number): Promise<MainPopup | undefined> =>
  db
    .selectFrom('main_popup')
    .select([...SUMMARY_COLUMNS, 'content'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Finds the popup and locks it for the transaction. */
export const findPopupForChange = (db: Db, id: number): Promise<MainPopup | undefined> =>
  db
    .selectFrom('main_popup')
    .select([...SUMMARY_COLUMNS, 'content'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const insertPopup = (db: Db, { content, ...fields }: PopupFields, now: Date): Promise<MainPopup> =>
  db
    .insertInto('main_popup')
    .values({ ...fields, content: toJson(content), created: now, updated: now })
    .returning([...SUMMARY_COLUMNS, 'content'])
    .executeTakeFirstOrThrow();

export const updatePopup = (db: Db, id: number, { content, ...fields }: PopupFields, now: Date): Promise<MainPopup> =>
  db
    .updateTable('main_popup')
    .set({ ...fields, content: toJson(content), updated: now })
    .where('id', '=', id)
    .returning([...SUMMARY_COLUMNS, 'content'])
    .executeTakeFirstOrThrow();

export async function deletePopup(db: Db, id: number): Promise<void> {
  await db.deleteFrom('main_popup').where('id', '=', id).execute();
}
