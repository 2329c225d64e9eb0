import type { ApiError } from '@danji/api-client';
import type { Notice } from '@danji/contracts/boards/notice';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm, useDraft, useToast, useUnsavedWork } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { useFaults } from '@danji/ui';
import { useState } from 'react';
import { BLANK_DOCUMENT, useArticle } from '../shared/use-article.ts';
import {
  BLANK_NOTICE,
  findNoticeFaults,
  toNoticeDraft,
  toNoticeFaults,
  willNotify,
  type Move,
  type NoticeDraft,
  type NoticeFaults,
} from './notice-draft.ts';
import { useSaveNotice } from './use-save-notice.ts';

/** Somebody else has saved another version while this was about to be saved by a move. */
type Clash = { theirs: Notice; move: Move };

function toDone(title: string, { to }: Move): string {
  if (to === BoardStatus.VISIBLE) return `'${title}' 공지를 올렸어요`;
  return to === BoardStatus.INVISIBLE ? `'${title}' 공지를 숨겼어요` : `'${title}' 공지를 저장했어요`;
}

/** A notice that is written or changed: kept until it is saved, told to members only after a question, never written over somebody else's unseen. */
export function useNoticeForm(notice: Notice | undefined) {
  const key = `admin.notice.${notice?.id ?? 'new'}`;
  const [base, setBase] = useState(notice);
  const [settled, setSettled] = useState(() => (notice ? toNoticeDraft(notice) : BLANK_NOTICE));
  const draft = useDraft<NoticeDraft>(key, settled);
  const { faults, form, show, forget } = useFaults<NoticeFaults>();
  const article = useArticle(key, notice?.board.content ?? BLANK_DOCUMENT, () => forget(['content']));
  const [failure, setFailure] = useState<ApiError>();
  const [clash, setClash] = useState<Clash>();
  const { save, isRunning } = useSaveNotice(article);
  const [navigate, confirm, toast] = [useNavigate(), useConfirm(), useToast()];
  useUnsavedWork((article.isDirty || draft.value !== settled) && !article.isSaving);

  const startFrom = (next: Notice | undefined): void => {
    const fields = next ? toNoticeDraft(next) : BLANK_NOTICE;
    draft.startFrom(fields);
    article.startFrom(next?.board.content ?? BLANK_DOCUMENT);
    setSettled(fields);
    setBase(next);
    show({});
    setFailure(undefined);
    setClash(undefined);
  };
  const stay = (saved: Notice): void => {
    const fields = toNoticeDraft(saved);
    draft.startFrom(fields);
    article.settle();
    setSettled(fields);
    setBase(saved);
  };
  const finish = (saved: Notice, move: Move): void => {
    const { title, board_status } = saved.board;
    toast({ title: toDone(title, move), tone: 'success' });
    if (base && board_status === BoardStatus.TEMP) return stay(saved);
    draft.clear();
    article.finish();
    void navigate(board_status === BoardStatus.TEMP ? webPaths.adminNotice(saved.id) : webPaths.adminNotices, {
      replace: board_status === BoardStatus.TEMP,
    });
  };
  const send = async (move: Move, from: Notice | undefined): Promise<void> => {
    const result = await save({ draft: draft.value, content: article.content, move, base: from });
    if ('saved' in result) return finish(result.saved, move);
    if ('theirs' in result) return setClash({ theirs: result.theirs, move });
    if (!show(toNoticeFaults(result.error.fields, article.content))) setFailure(result.error);
  };
  /** `uploadFault` is what keeps the files from being saved. */
  const submit = async (move: Move, uploadFault: string | undefined): Promise<void> => {
    setFailure(undefined);
    if (
      show({
        ...findNoticeFaults(draft.value, article.content),
        ...(uploadFault !== undefined && { file_ids: uploadFault }),
      })
    )
      return;
    const asksFirst = willNotify(draft.value, move, base);
    if (
      asksFirst &&
      !(await confirm({
        title: '모든 회원에게 알림을 보낼까요?',
        description: `'${draft.value.title.trim()}' 공지를 올리면서 모든 회원에게 알려요. 보낸 알림은 되돌릴 수 없어요.`,
        confirmLabel: '알림 보내고 올리기',
      }))
    )
      return;
    await send(move, base);
  };
  const keepMine = async (): Promise<void> => {
    if (!clash) return;
    setClash(undefined);
    setBase(clash.theirs);
    await send(clash.move, clash.theirs);
  };
  const change = (part: Partial<NoticeDraft>): void => {
    draft.setValue((before) => ({ ...before, ...part }));
    forget(Object.keys(part));
  };
  const changeFiles = (change: (before: NoticeDraft['files']) => NoticeDraft['files']): void => {
    draft.setValue((before) => ({ ...before, files: change(before.files) }));
    forget(['file_ids']);
  };
  return {
    base,
    draft: draft.value,
    isRestored: draft.isRestored,
    article,
    form,
    faults,
    failure,
    clash,
    isRunning,
    submit,
    keepMine,
    change,
    changeFiles,
    startOver: () => startFrom(base),
    takeTheirs: startFrom,
    closeClash: () => setClash(undefined),
  };
}
