import { Page } from '@danji/app-kit';
import { useSession } from '@danji/shell-sdk';
import { Grid } from '@danji/ui';
import { AccountCounts } from './accounts/staff-users/account-counts.tsx';
import { WaitingBrands, WaitingBrandsCount } from './accounts/businesses/waiting-brands.tsx';
import { RecentBlocks, RecentChanges } from './audit/staff-log/recent-entries.tsx';
import { OpenRequestsCount } from './workspace/requests/open-requests-count.tsx';

/** Puts the parts of all domains together: the work that waits for staff, and the latest actions of staff. */
export function DashboardPage() {
  const { isAdmin } = useSession();
  return (
    <Page>
      <Grid
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', xl: `repeat(${isAdmin ? 5 : 4}, minmax(0, 1fr))` }}
        gap={{ base: 3, md: 4 }}
      >
        <WaitingBrandsCount />
        <OpenRequestsCount />
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
