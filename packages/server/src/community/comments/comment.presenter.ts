import type { BoardComment } from '@danji/contracts/community/board-comment';
import { pick } from '@danji/contracts/pick';
import { type Reader, toAuthor, toAuthorName } from '../posts/index.ts';
import { type CommentRow, isCommentThere } from './comment.repository.ts';
import type { Commented } from './commented.ts';
import { isMentioned } from './mentions.ts';

/** Presents a comment; of one that is deleted, or hidden from the reader, only its place. */
export function toComment(row: CommentRow, { authorId, anonymousId }: Commented, reader: Reader): BoardComment {
  const { parent_author } = row;
  const isWithheld = !isCommentThere(row, reader);
  const is_deleted = row.is_deleted || isWithheld;
  return {
    ...pick(row, ['id', 'nano_id', 'parent_id', 'thread_id', 'created', 'edited', 'updated']),
    ...pick(row, ['recommends', 'is_recommended']),
    content: isWithheld ? '' : row.content,
    mentions: is_deleted
      ? []
      : row.mentions
          .filter(({ user_id, name }) => user_id !== anonymousId && isMentioned(row.content, name))
          .map((mention) => pick(mention, ['nano_id', 'name'])),
    is_deleted,
    is_hidden: row.hidden !== null,
    parent_name: parent_author && toAuthorName(parent_author, row.parent_user_id === anonymousId),
    user: is_deleted ? null : toAuthor(row.author, row.user_id === anonymousId),
    is_own: !is_deleted && row.user_id === reader.id,
    is_author: !is_deleted && row.user_id === authorId,
  };
}
