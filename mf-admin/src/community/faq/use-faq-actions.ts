import { useMutation } from '@danji/api-client';
import { useChange } from '@danji/app-kit';
import type { FaqSummary } from '@danji/contracts/community/faq';
import { deleteFaq, placeFaq, restoreFaq } from '@danji/contracts/community/faq-staff.endpoints';

type Named = Pick<FaqSummary, 'id'> & { question: Pick<FaqSummary['question'], 'title'> };

const describeFaqs = (faqs: readonly Named[]): string =>
  faqs.length === 1 ? `'${faqs[0]?.question.title ?? ''}' 질문을` : `질문 ${faqs.length}개를`;

/** Actions on questions of the list; each can be undone. */
export function useFaqActions() {
  const { trigger: erase } = useMutation(deleteFaq);
  const { trigger: restore } = useMutation(restoreFaq);
  const { trigger: place } = useMutation(placeFaq);
  const { change, isRunning } = useChange();
  return {
    move: (faq: FaqSummary, position: number) =>
      change([faq], {
        run: ({ id }) => place({ params: { id }, body: { position, from: faq.position } }),
        done: () => `${describeFaqs([faq])} ${position}번째로 옮겼어요`,
        undo: {
          run: ({ id }) => place({ params: { id }, body: { position: faq.position, from: position } }),
          done: () => '되돌렸어요',
        },
      }),
    /** Returns true when all questions were deleted. */
    remove: (faqs: readonly Named[]) =>
      change(faqs, {
        run: ({ id }) => erase({ params: { id } }),
        done: (deleted) => `${describeFaqs(deleted)} 삭제했어요`,
        failed: (left) => `${describeFaqs(left)} 삭제하지 못했어요`,
        undo: {
          run: ({ id }) => restore({ params: { id } }),
          done: (restored) => `${describeFaqs(restored)} 분류 맨 아래로 되살렸어요`,
          failed: (left) => `${describeFaqs(left)} 되살리지 못했어요`,
        },
      }),
    isRunning,
  };
}
