import { findPopupFaults } from '@danji/contracts/commons/main-popup-rules';
import type { MainPopup } from '@danji/contracts/commons/main-popup';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { validateDocument } from '@danji/contracts/documents/validate-document';
import type { NanoId } from '@danji/contracts/fields';
import { claimFile, releaseFile } from '../commons/index.ts';
import type { Db } from '../platform/database/open-database.ts';
import { ProblemError } from '../platform/problem-error.ts';
import { deletePopupFiles, insertPopupFiles, listFilesOf, listFilesWithoutPopup, listUsedFiles } from './popup-file.repository.ts';
import { deletePopup, findPopupForChange, insertPopup, updatePopup, type PopupFields } from './popup.repository.ts';

/** Pictures in popups: everybody who sees the home page sees them. */
export const POPUP_FILE_USE = 'main_popup';

type Writer = { userId: number; now: Date };

/** Public ids of the pictures in a content, wherever they stand in it. */
function listImageIds(node: unknown): string[] {
  if (Array.isArray(node)) return [...new Set(node.flatMap(listImageIds))];
  if (typeof node !== 'object' || node === null) return [];
  const { type, fileId, children } = node as { type?: unknown; fileId?: unknown; children?: unknown };
  return type === 'image' && typeof fileId === 'string' ? [fileId] : listImageIds(children);
}

/** Without space around what a person typed; an empty link is none. */
const toClean = (fields: PopupFields): PopupFields => ({ ...fields, title: fields.title.trim(), link: fields.link?.trim() || null });

/** Throws `invalid_input` that names every field, and every place in the content, that is wrong. */
function checkFields(fields: PopupFields): void {
  const faults = findPopupFaults(fields);
  const places = validateDocument(fields.content).map(({ path, message }): [string, string] => [path ? `content.${path}` : 'content', message]);
  const found = { ...faults, ...Object.fromEntries(places) };
  if (Object.keys(found).length > 0) throw new ProblemError('invalid_input', { fields: found });
}

/** Gives the popup the pictures of its content and takes away those it no longer shows. */
async function syncFiles(db: Db, popupId: number, content: RichDocument, { userId, now }: Writer): Promise<void> {
  const wanted = listImageIds(content);
  const before = await listFilesOf(db, popupId);
  const known = new Set<string>(before.map(({ nano_id }) => nano_id));
  const fresh = wanted.filter((id) => !known.has(id));
  const shared = new Map((await listUsedFiles(db, fresh)).map(({ id, nano_id }) => [nano_id as string, id]));
  const added: number[] = [];
  for (const id of fresh) added.push(shared.get(id) ?? (await claim(db, id, userId)));
  await insertPopupFiles(db, popupId, added);
  const dropped = before.filter(({ nano_id }) => !wanted.includes(nano_id)).map(({ id }) => id);
  await deletePopupFiles(db, popupId, dropped);
  await releaseUnused(db, dropped, now);
}

async function claim(db: Db, id: string, userId: number): Promise<number> {
  try {
    return (await claimFile(db, id as NanoId, userId, POPUP_FILE_USE)).id;
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'not_found') throw new ProblemError('invalid_input', { fields: { content: '올린 이미지를 찾을 수 없어요. 이미지를 다시 올려 주세요.' } });
    throw error;
  }
}

async function releaseUnused(db: Db, fileIds: readonly number[], now: Date): Promise<void> {
  for (const id of await listFilesWithoutPopup(db, fileIds)) await releaseFile(db, id, now);
}

async function getForChange(db: Db, id: number): Promise<MainPopup> {
  const popup = await findPopupForChange(db, id);
  if (!popup) throw new ProblemError('not_found', { title: '팝업이 없어요. 이미 지워졌을 수 있어요.' });
  return popup;
}

/** Makes a popup with its pictures. Throws `invalid_input` that names what is wrong. */
export async function createPopup(db: Db, fields: PopupFields, writer: Writer): Promise<MainPopup> {
  const clean = toClean(fields);
  checkFields(clean);
  const popup = await insertPopup(db, clean, writer.now);
  await syncFiles(db, popup.id, popup.content, writer);
  return popup;
}

/** Changes the given fields; answers the popup before and after. */
export async function changePopup(db: Db, id: number, given: Partial<PopupFields>, writer: Writer): Promise<{ before: MainPopup; after: MainPopup }> {
  const before = await getForChange(db, id);
  const { id: _id, created: _created, updated: _updated, ...fields } = before;
  const next = toClean({ ...fields, ...given });
  checkFields(next);
  const after = await updatePopup(db, id, next, writer.now);
  if (given.content !== undefined) await syncFiles(db, id, next.content, writer);
  return { before, after };
}

/** Deletes a popup; pictures no other popup shows are collected a day later. */
export async function removePopup(db: Db, id: number, now: Date): Promise<MainPopup> {
  const popup = await getForChange(db, id);
  const files = (await listFilesOf(db, id)).map((file) => file.id);
  await deletePopup(db, id);
  await releaseUnused(db, files, now);
  return popup;
}
