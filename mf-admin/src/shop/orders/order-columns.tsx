import { OrderStatus, toOrderState } from '@danji/contracts/codes/order-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatWon } from '@danji/contracts/format/number';
import type { Order } from '@danji/contracts/shop/order';
import { Badge, type TableColumn, Text } from '@danji/ui';
import { describeItem, describeShipping, toStatusTone } from './order-labels.ts';

const OPTIONS = OrderStatus.options.map(({ code, label }) => ({ value: String(code), label }));

const describeItems = ({ items }: Order): string => items.map(describeItem).join(', ');

/** The columns of the orders; the list can be filtered by the state. */
export const ORDER_COLUMNS: readonly TableColumn<Order>[] = [
  {
    key: 'product',
    header: '상품',
    cell: (order) => (
      <>
        {order.product.name}
        <Text as="span" display="block" size="sm" tone="subtle" overflowWrap="anywhere">
          {describeItems(order)}
          {order.is_by_phone ? ' · 전화 주문' : null}
          {order.exchange_of === null ? null : ` · 주문 ${order.exchange_of}의 교환`}
        </Text>
      </>
    ),
    exportValue: ({ product }) => product.name,
  },
  { key: 'id', header: '주문 번호', whole: true, cell: ({ id }) => id, exportValue: ({ id }) => id },
  {
    key: 'status',
    header: '상태',
    whole: true,
    filter: { kind: 'choice', options: OPTIONS },
    cell: (order) => <Badge tone={toStatusTone(order.status)}>{toOrderState(order)}</Badge>,
    exportValue: toOrderState,
  },
  {
    key: 'customer_name',
    header: '주문한 분',
    cell: ({ customer_name }) => customer_name,
    exportValue: ({ customer_name }) => customer_name,
  },
  {
    key: 'delivery_name',
    header: '받는 분',
    hideOnCards: true,
    cell: ({ delivery_name }) => delivery_name,
    exportValue: ({ delivery_name }) => delivery_name,
  },
  {
    key: 'payment_price',
    header: '결제 금액',
    align: 'end',
    whole: true,
    cell: ({ payment_price }) => formatWon(payment_price),
    exportValue: ({ payment_price }) => payment_price,
  },
  { key: 'shipping', header: '배송', cell: describeShipping, exportValue: describeShipping },
  {
    key: 'created',
    header: '주문한 때',
    whole: true,
    cell: ({ created }) => formatDateTime(created),
    exportValue: ({ created }) => formatDateTime(created),
  },
];
