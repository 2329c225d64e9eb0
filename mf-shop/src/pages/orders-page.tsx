import { usePagedList } from '@danji/api-client';
import { FilterSelect, ListScreen } from '@danji/app-kit';
import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { listOrders } from '@danji/contracts/shop/order.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, useSearchParams } from '@danji/shell-sdk/router';
import { Button, Stack } from '@danji/ui';
import { OrderCard } from '../orders/order-card.tsx';
import { PaymentResult } from '../shared/payment/payment-result.tsx';

const STATUSES = OrderStatus.options.map(({ code, label }) => ({ value: String(code), label }));

/** `/shop/orders`: what a member has bought; with `payment`, how that payment went from which the browser has come back. */
export function OrdersPage() {
  const list = usePagedList(listOrders, { filters: { status: 'number' } });
  const [search] = useSearchParams();
  const uuid = search.get('payment');
  return (
    <ListScreen
      width="prose"
      lead="상점에서 주문한 상품"
      unit="건"
      list={list}
      before={uuid ? <PaymentResult uuid={uuid} /> : undefined}
      bar={<FilterSelect list={list} name="status" label="상태" all="모든 상태" options={STATUSES} />}
      empty={{
        icon: 'package',
        title: '아직 주문한 상품이 없어요',
        description: '필요한 용품을 골라 주문해 보세요.',
        action: (
          <Button asChild>
            <Link to={webPaths.shop}>상점 둘러보기</Link>
          </Button>
        ),
      }}
      noMatch={{ title: '이 상태의 주문이 없어요' }}
    >
      {(orders) => (
        <Stack as="ul" gap={3} listStyle="none">
          {orders.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </Stack>
      )}
    </ListScreen>
  );
}
