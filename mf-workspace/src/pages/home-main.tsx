import { useEndpoint } from '@danji/api-client';
import { getDashboardSummary } from '@danji/contracts/workspace/work-dashboard.endpoints';
import { useSession } from '@danji/shell-sdk';
import { Stack } from '@danji/ui';
import { HomeDashboard } from '../dashboard/home-dashboard.tsx';
import { HomeQuickActions } from '../spaces/home-quick-actions.tsx';
import { HomeSpaces } from '../spaces/home-spaces.tsx';

/**
 * The section of the home page about work spaces (slot `home.main`): today's items and the user's work spaces. Without items that
 * section is removed, and the one below it is mounted anew, so that it does not count as a layout shift.
 */
export function HomeMain() {
  const { kind, isTemp } = useSession();
  const { data } = useEndpoint(getDashboardSummary, kind === 'general' && !isTemp ? {} : null);
  return (
    <Stack key={data?.count === 0 ? 'nothing' : 'today'} gap={8}>
      <HomeDashboard />
      <HomeSpaces />
    </Stack>
  );
}

/** The quick actions of a general user on the home page (slot `home.quick-actions`). */
export function SpaceQuickActions() {
  const { kind } = useSession();
  return kind === 'general' ? <HomeQuickActions /> : null;
}
