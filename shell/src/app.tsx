import { ApiProvider } from '@danji/api-client';
import { RouterProvider, type createBrowserRouter } from '@danji/shell-sdk/router';
import { UiProvider } from '@danji/ui';
import { Suspense } from 'react';
import { AppContext, type AppContextValue } from './shared/app-context.ts';

type AppProps = AppContextValue & {
  router: ReturnType<typeof createBrowserRouter>;
  nonce?: string | undefined;
  /** An answer cache of its own, for tests. */
  isolated?: boolean;
};

/** The whole web app: theme, answers, registry, router. */
export function App({ router, nonce, isolated = false, registry, remotes, leaveTo }: AppProps) {
  return (
    <UiProvider nonce={nonce}>
      <ApiProvider isolated={isolated}>
        <AppContext value={{ registry, remotes, leaveTo }}>
          <Suspense><RouterProvider router={router} /></Suspense>
        </AppContext>
      </ApiProvider>
    </UiProvider>
  );
}
