import type { Company } from '@danji/contracts/company';
import type { RichBlock, RichTable } from '@danji/contracts/documents/rich-document';
import { formatDate } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import type { Order } from '@danji/contracts/shop/order';
import { unitsLeft } from '@danji/contracts/shop/order-lines';
import {
  type FileRequest,
  paperCell as cell,
  paperName as name,
  paperNote as note,
  paperRow as row,
} from '../../workspace/ai-documents/index.ts';
import { describeOptions } from './papers.ts';

const toRecipient = (order: Order): RichTable => ({
  type: 'table',
  colWidths: [17, 33, 17, 33],
  children: [
    row(name('주문 번호'), cell(String(order.id)), name('결제일'), cell(formatDate(order.payment_date))),
    row(name('받는 분'), cell(order.delivery_name), name('연락처'), cell(order.delivery_tel)),
    row(name('주소'), cell(`(${order.delivery_address_code}) ${order.delivery_address}`, { colSpan: 3 })),
    row(name('배송 메시지'), cell(order.delivery_message, { colSpan: 3 })),
  ],
});

/** The goods to be packed; a box is ticked by hand. */
const toGoods = ({ items, additionals, product }: Order): RichTable => ({
  type: 'table',
  headerRow: true,
  colWidths: [45, 33, 11, 11],
  children: [
    row(...['상품', '옵션', '수량', '확인'].map((text) => name(text))),
    ...[
      ...items.map((item) => ({ text: product.name, detail: describeOptions(item.options), units: unitsLeft(item) })),
      ...additionals.map((one) => ({ text: `추가 상품 ${one.additional.name}`, detail: '', units: unitsLeft(one) })),
    ]
      .filter(({ units }) => units > 0)
      .map(({ text, detail, units }) =>
        row(cell(text), cell(detail), cell(formatNumber(units), { align: 'right' }), cell('□', { align: 'center' })),
      ),
  ],
});

/** Lays out the packing slips of orders, one below the other. */
export function toPackingSlips(company: Company, orders: readonly Order[]): FileRequest {
  const blocks = orders.flatMap((order): RichBlock[] => [
    { type: 'heading', level: 2, children: [{ text: `출고 명세서 ${order.id}` }] },
    toRecipient(order),
    toGoods(order),
    note(`보내는 곳 ${company.name} · ${company.contact}`),
  ]);
  return {
    format: 'pdf',
    document: { version: 1, children: blocks },
    metadata: { title: '출고명세서', author: company.name },
    pictures: new Map(),
  };
}
