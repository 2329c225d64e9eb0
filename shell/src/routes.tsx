import { webPaths } from '@danji/contracts/web-paths';
import { lazyPage, type RouteObject } from '@danji/shell-sdk/router';
import { AddressSearch } from './address-search/lazy-address-search.tsx';
import { Frame } from './frame/frame.tsx';
import { WithConsents } from './legal/with-consents.tsx';
import { HomePage } from './pages/home-page.tsx';
import { BrokenPage, ForbiddenPage, NotFoundPage, UnavailablePage } from './pages/message-pages.tsx';
import { RemoteScreens } from './remotes/remote-screens.tsx';
import { SlotOutlet } from './remotes/slot-outlet.tsx';
import { WithSecondFactor } from './account/second-factor/with-second-factor.tsx';
import { SignedInOnly } from './shared/guards.tsx';

const signIn = (kind: 'General' | 'Brand' | 'Staff') =>
  lazyPage(() => import('./pages/sign-in-page.tsx'), `${kind}SignInPage`);
const signUp = (kind: 'User' | 'Brand') => lazyPage(() => import('./pages/sign-up-page.tsx'), `${kind}SignUpPage`);
const kakao = (kind: 'User' | 'Brand') =>
  lazyPage(() => import('./pages/kakao-callback-page.tsx'), `${kind}KakaoCallbackPage`);

const notFound = <NotFoundPage />;

/** The shell's own screens; every other address belongs to a remote. */
export const routes: RouteObject[] = [
  {
    element: <Frame SlotOutlet={SlotOutlet} AddressSearch={AddressSearch} />,
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
          { path: webPaths.home, element: <HomePage /> },
          { path: webPaths.signIn('general'), element: signIn('General') },
          { path: webPaths.signIn('brand'), element: signIn('Brand') },
          { path: webPaths.signIn('staff'), element: signIn('Staff') },
          { path: webPaths.signUp('user'), element: signUp('User') },
          { path: webPaths.signUp('brand'), element: signUp('Brand') },
          { path: webPaths.kakaoCallback('user'), element: kakao('User') },
          { path: webPaths.kakaoCallback('brand'), element: kakao('Brand') },
          { path: webPaths.findEmail, element: lazyPage(() => import('./pages/find-email-page.tsx'), 'FindEmailPage') },
          {
            path: webPaths.findPassword,
            element: lazyPage(() => import('./pages/find-password-page.tsx'), 'FindPasswordPage'),
          },
          {
            path: webPaths.me,
            element: <SignedInOnly>{lazyPage(() => import('./pages/me-page.tsx'), 'MePage')}</SignedInOnly>,
          },
          {
            path: webPaths.notifications,
            element: (
              <SignedInOnly>
                {lazyPage(() => import('./pages/notifications-page.tsx'), 'NotificationsPage')}
              </SignedInOnly>
            ),
          },
          { path: webPaths.terms, element: lazyPage(() => import('./pages/terms-page.tsx'), 'TermsPage') },
          { path: webPaths.privacy, element: lazyPage(() => import('./pages/privacy-page.tsx'), 'PrivacyPage') },
          { path: webPaths.search, element: lazyPage(() => import('./pages/search-page.tsx'), 'SearchPage') },
          {
            path: '/open-in-browser',
            element: lazyPage(() => import('./pages/open-in-browser-page.tsx'), 'OpenInBrowserPage'),
          },
          { path: '/unavailable', element: <UnavailablePage /> },
          { path: '*', element: <RemoteScreens notFound={notFound} forbidden={<ForbiddenPage />} /> },
        ],
      },
    ],
  },
];
