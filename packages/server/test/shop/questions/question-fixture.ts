import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { ProductQuestion, StaffProductQuestion } from '@danji/contracts/shop/product-question';
import { createProductQuestion, updateStaffQuestion } from '@danji/contracts/shop/product-question.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';

type Asked = Partial<BodyOf<typeof createProductQuestion>>;

export const sendQuestion = ({ token }: TestAccount, given: Asked = {}) =>
  call(createProductQuestion, {
    token,
    body: { code: 'FS-001', title: '유효 기간', content: '언제까지 쓸 수 있나요?', is_secret: false, ...given },
  });

/** Asks about the product `FS-001`. */
export async function ask(member: TestAccount, given: Asked = {}): Promise<ProductQuestion> {
  const { status, data, problem } = await sendQuestion(member, given);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(problem)}`);
  return data;
}

/** Answers the version of a question that was seen, takes its answer back, or hides it. */
export const handle = (
  { token }: TestAccount,
  { id, updated }: Pick<StaffProductQuestion, 'id' | 'updated'>,
  body: Omit<BodyOf<typeof updateStaffQuestion>, 'updated'>,
) => call(updateStaffQuestion, { token, params: { id }, body: { ...body, updated } });
