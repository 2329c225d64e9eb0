import type { FileReadPolicy, MayReadFile } from '../../site/files/index.ts';
import { findPostOfBoard } from './community-post.repository.ts';
import { findReader, mayReadPost } from './reader.ts';

const mayReadPostFile: MayReadFile = async (db, { record_id }, user) => {
  if (record_id === null) return false;
  const row = await findPostOfBoard(db, record_id, user?.id ?? null);
  return row !== undefined && mayReadPost(row, await findReader(db, user));
};

/** Who may read the post may read its files; the name of its author is in none of them. */
export const readersOfPost: FileReadPolicy = { mayRead: mayReadPostFile, namesUploader: false };
