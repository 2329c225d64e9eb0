import type { SuggestRequest, SuggestRequestLine } from '@danji/contracts/bids/suggest-request';
import { isSealed } from '@danji/contracts/bids/suggest-item-rules';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { listAttachments, toStoredFiles } from '../../site/files/index.ts';
import { findSuggestItemLines, toSuggestItemLine } from '../suggest-items/index.ts';
import { countUnreadMessages, listDiscussed } from '../suggest-messages/index.ts';
import { mayRead, suggestRequestNotFound } from './suggest-request.policy.ts';
import {
  findRequest,
  listDocumentFiles,
  listDocuments,
  type RequestLineRow,
  type RequestRow,
  SUGGEST_REQUEST_FILE_USE,
} from './suggest-request.repository.ts';

type WithNotice = Omit<SuggestRequestLine, 'unread_messages'>;

/** Presents requests to somebody who may read them, each with its notice. Favourites are of the vendor alone. */
async function toWithNotices(
  db: Db,
  rows: readonly RequestLineRow[],
  reader: Principal,
  now: Date,
): Promise<WithNotice[]> {
  const lines = await findSuggestItemLines(db, [...new Set(rows.map(({ item_id }) => item_id))], reader);
  const items = new Map(lines.map((row) => [row.id, toSuggestItemLine(row, reader, now)]));
  return rows.flatMap(({ item_id, brand_id, space_id: _space, is_open: _open, company_fav_date, ...line }) => {
    const suggest_item = items.get(item_id);
    const own = brand_id === reader.id;
    return suggest_item ? [{ ...line, suggest_item, company_fav_date: own ? company_fav_date : null }] : [];
  });
}

/** The requests among these whose messages the reader reads as one of their two sides: their numbers. */
const listTalks = (db: Db, rows: readonly RequestLineRow[], lines: readonly WithNotice[], reader: Principal) => {
  const talks = lines.filter(({ sent, suggest_item }) => sent !== null && !isSealed(suggest_item.suggest_type));
  const ids = new Set(talks.map(({ id }) => id));
  const discussed = rows.filter(({ id }) => ids.has(id));
  return listDiscussed(db, discussed, reader);
};

/** Presents requests in a list, with how many messages the reader's side has not read. */
export async function toRequestLines(
  db: Db,
  rows: readonly RequestLineRow[],
  reader: Principal,
  now: Date,
): Promise<SuggestRequestLine[]> {
  const lines = await toWithNotices(db, rows, reader, now);
  const unread = await countUnreadMessages(db, await listTalks(db, rows, lines, reader), reader);
  return lines.map((line) => ({ ...line, unread_messages: unread.get(line.id) ?? null }));
}

async function toDocuments(
  platform: Platform,
  db: Db,
  { brand_id, document_ids }: RequestRow,
  reader: Principal,
): Promise<SuggestRequest['documents']> {
  const documents = await listDocuments(db, brand_id, document_ids);
  if (documents.length === 0) return [];
  const attached = await listDocumentFiles(
    db,
    documents.map(({ id }) => id),
  );
  const files = await toStoredFiles(platform, db, attached, reader, platform.clock.now());
  return documents.map(({ id, title }) => ({
    id,
    title,
    files: files.filter((_, at) => attached[at]?.document_id === id),
  }));
}

/** Presents a whole request to somebody who may read it: its files have addresses that open them. */
export async function toRequest(
  platform: Platform,
  db: Db,
  row: RequestRow,
  reader: Principal,
): Promise<SuggestRequest> {
  const now = platform.clock.now();
  const { content, price_lines, document_ids: _ids, hash, ...lineRow } = row;
  const [line] = await toWithNotices(db, [lineRow], reader, now);
  if (!line) throw new Error('The notice of the request was not found.');
  const attached = await listAttachments(db, { use: SUGGEST_REQUEST_FILE_USE, recordId: row.id });
  return {
    ...line,
    content,
    price_lines,
    documents: await toDocuments(platform, db, row, reader),
    files: await toStoredFiles(platform, db, attached, reader, now),
    hash,
    has_messages: (await listTalks(db, [lineRow], [line], reader)).length > 0,
  };
}

/** Reads a request by its number or public id. Throws `not_found` for whoever may not read it. */
export async function readRequest(platform: Platform, db: Db, ref: string, reader: Principal): Promise<SuggestRequest> {
  const row = await findRequest(db, ref);
  if (!row || !(await mayRead(db, row, reader))) throw suggestRequestNotFound();
  return toRequest(platform, db, row, reader);
}
