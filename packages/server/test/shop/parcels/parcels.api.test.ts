import { beforeEach, expect, test } from '@jest/globals';
import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { moveStaffOrder } from '@danji/contracts/shop/order-staff.endpoints';
import { getOrder } from '@danji/contracts/shop/order.endpoints';
import { checkParcelSheet, getParcelTemplate } from '@danji/contracts/shop/parcel-sheet.endpoints';
import type { ParcelSheet } from '@danji/contracts/shop/parcel-sheet';
import type { Problem } from '@danji/contracts/problem';
import { call } from '@danji/testing/call';
import { makeSheet } from '@danji/testing/make-sheet';
import { buyProduct, sellProduct } from '@danji/testing/shop-orders';
import { listNotified } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { send } from '../../access/send.ts';

beforeEach(() => testServer().reset());

const { PREPARING, SHIPPING } = OrderStatus;
const HEADS = ['주문번호', '택배사', '송장번호'];

async function sendSheet(token: string, file: File) {
  const { status, text } = await send(checkParcelSheet, { body: { file } }, token);
  // The headers of the answer follow its body.
  const body: unknown = JSON.parse(text.slice(0, text.lastIndexOf('\n')));
  return { status, data: body as ParcelSheet, problem: body as Problem };
}

async function plant(count: number) {
  const { create } = testServer();
  const [staff, buyer] = [await create.staff(), await create.general()];
  const product = await sellProduct(staff);
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) ids.push(await buyProduct(buyer, product));
  const move = (id: number, body: object) =>
    call(moveStaffOrder, { token: staff.token, params: { id }, body: body as { status: typeof SHIPPING } });
  const check = async (...lines: (string | number | null)[][]) => {
    const file = await makeSheet([HEADS, ...lines]);
    return sendSheet(staff.token, file);
  };
  return { staff, buyer, ids: ids as [number, number, number], move, check };
}

test('a sheet says of each line whether its order can be shipped with it, and why not', async () => {
  const { ids, move, check, staff } = await plant(3);
  const [ready, sent, paid] = ids;
  for (const id of [ready, sent]) await move(id, { status: PREPARING });
  await move(sent, { status: SHIPPING, post_company: 'CJ대한통운', post_tracking_number: '612345678901' });
  const { data } = await check(
    [ready, 'cj 대한통운', '6123-4567-8902'],
    [sent, 'CJ대한통운', 612345678901],
    [sent, '한진택배', '612345678901'],
    [paid, '한진택배', '1234'],
    [ready, '없는택배', '6.12346E+11'],
    [999_999, '', ''],
    ['(예시)', 'CJ대한통운', '612345678909'],
  );
  const carriers = 'CJ대한통운, 우체국택배, 한진택배, 롯데택배, 로젠택배, 경동택배, 대신택배';
  expect(data.lines.map(({ row, is_sent, reasons }) => [row, is_sent, reasons])).toEqual([
    [2, false, []],
    [3, true, []],
    [
      4,
      false,
      [
        '다른 송장번호로 이미 보냈어요. 고치려면 주문 화면에서 송장 번호 고치기를 눌러 주세요.',
        '3행과 주문번호가 같아요.',
      ],
    ],
    [
      5,
      false,
      ['상품준비중인 주문만 보낼 수 있어요. 지금은 결제완료 상태예요.', '송장번호는 숫자와 영문 9~15자로 적어 주세요.'],
    ],
    [
      6,
      false,
      [
        `택배사는 ${carriers} 가운데 하나로 적어 주세요.`,
        '송장번호가 숫자로 줄었어요. 칸의 형식을 텍스트로 바꾸고 다시 적어 주세요.',
        '2행과 주문번호가 같아요.',
      ],
    ],
    [7, false, ['이 번호의 주문이 없어요.', '택배사를 적어 주세요.', '송장번호를 적어 주세요.']],
    [8, false, ['이 번호의 주문이 없어요.']],
  ]);
  expect(data.lines[0]).toMatchObject({
    order_id: ready,
    delivery_name: '관리사무소',
    post_company: 'CJ대한통운',
    post_tracking_number: '612345678902',
  });
  const file = await makeSheet([
    ['주문번호', '택배사'],
    [ready, '한진택배'],
  ]);
  const wrong = await sendSheet(staff.token, file);
  expect(wrong.problem.fields?.['file']).toContain("'송장번호'");
  const template = await call(getParcelTemplate, { token: staff.token });
  expect(template.data.name).toBe('송장 번호 양식.xlsx');
  const filled = new File([Buffer.from(template.data.base64, 'base64')], '표.xlsx');
  expect((await sendSheet(staff.token, filled)).data.lines).toHaveLength(1);
});

test('a line that is shipped twice ships once, and the number of another operator stays', async () => {
  const { ids, move, buyer } = await plant(1);
  const [id] = ids;
  await move(id, { status: PREPARING });
  const parcel = { post_company: '한진택배', post_tracking_number: '612345678901' };
  const ship = (number: string) =>
    move(id, { status: SHIPPING, from: PREPARING, ...parcel, post_tracking_number: number });
  const both = await Promise.all([ship('612345678901'), ship('612345678901')]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const other = await ship('999999999999');
  expect([other.status, other.problem.code]).toEqual([409, 'invalid_transition']);
  const { data } = await call(getOrder, { token: buyer.token, params: { id } });
  expect(data).toMatchObject({ status: SHIPPING, post_tracking_number: '612345678901' });
  expect(data.events.filter(({ to_status }) => to_status === SHIPPING)).toHaveLength(1);
  expect((await listNotified(buyer.token)).filter(({ title }) => title === '상품을 보냈어요')).toHaveLength(1);
});
