import { request, sendInBackground } from '@danji/api-client';
import { countBoardView } from '@danji/contracts/community/notice.endpoints';
import { BoardStatus, type BoardStatusCode } from '@danji/contracts/codes/board-status';
import { remoteStorage, useSession } from '@danji/shell-sdk';
import { useEffect } from 'react';

/** The posts that this visit has counted as read. */
const viewedPosts = remoteStorage('community').session<number[]>('viewed-posts');

/** A member's view is counted once a day per account; the view of a visitor is counted without any identity. */
function countView(board_id: number, isMember: boolean): void {
  if (!isMember) return sendInBackground(countBoardView, { board_id });
  // The reader can do nothing about a lost count.
  request(countBoardView, { body: { board_id } }).catch(() => undefined);
}

/** Counts the view of a notice or a post once per browser session; one that readers cannot see is not counted. */
export function useViewCount(board: { id: number; board_status: BoardStatusCode } | undefined): void {
  const { status } = useSession();
  const id = board?.board_status === BoardStatus.VISIBLE ? board.id : undefined;
  useEffect(() => {
    const viewed = viewedPosts.get() ?? [];
    if (id === undefined || status === 'loading' || viewed.includes(id)) return;
    viewedPosts.set([...viewed, id]);
    countView(id, status === 'signed_in');
  }, [id, status]);
}
