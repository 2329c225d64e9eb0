import { request } from '@danji/api-client';
import { useRecordForm, type RecordForm, type SaveContext } from '@danji/app-kit/forms';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import type { SupportCategoryCode } from '@danji/contracts/codes/support-category';
import type { Faq } from '@danji/contracts/community/faq';
import { getFaq } from '@danji/contracts/community/faq.endpoints';
import { createFaq, updateFaq } from '@danji/contracts/community/faq-staff.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { type FaqDraft, type SaveAction, toBlankFaq, toFaqDraft, validateFaq } from './faq-draft.ts';

type Context = SaveContext<FaqDraft, Faq, SaveAction>;

function toSuccessMessage(title: string, to: SaveAction['to']): string {
  if (to === BoardStatus.VISIBLE) return `'${title}' 질문을 올렸어요`;
  return to === BoardStatus.INVISIBLE ? `'${title}' 질문을 숨겼어요` : `'${title}' 질문을 저장했어요`;
}

function toInput({ title, ...draft }: FaqDraft, { base, action = { label: '' } }: Context) {
  const fields = { ...draft, title: title.trim(), ...(action.to !== undefined && { board_status: action.to }) };
  return base ? { params: { id: base.id }, body: { ...fields, updated: base.question.updated } } : { body: fields };
}

/** The form of a new or stored question with its answer. */
export function useFaqForm(
  faq: Faq | undefined,
  category?: SupportCategoryCode,
): RecordForm<FaqDraft, Faq, SaveAction> {
  const [navigate, toast] = [useNavigate(), useToast()];
  return useRecordForm({
    call: faq ? updateFaq : createFaq,
    initial: faq ? toFaqDraft(faq) : toBlankFaq(category),
    toInput,
    validate: validateFaq,
    draftKey: `admin.faq.${faq?.id ?? 'new'}`,
    asksOnLeave: true,
    versions: {
      record: faq,
      read: ({ id }: Faq) => request(getFaq, { params: { id } }),
      toValues: toFaqDraft,
    },
    onSaved: (saved: Faq, _draft, { action }) => {
      toast({ title: toSuccessMessage(saved.question.title, action?.to), tone: 'success' });
      return navigate(webPaths.adminFaqs);
    },
  });
}
