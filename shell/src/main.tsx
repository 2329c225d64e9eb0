import '@danji/federation/runtime/lend-runtime';
import '@danji/ui/fonts.css';
import { request, resumeSession } from '@danji/api-client';
import { getRegistry } from '@danji/contracts/releases/release.endpoints';
import { createRegistry, readInlinedRegistry } from '@danji/federation/runtime/registry';
import { createBrowserRouter } from '@danji/shell-sdk/router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createRemoteSource } from './remotes/create-remote-source.ts';
import { routes } from './routes.tsx';
import { noteVisitSource } from './visit/note-visit-source.ts';

const nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce;

const registry = createRegistry({
  initial: readInlinedRegistry(),
  fetchRegistry: (signal) => request(getRegistry, { signal }),
  onError: ({ cause }) => globalThis.reportError(cause),
});

noteVisitSource();
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
