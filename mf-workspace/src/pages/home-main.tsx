import { useEndpoint } from '@danji/api-client';
import { getWorkToday } from '@danji/contracts/apts/work-dashboard.endpoints';
import { useSession } from '@danji/shell-sdk';
import { Stack } from '@danji/ui';
import { HomeToday } from '../dashboard/home-today.tsx';
import { HomeSpaces } from '../spaces/home-spaces.tsx';

/**
 * The part of the home page that is of work spaces (slot `home.main`): what is to be done, and where. Where nothing is to be
 * done that section goes, and what stood below is placed anew instead of moving.
 */
export function HomeMain() {
  const { kind, isTemp } = useSession();
  const { data } = useEndpoint(getWorkToday, kind === 'general' && !isTemp ? {} : null);
  return (
    <Stack key={data?.count === 0 ? 'nothing' : 'today'} gap={8}>
      <HomeToday />
      <HomeSpaces />
    </Stack>
  );
}
