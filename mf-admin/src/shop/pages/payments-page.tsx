import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { listStaffPayments } from '@danji/contracts/shop/payment-staff.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { PeriodFilter } from '../../shared/period-filter.tsx';
import { PAYMENT_COLUMNS } from '../payments/payment-columns.tsx';
import { PaymentsOffAlert } from '../payments/payments-off-alert.tsx';

/** `/admin/payments`: the payments of all members, the newest first. */
export function PaymentsPage() {
  const list = usePagedList(listStaffPayments, {
    filters: { search: 'text', status: 'number', method: 'text', date_start: 'text', date_end: 'text' },
  });
  const { filters, setFilters } = list;
  return (
    <ListScreen
      label="결제"
      lead="회원이 상점에서 한 결제"
      unit="건"
      list={list}
      before={<PaymentsOffAlert />}
      searchLabel="주문 번호·거래 번호로 찾기"
      bar={<PeriodFilter label="기간" filters={filters} setFilters={setFilters} presets={[1, 7, 30, 90]} />}
      table={{
        columns: PAYMENT_COLUMNS,
        rowKey: ({ id }) => id,
        rowPath: ({ id }) => webPaths.adminPayment(id),
      }}
      empty={{
        icon: 'credit-card',
        title: '아직 결제가 없어요',
        description: '회원이 주문을 결제하면 여기에 보여요.',
      }}
    />
  );
}
