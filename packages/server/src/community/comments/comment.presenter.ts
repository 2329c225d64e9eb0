import type { BoardComment } from '@danji/contracts/community/board-comment';
import { pick } from '@danji/contracts/pick';
import { type Reader, toAuthor, toAuthorName } from '../posts/index.ts';
import type { CommentRow } from './comment.repository.ts';
import type { Commented } from './commented.ts';

/** Presents a comment; of a deleted one only its place. */
export function toComment(row: CommentRow, { authorId, anonymousId }: Commented, reader: Reader): BoardComment {
  const { is_deleted, parent_author } = row;
  return {
    ...pick(row, ['id', 'nano_id', 'parent_id', 'thread_id', 'content', 'is_deleted', 'created', 'edited', 'updated']),
    parent_name: parent_author && toAuthorName(parent_author, row.parent_user_id === anonymousId),
    user: is_deleted ? null : toAuthor(row.author, row.user_id === anonymousId),
    is_own: !is_deleted && row.user_id === reader.id,
    is_author: !is_deleted && row.user_id === authorId,
  };
}
