import { beforeEach, expect, test } from '@jest/globals';
import { OrderStatus } from '@danji/contracts/codes/order-codes';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { moveStaffOrder } from '@danji/contracts/shop/order-staff.endpoints';
import { cancelOrder, getOrder, listOrders } from '@danji/contracts/shop/order.endpoints';
import { call } from '@danji/testing/call';
import { givePoints } from '@danji/testing/give-points';
import { catchDownloads } from '@danji/testing/page/downloads';
import { makeSheet } from '@danji/testing/make-sheet';
import { renderPage } from '@danji/testing/page/render-page';
import { buyProduct, receiveOrder, sellProduct } from '@danji/testing/shop-orders';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

test('an operator finds a paid order, prepares and ships it, corrects the tracking number and says that it has arrived', async () => {
  const { create } = testServer();
  const [staff, member] = [await create.staff(), await create.general()];
  const order = await buyProduct(member, await sellProduct(staff));
  const bought = async () => (await call(listOrders, { token: member.token })).data.results;

  const list = await renderPage(remote.routes, { at: '/admin/orders?status=2&search=031-123', as: staff });
  const link = await list.screen.findByRole('link', { name: /분말 소화기/ });
  expect(link.getAttribute('href')).toBe(`/admin/orders/${order}`);

  const { screen, user, waitFor, within } = await renderPage(remote.routes, {
    at: `/admin/orders/${order}`,
    as: staff,
  });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const downloads = catchDownloads();
  for (const paper of ['거래명세서', '주문서']) await press(`${paper} 받기`);
  await waitFor(() => expect(downloads.names.toSorted().join()).toMatch(/^거래명세서_.+\.pdf,주문서_.+\.pdf$/));
  const confirm = async (name: string) => {
    await press(name);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
  };
  expect(await screen.findByText('(10408) 경기 고양시 일산동구 장항로 100')).toBeTruthy();
  await confirm('상품 준비 시작');
  await press('발송하기');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '발송하기' }));
  expect(await dialog.findByText('택배사를 골라 주세요.')).toBeTruthy();
  await user.selectOptions(dialog.getByRole('combobox', { name: /택배사/ }), '한진택배');
  await user.type(dialog.getByRole('textbox', { name: /송장 번호/ }), '1234-5678-90');
  await user.click(dialog.getByRole('button', { name: '발송하기' }));
  await waitFor(async () =>
    expect(await bought()).toMatchObject([{ post_company: '한진택배', post_tracking_number: '1234567890' }]),
  );
  await press('송장 번호 고치기');
  const correction = within(await screen.findByRole('dialog'));
  await user.type(correction.getByRole('textbox', { name: /송장 번호/ }), '1');
  await user.click(correction.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('한진택배 12345678901')).toBeTruthy();
  await confirm('배송완료로 바꾸기');
  await waitFor(async () => expect(await bought()).toMatchObject([{ status: 5 }]));
  expect(await screen.findByText('송장 번호를 고쳤어요.')).toBeTruthy();
});

test('an operator takes an order on the telephone, with what is sold out and what changed said beside it, and cancels it', async () => {
  const { create, db } = testServer();
  const [staff, member] = [await create.staff(), await create.general({ name: '한소장' })];
  const product = await sellProduct(staff);
  const { screen, user, within, waitFor } = await renderPage(remote.routes, { at: '/admin/orders/new', as: staff });
  await user.type(await screen.findByRole('searchbox', { name: /이름·이메일/ }), '한소장{Enter}');
  await user.click(await screen.findByRole('button', { name: '한소장 님 고르기' }));
  const submit = async () => user.click(screen.getByRole('button', { name: '전화 주문 등록' }));
  await submit();
  expect(await screen.findByText('주문할 상품을 넣어 주세요.')).toBeTruthy();
  expect(screen.getByText('주소를 찾아 주세요.')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: '상품 넣기' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: /분말 소화기/ }));
  await user.click(await dialog.findByRole('button', { name: '주문에 넣기' }));
  expect(await screen.findByText('결제 기한')).toBeTruthy();
  const units = screen.getByRole('textbox', { name: '분말 소화기 수량' });
  await user.clear(units);
  await user.type(units, '11');
  expect(await screen.findByText('재고가 모자라요. 10개까지 주문할 수 있어요.')).toBeTruthy();
  await user.clear(units);
  await user.type(units, '2');
  await waitFor(() => expect(screen.getAllByText('54,000원').length).toBeGreaterThan(1));
  for (const [name, text] of [
    [/^받는 분 연락처/, '0311234567'],
    // An address that is typed takes the post code of another one away.
    [/^주소/, '경기 고양시 일산동구 장항로 100'],
    [/^우편번호/, '10408'],
    [/^접수 메모/, '오전에 전화'],
  ] as const) {
    const field = screen.getByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, text);
  }
  // The price changes before the operator presses.
  await db.updateTable('shop_product').set({ price: 28_000 }).where('id', '=', product).execute();
  const confirm = async () => {
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '전화 주문 등록' })).toHaveProperty('disabled', false),
    );
    await submit();
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '전화 주문 등록' }));
  };
  await confirm();
  expect(await screen.findByText(/54,000원에서 56,000원으로 바뀌었어요/)).toBeTruthy();
  await waitFor(() => expect(screen.getAllByText('56,000원').length).toBeGreaterThan(1));
  await confirm();
  const orders = async () => (await call(listOrders, { token: member.token })).data.results;
  await waitFor(async () => expect(await orders()).toMatchObject([{ is_by_phone: true, payment_price: 56_000 }]));

  await user.click(await screen.findByRole('button', { name: '전화 주문 취소하기' }));
  const reason = within(await screen.findByRole('dialog'));
  await user.type(reason.getByRole('textbox', { name: /사유/ }), '회원이 취소했어요');
  await user.click(reason.getByRole('button', { name: '주문 취소' }));
  await waitFor(async () => expect(await orders()).toMatchObject([{ status: 8, cancel_reason: '회원이 취소했어요' }]));
});

