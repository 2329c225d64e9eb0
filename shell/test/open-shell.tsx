import type { PreloadedData } from '@danji/api-client';
import type { Registry } from '@danji/contracts/releases/release';
import { createRegistryStore } from '@danji/federation/runtime/registry';
import { leavePage, openApp, signInAs, unloadPage, type RenderedPage } from '@danji/testing/page/render-page';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import type { RemoteModule } from '@danji/shell-sdk';
import { act } from '@testing-library/react';
import { App } from '../src/app.tsx';
import { readCompany } from '../src/company.ts';
import { createHealthLog, type HealthLog } from '../src/remotes/create-health-log.ts';
import { createRemoteSource } from '../src/remotes/create-remote-source.ts';
import { routes } from '../src/routes.tsx';

type ShellOptions = {
  at: string;
  as?: TestAccount;
  /** Opens the address like a reload of the previous page: the browser's storage remains. */
  isReload?: boolean;
  registry?: Registry;
  /** Responses that came with the page. */
  preloaded?: PreloadedData;
  /** Loads the module of a release. */
  loadRemote?: (remote: string, release: string) => Promise<RemoteModule>;
};

type OpenedShell = RenderedPage & {
  /** The addresses that the app opened with a page load. */
  left: string[];
  /** The times at which it requested the registry. */
  registryRequests: number[];
  /** Replaces the registry of the server; the page does not know yet. */
  serve: (registry: Registry) => void;
  /** The same, and lets the page request it. */
  publish: (registry: Registry) => Promise<void>;
  health: HealthLog;
};

const NO_REMOTES: Registry = {
  revision: 0,
  issued: '2026-11-21T00:00:00.000Z',
  expires: '2099-01-01T00:00:00.000Z',
  remotes: [],
  revoked: [],
  override: [],
};

/** Opens the whole shell at an address, against the real server; the test provides the remotes. */
export async function openShell({
  at,
  as,
  isReload = false,
  registry: initial = NO_REMOTES,
  preloaded,
  loadRemote = (remote) => Promise.reject(new Error(`no ${remote}`)),
}: ShellOptions): Promise<OpenedShell> {
  if (isReload) unloadPage();
  else leavePage();
  if (as) await signInAs(as);
  const left: string[] = [];
  const registryRequests: number[] = [];
  let served = initial;
  const registry = createRegistryStore({
    initial,
    keys: [],
    onError: ({ cause }) => {
      throw cause;
    },
    fetchRegistry: () => {
      registryRequests.push(Date.now());
      return Promise.resolve(served);
    },
  });
  const health = createHealthLog(registry);
  const containerLoader = {
    load: async ({ container }: { container: string }) => {
      const hosted = registry
        .current()
        .remotes.find((one) => one.container === container || one.previous?.container === container);
      return {
        remote: await loadRemote(
          hosted?.remote ?? '',
          (hosted?.container === container ? hosted.release : hosted?.previous?.release) ?? '',
        ),
      };
    },
  };
  const remotes = createRemoteSource({ registry, health, containerLoader });
  const page = await openApp(routes, at, (router) => (
    <App
      router={router}
      isolated
      preloaded={preloaded}
      registry={registry}
      remotes={remotes}
      company={readCompany()}
      leaveTo={(path) => void left.push(path)}
    />
  ));
  const serve = (next: Registry) => {
    served = next;
  };
  const publish = (next: Registry) =>
    act(async () => {
      serve(next);
      await registry.refresh();
    });
  return { ...page, left, registryRequests, serve, publish, health };
}
