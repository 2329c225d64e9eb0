import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { listStaffOrders } from '@danji/contracts/shop/order-staff.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import { BulkSteps } from '../orders/bulk-steps.tsx';
import { ORDER_COLUMNS } from '../orders/order-columns.tsx';
import { PackingSlipsButton } from '../orders/packing-slips-button.tsx';
import { PaymentsOffAlert } from '../payments/payments-off-alert.tsx';

/** `/admin/orders`: the orders of all members, the newest first. */
export function OrdersPage() {
  const list = usePagedList(listStaffOrders, { filters: { search: 'text', status: 'number' } });
  return (
    <ListScreen
      label="주문"
      lead="회원이 상점에서 주문한 상품"
      unit="건"
      list={list}
      actions={
        <>
          <Button asChild variant="outline" icon="upload">
            <Link to={webPaths.adminOrderParcels}>송장 번호 올리기</Link>
          </Button>
          <Button asChild icon="plus">
            <Link to={webPaths.newAdminOrder}>전화 주문 등록</Link>
          </Button>
        </>
      }
      before={<PaymentsOffAlert />}
      canExport
      exportName="주문"
      searchLabel="상품·이름·연락처·송장 번호 검색"
      table={{
        columns: ORDER_COLUMNS,
        rowKey: ({ id }) => id,
        rowPath: ({ id }) => webPaths.adminOrder(id),
        renderBulkActions: (rows, clear) => (
          <>
            <PackingSlipsButton rows={rows} />
            <BulkSteps rows={rows} onDone={clear} />
          </>
        ),
      }}
      empty={{
        icon: 'shopping-bag',
        title: '아직 주문이 없어요',
        description: '회원이 상품을 주문하면 여기에서 준비하고 보낼 수 있어요.',
      }}
    />
  );
}
