import { SupportCategory } from '@danji/contracts/codes/support-category';
import type { Inquiry } from '@danji/contracts/community/inquiry';
import { createInquiry } from '@danji/contracts/community/inquiry.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { must } from '../../access/must.ts';

/** An inquiry of an account; `given` is what a test is about. */
export const makeInquiry = (token: string, given: Partial<BodyOf<typeof createInquiry>> = {}): Promise<Inquiry> =>
  must(createInquiry, {
    token,
    body: {
      category: SupportCategory.WORKSPACE,
      title: '초대장이 오지 않아요',
      content: '어제 보낸 초대가 오지 않았대요.',
      ...given,
    },
  });
