import { type FileReadPolicy, listAttachments, listPictures, type MayReadFile } from '../../site/files/index.ts';
import { toDownloadPrice } from './community-post.presenter.ts';
import { COMMUNITY_FILE_USE, findPostOfBoard } from './community-post.repository.ts';
import { findReader, isAuthor, mayReadPost } from './reader.ts';
import { isBoughtFile } from './version.repository.ts';

const mayReadPostFile: MayReadFile = async (db, { record_id, nano_id }, user) => {
  if (record_id === null) return false;
  const row = await findPostOfBoard(db, record_id, user?.id ?? null);
  if (row === undefined) return false;
  const reader = await findReader(db, user);
  if (!mayReadPost(row, reader)) return false;
  // Pictures in the text belong to the text; attached files may have a price.
  if (listPictures(row.content).some(({ fileId }) => fileId === nano_id)) return true;
  const attachments = await listAttachments(db, { use: COMMUNITY_FILE_USE, recordId: record_id });
  const isAttached = attachments.some((file) => file.nano_id === nano_id);
  if (isAttached) return (await toDownloadPrice(db, row, reader)) === 0;
  // A file of an earlier version.
  return (
    reader.isStaff ||
    isAuthor(row, reader) ||
    (reader.id !== null && (await isBoughtFile(db, row.id, reader.id, nano_id)))
  );
};

/** Lets readers of a post read its files when their price is paid; the name of its author is in none of them. */
export const readersOfPost: FileReadPolicy = { mayRead: mayReadPostFile, namesUploader: false };