test('an operator sees what comes back, refuses a request to cancel, accepts the next, and cancels an order with a reason', async () => {
  const { create } = testServer();
  const [staff, member] = [await create.staff(), await create.general()];
  const product = await sellProduct(staff);
  await givePoints(member.id, 108_000);
  const byPoints = { point: 54_000, payment_price: 0 };
  const [asked, paid] = [await buyProduct(member, product, byPoints), await buyProduct(member, product, byPoints)];
  const prepared = { status: OrderStatus.PREPARING } as const;
  await call(moveStaffOrder, { token: staff.token, params: { id: asked }, body: prepared });
  const ask = () =>
    call(cancelOrder, { token: member.token, params: { id: asked }, body: { reason: '잘못 골랐어요' } });
  const read = async (id: number) => (await call(getOrder, { token: member.token, params: { id } })).data;
  await ask();

  const { screen, user, within, go } = await renderPage(remote.routes, { at: `/admin/orders/${asked}`, as: staff });
  const open = async (name: string) => {
    await user.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog'));
  };
  const refusal = await open('취소 거절하기');
  await user.click(refusal.getByRole('button', { name: '취소 거절' }));
  expect(await refusal.findByText('거절 사유를 입력해 주세요.')).toBeTruthy();
  await user.type(refusal.getByRole('textbox', { name: /거절 사유/ }), '이미 포장했어요');
  await user.click(refusal.getByRole('button', { name: '취소 거절' }));
  expect(await screen.findByRole('button', { name: '발송하기' })).toBeTruthy();
  expect((await read(asked)).events.at(-1)).toMatchObject({ to_status: 3, actor: 'staff', reason: '이미 포장했어요' });

  await ask();
  await go('/admin/orders');
  await go(`/admin/orders/${asked}`);
  const acceptance = await open('취소 승인하기');
  expect(await acceptance.findByText('잘못 골랐어요')).toBeTruthy();
  expect(acceptance.getByText('54,000P')).toBeTruthy();
  await user.click(acceptance.getByRole('button', { name: '취소 승인' }));
  expect(await screen.findByText('돌려준 포인트')).toBeTruthy();
  expect(await read(asked)).toMatchObject({ status: 8, refund_point: 54_000, cancel_reason: '잘못 골랐어요' });

  await go(`/admin/orders/${paid}`);
  const cancel = await open('주문 취소하기');
  await user.click(await cancel.findByRole('button', { name: '주문 취소' }));
  expect(await cancel.findByText('취소 사유를 입력해 주세요.')).toBeTruthy();
  await user.type(cancel.getByRole('textbox', { name: /취소 사유/ }), '품절이에요');
  await user.click(cancel.getByRole('button', { name: '분말 소화기 하나 빼기' }));
  expect(await cancel.findByText('24,000P')).toBeTruthy();
  // Its buyer is faster.
  await call(cancelOrder, { token: member.token, params: { id: paid }, body: {} });
  await user.click(cancel.getByRole('button', { name: '주문 취소' }));
  expect(await cancel.findByRole('alert')).toBeTruthy();
  expect((await read(paid)).events.at(-1)).toMatchObject({ to_status: 8, actor: 'buyer' });
});

