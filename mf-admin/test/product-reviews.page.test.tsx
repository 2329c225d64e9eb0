import { beforeEach, expect, test } from '@jest/globals';
import { ListedWordAction } from '@danji/contracts/codes/moderation-codes';
import { createListedWord } from '@danji/contracts/community/listed-word.endpoints';
import { createProductReview, listProductReviews } from '@danji/contracts/shop/product-review.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { buyProduct, receiveOrder, sellProduct } from '@danji/testing/shop-orders';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

/** Reads the reviews that visitors see. */
const shown = async () => (await call(listProductReviews, { query: { code: 'FS-001' } })).data.results;

/** A field of a form in its body. */
const toPart = ([name, value]: [string, string]): string =>
  `--form\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

async function review({ token }: TestAccount, orderId: number, content: string): Promise<void> {
  const fields = Object.entries({ order_id: String(orderId), rating: '2', content });
  const { statusCode } = await testServer().app.inject({
    method: createProductReview.method,
    url: createProductReview.path,
    headers: { 'content-type': 'multipart/form-data; boundary=form', authorization: `Bearer ${token}` },
    payload: `${fields.map(toPart).join('')}--form--\r\n`,
  });
  expect(statusCode).toBe(200);
}

test('an operator shows a held review, replies, corrects the reply, hides the review and takes the reply back', async () => {
  const { create } = testServer();
  const [staff, member] = [await create.staff(), await create.general()];
  const order = await buyProduct(member, await sellProduct(staff));
  await receiveOrder(member, staff, order);
  await call(createListedWord, { token: staff.token, body: { word: '바가지', action: ListedWordAction.HOLD } });
  await review(member, order, '바가지 가격이에요');

  const { screen, user, waitFor, within } = await renderPage(remote.routes, {
    at: '/admin/product-reviews?is_held=true',
    as: staff,
  });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  expect((await screen.findByRole('link', { name: '분말 소화기' })).getAttribute('href')).toContain('/FS-001');
  expect(screen.getByText('5점 만점에 2.0점')).toBeTruthy();
  await press('공개하기');
  await waitFor(async () => expect(await shown()).toMatchObject([{ content: '바가지 가격이에요' }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: '답글 쓰기' })).toBeNull());
  await user.click(screen.getByRole('tab', { name: '전체' }));
  await press('답글 쓰기');
  await press('답글 남기기');
  expect(await screen.findByText('답글을 입력해 주세요.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /답글$/ }), '죄송');
  await press('답글 남기기');
  await waitFor(async () => expect(await shown()).toMatchObject([{ reply: '죄송' }]));
  await press('답글 고치기');
  await user.type(screen.getByRole('textbox', { name: /답글$/ }), '해요.');
  await press('저장');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /답글$/ })).toBeNull());
  expect(await screen.findByText('죄송해요.')).toBeTruthy();
  await press('가리기');
  await waitFor(async () => expect(await shown()).toEqual([]));
  await press('공개하기');
  await waitFor(async () => expect(await shown()).toMatchObject([{ reply: '죄송해요.' }]));
  await press('답글 내리기');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '답글 내리기' }));
  await waitFor(async () => expect(await shown()).toMatchObject([{ reply: null }]));
});
