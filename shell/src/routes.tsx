import { getOwn } from '@danji/contracts/get-own';
import { toRoutes } from '@danji/shell-sdk';
import type { RouteObject } from '@danji/shell-sdk/router';
import { AddressSearch } from './address-search/lazy-address-search.tsx';
import { Frame } from './frame/frame.tsx';
import { WithConsents } from './legal/with-consents.tsx';
import { HomePage } from './pages/home-page.tsx';
import { BrokenPage, ForbiddenPage, NotFoundPage, SettingUpPage, UnavailablePage } from './pages/message-pages.tsx';
import { RemoteScreens } from './remotes/remote-screens.tsx';
import { SlotOutlet } from './remotes/slot-outlet.tsx';
import { screens } from './screens.ts';
import { WithSecondFactor } from './account/second-factor/with-second-factor.tsx';
import { SignedInOnly } from './shared/guards.tsx';
import { OwnScreens } from './shared/own-screens.ts';
import type { ReactNode } from 'react';

const notFound = <NotFoundPage />;

/** They are in the first script: the first paint must not wait for another one. */
const EAGER: Readonly<Record<string, ReactNode>> = { '/': <HomePage />, '/unavailable': <UnavailablePage /> };

const isForEverybody = ({ audience }: (typeof screens)[number]) => audience.includes('everybody');

/** The shell's own screens; every other address belongs to a remote. */
export const routes: RouteObject[] = [
  {
    element: (
      <OwnScreens value={screens}>
        <Frame SlotOutlet={SlotOutlet} AddressSearch={AddressSearch} />
      </OwnScreens>
    ),
    errorElement: (
      <Frame SlotOutlet={SlotOutlet} AddressSearch={AddressSearch}>
        <BrokenPage />
      </Frame>
    ),
    children: [
      {
        element: (
          <WithSecondFactor>
            <WithConsents />
          </WithSecondFactor>
        ),
        errorElement: <BrokenPage />,
        children: [
          ...toRoutes(screens.filter(isForEverybody)).map(({ path, element }) => ({
            path,
            element: getOwn(EAGER, path) ?? element,
          })),
          { element: <SignedInOnly />, children: toRoutes(screens.filter((screen) => !isForEverybody(screen))) },
          {
            path: '*',
            element: <RemoteScreens notFound={notFound} forbidden={<ForbiddenPage />} settingUp={<SettingUpPage />} />,
          },
        ],
      },
    ],
  },
];
