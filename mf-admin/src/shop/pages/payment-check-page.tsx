import { useEndpoint, usePagedList } from '@danji/api-client';
import { ListSection, Page, RecordScreen } from '@danji/app-kit';
import { formatDate, formatDateTime } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { MAX_STORED_PAYMENT_DIFFERENCES, type PaymentCheck } from '@danji/contracts/shop/payment-check';
import { getPaymentCheck, listPaymentDifferences } from '@danji/contracts/shop/payment-check.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useParams } from '@danji/shell-sdk/router';
import { Alert } from '@danji/ui';
import { DIFFERENCE_COLUMNS } from '../payments/check-columns.tsx';

const LIST = { path: webPaths.adminPaymentChecks, label: '결제 대조' };

/** Says what is missing: payments that the gateway gave no answer about, differences that were not stored. */
const Gaps = ({ check: { unanswered, differences } }: { check: PaymentCheck }) => (
  <>
    {unanswered > 0 ? (
      <Alert tone="warning" announce={false} title={`결제 ${formatNumber(unanswered)}건은 확인하지 못했어요`}>
        결제 회사가 응답하지 않았어요. 다음 밤에 다시 대조해요.
      </Alert>
    ) : null}
    {differences > MAX_STORED_PAYMENT_DIFFERENCES ? (
      <Alert tone="warning" announce={false} title={`차이가 모두 ${formatNumber(differences)}건이에요`}>
        {`처음 ${formatNumber(MAX_STORED_PAYMENT_DIFFERENCES)}건만 남겼어요.`}
      </Alert>
    ) : null}
  </>
);

const Check = ({ check }: { check: PaymentCheck }) => (
  <Page
    title={`${formatDate(check.day)} 결제 대조`}
    description={`결제 ${formatNumber(check.payments)}건 · ${formatDateTime(check.created)}에 대조했어요`}
    back={LIST}
  >
    <Gaps check={check} />
    <ListSection
      list={usePagedList(listPaymentDifferences, { params: { id: check.id } })}
      label="차이"
      table={{
        columns: DIFFERENCE_COLUMNS,
        rowKey: ({ id }) => id,
        rowPath: ({ payment_id }) => webPaths.adminPayment(payment_id),
      }}
      empty={{ icon: 'success', title: '차이가 없어요', description: '확인한 결제가 결제 회사의 기록과 모두 맞아요.' }}
    />
  </Page>
);

/** `/admin/payment-checks/:id`: the comparison of one day with each difference. */
export function PaymentCheckPage() {
  const { id = '' } = useParams();
  return (
    <RecordScreen
      record={useEndpoint(getPaymentCheck, { params: { id } })}
      name="결제 대조"
      list={LIST}
      missing={{ title: '대조 기록을 찾을 수 없어요' }}
    >
      {(check) => <Check key={check.id} check={check} />}
    </RecordScreen>
  );
}
