import '@danji/ui/fonts.css';
import { request, resumeSession, sessionStore } from '@danji/api-client';
import { toPageAddress } from '@danji/contracts/rules/app-path';
import { getRegistry } from '@danji/contracts/releases/release.endpoints';
import { createRegistryStore, readInlinedRegistry } from '@danji/federation/runtime/registry';
import { clientStorage } from '@danji/shell-sdk';
import { createBrowserRouter } from '@danji/shell-sdk/router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { readCompany } from './company.ts';
import { registerServiceWorker } from './install/register-service-worker.ts';
import { createHealthLog } from './remotes/create-health-log.ts';
import { createRemoteSource } from './remotes/create-remote-source.ts';
import { readPreloadedData } from './preloaded-data.ts';
import { routes } from './routes.tsx';
import { rememberInput, replayInput, restoreStyles } from './hydrate-input.ts';
import { couldBeInApp } from './visit/could-be-in-app.ts';
import { recordVisitSource } from './visit/record-visit-source.ts';

const nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce;

const registry = createRegistryStore({
  initial: readInlinedRegistry(),
  fetchRegistry: (signal) => request(getRegistry, { signal }),
  onError: ({ cause }) => globalThis.reportError(cause),
});

const health = createHealthLog(registry);
health.listen(new AbortController().signal);
const remotes = createRemoteSource({ registry, health });

/** The server has rendered the screen of this path. */
const renderedPath = globalThis.location.pathname;
recordVisitSource();
if (couldBeInApp(navigator.userAgent, globalThis.location.search)) {
  try {
    (await import('./visit/leave-in-app-browser.ts')).leaveInAppBrowser();
  } catch (error) {
    // The page works in the in-app browser too.
    globalThis.reportError(error);
  }
}
// The router is created only now, because the redirect to the guide for in-app browsers changes the address.
const router = createBrowserRouter(routes);
// The reporting code is loaded with the first event, that is with the first remote on the page.
let healthReports: Promise<void> | undefined;
health.onRecorded(() => {
  healthReports ??= import('./remotes/report-health.ts').then(
    ({ startHealthReports }) => startHealthReports({ log: health, registry, remotes, history: router.history }),
    globalThis.reportError,
  );
});
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
// The server renders the screen for visitors that are known to have no session (web-host/visitor-pages.ts).
const isServerRendered = root.firstElementChild !== null;
if (isServerRendered) sessionStore.pause();
const resumed = resumeSession();
const preloaded = readPreloadedData();
// The guide for in-app browsers is not the screen that the server has rendered.
const hydrates = isServerRendered && globalThis.location.pathname === renderedPath && !clientStorage.hasInput();
const input = rememberInput(root);
const app = (
  <StrictMode>
    <App
      router={router}
      nonce={nonce}
      preloaded={preloaded}
      registry={registry}
      remotes={remotes}
      company={readCompany()}
      leaveTo={(path) => globalThis.location.assign(toPageAddress(path, globalThis.location.origin))}
      isServerRendered={hydrates}
      onReady={() => replayInput(root, input)}
    />
  </StrictMode>
);
if (hydrates) {
  restoreStyles(root);
  hydrateRoot(root, app);
} else {
  createRoot(root).render(app);
}
// The registry depends on the account: a request before the session is known would be anonymous.
await resumed;
registry.watch(new AbortController().signal);
const worker = document.querySelector<HTMLMetaElement>('meta[name=danji-worker]')?.content;
if (worker) await registerServiceWorker(worker, router.navigate);
