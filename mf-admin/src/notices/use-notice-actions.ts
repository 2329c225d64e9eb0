import { useMutation } from '@danji/api-client';
import { deleteNotice, restoreNotice, updateNotice } from '@danji/contracts/boards/notice-staff.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { useToast } from '@danji/shell-sdk';
import { runEach } from '../shared/run-each.ts';
import { NOTICE_LISTS, NOTICE_READS } from './notice-reads.ts';

type Named = { id: number; board: { title: string } };
type Known = Named & { board: { updated: string } };

const nameThem = (notices: readonly Named[]): string =>
  notices.length === 1 ? `'${notices[0]?.board.title ?? ''}' 공지를` : `공지 ${notices.length}개를`;

/** Actions on notices of the list; each can be undone. */
export function useNoticeActions() {
  const update = useMutation(updateNotice, { refreshes: NOTICE_READS });
  const deletion = useMutation(deleteNotice, { refreshes: NOTICE_LISTS });
  const restoration = useMutation(restoreNotice, { refreshes: NOTICE_READS });
  const toast = useToast();

  async function setShown({ id, board }: Known, isShown: boolean, isUndo = false): Promise<void> {
    const outcome = await update.run({
      params: { id },
      body: { board_status: isShown ? BoardStatus.VISIBLE : BoardStatus.INVISIBLE, updated: board.updated },
    });
    if (!outcome.ok) return toast({ title: outcome.error.title, tone: 'danger' });
    const done = `'${board.title}' 공지를 ${isShown ? '다시 보여요' : '숨겼어요'}`;
    toast({
      title: isUndo ? '되돌렸어요' : done,
      tone: 'success',
      ...(!isUndo && { action: { label: '되돌리기', onClick: () => void setShown(outcome.data, !isShown, true) } }),
    });
  }

  async function restore(notices: readonly Named[]): Promise<void> {
    const done = await runEach(({ id }) => restoration.run({ params: { id } }), notices);
    if (done.length === notices.length) toast({ title: `${nameThem(done)} 되살렸어요`, tone: 'success' });
    else
      toast({
        title: `${nameThem(notices.filter((notice) => !done.includes(notice)))} 되살리지 못했어요`,
        tone: 'danger',
      });
  }
  /** Returns true when all notices were deleted. */
  async function remove(notices: readonly Named[]): Promise<boolean> {
    const done = await runEach(({ id }) => deletion.run({ params: { id } }), notices);
    if (done.length > 0)
      toast({
        title: `${nameThem(done)} 삭제했어요`,
        tone: 'success',
        action: { label: '되돌리기', onClick: () => void restore(done) },
      });
    if (done.length < notices.length)
      toast({
        title: `${nameThem(notices.filter((notice) => !done.includes(notice)))} 삭제하지 못했어요`,
        tone: 'danger',
      });
    return done.length === notices.length;
  }
  return { setShown, remove, isRunning: update.isRunning || deletion.isRunning || restoration.isRunning };
}
