import { useMutation } from '@danji/api-client';
import { useChange } from '@danji/app-kit';
import { deleteNotice, restoreNotice, updateNotice } from '@danji/contracts/community/notice-staff.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';

type Named = { id: number; board: { title: string } };
type VersionedNotice = Named & { board: { updated: string } };

const describeNotices = (notices: readonly Named[]): string =>
  notices.length === 1 ? `'${notices[0]?.board.title ?? ''}' 공지를` : `공지 ${notices.length}개를`;

/** Actions on notices of the list; each can be undone. */
export function useNoticeActions() {
  const { trigger: update } = useMutation(updateNotice);
  const { trigger: erase } = useMutation(deleteNotice);
  const { trigger: restore } = useMutation(restoreNotice);
  const { change, isRunning } = useChange();
  const show = ({ id, board }: VersionedNotice, isVisible: boolean) =>
    update({
      params: { id },
      body: { board_status: isVisible ? BoardStatus.VISIBLE : BoardStatus.INVISIBLE, updated: board.updated },
    });
  return {
    setVisible: (notice: VersionedNotice, isVisible: boolean) =>
      change([notice], {
        run: () => show(notice, isVisible),
        done: () => `${describeNotices([notice])} ${isVisible ? '다시 보여요' : '숨겼어요'}`,
        undo: { run: (_, changed) => show(changed, !isVisible), done: () => '되돌렸어요' },
      }),
    /** Returns true when all notices were deleted. */
    remove: (notices: readonly Named[]) =>
      change(notices, {
        run: ({ id }) => erase({ params: { id } }),
        done: (deleted) => `${describeNotices(deleted)} 삭제했어요`,
        failed: (left) => `${describeNotices(left)} 삭제하지 못했어요`,
        undo: {
          run: ({ id }) => restore({ params: { id } }),
          done: (restored) => `${describeNotices(restored)} 되살렸어요`,
          failed: (left) => `${describeNotices(left)} 되살리지 못했어요`,
        },
      }),
    isRunning,
  };
}