test('an operator enters a return of a confirmed order, accepts it, and refunds with another fee and goods that can be sold again', async () => {
  const { create, db } = testServer();
  const [staff, member] = [await create.staff(), await create.general()];
  const product = await sellProduct(staff);
  await givePoints(member.id, 54_000);
  const id = await buyProduct(member, product, { point: 54_000, payment_price: 0 });
  await receiveOrder(member, staff, id);
  const { screen, user, within } = await renderPage(remote.routes, { at: `/admin/orders/${id}`, as: staff });
  const open = async (name: string) => {
    await user.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog'));
  };
  const entry = await open('반품 접수하기');
  await user.selectOptions(await entry.findByRole('combobox', { name: /반품 사유/ }), '단순 변심');
  await user.type(entry.getByRole('textbox', { name: /자세한 사유/ }), '전화로 요청했어요');
  await user.click(entry.getByRole('button', { name: '반품 접수' }));
  const acceptance = await open('반품 승인하기');
  await user.type(await acceptance.findByRole('textbox', { name: /송장 번호/ }), '12');
  await user.click(acceptance.getByRole('button', { name: '반품 승인' }));
  expect(await acceptance.findByText('택배사를 골라 주세요.')).toBeTruthy();
  await user.selectOptions(acceptance.getByRole('combobox', { name: /택배사/ }), '한진택배');
  await user.type(acceptance.getByRole('textbox', { name: /송장 번호/ }), '3456789012');
  await user.click(acceptance.getByRole('button', { name: '반품 승인' }));
  const refund = await open('반품 환불하기');
  expect(await refund.findByText('51,000P')).toBeTruthy();
  const fee = refund.getByRole('textbox', { name: /^반품 배송비/ });
  await user.clear(fee);
  await user.type(fee, '1000');
  expect(await refund.findByText('53,000P')).toBeTruthy();
  await user.click(refund.getByRole('button', { name: '환불' }));
  expect(await refund.findByText('배송비를 바꾼 사유를 입력해 주세요.')).toBeTruthy();
  await user.type(refund.getByRole('textbox', { name: /배송비를 바꾼 사유/ }), '착불');
  await user.click(refund.getByRole('checkbox', { name: /분말 소화기/ }));
  await user.click(refund.getByRole('button', { name: '환불' }));
  expect(await screen.findByText('뺀 반품 배송비')).toBeTruthy();
  expect((await call(getOrder, { token: member.token, params: { id } })).data).toMatchObject({
    status: OrderStatus.REFUNDED,
    refund_point: 53_000,
    return_fee: 1_000,
  });
  expect(await db.selectFrom('shop_product').select(['stock', 'sales_count']).execute()).toEqual([
    { stock: 10, sales_count: 0 },
  ]);
});

test('an operator enters an exchange, accepts it, and makes the new order with the fee that was received', async () => {
  const { create } = testServer();
  const [staff, member] = [await create.staff(), await create.general()];
  const id = await buyProduct(member, await sellProduct(staff));
  await receiveOrder(member, staff, id);
  const { screen, user, within } = await renderPage(remote.routes, { at: `/admin/orders/${id}`, as: staff });
  const open = async (name: string) => {
    await user.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog'));
  };
  const entry = await open('반품 접수하기');
  await user.click(await entry.findByRole('radio', { name: '같은 가격의 상품으로 교환' }));
  await user.selectOptions(entry.getByRole('combobox', { name: /반품 사유/ }), '단순 변심');
  await user.type(entry.getByRole('textbox', { name: /자세한 사유/ }), '전화로 요청했어요');
  await user.click(entry.getByRole('button', { name: '반품 접수' }));
  const acceptance = await open('교환 승인하기');
  await user.click(await acceptance.findByRole('button', { name: '교환 승인' }));
  const end = await open('교환 주문 만들기');
  expect(await end.findByText('54,000원 (다시 결제하지 않음)')).toBeTruthy();
  expect(end.getByRole<HTMLInputElement>('textbox', { name: /받은 교환 배송비/ }).value).toBe('6,000');
  await user.click(end.getByRole('button', { name: '주문 만들기' }));
  expect((await screen.findAllByText('교환완료')).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('link', { name: /^주문 \d+$/ }));
  expect(await screen.findByRole('link', { name: `주문 ${id} (다시 결제하지 않음)` })).toBeTruthy();
  expect((await call(listOrders, { token: member.token })).data.results).toMatchObject([
    { status: OrderStatus.PAID, exchange_of: id, payment_price: 54_000 },
    { status: OrderStatus.REFUNDED, is_exchange: true, exchanged_price: 54_000, refund_price: 0 },
  ]);
});

