import type { ApiError } from '@danji/api-client';
import type { Notice } from '@danji/contracts/community/notice';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm, useDraft, useToast, useUnsavedWork } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { useFieldErrors } from '@danji/ui';
import { useState } from 'react';
import { BLANK_DOCUMENT, useArticle } from '../../shared/use-article.ts';
import {
  BLANK_NOTICE,
  validateNotice,
  toNoticeDraft,
  toNoticeErrors,
  willNotify,
  type SaveAction,
  type NoticeDraft,
  type NoticeErrors,
} from './notice-draft.ts';
import { useSaveNotice } from './use-save-notice.ts';

/** Another operator has saved a newer version before this save. */
type SaveConflict = { serverVersion: Notice; saveAction: SaveAction };

function toSuccessMessage(title: string, { to }: SaveAction): string {
  if (to === BoardStatus.VISIBLE) return `'${title}' 공지를 올렸어요`;
  return to === BoardStatus.INVISIBLE ? `'${title}' 공지를 숨겼어요` : `'${title}' 공지를 저장했어요`;
}

/** The values of the form, stored in the browser until they are saved, and the stored notice that they were made from. */
function useNoticeValues(notice: Notice | undefined, forget: (fields: readonly string[]) => void) {
  const key = `admin.notice.${notice?.id ?? 'new'}`;
  const [base, setBase] = useState(notice);
  const [savedDraft, setSavedDraft] = useState(() => (notice ? toNoticeDraft(notice) : BLANK_NOTICE));
  const draft = useDraft<NoticeDraft>(key, savedDraft);
  const article = useArticle(key, notice?.board.content ?? BLANK_DOCUMENT, () => forget(['content']));
  const startDraft = (next: Notice | undefined): void => {
    const fields = next ? toNoticeDraft(next) : BLANK_NOTICE;
    draft.startFrom(fields);
    setSavedDraft(fields);
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
    isDirty: article.isDirty || draft.value !== savedDraft,
    startFrom: (next: Notice | undefined): void => {
      startDraft(next);
      article.startFrom(next?.board.content ?? BLANK_DOCUMENT);
    },
    /** The person goes on writing after a save. */
    keepEditing: (saved: Notice): void => {
      startDraft(saved);
      article.markSaved();
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
function useFinish({ base, keepEditing, finish }: ReturnType<typeof useNoticeValues>) {
  const [navigate, toast] = [useNavigate(), useToast()];
  return (saved: Notice, saveAction: SaveAction): void => {
    const { title, board_status } = saved.board;
    toast({ title: toSuccessMessage(title, saveAction), tone: 'success' });
    if (base && board_status === BoardStatus.TEMP) return keepEditing(saved);
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
  const { fieldErrors, form: holdFields, show, forget } = useFieldErrors<NoticeErrors>();
  const values = useNoticeValues(notice, forget);
  const { base, draft, article } = values;
  const [failure, setFailure] = useState<ApiError>();
  const [conflict, setConflict] = useState<SaveConflict>();
  const { save, isRunning } = useSaveNotice(article);
  const [finish, confirmNotify] = [useFinish(values), useConfirmNotify()];
  useUnsavedWork(values.isDirty && !article.isSaving);

  const startFrom = (next: Notice | undefined): void => {
    values.startFrom(next);
    show({});
    setFailure(undefined);
    setConflict(undefined);
  };
  const send = async (saveAction: SaveAction, from: Notice | undefined): Promise<void> => {
    const result = await save({ draft: draft.value, content: article.content, saveAction, base: from });
    if ('saved' in result) return finish(result.saved, saveAction);
    if ('serverVersion' in result) return setConflict({ serverVersion: result.serverVersion, saveAction });
    if (!show(toNoticeErrors(result.error.fields, article.content))) setFailure(result.error);
  };
  /** `uploadError` is the error of the attachments. */
  const submit = async (saveAction: SaveAction, uploadError: string | undefined): Promise<void> => {
    setFailure(undefined);
    const found = validateNotice(draft.value, article.content);
    if (show({ ...found, ...(uploadError !== undefined && { file_ids: uploadError }) })) return;
    if (willNotify(draft.value, saveAction, base) && !(await confirmNotify(draft.value.title))) return;
    await send(saveAction, base);
  };
  const keepOwnVersion = async (): Promise<void> => {
    if (!conflict) return;
    setConflict(undefined);
    values.setBase(conflict.serverVersion);
    await send(conflict.saveAction, conflict.serverVersion);
  };
  return {
    base,
    draft: draft.value,
    isRestored: draft.isRestored,
    article,
    holdFields,
    fieldErrors,
    failure,
    conflict,
    isRunning,
    submit,
    keepOwnVersion,
    change: values.change,
    changeFiles: values.changeFiles,
    startOver: () => startFrom(base),
    acceptServerVersion: startFrom,
    closeConflict: () => setConflict(undefined),
  };
}

export type NoticeFormState = ReturnType<typeof useNoticeForm>;
