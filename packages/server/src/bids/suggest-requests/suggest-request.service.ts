import type { SuggestRequestContent } from '@danji/contracts/bids/suggest-request';
import type { createSuggestRequest, updateSuggestRequest } from '@danji/contracts/bids/suggest-request.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { suggestRequestNotifications } from '@danji/contracts/notifications/catalogue/suggest-requests';
import { isPublished, isSealed } from '@danji/contracts/bids/suggest-item-rules';
import { findBrandRef } from '../../accounts/businesses/index.ts';
import { notify } from '../../notifications/notifications/index.ts';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { checkVersion, nextVersion } from '../../platform/records/version.ts';
import { listAttachments, releaseDocumentFiles, syncDocumentFiles } from '../../site/files/index.ts';
import {
  holdSuggestItem,
  type LockedSuggestItem,
  notifySuggestItemOffice,
  suggestItemNotFound,
  toStateAt,
} from '../suggest-items/index.ts';
import { type SentPayload, toHash } from './sent-version.ts';
import { checkContent } from './suggest-request-content.ts';
import { toRequest } from './suggest-request.presenter.ts';
import { requireOffering, requireOpen, suggestRequestNotFound } from './suggest-request.policy.ts';
import {
  deleteRequest,
  EMPTY,
  findRequest,
  insertVersion,
  listDocumentFiles,
  listDocuments,
  lockOwnRow,
  lockRequest,
  type RequestRow,
  SUGGEST_REQUEST_FILE_USE,
  updateRequest,
} from './suggest-request.repository.ts';

type Writer = { user: Principal; platform: Platform };
type Row = Pick<RequestRow, 'id' | 'nano_id' | 'updated'> & { state: RequestRow['state'] | null };

const recordOf = (recordId: number) => ({ use: SUGGEST_REQUEST_FILE_USE, recordId });
const toFile = ({ name, size }: { name: string; size: number }) => ({ name, size });

/**
 * Holds a published notice for the transaction. The moment is read when the row is held: who waited for it beyond the
 * closing is late, however early the call came.
 */
async function holdItem(db: Db, ref: string, { platform }: Writer) {
  const item = await holdSuggestItem(db, ref);
  const now = platform.clock.now();
  if (!item || !isPublished(item.state)) throw suggestItemNotFound();
  return { item, state: toStateAt(item, now), now };
}

/** Returns the sent request as it is kept. */
async function toPayload(
  db: Db,
  { id, nano_id }: Row,
  { company_item_id, document_ids, file_ids: _files, ...content }: SuggestRequestContent,
  { item, user, now }: { item: LockedSuggestItem; user: Principal; now: Date },
): Promise<SentPayload> {
  const documents = await listDocuments(db, user.id, document_ids);
  const files = await listDocumentFiles(db, document_ids);
  const brand = await findBrandRef(db, user.id);
  const company =
    company_item_id === null
      ? undefined
      : await db.selectFrom('company_item').where('id', '=', company_item_id).select('nano_id').executeTakeFirst();
  return {
    ...content,
    request: nano_id,
    suggest_item: item.nano_id,
    brand: { id: user.id, name: brand?.name ?? user.name, business_no: brand?.business_no ?? '' },
    company_item: company?.nano_id ?? null,
    documents: documents.map(({ id: documentId, title, number }) => ({
      title,
      number,
      files: files.filter(({ document_id }) => document_id === documentId).map(toFile),
    })),
    files: (await listAttachments(db, recordOf(id))).map(toFile),
    sent: now.toISOString(),
  };
}

/** Stores what was written, and when it is sent also the copy that never changes, with the receipt. */
async function store(
  db: Db,
  row: Row,
  sent: SuggestRequestContent & { is_draft: boolean },
  { item, user, now }: { item: LockedSuggestItem; user: Principal; now: Date },
): Promise<void> {
  const { is_draft: isDraft } = sent;
  const content = await checkContent(db, sent, { brandId: user.id, isDraft, now });
  await syncDocumentFiles(db, {
    ...recordOf(row.id),
    document: content.content,
    attachments: content.file_ids,
    userId: user.id,
    now,
  });
  const { file_ids: _files, ...columns } = content;
  const changes = {
    ...columns,
    content: toJson(content.content),
    price_lines: toJson(content.price_lines),
    document_ids: toJson(content.document_ids),
    updated: nextVersion(row, now),
  };
  if (isDraft) return updateRequest(db, row.id, { ...changes, state: 'draft' });
  const payload = await toPayload(db, row, content, { item, user, now });
  const hash = toHash(payload);
  await updateRequest(db, row.id, { ...changes, state: 'sent', sent: now, hash });
  await insertVersion(db, { request_id: row.id, sent: now, hash, payload: toJson(payload) });
  const values = { nano_id: row.nano_id, title: item.title, hash };
  await notify(db, suggestRequestNotifications.sent, [user.id], values, now);
  // Of a bid the office learns nothing but the number until the opening.
  if (!isSealed(item.suggest_type) && row.state !== 'sent')
    await notifySuggestItemOffice(db, 'offered', item, { reason: '', now, actorId: null });
}

