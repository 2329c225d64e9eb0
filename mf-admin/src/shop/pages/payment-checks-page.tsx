import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { listPaymentChecks } from '@danji/contracts/shop/payment-check.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { CHECK_COLUMNS } from '../payments/check-columns.tsx';

/** `/admin/payment-checks`: the days whose payments were compared with the books of the gateway. */
export const PaymentChecksPage = () => (
  <ListScreen
    list={usePagedList(listPaymentChecks)}
    lead="밤마다 하루의 결제와 환불을 결제 회사의 기록과 대조한 결과"
    unit="일"
    table={{ columns: CHECK_COLUMNS, rowKey: ({ id }) => id, rowPath: ({ id }) => webPaths.adminPaymentCheck(id) }}
    empty={{
      icon: 'success',
      title: '아직 대조한 기록이 없어요',
      description: '매일 새벽 4시 10분에 전날의 결제를 대조하고 여기에 남겨요.',
    }}
  />
);
