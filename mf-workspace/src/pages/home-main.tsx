import { Stack } from '@danji/ui';
import { HomeToday } from '../dashboard/home-today.tsx';
import { HomeSpaces } from '../spaces/home-spaces.tsx';

/** The part of the home page that is of work spaces (slot `home.main`): what is to be done, and where. */
export const HomeMain = () => (
  <Stack gap={8}>
    <HomeToday />
    <HomeSpaces />
  </Stack>
);
