import type { Registry } from '@danji/contracts/releases/release';
import { leavePage, openApp, signInAs, unloadPage, type RenderedPage } from '@danji/testing/page/render-page';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import type { RemoteModule } from '@danji/shell-sdk';
import { App } from '../src/app.tsx';
import { routes } from '../src/routes.tsx';

type ShellOptions = {
  at: string;
  as?: TestAccount;
  /** Opens the address as a reload of the page before does: what the browser keeps is still there. */
  isReload?: boolean;
  registry?: Registry;
  loadRemote?: (remote: string) => Promise<RemoteModule>;
};

const NO_REMOTES: Registry = { revision: 0, issued: '2026-11-21T00:00:00.000Z', remotes: [] };

/** A remote source as the shell has it: one promise a remote until it is reset. */
function toSource(load: NonNullable<ShellOptions['loadRemote']>) {
  const loading = new Map<string, Promise<RemoteModule>>();
  return {
    load: (remote: string) => {
      const known = loading.get(remote) ?? load(remote);
      loading.set(remote, known);
      return known;
    },
    reset: (remote: string) => void loading.delete(remote),
  };
}

/** Opens the whole shell at an address, against the real server. `left` collects addresses the app opened as new pages, `asked` the times at which it asked for the registry. */
export async function openShell({ at, as, isReload = false, registry = NO_REMOTES, loadRemote = (remote) => Promise.reject(new Error(`no ${remote}`)) }: ShellOptions): Promise<RenderedPage & { left: string[]; asked: number[] }> {
  if (isReload) unloadPage();
  else leavePage();
  if (as) await signInAs(as);
  const left: string[] = [];
  const asked: number[] = [];
  const store = { current: () => registry, subscribe: () => () => undefined, refresh: async () => void asked.push(Date.now()) };
  const page = await openApp(routes, at, (router) => <App router={router} isolated registry={store} remotes={toSource(loadRemote)} leaveTo={(path) => void left.push(path)} />);
  return { ...page, left, asked };
}
