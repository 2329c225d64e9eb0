import { useEndpoint } from '@danji/api-client';
import { Page, RecordScreen } from '@danji/app-kit';
import { PaymentStatus } from '@danji/contracts/codes/payment-codes';
import type { StaffPaymentDetail } from '@danji/contracts/shop/payment-staff';
import { getStaffPayment } from '@danji/contracts/shop/payment-staff.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useParams } from '@danji/shell-sdk/router';
import { Badge, Grid, Stack } from '@danji/ui';
import { PaymentAmounts, PaymentAnswers, PaymentOrders, PaymentRefunds } from '../payments/payment-cards.tsx';
import { toPaymentTone } from '../payments/payment-labels.ts';

const LIST = { path: webPaths.adminPayments, label: '결제 목록' };
const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' };

const Payment = ({ payment }: { payment: StaffPaymentDetail }) => (
  <Page
    title={payment.name}
    windowTitle={`${payment.name} 결제 ${payment.id}`}
    back={LIST}
    badges={<Badge tone={toPaymentTone(payment.status)}>{PaymentStatus.label(payment.status)}</Badge>}
  >
    <Grid gridTemplateColumns={COLUMNS} gap={5} alignItems="start">
      <Stack gap={5}>
        <PaymentAmounts payment={payment} />
        <PaymentOrders payment={payment} />
      </Stack>
      <Stack gap={5}>
        <PaymentRefunds payment={payment} />
        <PaymentAnswers payment={payment} />
      </Stack>
    </Grid>
  </Page>
);

/** `/admin/payments/:id`: one payment with its orders, its refunds and what the gateway has said. */
export function PaymentPage() {
  const { id = '' } = useParams();
  return (
    <RecordScreen
      record={useEndpoint(getStaffPayment, { params: { id } })}
      name="결제"
      list={LIST}
      missing={{ title: '결제를 찾을 수 없어요' }}
    >
      {(payment) => <Payment payment={payment} />}
    </RecordScreen>
  );
}
