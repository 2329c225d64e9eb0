import { useEndpoint } from '@danji/api-client';
import { Page } from '@danji/app-kit';
import { getSales } from '@danji/contracts/shop/sales.endpoints';
import { Stack } from '@danji/ui';
import { PeriodStates } from '../../shared/period-states.tsx';
import { useUrlPeriod } from '../../shared/use-url-period.ts';
import { SalesView } from '../sales/sales-view.tsx';

/** `/admin/sales`: the sales of the shop. The URL holds the period. */
export function SalesPage() {
  const { range, change } = useUrlPeriod();
  const query = { date_start: range.start, date_end: range.end };
  const state = useEndpoint(getSales, { query }, { keepPrevious: true });
  return (
    <Page description="매출은 결제한 날에, 환불은 취소하거나 반품을 받은 날에 더해요. 배송비와 포인트로 낸 금액도 들어가요.">
      <Stack gap={5}>
        <PeriodStates range={range} onChange={change} state={state}>
          {(report) => <SalesView report={report} />}
        </PeriodStates>
      </Stack>
    </Page>
  );
}
