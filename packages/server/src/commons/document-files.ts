import type { RichDocument } from '@danji/contracts/documents/rich-document';
import type { Db } from '../platform/database/open-database.ts';
import { ProblemError } from '../platform/problem-error.ts';
import type { FileRow } from '../platform/storage/may-read-file.ts';
import {
  claimFiles,
  listShown,
  lockFiles,
  type RecordRef,
  releaseUnshown,
  replaceShown,
  toReleaseMark,
} from './document-file.repository.ts';
import { listPictures } from './document-pictures.ts';

type Sync = RecordRef & {
  /** A valid document, and the field it came in. */
  document: RichDocument;
  field?: string;
  /** Public ids of the attachments in their order; they came in `file_ids`. Those of `document` alone when left out. */
  attachments?: readonly string[];
  /** Pictures of other records of this use may be shown too: a popup made from another, a version after another. */
  sharesUse?: boolean;
  userId: number;
  now: Date;
};
type Wanted = { path: string; isPicture: boolean; position: number | null };

const LOST = {
  picture: '올린 이미지를 찾을 수 없어요. 이미지를 다시 올려 주세요.',
  attachment: '올린 파일을 찾을 수 없어요. 파일을 다시 올려 주세요.',
};

/** What the record is to show, by public id; a picture that is attached as well is one file. */
function listWanted({ document, field = 'content', attachments = [] }: Sync): Map<string, Wanted> {
  const wanted = new Map<string, Wanted>();
  for (const { fileId, path } of listPictures(document))
    if (!wanted.has(fileId)) wanted.set(fileId, { path: `${field}.${path}`, isPicture: true, position: null });
  for (const [position, id] of attachments.entries())
    wanted.set(id, { path: `file_ids.${position}`, isPicture: false, ...wanted.get(id), position });
  return wanted;
}

/** Throws `invalid_input` that names each place whose file the writer may not show there. */
function refuseLost(
  wanted: ReadonlyMap<string, Wanted>,
  found: ReadonlyMap<string, FileRow>,
  mayShow: (file: FileRow) => boolean,
): void {
  const lost = [...wanted].filter(([id, { isPicture }]) => {
    const file = found.get(id);
    return !file || !mayShow(file) || (isPicture && file.width === null);
  });
  if (lost.length > 0)
    throw new ProblemError('invalid_input', {
      fields: Object.fromEntries(
        lost.map(([, { path, isPicture }]) => [path, isPicture ? LOST.picture : LOST.attachment]),
      ),
    });
}

/**
 * Gives a record the files its document and its attachments show, and takes away those it no longer shows. The writer may
 * show what the record shows, or showed a short while ago, and their own temporary uploads; anything else (somebody else's, one that is gone)
 * is refused with its path. Call it in the transaction of the change, which others then wait for.
 */
export async function syncDocumentFiles(db: Db, sync: Sync): Promise<void> {
  const { use, recordId, userId, now, sharesUse = false } = sync;
  const wanted = listWanted(sync);
  const before = new Set(await listShown(db, sync));
  const files = await lockFiles(db, [...wanted.keys()], [...before]);
  const found = new Map(files.map((file) => [file.nano_id as string, file]));
  // Who undoes a change, or prefers their own version to a newer one, shows again what the record gave up meanwhile.
  const isFree = (file: FileRow) =>
    file.use === null && (file.owner_id === userId || file.released_from === toReleaseMark(sync));
  refuseLost(wanted, found, (file) => before.has(file.id) || isFree(file) || (sharesUse && file.use === use));
  const shown = files.filter(({ nano_id }) => wanted.has(nano_id));
  await claimFiles(
    db,
    shown.filter(isFree).map(({ id }) => id),
    { use, recordId: sharesUse ? null : recordId },
  );
  await replaceShown(
    db,
    { use, recordId },
    shown.map(({ id, nano_id }) => ({ file_id: id, position: wanted.get(nano_id)?.position ?? null })),
  );
  await releaseUnshown(
    db,
    sync,
    files.filter(({ nano_id }) => !wanted.has(nano_id)).map(({ id }) => id),
    now,
  );
}

/** Takes all files from a record that is deleted for good. */
export async function releaseDocumentFiles(db: Db, record: RecordRef, now: Date): Promise<void> {
  const ids = await listShown(db, record);
  await lockFiles(db, [], ids);
  await replaceShown(db, record, []);
  await releaseUnshown(db, record, ids, now);
}
