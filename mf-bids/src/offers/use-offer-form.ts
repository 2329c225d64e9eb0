import { request } from '@danji/api-client';
import { type RecordForm, type SaveContext, useRecordForm } from '@danji/app-kit/forms';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import type { SuggestRequest } from '@danji/contracts/bids/suggest-request';
import {
  createSuggestRequest,
  getSuggestRequest,
  updateSuggestRequest,
} from '@danji/contracts/bids/suggest-request.endpoints';
import { formatWon } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { useRef } from 'react';
import { describeVat } from '../shared/request-text.ts';
import {
  listUnpriced,
  type OfferAction,
  type OfferDraft,
  toBlankOffer,
  toOfferContent,
  toOfferDraft,
  validateOffer,
} from './offer-draft.ts';

export type OfferForm = RecordForm<OfferDraft, SuggestRequest, OfferAction>;
type Context = SaveContext<OfferDraft, SuggestRequest, OfferAction>;

/** Describes what the vendor confirms: the amount, and the items that it leaves out. */
function describeSending(draft: OfferDraft): string {
  const { total_price, vat_mode } = toOfferContent(draft);
  const unpriced = listUnpriced(draft);
  const missing = unpriced.length > 0 ? ` 단가를 비운 품목이 ${unpriced.length}개 있어요: ${unpriced.join(', ')}.` : '';
  return `제안 금액은 ${formatWon(total_price ?? 0)}(${describeVat(vat_mode)})이에요.${missing} 마감 전까지 고치거나 철회할 수 있어요.`;
}

/** The form of the vendor's request on a notice: it is saved as a draft, or sent. */
export function useOfferForm(notice: SuggestItem, stored: SuggestRequest | undefined): OfferForm {
  const [navigate, toast, confirm] = [useNavigate(), useToast(), useConfirm()];
  const table = notice.price_table;
  // Fields are checked by what was last asked for: a draft may be incomplete.
  const isDraft = useRef(true);
  const form: OfferForm = useRecordForm({
    call: stored ? updateSuggestRequest : createSuggestRequest,
    initial: stored ? toOfferDraft(table, stored) : toBlankOffer(table),
    toInput: (draft: OfferDraft, { base, action }: Context) => {
      const fields = { ...toOfferContent(draft), is_draft: action?.isDraft ?? true };
      return base
        ? { params: { id: base.nano_id }, body: { ...fields, updated: base.updated } }
        : { body: { ...fields, item_nano_id: notice.nano_id } };
    },
    validate: (draft: OfferDraft) => validateOffer(draft, isDraft.current),
    confirm: async (draft: OfferDraft, { action }: Context) =>
      (action?.isDraft ?? true) ||
      confirm({
        title: `'${notice.title}' 공고에 제안을 보낼까요?`,
        description: describeSending(draft),
        confirmLabel: '제안 보내기',
      }),
    wireNames: { files: 'file_ids', lines: 'price_lines' },
    draftKey: `bids.request.${notice.nano_id}`,
    asksOnLeave: true,
    versions: {
      record: stored,
      read: ({ nano_id }: SuggestRequest) => request(getSuggestRequest, { params: { id: nano_id } }),
      toValues: (record: SuggestRequest) => toOfferDraft(table, record),
    },
    onSaved: (saved: SuggestRequest) => {
      toast({
        title: saved.state === 'draft' ? '제안을 임시 저장했어요' : `'${notice.title}' 공고에 제안을 보냈어요`,
        tone: 'success',
      });
      return navigate(webPaths.bidRequest(saved.nano_id), { replace: true });
    },
  });
  const submit = (action?: OfferAction): Promise<void> => {
    isDraft.current = action?.isDraft ?? true;
    return form.submit(action);
  };
  return { ...form, submit };
}
