import { request } from '@danji/api-client';
import { type RecordForm, type SaveContext, useRecordForm } from '@danji/app-kit/forms';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { getSuggestItem } from '@danji/contracts/bids/suggest-item.endpoints';
import { createSuggestItem, updateSuggestItem } from '@danji/contracts/bids/suggest-item-owner.endpoints';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { useRef } from 'react';
import {
  isAddendum,
  type NoticeAction,
  type NoticeDraft,
  toNoticeContent,
  toNoticeDraft,
  validateNotice,
} from './notice-draft.ts';

export type NoticeForm = RecordForm<NoticeDraft, SuggestItem, NoticeAction>;
type Context = SaveContext<NoticeDraft, SuggestItem, NoticeAction>;

type NoticeFormOptions = {
  spaceId: number;
  initial: NoticeDraft;
  stored?: SuggestItem | undefined;
  source?: string | undefined;
};

function toQuestion(title: string, stored: SuggestItem | undefined) {
  const name = `'${title.trim()}' 공고`;
  return isAddendum(stored)
    ? {
        title: `${name}를 정정할까요?`,
        description: '제안을 보낸 업체에게 바뀐 내용과 사유를 알려요.',
        confirmLabel: '정정공고 올리기',
      }
    : {
        title: `${name}를 올릴까요?`,
        description: '올린 뒤에는 정정공고로만 고칠 수 있어요.',
        confirmLabel: '공고 올리기',
      };
}

const toMessage = ({ title, state }: SuggestItem, before: SuggestItem | undefined): string => {
  if (state === SuggestItemState.DRAFT) return `'${title}' 공고를 임시 저장했어요`;
  return isAddendum(before) ? `'${title}' 공고를 정정했어요` : `'${title}' 공고를 올렸어요`;
};

/** The form of a new or stored notice: it is saved as a draft, published, or corrected by an addendum. */
export function useNoticeForm({ spaceId, initial, stored, source = '' }: NoticeFormOptions): NoticeForm {
  const [navigate, toast, confirm] = [useNavigate(), useToast(), useConfirm()];
  // Fields are checked by what was last asked for: a draft may be incomplete.
  const isDraft = useRef(true);
  const form: NoticeForm = useRecordForm({
    call: stored ? updateSuggestItem : createSuggestItem,
    initial,
    toInput: (draft: NoticeDraft, { base, action }: Context) => {
      const fields = { ...toNoticeContent(draft, base), is_draft: action?.isDraft ?? true };
      if (!base) return { body: { ...fields, space_id: spaceId } };
      const { addendum_reason, ...body } = { ...fields, addendum_reason: draft.addendum_reason.trim() };
      return { params: { id: base.nano_id }, body: { ...body, addendum_reason, updated: base.updated } };
    },
    validate: (draft: NoticeDraft, { base }: Context) => validateNotice(draft, base, isDraft.current, new Date()),
    confirm: async (draft: NoticeDraft, { base, action }: Context) =>
      (action?.isDraft ?? true) || confirm(toQuestion(draft.title, base)),
    wireNames: { files: 'file_ids', invited: 'invited_ids' },
    draftKey: `bids.notice.${stored?.nano_id ?? `new.${spaceId}${source}`}`,
    asksOnLeave: true,
    versions: {
      record: stored,
      read: ({ nano_id }: SuggestItem) => request(getSuggestItem, { params: { id: nano_id } }),
      toValues: toNoticeDraft,
    },
    onSaved: (saved: SuggestItem, { work_scope, participant_qualification }: NoticeDraft, { base }: Context) => {
      toast({ title: toMessage(saved, base), tone: 'success' });
      if (saved.state !== SuggestItemState.DRAFT) return navigate(webPaths.bid(saved.nano_id), { replace: true });
      if (!base) return navigate(webPaths.bidEdit(saved.nano_id), { replace: true });
      return form.keepEditing({ ...toNoticeDraft(saved), work_scope, participant_qualification }, saved);
    },
  });
  const submit = (action?: NoticeAction): Promise<void> => {
    isDraft.current = action?.isDraft ?? true;
    return form.submit(action);
  };
  return { ...form, submit };
}
