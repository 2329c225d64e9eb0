import type { FileReadPolicy } from '../../site/files/index.ts';
import { findPostOfBoard } from './community-post.repository.ts';
import { findReader, mayReadPost } from './reader.ts';

/** Who may read the post may read its files. */
export const mayReadPostFile: FileReadPolicy = async (db, { record_id }, user) => {
  if (record_id === null) return false;
  const row = await findPostOfBoard(db, record_id, user.id);
  return row !== undefined && mayReadPost(row, await findReader(db, user));
};
