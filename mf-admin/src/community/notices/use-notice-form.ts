import { request } from '@danji/api-client';
import { useRecordForm, type RecordForm, type SaveContext } from '@danji/app-kit/forms';
import type { Notice } from '@danji/contracts/community/notice';
import { getNotice } from '@danji/contracts/community/notice.endpoints';
import { createNotice, updateNotice } from '@danji/contracts/community/notice-staff.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import {
  BLANK_NOTICE,
  toNoticeDraft,
  toNoticeFields,
  validateNotice,
  willNotify,
  type NoticeDraft,
  type SaveAction,
} from './notice-draft.ts';

type Context = SaveContext<NoticeDraft, Notice, SaveAction>;

function toSuccessMessage(title: string, to: SaveAction['to']): string {
  if (to === BoardStatus.VISIBLE) return `'${title}' 공지를 올렸어요`;
  return to === BoardStatus.INVISIBLE ? `'${title}' 공지를 숨겼어요` : `'${title}' 공지를 저장했어요`;
}

function toInput(draft: NoticeDraft, { base, action = { label: '' } }: Context) {
  const { to } = action;
  const fields = { ...toNoticeFields(draft), ...(willNotify(draft, action, base) && { notify_members: true }) };
  if (!base)
    return { body: { ...fields, board_status: to === BoardStatus.VISIBLE ? BoardStatus.VISIBLE : BoardStatus.TEMP } };
  return {
    params: { id: base.id },
    body: { ...fields, ...(to !== undefined && { board_status: to }), updated: base.board.updated },
  };
}

/** The form of a new or stored notice. Members are notified only after a confirmation. */
export function useNoticeForm(notice: Notice | undefined): RecordForm<NoticeDraft, Notice, SaveAction> {
  const [navigate, toast, confirm] = [useNavigate(), useToast(), useConfirm()];
  const form: RecordForm<NoticeDraft, Notice, SaveAction> = useRecordForm({
    call: notice ? updateNotice : createNotice,
    initial: notice ? toNoticeDraft(notice) : BLANK_NOTICE,
    toInput,
    validate: validateNotice,
    wireNames: { files: 'file_ids' },
    draftKey: `admin.notice.${notice?.id ?? 'new'}`,
    asksOnLeave: true,
    versions: {
      record: notice,
      read: ({ id }: Notice) => request(getNotice, { params: { id } }),
      toValues: toNoticeDraft,
    },
    confirm: async (draft, { base, action }: Context) =>
      action === undefined ||
      !willNotify(draft, action, base) ||
      confirm({
        title: '회원에게 알림을 보낼까요?',
        description: `'${draft.title.trim()}' 공지를 올리면서 알림을 켜 둔 회원에게 알려요. 보낸 알림은 되돌릴 수 없어요.`,
        confirmLabel: '알림 보내고 올리기',
      }),
    onSaved: (saved: Notice, { content }, { base, action }) => {
      const { title, board_status } = saved.board;
      toast({ title: toSuccessMessage(title, action?.to), tone: 'success' });
      const isTemp = board_status === BoardStatus.TEMP;
      // The person goes on writing a draft.
      if (base && isTemp) return form.keepEditing({ ...toNoticeDraft(saved), content }, saved);
      return navigate(isTemp ? webPaths.adminNotice(saved.id) : webPaths.adminNotices, { replace: isTemp });
    },
  });
  return form;
}
