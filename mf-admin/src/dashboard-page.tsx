import { Page } from '@danji/app-kit';
import { Grid, lazyComponent, Skeleton, upToColumns } from '@danji/ui';
import { AccountCounts } from './accounts/staff-users/account-counts.tsx';
import { WaitingBrands, WaitingBrandsCount } from './accounts/businesses/waiting-brands.tsx';
import { RecentBlocks, RecentChanges } from './audit/staff-log/recent-entries.tsx';
import { WaitingOfVendors } from './bids/waiting-counts.tsx';
import { WaitingOfCommunity } from './community/waiting-counts.tsx';
import { OpenRequestsCount } from './workspace/requests/open-requests-count.tsx';

/** Two numbers in a row of a phone, so many as fit elsewhere. */
const COUNTS = { base: upToColumns(2, '8rem'), md: 'repeat(auto-fill, minmax(11rem, 1fr))' };

/** Comes after the rest of the first screen, with calls of its own. */
const WaitingOfShop = lazyComponent(
  () => import('./shop/waiting-counts.tsx'),
  'WaitingOfShop',
  () =>
    ['orders', 'parcels', 'cancels', 'returns', 'questions', 'stock'].map((card) => (
      <Skeleton key={card} height={24} />
    )),
);

/** Puts the parts of all domains together: the work that waits for staff, and the latest actions of staff. */
export function DashboardPage() {
  return (
    <Page>
      <Grid as="section" aria-label="기다리는 일" gridTemplateColumns={COUNTS} gap={{ base: 3, md: 4 }}>
        <WaitingBrandsCount />
        <WaitingOfVendors />
        <OpenRequestsCount />
        <WaitingOfCommunity />
        <WaitingOfShop />
      </Grid>
      <Grid as="section" aria-label="회원" gridTemplateColumns={COUNTS} gap={{ base: 3, md: 4 }}>
        <AccountCounts />
      </Grid>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(auto-fit, minmax(26rem, 1fr))' }}
        alignItems="start"
      >
        <WaitingBrands />
        <RecentBlocks />
        <RecentChanges />
      </Grid>
    </Page>
  );
}
