import { BoardStatus, type BoardStatusCode } from '@danji/contracts/codes/board-status';
import { toPlainText } from '@danji/contracts/documents/document-text';
import type { NanoId } from '@danji/contracts/fields';
import type { Db } from '../../platform/database/open-database.ts';
import { nextVersion } from '../../platform/records/version.ts';
import { setPostStatus } from '../notices/index.ts';
import { findPost, lockPost } from './community-post.repository.ts';
import { isThere, type Reader } from './reader.ts';
import { announcePost } from './tell-of-new-posts.job.ts';

/** The post that a text is or belongs to, or the product that it is about. */
type ReportedPlace = { title: string } & ({ nano_id: NanoId } | { code: string });

/** Something that is reported. */
export type Reported = {
  id: number;
  authorId: number;
  isAnonymous: boolean;
  isHidden: boolean;
  excerpt: string;
  text: string;
  place: ReportedPlace;
};

/** The operations on the reported objects of one kind. */
export type ReportedObjects = {
  /** For who may read it; `undefined` otherwise and when it was deleted. */
  find(db: Db, id: number, reader: Reader): Promise<Reported | undefined>;
  /** Hides it from everybody but its author and our staff; resolves to the state of a post before. */
  hide(db: Db, id: number, now: Date): Promise<BoardStatusCode | null>;
  /** Tells whoever hears of new ones, when it is seen for the first time. */
  announce(db: Db, id: number, now: Date): Promise<void>;
  /** Shows it again. */
  show(db: Db, id: number, before: BoardStatusCode | null, now: Date): Promise<void>;
  /** The rest that follows when our staff has decided that it stays hidden. */
  remove?(db: Db, id: number, now: Date): Promise<void>;
};

async function changeStatus(db: Db, id: number, status: BoardStatusCode, now: Date): Promise<BoardStatusCode | null> {
  const row = await lockPost(db, String(id), null);
  if (!row) return null;
  await setPostStatus(db, row.board_id, status, nextVersion(row, now));
  return row.board_status;
}

export const reportedPosts: ReportedObjects = {
  find: async (db, id, reader) => {
    const row = await findPost(db, String(id), reader.id);
    if (!row || row.is_gone || !isThere(row, reader) || row.board_status === BoardStatus.TEMP) return undefined;
    return {
      id,
      authorId: row.user_id,
      isAnonymous: row.is_anonymous,
      isHidden: row.board_status === BoardStatus.BLOCK,
      excerpt: row.title,
      text: toPlainText(row.content),
      place: { nano_id: row.nano_id, title: row.title },
    };
  },
  hide: (db, id, now) => changeStatus(db, id, BoardStatus.BLOCK, now),
  show: async (db, id, before, now) => {
    await changeStatus(db, id, before ?? BoardStatus.VISIBLE, now);
  },
  announce: announcePost,
};
