import type { BoardComment } from '@danji/contracts/community/board-comment';

/** The first comment of a thread, which is on an earlier page when there is none, and its replies. */
export type CommentThread = { id: number; first: BoardComment | undefined; replies: BoardComment[] };

/** The comments of a page, in their order, as threads of two levels. */
export const toThreads = (comments: readonly BoardComment[]): CommentThread[] =>
  [...Map.groupBy(comments, ({ thread_id }) => thread_id)].map(([id, thread]) => ({
    id,
    first: thread.find((comment) => comment.id === id),
    replies: thread.filter((comment) => comment.id !== id),
  }));
