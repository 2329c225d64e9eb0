import { beforeEach, describe, expect, test } from '@jest/globals';
import { ListedWordAction } from '@danji/contracts/codes/moderation-codes';
import { ProductQuestionState } from '@danji/contracts/codes/product-question-state';
import { createListedWord } from '@danji/contracts/community/listed-word.endpoints';
import type { ProductQuestion } from '@danji/contracts/shop/product-question';
import {
  deleteProductQuestion,
  listProductQuestions,
  listStaffQuestions,
  updateProductQuestion,
} from '@danji/contracts/shop/product-question.endpoints';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import type { ShopCategory } from '@danji/contracts/shop/shop-category';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import { personalData } from '@danji/server/platform/personal-data/personal-data-contributor';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { edit, makeCategory, makeProduct } from '../products/product-fixture.ts';
import { ask, handle, sendQuestion } from './question-fixture.ts';

const { WAITING, ANSWERED, HIDDEN } = ProductQuestionState;

let staff: TestAccount;
let asker: TestAccount;
let other: TestAccount;
let category: ShopCategory;
let product: StaffProduct;
beforeEach(async () => {
  const { create, reset } = testServer();
  await reset();
  [staff, asker, other] = [await create.staff(), await create.general(), await create.brand()];
  category = await makeCategory(staff);
  product = await makeProduct(staff, category.id);
});

const list = async (account?: TestAccount, query: { code?: string; mine?: boolean } = { code: 'FS-001' }) =>
  (await call(listProductQuestions, { query, ...(account && { token: account.token }) })).data;
const staffList = async (query: { search?: string; state?: 0 | 1 | 2 } = {}) =>
  (await call(listStaffQuestions, { token: staff.token, query })).data.results;
const staffTitles = async (query: Parameters<typeof staffList>[0] = {}) =>
  (await staffList(query)).map(({ title }) => title);
const change = ({ token }: TestAccount, { id, updated }: ProductQuestion, given: Partial<ProductQuestion> = {}) =>
  call(updateProductQuestion, {
    token,
    params: { id },
    body: { title: '고친 제목', content: '고친 내용', is_secret: false, updated, ...given },
  });
const remove = ({ token }: TestAccount, { id }: ProductQuestion) =>
  call(deleteProductQuestion, { token, params: { id } });
const ownExport = async ({ id }: TestAccount) => {
  const { platform, db } = testServer();
  return platform.contributions.of(personalData).get('product_questions')?.own?.collect(db, id, platform.keyRing);
};

describe('a question', () => {
  test('is shown with nickname, grade and level, and answered once; both sides are told', async () => {
    const question = await ask(asker, { title: ' 유효 기간 ' });
    const [shown] = (await list()).results;
    expect(shown).toMatchObject({ title: '유효 기간', answer: null, is_own: false, product_name: '분말 소화기' });
    expect(shown?.user.nickname).not.toBe('');
    expect(JSON.stringify(shown)).not.toContain(asker.name);
    expect(await listNotified(staff.token)).toMatchObject([{ content: expect.stringContaining('분말 소화기') }]);

    const answered = await handle(staff, question, { answer: '10년이에요.' });
    expect(answered.data).toMatchObject({ state: ANSWERED, answered_by: { id: staff.id } });
    expect((await handle(staff, question, { answer: '5년이에요.' })).status).toBe(409);
    const corrected = await handle(staff, answered.data, { answer: '제조일부터 10년이에요.' });
    expect((await list()).results[0]).toMatchObject({
      answer: '제조일부터 10년이에요.',
      answered: answered.data.answered,
    });
    expect((await listNotified(asker.token)).map(({ link }) => link)).toEqual(['/shop/products/FS-001#questions']);
    expect([(await change(asker, question)).status, (await remove(asker, question)).status]).toEqual([409, 409]);

    const taken = await handle(staff, corrected.data, { answer: null });
    expect(taken.data).toMatchObject({ state: WAITING, answer: null, answered: null, answered_by: null });
    expect((await remove(asker, question)).status).toBe(200);
    expect((await list()).count).toBe(0);
  });

  test('is changed and deleted by its author alone, in the version that was seen', async () => {
    const question = await ask(asker);
    expect([(await change(other, question)).status, (await remove(other, question)).status]).toEqual([404, 404]);
    expect((await change(asker, question)).data).toMatchObject({ title: '고친 제목', is_own: true });
    expect((await change(asker, question)).status).toBe(409);
    expect((await sendQuestion(asker, { title: ' ', content: '' })).status).toBe(422);
  });

  test('is asked so many times a day, and about a product on sale', async () => {
    for (let at = 0; at < SHOP_LIMITS.questionsPerDay; at++) await ask(asker);
    expect((await sendQuestion(asker)).status).toBe(429);
    await edit(staff, product, { is_active: false });
    expect((await sendQuestion(other)).status).toBe(404);
    expect((await call(listProductQuestions, { query: { code: 'FS-001' } })).status).toBe(404);
    expect((await list(asker, {})).results[0]).toMatchObject({ product_code: 'FS-001' });
  });
});

