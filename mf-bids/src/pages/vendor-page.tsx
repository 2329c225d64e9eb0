import { useEndpoint } from '@danji/api-client';
import { Page } from '@danji/app-kit';
import { getBrandPlanState } from '@danji/contracts/bids/brand-plan.endpoints';
import { getVendorOverview } from '@danji/contracts/bids/vendor-overview.endpoints';
import type { VendorOverview } from '@danji/contracts/bids/vendor-overview';
import { toBusinessDate } from '@danji/contracts/format/date';
import { useSession } from '@danji/shell-sdk';
import { CardSkeleton, FailedState, Grid, Stack } from '@danji/ui';
import { NextStepsCard } from '../vendor/next-steps-card.tsx';
import { NewNoticesCard, OwnRequestsCard } from '../shared/own-notice-cards.tsx';
import { NewKaptNoticesCard } from '../vendor/kapt-notice-card.tsx';
import { listNextSteps } from '../vendor/next-steps.ts';
import { AdvertisementsCard, CompanyItemsCard, DocumentsCard, EvaluationsCard } from '../vendor/overview-cards.tsx';
import { PlanCard } from '../vendor/plan-card.tsx';

const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' };

const readToday = (): string => toBusinessDate(new Date());

function Overview({ overview }: { overview: VendorOverview }) {
  const id = useSession().user?.id ?? 0;
  // The rest of the page is complete without the plan.
  const plan = useEndpoint(getBrandPlanState, {});
  const today = readToday();
  return (
    <Stack gap={5}>
      <NextStepsCard steps={listNextSteps(overview, plan.data, today, id)} />
      <Grid gridTemplateColumns={COLUMNS} gap={5} alignItems="start">
        <Stack gap={5}>
          <NewNoticesCard />
          <NewKaptNoticesCard />
          <CompanyItemsCard items={overview.company_items} />
          <AdvertisementsCard advertisements={overview.advertisements} />
          {plan.error && !plan.data ? (
            <FailedState compact description={plan.error.title} onRetry={() => void plan.refresh()} />
          ) : null}
          {plan.data ? <PlanCard state={plan.data} today={today} /> : null}
        </Stack>
        <Stack gap={5}>
          <OwnRequestsCard />
          <EvaluationsCard brandId={id} evaluations={overview.evaluations} />
          <DocumentsCard documents={overview.documents} />
        </Stack>
      </Grid>
    </Stack>
  );
}

/** `/vendor`: what a vendor has with us, and what it does next. */
export function VendorPage() {
  const { data, error, refresh, isRefreshing } = useEndpoint(getVendorOverview, {});
  return (
    <Page>
      {error && !data ? (
        <FailedState description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />
      ) : null}
      {!data && !error ? <CardSkeleton count={3} /> : null}
      {data ? <Overview overview={data} /> : null}
    </Page>
  );
}
