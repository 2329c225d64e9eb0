import { ApiProvider, type PageAnswerSet } from '@danji/api-client';
import { RouterProvider, ScreenSuspense, type createBrowserRouter } from '@danji/shell-sdk/router';
import { UiProvider } from '@danji/ui';
import { Suspense, useEffect, useEffectEvent, type ComponentType, type ReactNode } from 'react';
import { adoptOnSteps } from './remotes/adopt-on-steps.ts';
import { AppContext, type AppContextValue } from './shared/app-context.ts';

type AppProps = AppContextValue & {
  router: ReturnType<typeof createBrowserRouter>;
  nonce?: string | undefined;
  /** An answer cache of its own, for tests. */
  isolated?: boolean;
  /** Answers that came with the page. */
  known?: PageAnswerSet | undefined;
  /** Whether the server writes the screen, and the app takes it over: then nothing may draw it anew before. */
  isWritten?: boolean | undefined;
  /** Runs once when the first screen can be used. */
  onShown?: (() => void) | undefined;
  /** Instead of the theme of a browser: where the server keeps the styles of the page it writes. */
  Styles?: ComponentType<{ nonce?: string | undefined; children?: ReactNode }>;
};

/** Beside the first screen, inside what waits for its script. */
function Shown({ onShown }: { onShown: () => void }) {
  const tell = useEffectEvent(onShown);
  useEffect(() => tell(), []);
  return null;
}

const nothing = () => undefined;

/** The whole web app: theme, answers, registry, router. */
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
