import { ShippingMethod } from '@danji/contracts/codes/order-codes';
import { formatTel } from '@danji/contracts/format/tel';
import type { OrderDetail } from '@danji/contracts/shop/order';
import { Button, Card, DescriptionList, Heading, Stack } from '@danji/ui';

function toShipping({ shipping_method: method, post_company: company, post_tracking_number: number }: OrderDetail) {
  if (method === ShippingMethod.NONE) return [];
  const carrier = [company, number].filter(Boolean).join(' ');
  return [
    { term: '배송 방법', detail: ShippingMethod.label(method) },
    ...(carrier === '' ? [] : [{ term: '송장', detail: carrier }]),
  ];
}

const People = ({ order }: { order: OrderDetail }) => (
  <DescriptionList
    items={[
      { term: '받는 분', detail: `${order.delivery_name} · ${formatTel(order.delivery_tel)}` },
      { term: '배송지', detail: `(${order.delivery_address_code}) ${order.delivery_address}` },
      ...(order.delivery_message ? [{ term: '배송 메시지', detail: order.delivery_message }] : []),
      ...toShipping(order),
      { term: '주문하는 분', detail: `${order.customer_name} · ${formatTel(order.customer_tel)}` },
      ...(order.customer_email ? [{ term: '이메일', detail: order.customer_email }] : []),
      ...(order.customer_message ? [{ term: '주문 메모', detail: order.customer_message }] : []),
    ]}
  />
);

/** Where the order goes, with the way to follow its parcel. */
export const OrderDelivery = ({ order }: { order: OrderDetail }) => (
  <Card as="section" aria-label="배송">
    <Stack gap={3}>
      <Heading as="h2" size="lg">
        배송
      </Heading>
      <People order={order} />
      {order.tracking_url ? (
        <Button asChild variant="outline" icon="truck" alignSelf="flex-start">
          <a href={order.tracking_url} target="_blank" rel="noreferrer">
            배송 조회
          </a>
        </Button>
      ) : null}
    </Stack>
  </Card>
);
