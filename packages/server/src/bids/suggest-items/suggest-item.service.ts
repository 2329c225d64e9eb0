import { suggestItemFields } from '@danji/contracts/bids/suggest-item';
import type { createSuggestItem, updateSuggestItem } from '@danji/contracts/bids/suggest-item-owner.endpoints';
import { isAmendable } from '@danji/contracts/bids/suggest-item-rules';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { TSchema } from 'typebox';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { newNanoId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { findDifferences } from '../../platform/records/history.ts';
import { checkVersion, nextVersion } from '../../platform/records/version.ts';
import { listAttachments, releaseDocumentFiles } from '../../site/files/index.ts';
import { findMembership, requireRight } from '../../workspace/work-spaces/index.ts';
import { type Checked, checkContent, syncItemFiles, toColumns } from './suggest-item-content.ts';
import { notifyOffice, notifyVendors } from './suggest-item.notifications.ts';
import { suggestItemNotFound } from './suggest-item.policy.ts';
import { toState } from './suggest-item.presenter.ts';
import {
  events,
  findContent,
  insertItem,
  lockItem,
  type LockedSuggestItem,
  SUGGEST_ITEM_FILE_USE,
  updateItem,
} from './suggest-item.repository.ts';

const { DRAFT, OPEN } = SuggestItemState;

type Writer = { user: Principal; now: Date };

const toLabel = (name: string): string => {
  const field = suggestItemFields[name as keyof typeof suggestItemFields] as TSchema & { label?: string };
  return field.label ?? name;
};

/** Writes a notice: a draft, or one that is published at once; resolves to its id. */
export async function writeItem(
  db: Db,
  { space_id, is_draft, ...sent }: BodyOf<typeof createSuggestItem>,
  { user, now }: Writer,
): Promise<number> {
  requireRight(user, await findMembership(db, space_id, user.id), 'write_notices');
  const content = await checkContent(db, sent, { isDraft: is_draft }, now);
  const nano_id = newNanoId();
  const id = await insertItem(db, {
    ...toColumns(content),
    nano_id,
    space_id,
    user_id: user.id,
    saved_by: user.id,
    state: is_draft ? DRAFT : OPEN,
    reason: null,
    created: now,
    updated: now,
  });
  await syncItemFiles(db, content, { itemId: id, userId: user.id, now });
  await events.add(db, { item_id: id, user_id: user.id, kind: 'created', reason: null, created: now });
  const { title, invited_ids } = content;
  if (!is_draft) await announce(db, { id, nano_id, space_id, title, invited_ids }, { user, now });
  return id;
}

/** Records that a notice was published, and tells the others of its office and the vendors that it invites. */
async function announce(
  db: Db,
  item: Pick<LockedSuggestItem, 'id' | 'nano_id' | 'space_id' | 'title' | 'invited_ids'>,
  { user, now }: Writer,
): Promise<void> {
  await events.add(db, { item_id: item.id, user_id: user.id, kind: 'published', reason: null, created: now });
  await notifyOffice(db, 'published', item, { reason: '', now, actorId: user.id });
  await notifyVendors(db, 'invited', item, { reason: '', now }, item.invited_ids);
}

/** Locks a notice that its office may change. */
async function lockOwn(db: Db, ref: string, user: Principal): Promise<LockedSuggestItem> {
  const row = await lockItem(db, ref);
  if (!row) throw suggestItemNotFound();
  requireRight(user, await findMembership(db, row.space_id, user.id), 'write_notices');
  return row;
}

type Change = BodyOf<typeof updateSuggestItem>;

/** Changes a published notice by an addendum, and tells all who have written a request. */
async function amend(db: Db, row: LockedSuggestItem, body: Change, { user, now }: Writer): Promise<void> {
  const { is_draft, addendum_reason, updated: _seen, ...sent } = body;
  if (is_draft)
    throw new ProblemError('invalid_transition', { title: '이미 올린 공고라 임시 저장할 수 없어요. 정정해 주세요.' });
  if (!isAmendable(toState(row, now)))
    throw new ProblemError('invalid_transition', { title: '마감된 공고는 정정할 수 없어요.' });
  const before = await findContent(db, row.id);
  const content = await checkContent(db, sent, { isDraft: false, published: before }, now);
  const files = (await listAttachments(db, { use: SUGGEST_ITEM_FILE_USE, recordId: row.id })).map(
    (file) => file.nano_id,
  );
  const fields = findDifferences({ ...before, file_ids: files }, content).map(({ field }) => toLabel(field));
  if (fields.length === 0) return;
  const reason = addendum_reason.trim();
  if (reason === '') throw invalidField('addendum_reason', '정정하는 사유를 입력해 주세요.');
  await updateItem(db, row.id, { ...toColumns(content), saved_by: user.id, updated: nextVersion(row, now) });
  await syncItemFiles(db, content, { itemId: row.id, userId: user.id, now });
  await events.add(db, {
    item_id: row.id,
    user_id: user.id,
    kind: 'addendum',
    reason,
    fields: toJson(fields),
    created: now,
  });
  const item = { ...row, title: content.title };
  await notifyVendors(db, 'addendum', item, { reason, now });
  await notifyOffice(db, 'addendum', item, { reason, now, actorId: user.id });
}

/** Changes a draft, or publishes it. */
async function changeDraft(db: Db, row: LockedSuggestItem, body: Change, { user, now }: Writer): Promise<void> {
  const { is_draft, addendum_reason: _reason, updated: _seen, ...sent } = body;
  const checked: Checked = { isDraft: is_draft };
  const content = await checkContent(db, sent, checked, now);
  await updateItem(db, row.id, {
    ...toColumns(content),
    saved_by: user.id,
    updated: nextVersion(row, now),
    // Lists begin with what was published last.
    ...(!is_draft && { state: OPEN, created: now }),
  });
  await syncItemFiles(db, content, { itemId: row.id, userId: user.id, now });
  const { title, invited_ids } = content;
  if (!is_draft) await announce(db, { ...row, title, invited_ids }, { user, now });
}

/**
 * Changes a notice; resolves to its id. Of two who change the same version one is refused. The clock is read when the notice
 * is locked: who has waited beyond its end is late.
 */
export async function changeItem(
  db: Db,
  ref: string,
  body: Change,
  { user, platform }: { user: Principal; platform: Platform },
  read: (id: number) => Promise<unknown>,
): Promise<number> {
  const row = await lockOwn(db, ref, user);
  const writer = { user, now: platform.clock.now() };
  await checkVersion(row, body.updated, () => read(row.id));
  await (row.state === DRAFT ? changeDraft(db, row, body, writer) : amend(db, row, body, writer));
  return row.id;
}

/** Deletes a draft with its files. */
export async function deleteDraft(db: Db, ref: string, { user, now }: Writer): Promise<void> {
  const row = await lockOwn(db, ref, user);
  if (row.state !== DRAFT)
    throw new ProblemError('invalid_transition', { title: '올린 공고는 지울 수 없어요. 대신 취소해 주세요.' });
  await releaseDocumentFiles(db, { use: SUGGEST_ITEM_FILE_USE, recordId: row.id }, now);
  await db.deleteFrom('suggest_item').where('id', '=', row.id).execute();
}
