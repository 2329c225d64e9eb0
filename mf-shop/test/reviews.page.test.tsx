import { beforeEach, expect, test } from '@jest/globals';
import { OrderStatus } from '@danji/contracts/codes/order-codes';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';
import { orderNow } from './orders.ts';
import { openShop } from './products.ts';

beforeEach(() => testServer().reset());

const at = '/shop/products/FS-001';

/** A confirmed order of a product of 27,000 won with a review. */
async function review(author: TestAccount, product_id: number, rating: number, content: string) {
  const { db, clock } = testServer();
  const order_id = await orderNow(author, product_id, 1);
  await db
    .updateTable('shop_order')
    .set({ status: OrderStatus.CONFIRMED, is_reviewed: true })
    .where('id', '=', order_id)
    .execute();
  const now = clock.now();
  await db
    .insertInto('product_review')
    .values({
      product_id,
      order_id,
      user_id: author.id,
      rating,
      content,
      is_hidden: false,
      is_held: false,
      created: now,
      updated: now,
    })
    .execute();
}

test('everybody reads the reviews and their average; their author changes and deletes the own one', async () => {
  const { create } = testServer();
  const { id } = await (await openShop()).sell('분말 소화기');
  const [author, other] = [await create.general(), await create.general()];
  const empty = await renderPage(remote.routes, { at });
  expect(await empty.screen.findByText('아직 후기가 없어요')).toBeTruthy();

  await review(author, id, 5, '튼튼해요');
  await review(other, id, 2, '무거워요');
  const { screen, user, waitFor, within } = await renderPage(remote.routes, { at, as: author });
  expect(await screen.findByText('튼튼해요')).toBeTruthy();
  const reviews = within(screen.getByRole('region', { name: '상품 후기' }));
  expect(await reviews.findByText('5점 만점에 3.5점')).toBeTruthy();
  expect(reviews.getAllByRole('button', { name: /내 후기/ })).toHaveLength(2);

  await user.click(reviews.getByRole('button', { name: '내 후기 고치기' }));
  const text = await screen.findByRole('textbox', { name: /내용/ });
  await user.clear(text);
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('써 본 느낌을 적어 주세요.')).toBeTruthy();
  await user.type(text, '아주 튼튼해요');
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await reviews.findByText('아주 튼튼해요')).toBeTruthy();

  await user.click(reviews.getByRole('button', { name: '내 후기 삭제' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '삭제' }));
  await waitFor(() => expect(reviews.queryByText('아주 튼튼해요')).toBeNull());
  await waitFor(() => expect(reviews.getAllByText('5점 만점에 2.0점')).toHaveLength(2));
});
