import { request, sendInBackground } from '@danji/api-client';
import type { Notice } from '@danji/contracts/boards/notice';
import { countBoardView } from '@danji/contracts/boards/notice.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { clientStorage, useSession } from '@danji/shell-sdk';
import { useEffect } from 'react';

/** Members are counted once a day by who they are; about visitors nothing is known but that they read. */
function count(board_id: number, isMember: boolean): void {
  if (!isMember) return sendInBackground(countBoardView, { board_id });
  // A count that is lost is nothing the reader could mend.
  request(countBoardView, { body: { board_id } }).catch(() => undefined);
}

/** Counts that a notice was opened, once a browser session; one that readers cannot see is not counted. */
export function useCountedView(notice: Notice | undefined): void {
  const { status } = useSession();
  const id = notice?.board.board_status === BoardStatus.VISIBLE ? notice.board.id : undefined;
  useEffect(() => {
    const seen = clientStorage.viewedPosts.get() ?? [];
    if (id === undefined || status === 'loading' || seen.includes(id)) return;
    clientStorage.viewedPosts.set([...seen, id]);
    count(id, status === 'signed_in');
  }, [id, status]);
}
