import { BoardStatus, type BoardStatusCode } from '@danji/contracts/codes/board-status';
import { SupportCategory, type SupportCategoryCode } from '@danji/contracts/codes/support-category';
import { BOARD_LIMITS } from '@danji/contracts/community/board-limits';
import type { Faq } from '@danji/contracts/community/faq';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { isBlankDocument } from '@danji/editor/core/blank';
import type { FieldErrors } from '@danji/app-kit/forms';
import { BLANK_DOCUMENT } from '@danji/app-kit/rich-text';

const { VISIBLE, INVISIBLE, TEMP } = BoardStatus;

/** The values of the form. */
export type FaqDraft = { category: SupportCategoryCode; title: string; content: RichDocument };

/** A new question; `category` is that of the list it is written from. */
export const toBlankFaq = (category: SupportCategoryCode | undefined): FaqDraft => ({
  category: category ?? SupportCategory.ACCOUNT,
  title: '',
  content: BLANK_DOCUMENT,
});

/** Converts a stored question to the form's values. */
export const toFaqDraft = ({ category, question, answer }: Faq): FaqDraft => ({
  category,
  title: question.title,
  content: answer.content,
});

/** An action that saves the question, in its current state or with a change of state. */
export type SaveAction = { label: string; to?: typeof VISIBLE | typeof INVISIBLE | typeof TEMP };

/** Lists the save actions for a state, the primary one last; `undefined` means that the question was never saved. */
export function listSaveActions(state: BoardStatusCode | undefined): readonly [SaveAction, SaveAction] {
  if (state === VISIBLE) return [{ label: '숨기기', to: INVISIBLE }, { label: '저장' }];
  if (state === INVISIBLE) return [{ label: '저장' }, { label: '다시 보이기', to: VISIBLE }];
  return [
    { label: '임시저장', ...(state === undefined && { to: TEMP }) },
    { label: '올리기', to: VISIBLE },
  ];
}

export const validateFaq = ({ title, content }: FaqDraft): FieldErrors<FaqDraft> => ({
  ...(title.trim() === '' && { title: '질문을 입력해 주세요.' }),
  ...(title.trim().length > BOARD_LIMITS.titleCharacters && {
    title: `질문은 ${BOARD_LIMITS.titleCharacters}자까지 쓸 수 있어요.`,
  }),
  ...(isBlankDocument(content) && { content: '답변을 입력해 주세요.' }),
});
