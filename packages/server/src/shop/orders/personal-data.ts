import { CONTRACT_RECORD_YEARS } from '@danji/contracts/accounts/personal-data';
import { toOrderState } from '@danji/contracts/codes/order-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { OwnData, PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';
import { listItems, listOwnOrders } from './order.repository.ts';
import { blankReturns, listReturnFiles } from './return.repository.ts';

/** The names and addresses in orders of erased accounts end when the law does not ask for them any more. */
async function blankOld(db: Db, now: Date): Promise<void> {
  const until = new Date(now);
  until.setFullYear(until.getFullYear() - CONTRACT_RECORD_YEARS);
  await db
    .updateTable('shop_order')
    .set({
      customer_name: '',
      customer_tel: '',
      customer_email: '',
      customer_address: '',
      customer_message: '',
      delivery_name: '',
      delivery_tel: '',
      delivery_address_code: '',
      delivery_address: '',
      delivery_message: '',
      cancel_reason: null,
      refund_reason: null,
    })
    .where('created', '<', until.toISOString())
    .where('delivery_name', '<>', '')
    .where('user_id', 'in', db.selectFrom('user_account').where('erased', 'is not', null).select('id'))
    .execute();
  await sql`update shop_order_event set reason = null where reason is not null and order_id in
    (select id from shop_order where created < ${until.toISOString()} and delivery_name = '')`.execute(db);
  await blankReturns(db, until, now);
}

async function collectOrders(db: Db, userId: number): Promise<OwnData> {
  const orders = await listOwnOrders(db, userId);
  const items = await listItems(
    db,
    orders.map(({ id }) => id),
  );
  return {
    data: orders.map((order) => ({
      상품: order.product_name,
      옵션: items
        .filter(({ order_id }) => order_id === order.id)
        .map(({ options, quantity }) =>
          [...options.map(({ group_name, name }) => `${group_name}: ${name}`), `${quantity}개`].join(', '),
        ),
      상태: toOrderState(order),
      '상품 금액': order.total_price,
      배송비: order.shipping_fee,
      '사용 포인트': order.point,
      '결제 금액': order.payment_price,
      '적립 포인트': order.accum_point,
      '주문하는 분': order.customer_name,
      '주문하는 분 연락처': order.customer_tel,
      '주문하는 분 이메일': order.customer_email,
      '주문하는 분 주소': order.customer_address,
      '주문 메모': order.customer_message,
      '받는 분': order.delivery_name,
      '받는 분 연락처': order.delivery_tel,
      우편번호: order.delivery_address_code,
      '배송지 주소': order.delivery_address,
      '배송 메시지': order.delivery_message,
      '송장 번호': order.post_tracking_number,
      '취소 사유': order.cancel_reason,
      '환불 사유': order.refund_reason,
      주문: formatDateTime(order.created),
    })),
    // The pictures that go with returns.
    files: await listReturnFiles(db, userId),
  };
}

/** Orders are records of contracts of sale: they stay after the account, and names and addresses end after five years. */
export const orderPersonalData: PersonalDataContributor = {
  kept: [
    {
      columns: [
        'shop_order.customer_name',
        'shop_order.customer_tel',
        'shop_order.customer_email',
        'shop_order.customer_address',
        'shop_order.customer_message',
        'shop_order.delivery_name',
        'shop_order.delivery_tel',
        'shop_order.delivery_address_code',
        'shop_order.delivery_address',
        'shop_order.delivery_message',
        'shop_order.cancel_reason',
        'shop_order.refund_reason',
        'shop_order.searched',
        'shop_order_event.reason',
        'shop_return.reason',
        'shop_return.answer',
        'shop_return.fee_reason',
      ],
      because: 'Records of contracts of sale: five years by law, then `purge` blanks them.',
    },
    {
      columns: [
        'shop_order.product_name',
        'shop_order.post_company',
        'shop_return.post_company',
        'shop_return.post_tracking_number',
        'shop_return.wanted',
        'shop_return.wanted_lines',
        'shop_order_additional.group_name',
        'shop_order_additional.name',
        'shop_order_event.data',
      ],
      because: 'What was bought and how it was sent, as our staff named it; amounts and dates of events.',
    },
  ],
  purge: blankOld,
  own: { title: '주문', order: 65, collect: collectOrders },
};
