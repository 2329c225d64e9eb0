import { beforeEach, expect, test } from '@jest/globals';
import { createProductQuestion, listProductQuestions } from '@danji/contracts/shop/product-question.endpoints';
import { createProduct } from '@danji/contracts/shop/product-staff.endpoints';
import { createShopCategory } from '@danji/contracts/shop/shop-category.endpoints';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { productBody } from '@danji/testing/product-body';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

/** Reads the questions that visitors see. */
const shown = async () => (await call(listProductQuestions, { query: { code: 'FS-001' } })).data.results;

test('an operator answers a question that waits, corrects the answer, hides the question and takes the answer back', async () => {
  const { create } = testServer();
  const [staff, member] = [await create.staff(), await create.general()];
  const { id } = (await call(createShopCategory, { token: staff.token, body: { name: '소방', is_active: true } })).data;
  await call(createProduct, { token: staff.token, body: productBody(id) });
  const question = { code: 'FS-001', title: '유효 기간', content: '언제까지 쓰나요?', is_secret: false };
  await call(createProductQuestion, { token: member.token, body: question });

  const dashboard = await renderPage(remote.routes, { at: '/admin', as: staff });
  await dashboard.waitFor(() =>
    expect(dashboard.screen.getByRole('link', { name: /답변할 상품 질문/ }).textContent).toContain('1건'),
  );
  const { screen, user, waitFor, within } = await renderPage(remote.routes, {
    at: '/admin/product-questions?state=0',
    as: staff,
  });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  expect((await screen.findByRole('link', { name: '분말 소화기' })).getAttribute('href')).toContain('/FS-001');
  await press('답변하기');
  await press('답변 남기기');
  expect(await screen.findByText('답변을 입력해 주세요.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /답변/ }), '10년');
  await press('답변 남기기');
  await waitFor(async () => expect(await shown()).toMatchObject([{ answer: '10년' }]));
  await user.click(screen.getByRole('tab', { name: '답변 완료' }));
  await press('답변 고치기');
  await user.type(screen.getByRole('textbox', { name: /답변/ }), '이에요.');
  await press('저장');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /답변/ })).toBeNull());
  expect(await screen.findByText('10년이에요.')).toBeTruthy();
  await press('가리기');
  await waitFor(async () => expect(await shown()).toEqual([]));
  await press('공개하기');
  await waitFor(async () => expect(await shown()).toMatchObject([{ answer: '10년이에요.' }]));
  await press('답변 내리기');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '답변 내리기' }));
  await waitFor(async () => expect(await shown()).toMatchObject([{ answer: null }]));
});
