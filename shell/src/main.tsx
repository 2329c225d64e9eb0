import '@danji/ui/fonts.css';
import { request, resumeSession } from '@danji/api-client';
import { getRegistry } from '@danji/contracts/releases/release.endpoints';
import { createRegistry, readInlinedRegistry } from '@danji/federation/runtime/registry';
import { createBrowserRouter } from '@danji/shell-sdk/router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepOfflinePage } from './install/keep-offline-page.ts';
import { createRemoteSource } from './remotes/create-remote-source.ts';
import { routes } from './routes.tsx';
import { couldBeInApp } from './visit/could-be-in-app.ts';
import { noteVisitSource } from './visit/note-visit-source.ts';

const nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce;

const registry = createRegistry({
  initial: readInlinedRegistry(),
  fetchRegistry: (signal) => request(getRegistry, { signal }),
  onError: ({ cause }) => globalThis.reportError(cause),
});

noteVisitSource();
if (couldBeInApp(navigator.userAgent, globalThis.location.search)) {
  try {
    (await import('./visit/leave-in-app-browser.ts')).leaveInAppBrowser();
  } catch (error) {
    // The page works where it is.
    globalThis.reportError(error);
  }
}
const resumed = resumeSession();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <App router={createBrowserRouter(routes)} nonce={nonce} registry={registry} remotes={createRemoteSource(registry)} leaveTo={(path) => globalThis.location.assign(path)} />
  </StrictMode>,
);
// The registry is asked with the session: until then the visitor would be taken for nobody.
await resumed;
registry.watch(new AbortController().signal);
const worker = document.querySelector<HTMLMetaElement>('meta[name=danji-worker]')?.content;
if (worker) await keepOfflinePage(worker);
