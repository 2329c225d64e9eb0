import { validatePopup } from '@danji/contracts/site/main-popup-rules';
import { POPUP_AUDIENCES } from '@danji/contracts/site/main-popup-audience';
import type { MainPopup } from '@danji/contracts/site/main-popup';
import { checkDocument, releaseDocumentFiles, syncDocumentFiles } from '../files/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { deletePopup, findPopupForChange, insertPopup, updatePopup, type PopupFields } from './popup.repository.ts';

/** The use of pictures in popups: everybody who sees the home page sees them. */
export const POPUP_FILE_USE = 'main_popup';

type Writer = { userId: number; now: Date };

/** Fields as a caller gives them: a popup without an audience is for everybody. */
type GivenFields = Omit<PopupFields, 'audience'> & Partial<Pick<PopupFields, 'audience'>>;

/** Trims the fields; an empty link becomes null. */
const toClean = ({ audience = [...POPUP_AUDIENCES], ...fields }: GivenFields): PopupFields => ({
  ...fields,
  audience,
  title: fields.title.trim(),
  link: fields.link?.trim() || null,
});

/**
 * Returns the fields as they are stored. Throws `invalid_input` that names every invalid field and every position in
 * the content.
 */
const toChecked = (fields: PopupFields): PopupFields => ({
  ...fields,
  content: checkDocument(fields.content, 'content', validatePopup(fields)),
});

/** Assigns the pictures of the content; a copied popup may share those of another. */
const syncFiles = (db: Db, { id, content }: MainPopup, writer: Writer): Promise<void> =>
  syncDocumentFiles(db, { use: POPUP_FILE_USE, recordId: id, document: content, sharesUse: true, ...writer });

async function getForChange(db: Db, id: number): Promise<MainPopup> {
  const popup = await findPopupForChange(db, id);
  if (!popup) throw new ProblemError('not_found', { title: '팝업이 없어요. 이미 지워졌을 수 있어요.' });
  return popup;
}

/** Creates a popup with its pictures. Throws `invalid_input` that names what is wrong. */
export async function createPopup(db: Db, fields: GivenFields, writer: Writer): Promise<MainPopup> {
  const popup = await insertPopup(db, toChecked(toClean(fields)), writer.now);
  await syncFiles(db, popup, writer);
  return popup;
}

/** Changes the given fields; resolves to the popup before and after. */
export async function changePopup(
  db: Db,
  id: number,
  given: Partial<PopupFields>,
  writer: Writer,
): Promise<{ before: MainPopup; after: MainPopup }> {
  const before = await getForChange(db, id);
  const { id: _id, created: _created, updated: _updated, ...fields } = before;
  const after = await updatePopup(db, id, toChecked(toClean({ ...fields, ...given })), writer.now);
  if (given.content !== undefined) await syncFiles(db, after, writer);
  return { before, after };
}

/** Deletes a popup; pictures that no other popup uses are collected a day later. */
export async function removePopup(db: Db, id: number, now: Date): Promise<MainPopup> {
  const popup = await getForChange(db, id);
  await releaseDocumentFiles(db, { use: POPUP_FILE_USE, recordId: id }, now);
  await deletePopup(db, id);
  return popup;
}