test('nobody but its author and our staff reads a secret question; it is counted', async () => {
  const question = await ask(asker, { title: '비밀 제목', content: '비밀 내용', is_secret: true });
  await ask(other);
  await handle(staff, question, { answer: '비밀 답변' });
  for (const reader of [undefined, other]) {
    const page = await list(reader);
    expect(page.count).toBe(2);
    expect(JSON.stringify(page)).not.toContain('비밀 ');
    expect(page.results[1]).toMatchObject({
      is_withheld: true,
      is_secret: true,
      answered: expect.any(String),
      user: { nano_id: null, nickname: expect.stringMatching(/^.\*\*\*$/), job_grade: null, level: null },
    });
    expect(JSON.stringify(page.results[1])).not.toContain(asker.nano_id);
  }
  for (const reader of [asker, staff])
    expect((await list(reader)).results[1]).toMatchObject({ content: '비밀 내용', answer: '비밀 답변' });
  const told = [...(await listNotified(staff.token)), ...(await listNotified(asker.token))];
  expect(JSON.stringify(told)).not.toContain('비밀');
  expect(JSON.stringify(await ownExport(asker))).toContain('비밀 내용');
  expect(JSON.stringify(await ownExport(other))).not.toContain('비밀 내용');
  const log = (await call(listStaffLog, { token: staff.token })).data.results;
  expect(JSON.stringify(log)).toContain('비밀 답변');
  expect(JSON.stringify(log)).not.toContain('비밀 내용');
});

test('own questions are listed about one product and about all; a visitor has none', async () => {
  await makeProduct(staff, category.id, { code: 'FS-002' });
  await ask(asker, { title: '하나' });
  await ask(other);
  await ask(asker, { title: '둘', code: 'FS-002' });
  const titles = async (query: { code?: string; mine?: boolean }) =>
    (await list(asker, query)).results.map(({ title }) => title);
  expect(await titles({ mine: true })).toEqual(['둘', '하나']);
  expect(await titles({})).toEqual(['둘', '하나']);
  expect(await titles({ mine: true, code: 'FS-001' })).toEqual(['하나']);
  expect((await list(undefined, { mine: true })).count).toBe(0);
});

test('our staff find the questions that wait first, and search', async () => {
  const first = await ask(asker, { title: '첫째' });
  const second = await ask(asker, { title: '둘째' });
  await ask(other, { title: '셋째', content: '소화기 거치대가 있나요?' });
  await handle(staff, first, { answer: '네.' });
  expect(await staffTitles()).toEqual(['둘째', '셋째', '첫째']);
  await handle(staff, second, { is_hidden: true });
  expect(await staffTitles()).toEqual(['셋째', '첫째', '둘째']);
  expect([await staffTitles({ state: ANSWERED }), await staffTitles({ state: HIDDEN })]).toEqual([['첫째'], ['둘째']]);
  expect(await staffTitles({ search: '거치대' })).toEqual(['셋째']);
});

test('what our staff hide, or a listed word holds, its author alone finds until they show it', async () => {
  const add = (word: string, action: 1 | 2) => call(createListedWord, { token: staff.token, body: { word, action } });
  await add('나쁜말', ListedWordAction.REFUSE);
  await add('수상한', ListedWordAction.HOLD);
  expect((await sendQuestion(asker, { content: '나쁜말이에요' })).problem.fields).toHaveProperty('content');
  const held = await ask(asker, { title: '수상한 질문' });
  expect(held).toMatchObject({ is_hidden: true, title: '수상한 질문' });
  expect([(await list()).count, (await list(other)).count, (await list(asker)).count]).toEqual([0, 0, 1]);
  expect(await staffList()).toMatchObject([{ state: WAITING, is_held: true }]);
  // A change does not show what waits.
  const changed = (await change(asker, held)).data;
  expect(changed.is_hidden).toBe(true);
  const shown = await handle(staff, changed, { is_hidden: false });
  expect((await list(other)).results[0]).toMatchObject({ title: '고친 제목', is_hidden: false });
  await handle(staff, shown.data, { is_hidden: true });
  expect([(await list(other)).count, (await list(asker)).count]).toEqual([0, 1]);
  // Nobody else reads a secret one.
  expect(await ask(asker, { content: '수상한 내용', is_secret: true })).toMatchObject({ is_hidden: false });
});
