import { useMutation } from '@danji/api-client';
import { deleteNotice, restoreNotice, updateNotice } from '@danji/contracts/community/notice-staff.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { useToast } from '@danji/shell-sdk';
import { runEach } from '../../shared/run-each.ts';

type Named = { id: number; board: { title: string } };
type VersionedNotice = Named & { board: { updated: string } };

const describeNotices = (notices: readonly Named[]): string =>
  notices.length === 1 ? `'${notices[0]?.board.title ?? ''}' 공지를` : `공지 ${notices.length}개를`;

/** Actions on notices of the list; each can be undone. */
export function useNoticeActions() {
  const update = useMutation(updateNotice);
  const deletion = useMutation(deleteNotice);
  const restoration = useMutation(restoreNotice);
  const toast = useToast();

  async function setVisible({ id, board }: VersionedNotice, isVisible: boolean, isUndo = false): Promise<void> {
    const outcome = await update.trigger({
      params: { id },
      body: { board_status: isVisible ? BoardStatus.VISIBLE : BoardStatus.INVISIBLE, updated: board.updated },
    });
    if (!outcome.ok) return toast({ title: outcome.error.title, tone: 'danger' });
    const done = `'${board.title}' 공지를 ${isVisible ? '다시 보여요' : '숨겼어요'}`;
    toast({
      title: isUndo ? '되돌렸어요' : done,
      tone: 'success',
      ...(!isUndo && { action: { label: '되돌리기', onClick: () => void setVisible(outcome.data, !isVisible, true) } }),
    });
  }

  async function restore(notices: readonly Named[]): Promise<void> {
    const done = await runEach(({ id }) => restoration.trigger({ params: { id } }), notices);
    if (done.length === notices.length) toast({ title: `${describeNotices(done)} 되살렸어요`, tone: 'success' });
    else
      toast({
        title: `${describeNotices(notices.filter((notice) => !done.includes(notice)))} 되살리지 못했어요`,
        tone: 'danger',
      });
  }
  /** Returns true when all notices were deleted. */
  async function remove(notices: readonly Named[]): Promise<boolean> {
    const done = await runEach(({ id }) => deletion.trigger({ params: { id } }), notices);
    if (done.length > 0)
      toast({
        title: `${describeNotices(done)} 삭제했어요`,
        tone: 'success',
        action: { label: '되돌리기', onClick: () => void restore(done) },
      });
    if (done.length < notices.length)
      toast({
        title: `${describeNotices(notices.filter((notice) => !done.includes(notice)))} 삭제하지 못했어요`,
        tone: 'danger',
      });
    return done.length === notices.length;
  }
  return { setVisible, remove, isRunning: update.isRunning || deletion.isRunning || restoration.isRunning };
}
