import { BoardStatus } from '@danji/contracts/codes/board-status';
import { SupportCategory } from '@danji/contracts/codes/support-category';
import type { Faq } from '@danji/contracts/community/faq';
import { createFaq } from '@danji/contracts/community/faq-staff.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toDocument } from '@danji/contracts/documents/document-text';
import { must } from '../../access/must.ts';

/** A public question with its answer; `given` is what a test is about. */
export const makeFaq = (token: string, given: Partial<BodyOf<typeof createFaq>> = {}): Promise<Faq> =>
  must(createFaq, {
    token,
    body: {
      category: SupportCategory.ACCOUNT,
      title: '비밀번호를 잊었어요.',
      content: toDocument('비밀번호 찾기에서 새로 정할 수 있어요.'),
      board_status: BoardStatus.VISIBLE,
      ...given,
    },
  });
