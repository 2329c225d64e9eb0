import { randomInt } from 'node:crypto';
import { COMPANY_ITEM_LIMITS } from '@danji/contracts/bids/company-item-limits';
import type { CompanyItemContent } from '@danji/contracts/bids/company-item';
import { toEditedState } from '@danji/contracts/bids/company-item-transitions';
import type { createCompanyItem, updateCompanyItem } from '@danji/contracts/bids/company-item-owner.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { newNanoId } from '../../platform/ids.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { isSame } from '../../platform/records/history.ts';
import { nextVersion } from '../../platform/records/version.ts';
import { checkContent, CONTENT_NAMES, toColumns, toContent } from './company-item-content.ts';
import { syncItemFiles } from './company-item-files.ts';
import { requestState, setState } from './company-item-state.service.ts';
import { toActor } from './company-item.policy.ts';
import {
  deleteEdit,
  events,
  findEdit,
  insertItem,
  type LockedCompanyItem,
  saveEdit,
  updateItem,
} from './company-item.repository.ts';

type Writer = { user: Principal; now: Date };

/** Letters and digits that nobody takes for one another when they are read from paper. */
const LINK_CHARACTERS = '23456789abcdefghjkmnpqrstuvwxyz';

const newShortLink = (): string =>
  Array.from(
    { length: COMPANY_ITEM_LIMITS.linkCharacters },
    () => LINK_CHARACTERS[randomInt(LINK_CHARACTERS.length)],
  ).join('');

/** Writes an item; resolves to its id. */
export async function writeItem(
  db: Db,
  body: BodyOf<typeof createCompanyItem>,
  { user, now }: Writer,
): Promise<number> {
  const { edit_state_type: state = EditState.PENDING, ...sent } = { work_cases: [], ...body };
  const content = await checkContent(db, sent, state === EditState.WAIT);
  const id = await insertItem(db, {
    ...(await toColumns(db, content)),
    nano_id: newNanoId(),
    user_id: user.id,
    edit_state_type: state,
    reason: null,
    short_link: newShortLink(),
    created: now,
    updated: now,
  });
  await syncItemFiles(db, [content], { itemId: id, userId: user.id, now });
  await events.add(db, {
    company_item_id: id,
    user_id: user.id,
    from_state: null,
    to_state: state,
    reason: null,
    created: now,
  });
  return id;
}

type Change = BodyOf<typeof updateCompanyItem>;

const toSentContent = (body: Change): Partial<CompanyItemContent> =>
  Object.fromEntries(CONTENT_NAMES.filter((name) => body[name] !== undefined).map((name) => [name, body[name]]));

/**
 * Stores a changed content. Before the first approval it replaces what was written; later it waits as an edit, and one
 * that is as the approved version needs no review.
 */
async function storeContent(
  db: Db,
  row: LockedCompanyItem,
  content: CompanyItemContent,
  { user, now }: Writer,
): Promise<void> {
  const approved = toContent(row);
  const files = { itemId: row.id, userId: user.id, now };
  if (row.listed === null) {
    await updateItem(db, row.id, await toColumns(db, content));
    await syncItemFiles(db, [content], files);
  } else if (isSame(content, approved)) {
    await deleteEdit(db, row.id);
    await syncItemFiles(db, [approved], files);
  } else {
    await saveEdit(db, row.id, content, now);
    await syncItemFiles(db, [content, approved], files);
  }
}

/** Changes the content as its vendor wishes; resolves to the row as it is then. */
async function changeContent(db: Db, row: LockedCompanyItem, body: Change, writer: Writer): Promise<LockedCompanyItem> {
  const sent = toSentContent(body);
  if (Object.keys(sent).length === 0) return row;
  const current = (await findEdit(db, row.id)) ?? toContent(row);
  const isDraft = row.edit_state_type === EditState.WAIT && body.edit_state_type !== EditState.PENDING;
  const content = await checkContent(db, { ...current, ...sent }, isDraft);
  if (isSame(content, current)) return row;
  await storeContent(db, row, content, writer);
  const state = toEditedState(row.edit_state_type);
  const changed = { ...row, ...(row.listed === null && content) };
  if (state === row.edit_state_type) return changed;
  await setState(db, row, { to: state, reason: null, ...writer });
  return { ...changed, edit_state_type: state };
}

/** Changes the content of an item, its state, or both. `row` is locked and of the version that the caller has seen. */
export async function changeItem(db: Db, row: LockedCompanyItem, body: Change, writer: Writer): Promise<void> {
  const actor = toActor(writer.user, row.user_id);
  if (actor === 'staff' && Object.keys(toSentContent(body)).length > 0)
    throw new ProblemError('forbidden', { title: '내용은 업체만 고칠 수 있어요. 고칠 점을 사유에 적어 주세요.' });
  const changed = await changeContent(db, row, body, writer);
  await updateItem(db, row.id, { updated: nextVersion(row, writer.now) });
  const { edit_state_type: to } = body;
  if (to === undefined || to === changed.edit_state_type) return;
  await requestState(db, changed, { to, actor, why: body.reason?.trim() ?? '', ...writer });
}
