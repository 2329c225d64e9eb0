import { findPopupFaults } from '@danji/contracts/commons/main-popup-rules';
import type { MainPopup } from '@danji/contracts/commons/main-popup';
import { checkDocument, releaseDocumentFiles, syncDocumentFiles } from '../commons/index.ts';
import type { Db } from '../platform/database/open-database.ts';
import { ProblemError } from '../platform/problem-error.ts';
import { deletePopup, findPopupForChange, insertPopup, updatePopup, type PopupFields } from './popup.repository.ts';

/** Pictures in popups: everybody who sees the home page sees them. */
export const POPUP_FILE_USE = 'main_popup';

type Writer = { userId: number; now: Date };

/** Without space around what a person typed; an empty link is none. */
const toClean = (fields: PopupFields): PopupFields => ({
  ...fields,
  title: fields.title.trim(),
  link: fields.link?.trim() || null,
});

/** The fields as they are stored. Throws `invalid_input` that names every field, and every place in the content, that is wrong. */
const toChecked = (fields: PopupFields): PopupFields => ({
  ...fields,
  content: checkDocument(fields.content, 'content', findPopupFaults(fields)),
});

/** Pictures of the content; those of another popup too, for one that is made from another. */
const syncFiles = (db: Db, { id, content }: MainPopup, writer: Writer): Promise<void> =>
  syncDocumentFiles(db, { use: POPUP_FILE_USE, recordId: id, document: content, sharesUse: true, ...writer });

async function getForChange(db: Db, id: number): Promise<MainPopup> {
  const popup = await findPopupForChange(db, id);
  if (!popup) throw new ProblemError('not_found', { title: '팝업이 없어요. 이미 지워졌을 수 있어요.' });
  return popup;
}

/** Makes a popup with its pictures. Throws `invalid_input` that names what is wrong. */
export async function createPopup(db: Db, fields: PopupFields, writer: Writer): Promise<MainPopup> {
  const popup = await insertPopup(db, toChecked(toClean(fields)), writer.now);
  await syncFiles(db, popup, writer);
  return popup;
}

/** Changes the given fields; answers the popup before and after. */
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

/** Deletes a popup; pictures no other popup shows are collected a day later. */
export async function removePopup(db: Db, id: number, now: Date): Promise<MainPopup> {
  const popup = await getForChange(db, id);
  await releaseDocumentFiles(db, { use: POPUP_FILE_USE, recordId: id }, now);
  await deletePopup(db, id);
  return popup;
}
