import { ApiProvider, type PageAnswerSet } from '@danji/api-client';
import { RouterProvider, ScreenSuspense, type createBrowserRouter } from '@danji/shell-sdk/router';
import { UiProvider } from '@danji/ui';
import { Suspense, useEffect, useEffectEvent, type ComponentType, type ReactNode } from 'react';
import { adoptOnSteps } from './remotes/adopt-on-steps.ts';
import { AppContext, type AppContextValue } from './shared/app-context.ts';

type AppProps = AppContextValue & {
  router: ReturnType<typeof createBrowserRouter>;
  nonce?: string | undefined;
  /** Gives the app a response cache of its own, for tests. */
  isolated?: boolean;
  /** Responses that came with the page. */
  known?: PageAnswerSet | undefined;
  /** Whether the app hydrates a screen that the server has rendered: until then nothing may replace its DOM. */
  isWritten?: boolean | undefined;
  /** Runs once when the first screen is usable. */
  onShown?: (() => void) | undefined;
  /** Replaces the theme provider of the browser: the server collects the styles of the page that it renders. */
  Styles?: ComponentType<{ nonce?: string | undefined; children?: ReactNode }>;
};

/** Rendered beside the first screen inside the same Suspense boundary, so that its effect runs when the screen is there. */
function Shown({ onShown }: { onShown: () => void }) {
  const tell = useEffectEvent(onShown);
  useEffect(() => tell(), []);
  return null;
}

const nothing = () => undefined;

/** The whole web app: theme, response cache, registry and router. */
export function App({
  router,
  nonce,
  isolated = false,
  known,
  isWritten = false,
  onShown = nothing,
  Styles = UiProvider,
  registry,
  remotes,
  leaveTo,
}: AppProps) {
  const Waiting = isWritten ? Suspense : ScreenSuspense;
  useEffect(() => adoptOnSteps(router.history, remotes), [router, remotes]);
  return (
    <Styles nonce={nonce}>
      <ApiProvider isolated={isolated} known={known}>
        <AppContext value={{ registry, remotes, leaveTo }}>
          <Waiting>
            <RouterProvider router={router} />
            <Shown onShown={onShown} />
          </Waiting>
        </AppContext>
      </ApiProvider>
    </Styles>
  );
}