/** Writes the one request of a vendor on a notice; resolves to its id. */
export async function writeRequest(
  db: Db,
  { item_nano_id, ...sent }: BodyOf<typeof createSuggestRequest>,
  writer: Writer,
): Promise<number> {
  const { user } = writer;
  const { item, state, now } = await holdItem(db, item_nano_id, writer);
  await requireOffering(db, item.id, user);
  requireOpen(state, sent.is_draft);
  const row = await lockOwnRow(db, item.id, user.id, now);
  if (row.state !== null && row.state !== 'withdrawn')
    throw new ProblemError('conflict', { title: '이 공고에 이미 쓴 제안이 있어요. 그 제안을 고쳐 주세요.' });
  await store(db, row, sent, { item, user, now });
  return row.id;
}

/** Locks the vendor's own request behind its notice: in this order all who change either lock them. */
async function lockOwn(db: Db, ref: string, writer: Writer) {
  const found = await findRequest(db, ref);
  if (found?.brand_id !== writer.user.id) throw suggestRequestNotFound();
  const held = await holdItem(db, String(found.item_id), writer);
  const row = await lockRequest(db, found.id);
  if (!row) throw suggestRequestNotFound();
  return { row, ...held };
}

/** Changes the request of a vendor, or sends it. */
export async function changeRequest(
  db: Db,
  ref: string,
  { updated, ...sent }: BodyOf<typeof updateSuggestRequest>,
  writer: Writer,
): Promise<number> {
  const { user, platform } = writer;
  const { row, item, state, now } = await lockOwn(db, ref, writer);
  await checkVersion(row, updated, () => toRequest(platform, db, row, user));
  await requireOffering(db, item.id, user);
  requireOpen(state, sent.is_draft);
  if (row.state === 'sent' && sent.is_draft)
    throw new ProblemError('invalid_transition', {
      title: '이미 제출한 제안이에요. 고친 내용을 다시 제출하거나 제안을 철회해 주세요.',
    });
  if (row.state !== 'draft' && row.state !== 'sent' && row.state !== 'withdrawn')
    throw new ProblemError('invalid_transition', { title: '결과가 나온 제안은 고칠 수 없어요.' });
  await store(db, row, sent, { item, user, now });
  return row.id;
}

/** Deletes a draft, of which nothing was ever sent; a favourite stays one. */
async function removeDraft(db: Db, row: RequestRow, now: Date): Promise<void> {
  await releaseDocumentFiles(db, recordOf(row.id), now);
  if (row.company_fav_date === null) await deleteRequest(db, row.id);
  else
    await updateRequest(db, row.id, { ...EMPTY, company_item_id: null, state: null, updated: nextVersion(row, now) });
}

/** Deletes a draft of a vendor, or withdraws what it has sent. */
export async function withdrawRequest(db: Db, ref: string, writer: Writer): Promise<void> {
  const { row, item, state, now } = await lockOwn(db, ref, writer);
  if (row.state === 'draft' && row.sent === null) return removeDraft(db, row, now);
  if (row.state !== 'sent' && row.state !== 'draft')
    throw new ProblemError('invalid_transition', { title: '철회할 수 없는 제안이에요.' });
  // A draft of what was withdrawn before is given up at any time.
  if (row.state === 'sent') requireOpen(state, false);
  await updateRequest(db, row.id, { state: 'withdrawn', updated: nextVersion(row, now) });
  if (row.state === 'sent')
    await notify(
      db,
      suggestRequestNotifications.withdrawn,
      [row.brand_id],
      { nano_id: row.nano_id, title: item.title },
      now,
    );
}

/** Puts a notice among the favourites of a vendor, or takes it away; resolves to the number of the notice. */
export async function setFavourite(db: Db, itemRef: string, isFavourite: boolean, writer: Writer): Promise<number> {
  const { item, now } = await holdItem(db, itemRef, writer);
  const row = await lockOwnRow(db, item.id, writer.user.id, now);
  if (isFavourite) await updateRequest(db, row.id, { company_fav_date: row.company_fav_date ?? now });
  else if (row.state === null) await deleteRequest(db, row.id);
  else await updateRequest(db, row.id, { company_fav_date: null });
  return item.id;
}
