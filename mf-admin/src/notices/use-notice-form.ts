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

/** Another operator has saved a newer version before this save. */
type Clash = { serverVersion: Notice; move: Move };

function toDone(title: string, { to }: Move): string {
  if (to === BoardStatus.VISIBLE) return `'${title}' 공지를 올렸어요`;
  return to === BoardStatus.INVISIBLE ? `'${title}' 공지를 숨겼어요` : `'${title}' 공지를 저장했어요`;
}

/** The values of the form, stored in the browser until they are saved, and the stored notice that they were made from. */
function useNoticeValues(notice: Notice | undefined, forget: (fields: readonly string[]) => void) {
  const key = `admin.notice.${notice?.id ?? 'new'}`;
  const [base, setBase] = useState(notice);
  const [settled, setSettled] = useState(() => (notice ? toNoticeDraft(notice) : BLANK_NOTICE));
  const draft = useDraft<NoticeDraft>(key, settled);
  const article = useArticle(key, notice?.board.content ?? BLANK_DOCUMENT, () => forget(['content']));
  const startDraft = (next: Notice | undefined): void => {
    const fields = next ? toNoticeDraft(next) : BLANK_NOTICE;
    draft.startFrom(fields);
    setSettled(fields);
    setBase(next);
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
    setBase,
    draft,
    article,
    isDirty: article.isDirty || draft.value !== settled,
    startFrom: (next: Notice | undefined): void => {
      startDraft(next);
      article.startFrom(next?.board.content ?? BLANK_DOCUMENT);
    },
    /** The person goes on writing after a save. */
    stay: (saved: Notice): void => {
      startDraft(saved);
      article.settle();
    },
    change,
    changeFiles,
    finish: (): void => {
      draft.clear();
      article.finish();
    },
  };
}

/** Says that the notice is saved, and leaves the form unless the person goes on writing a draft. */
function useFinish({ base, stay, finish }: ReturnType<typeof useNoticeValues>) {
  const [navigate, toast] = [useNavigate(), useToast()];
  return (saved: Notice, move: Move): void => {
    const { title, board_status } = saved.board;
    toast({ title: toDone(title, move), tone: 'success' });
    if (base && board_status === BoardStatus.TEMP) return stay(saved);
    finish();
    void navigate(board_status === BoardStatus.TEMP ? webPaths.adminNotice(saved.id) : webPaths.adminNotices, {
      replace: board_status === BoardStatus.TEMP,
    });
  };
}

function useConfirmNotify() {
  const confirm = useConfirm();
  return (title: string): Promise<boolean> =>
    confirm({
      title: '모든 회원에게 알림을 보낼까요?',
      description: `'${title.trim()}' 공지를 올리면서 모든 회원에게 알려요. 보낸 알림은 되돌릴 수 없어요.`,
      confirmLabel: '알림 보내고 올리기',
    });
}

/** The form of a new or stored notice. The draft is stored in the browser until it is saved, members are notified only after a confirmation, and another operator's version is never overwritten unseen. */
export function useNoticeForm(notice: Notice | undefined) {
  const { faults, form: holdFields, show, forget } = useFaults<NoticeFaults>();
  const values = useNoticeValues(notice, forget);
  const { base, draft, article } = values;
  const [failure, setFailure] = useState<ApiError>();
  const [clash, setClash] = useState<Clash>();
  const { save, isRunning } = useSaveNotice(article);
  const [finish, confirmNotify] = [useFinish(values), useConfirmNotify()];
  useUnsavedWork(values.isDirty && !article.isSaving);

  const startFrom = (next: Notice | undefined): void => {
    values.startFrom(next);
    show({});
    setFailure(undefined);
    setClash(undefined);
  };
  const send = async (move: Move, from: Notice | undefined): Promise<void> => {
    const result = await save({ draft: draft.value, content: article.content, move, base: from });
    if ('saved' in result) return finish(result.saved, move);
    if ('serverVersion' in result) return setClash({ serverVersion: result.serverVersion, move });
    if (!show(toNoticeFaults(result.error.fields, article.content))) setFailure(result.error);
  };
  /** `uploadFault` is the error of the attachments. */
  const submit = async (move: Move, uploadFault: string | undefined): Promise<void> => {
    setFailure(undefined);
    const found = findNoticeFaults(draft.value, article.content);
    if (show({ ...found, ...(uploadFault !== undefined && { file_ids: uploadFault }) })) return;
    if (willNotify(draft.value, move, base) && !(await confirmNotify(draft.value.title))) return;
    await send(move, base);
  };
  const keepMine = async (): Promise<void> => {
    if (!clash) return;
    setClash(undefined);
    values.setBase(clash.serverVersion);
    await send(clash.move, clash.serverVersion);
  };
  return {
    base,
    draft: draft.value,
    isRestored: draft.isRestored,
    article,
    holdFields,
    faults,
    failure,
    clash,
    isRunning,
    submit,
    keepMine,
    change: values.change,
    changeFiles: values.changeFiles,
    startOver: () => startFrom(base),
    takeTheirs: startFrom,
    closeClash: () => setClash(undefined),
  };
}

export type NoticeFormState = ReturnType<typeof useNoticeForm>;
