import { OrderStatus } from '@danji/contracts/codes/order-codes';
import type { Problem } from '@danji/contracts/problem';
import type { ProductReview } from '@danji/contracts/shop/product-review';
import { createProductReview } from '@danji/contracts/shop/product-review.endpoints';
import { testServer } from '@danji/testing/test-server';
import { idsOf, orderUnits, pay } from '../orders/order-fixture.ts';

type Caller = { token: string };

/** An order of a product that its buyer has paid and confirmed. */
export async function buy(caller: Caller, product: { id: number }): Promise<number> {
  const ids = idsOf((await orderUnits(caller, product)).data);
  await pay(ids, `pay-${ids[0]}`);
  await testServer()
    .db.updateTable('shop_order')
    .set({ status: OrderStatus.CONFIRMED })
    .where('id', 'in', ids)
    .execute();
  return ids[0] as number;
}

/** Sends the form of a review. */
export async function sendReview(
  { token }: Caller,
  order: number,
  { images = [], ...texts }: { rating?: number; content?: string; images?: readonly Buffer[] } = {},
): Promise<{ status: number; data: ProductReview; problem: Problem }> {
  const form = new FormData();
  form.append('order_id', String(order));
  for (const [name, value] of Object.entries({ rating: 5, content: '튼튼해요', ...texts }))
    form.append(name, String(value));
  for (const image of images) form.append('images', new Blob([new Uint8Array(image)]), '사진.png');
  const sent = new Response(form);
  const response = await testServer().app.inject({
    method: createProductReview.method,
    url: createProductReview.path,
    headers: { 'content-type': sent.headers.get('content-type') ?? '', authorization: `Bearer ${token}` },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  const data: unknown = response.json();
  return { status: response.statusCode, data: data as ProductReview, problem: data as Problem };
}

/** Writes a review of a product that the caller buys. */
export async function review(caller: Caller, product: { id: number }): Promise<ProductReview> {
  const { status, data, problem } = await sendReview(caller, await buy(caller, product));
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(problem)}`);
  return data;
}