test('an operator prints the packing slips of chosen orders, takes them on together, and reads which one was refused and why', async () => {
  const { create } = testServer();
  const [staff, member] = [await create.staff(), await create.general()];
  const product = await sellProduct(staff);
  await givePoints(member.id, 54_000);
  const [canceled, paid, raced, prepared] = [
    await buyProduct(member, product, { point: 54_000, payment_price: 0 }),
    await buyProduct(member, product),
    await buyProduct(member, product),
    await buyProduct(member, product),
  ];
  await call(cancelOrder, { token: member.token, params: { id: canceled }, body: {} });
  const prepare = (id: number) =>
    call(moveStaffOrder, { token: staff.token, params: { id }, body: { status: OrderStatus.PREPARING } });
  await prepare(prepared);

  const { screen, user, within } = await renderPage(remote.routes, { at: '/admin/orders', as: staff });
  const downloads = catchDownloads();
  const print = async () => user.click(await screen.findByRole('button', { name: '출고 명세서 받기' }));
  // The newest order is shown first.
  const boxes = (await screen.findAllByRole('checkbox', { name: /선택/ })).slice(-4);
  const pressEnded = async () => user.click(boxes[3] ?? document.body);
  await pressEnded();
  await print();
  expect(await screen.findByText(/^출고할 상품이 있는 주문이 없어요/)).toBeTruthy();
  await pressEnded();
  for (const box of boxes.slice(0, 3)) await user.click(box);
  await print();
  expect(await screen.findByText('출고 명세서 PDF를 내려받았어요')).toBeTruthy();
  expect(downloads.names).toEqual([expect.stringMatching(/^출고명세서_.+\.pdf$/)]);
  await user.click(await screen.findByRole('button', { name: '상품 준비 시작 (2건)' }));
  // Another operator is faster with one of them.
  await prepare(raced);
  const dialog = within(await screen.findByRole('dialog'));
  const line = (id: number) =>
    dialog.getAllByRole('listitem').find(({ textContent }) => textContent.startsWith(`${id} ·`))?.textContent ?? '';
  expect(line(prepared)).toContain('지금 상태에서는 빠져요 · 상품준비중');
  await user.click(dialog.getByRole('button', { name: '2건 상품 준비 시작' }));
  await dialog.findByRole('button', { name: '1건 상품 준비 시작' });
  expect(line(paid)).toMatch(/상품준비중$/);
  expect(line(raced)).toMatch(/요\.$/);
  const { data } = await call(listOrders, { token: member.token });
  expect(data.results.map(({ status }) => status)).toEqual([3, 3, 3, 8]);
});

test('a sheet of tracking numbers shows each line, ships what is right, and says what to mend', async () => {
  const { create } = testServer();
  const [staff, member] = [await create.staff(), await create.general()];
  const product = await sellProduct(staff);
  const [ready, raced] = [await buyProduct(member, product), await buyProduct(member, product)];
  const move = (id: number, body: BodyOf<typeof moveStaffOrder>) =>
    call(moveStaffOrder, { token: staff.token, params: { id }, body });
  for (const id of [ready, raced]) await move(id, { status: OrderStatus.PREPARING });

  const { screen, user } = await renderPage(remote.routes, { at: '/admin/order-parcels', as: staff });
  await user.upload(
    await screen.findByLabelText('적은 엑셀 파일을 끌어다 놓거나 골라 주세요'),
    await makeSheet([
      ['주문번호', '택배사', '송장번호'],
      [ready, '한진택배', '612345678901'],
      [raced, '한진택배', '612345678902'],
      [999_999, '한진택배', '612345678903'],
    ]),
  );
  expect(await screen.findByText('2줄을 발송할 수 있어요 · 1줄을 고쳐 주세요')).toBeTruthy();
  expect(await screen.findByText('이 번호의 주문이 없어요.')).toBeTruthy();
  // Another operator is faster with one of them.
  const parcel = { post_company: '한진택배', post_tracking_number: '612345678999' };
  await move(raced, { status: OrderStatus.SHIPPING, ...parcel });
  await user.click(screen.getByRole('button', { name: '2줄 발송' }));
  expect(await screen.findByText('1줄을 발송했어요 · 2줄을 고쳐 주세요')).toBeTruthy();
  const { data } = await call(listOrders, { token: member.token });
  expect(data.results.map(({ id, post_tracking_number }) => [id, post_tracking_number]).toSorted()).toEqual([
    [ready, '612345678901'],
    [raced, '612345678999'],
  ]);
  expect(screen.getByRole('button', { name: /내보내기/ })).toBeTruthy();
});
