import { ApiProvider, type PreloadedData } from '@danji/api-client';
import { RouterProvider, ScreenSuspense, type createBrowserRouter } from '@danji/shell-sdk/router';
import { UiProvider } from '@danji/ui';
import { Suspense, useEffect, useEffectEvent, type ComponentType, type ReactNode } from 'react';
import { adoptOnNavigation } from './remotes/adopt-on-navigation.ts';
import { AppContext, type AppContextValue } from './shared/app-context.ts';

type AppProps = AppContextValue & {
  router: ReturnType<typeof createBrowserRouter>;
  nonce?: string | undefined;
  /** Gives the app a response cache of its own, for tests. */
  isolated?: boolean;
  /** Responses that came with the page. */
  preloaded?: PreloadedData | undefined;
  /** Whether the app hydrates a screen that the server has rendered: until then nothing may replace its DOM. */
  isServerRendered?: boolean | undefined;
  /** Runs once when the first screen is usable. */
  onReady?: (() => void) | undefined;
  /** Replaces the theme provider of the browser: the server collects the styles of the page that it renders. */
  Styles?: ComponentType<{ nonce?: string | undefined; children?: ReactNode }>;
};

/** Rendered beside the first screen inside the same Suspense boundary, so that its effect runs when the screen is there. */
function ReadyEffect({ onReady }: { onReady: () => void }) {
  const notifyReady = useEffectEvent(onReady);
  useEffect(() => notifyReady(), []);
  return null;
}

const nothing = () => undefined;

/** The whole web app: theme, response cache, registry and router. */
export function App({
  router,
  nonce,
  isolated = false,
  preloaded,
  isServerRendered = false,
  onReady = nothing,
  Styles = UiProvider,
  registry,
  remotes,
  company,
  leaveTo,
}: AppProps) {
  const Boundary = isServerRendered ? Suspense : ScreenSuspense;
  useEffect(() => adoptOnNavigation(router.history, remotes), [router, remotes]);
  return (
    <Styles nonce={nonce}>
      <ApiProvider isolated={isolated} preloaded={preloaded}>
        <AppContext value={{ registry, remotes, company, leaveTo }}>
          <Boundary>
            <RouterProvider router={router} />
            <ReadyEffect onReady={onReady} />
          </Boundary>
        </AppContext>
      </ApiProvider>
    </Styles>
  );
}
