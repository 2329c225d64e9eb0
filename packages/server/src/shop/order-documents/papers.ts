import type { Company } from '@danji/contracts/company';
import { toOrderState } from '@danji/contracts/codes/order-codes';
import { formatDate } from '@danji/contracts/format/date';
import type { CartAmounts } from '@danji/contracts/shop/cart';
import type { Order } from '@danji/contracts/shop/order';
import { toItemPrice } from '@danji/contracts/shop/product-rules';
import type { CartItem } from '../cart/index.ts';
import type { Paper, PaperRow } from './paper.ts';

/** How long the prices of an estimate are meant for. */
const VALID_DAYS = 7;
const DAY_MS = 86_400_000;

type Chosen = { group_name: string; name: string };
/** `크기: 대형, 색상: 빨강`: options as papers name them. */
export const describeOptions = (options: readonly Chosen[]): string =>
  options.map(({ group_name, name }) => `${group_name}: ${name}`).join(', ');

const isCharged = ({ unitPrice }: PaperRow): boolean => unitPrice > 0;
const toShipping = (name: string, detail: string, unitPrice: number): PaperRow => ({
  name,
  detail,
  quantity: 1,
  unitPrice,
});

const toCartRows = ({ row, options, additionals }: CartItem): PaperRow[] => [
  { name: row.name, detail: describeOptions(options), quantity: row.quantity, unitPrice: toItemPrice(row, options) },
  ...additionals.map(({ name, price, quantity }) => ({
    name: `추가 상품 ${name}`,
    detail: row.name,
    quantity,
    unitPrice: price,
  })),
];

type Estimate = {
  company: Company;
  items: readonly CartItem[];
  amounts: Pick<CartAmounts, 'groups' | 'address_code'>;
  recipient: string;
  now: Date;
};

/** An estimate of lines of a cart, with shipping by its groups. */
export function toEstimate({ company, items, amounts: { groups, address_code }, recipient, now }: Estimate): Paper {
  const place = address_code === null ? '제주·도서산간이 아닌 곳' : `우편번호 ${address_code}`;
  return {
    title: '견 적 서',
    company,
    recipient,
    about: [
      ['견적일', formatDate(now.toISOString())],
      ['유효 기간', `${formatDate(new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString())} 까지`],
      ['배송지', `${place} 기준`],
      ['결제 조건', '주문할 때 결제'],
    ],
    rows: [
      ...items.flatMap(toCartRows),
      ...groups
        .flatMap(({ name, shipping_fee, island_surcharge }) => [
          toShipping('배송비', name, shipping_fee),
          toShipping('제주·도서산간 추가 배송비', name, island_surcharge),
        ])
        .filter(isCharged),
    ],
    after: [],
    notes: ['유효 기간 안에도 상품 가격이나 재고가 바뀌면 주문할 때의 금액이 달라질 수 있어요.'],
  };
}

/** The choice of a line, with the units of it that were cancelled, returned or exchanged. */
const withEnded = (detail: string, ended: number): string =>
  [detail, ended > 0 && `${ended}개 취소·반품·교환`].filter(Boolean).join(' · ');

const toOrderRows = ({ items, additionals, product, shipping_fee }: Order): PaperRow[] => [
  ...items.map(({ options, quantity, ended_quantity, price_at_order }) => ({
    name: product.name,
    detail: withEnded(describeOptions(options), ended_quantity),
    quantity,
    unitPrice: price_at_order,
  })),
  ...additionals.map(({ additional, quantity, ended_quantity, price_at_order }) => ({
    name: `추가 상품 ${additional.name}`,
    detail: withEnded(product.name, ended_quantity),
    quantity,
    unitPrice: price_at_order,
  })),
  ...[toShipping('배송비', '', shipping_fee)].filter(isCharged),
];

/** Names and amounts of what is not nothing. */
const present = (pairs: readonly (readonly [string, number])[]) => pairs.filter(([, amount]) => amount !== 0);

/** How an order is paid, and what was given back since. */
const toSettlement = (order: Order): (readonly [string, number])[] => [
  ...present([['포인트 사용', -order.point]]),
  [order.payment_date === null ? '결제할 금액' : '결제 금액', order.payment_price],
  ...present([
    ['환불 금액', -order.refund_price],
    ['돌려드린 포인트', order.refund_point],
    ['교환 주문으로 넘어간 금액', -order.exchanged_price],
    ['교환 주문으로 넘어간 포인트', order.exchanged_point],
  ]),
];

type Statement = { company: Company; order: Order; recipient: string; now: Date };

/** A statement of an order that is paid: what was sold, how it was paid, and what was given back since. */
export const toStatement = ({ company, order, recipient, now }: Statement): Paper => ({
  title: '거 래 명 세 서',
  company,
  recipient,
  about: [
    ['주문 번호', String(order.id)],
    ['거래일', formatDate(order.payment_date)],
    ['작성일', formatDate(now.toISOString())],
    ['배송지', `(${order.delivery_address_code}) ${order.delivery_address}`],
  ],
  rows: toOrderRows(order),
  after: toSettlement(order),
  notes: ['이 문서는 거래 내용을 확인하는 문서로, 세금계산서를 대신하지 않아요.'],
});

/** An order as it was placed, whatever has become of it: its people, its goods and its state. */
export const toOrderForm = ({ company, order, recipient, now }: Statement): Paper => ({
  title: '주 문 서',
  company,
  recipient,
  about: [
    ['주문 번호', String(order.id)],
    ['주문일', formatDate(order.created)],
    ['작성일', formatDate(now.toISOString())],
    ['주문 상태', toOrderState(order)],
    ['주문하는 분', `${order.customer_name} · ${order.customer_tel}`],
    ['받는 분', `${order.delivery_name} · ${order.delivery_tel}`],
    ['배송지', `(${order.delivery_address_code}) ${order.delivery_address}`],
    ['배송 메시지', order.delivery_message],
  ],
  rows: toOrderRows(order),
  after: toSettlement(order),
  notes: ['이 문서는 주문한 내용을 확인하는 문서로, 거래명세서나 세금계산서를 대신하지 않아요.'],
});
