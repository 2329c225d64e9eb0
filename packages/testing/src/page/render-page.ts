import { AccountStatus } from '@danji/contracts/codes/user-codes';
import './jsdom-polyfills.ts';
import './page-setup.ts';
import { ApiProvider, request, sessionStore } from '@danji/api-client';
import { getMe } from '@danji/contracts/accounts/profile.endpoints';
import { ShellHost, type RemoteRoute, type SlotComponent } from '@danji/shell-sdk';
import { createBrowserRouter, Outlet, RouterProvider, type RouteObject } from '@danji/shell-sdk/router';
import { BottomSheet, openLayers, ConfirmDialog, dismissToast, Modal, toast, Toaster, UiProvider } from '@danji/ui';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach } from '@jest/globals';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { createElement, Fragment, type ReactNode } from 'react';
import type { TestAccount } from '../factories/account-factory.ts';
import { testServer } from '../test-server.ts';

// A page that stays mounted would call the server while the next test resets it.
afterEach(() => leavePage());

/**
 * Signs the window in as an account of the test: its access token is in memory, its details are fetched from the
 * server.
 */
export async function signInAs(account: TestAccount): Promise<void> {
  const blank = {
    access: account.token,
    refresh: null,
    user: { id: account.id, user_type: 2, name: account.name } as Awaited<ReturnType<typeof request<typeof getMe>>>,
    is_temp: false,
    ...(testServer().platform.config.allowBackdoor && { can_act_as: true as const }),
    acting: null,
  };
  sessionStore.start(blank);
  const user = await request(getMe);
  sessionStore.start({ ...blank, user, is_temp: user.account_status === AccountStatus.TEMP });
}

/** Removes the page from the window as a reload does: state in memory is lost, the browser’s storage stays. */
export function unloadPage(): void {
  cleanup();
  dismissToast();
  sessionStore.clear();
}

/**
 * Removes the page and everything it leaves behind: the document, its messages, the session, and the browser’s storage.
 */
export function leavePage(): void {
  unloadPage();
  localStorage.clear();
  sessionStorage.clear();
}

export type PageOptions = {
  /** Path and query of the address bar. */
  at: string;
  /** Account that is signed in; without it the page is opened as a visitor. */
  as?: TestAccount;
  /** Opens the address as a reload of the previous page does, with the browser’s storage unchanged. */
  isReload?: boolean;
  /** Widgets of other remotes by slot name. */
  slots?: Record<string, SlotComponent>;
};

export type RenderedPage = {
  user: UserEvent;
  screen: typeof screen;
  within: typeof within;
  waitFor: typeof waitFor;
  /** Current path and query. */ address: () => string;
  go: (to: string) => Promise<void>;
  /** Runs several events before the page is drawn again, as on a device that is slower than its user. */
  beforeNextRender: (events: () => void) => void;
};

const address = () => globalThis.location.pathname + globalThis.location.search;

type AppRouter = ReturnType<typeof createBrowserRouter>;

/** Opens an address of the app with these routes; `toElement` renders the whole app around its router. */
export async function openApp(
  routes: RouteObject[],
  at: string,
  toElement: (router: AppRouter) => ReactNode,
): Promise<RenderedPage> {
  globalThis.history.replaceState(null, '', at);
  const router = createBrowserRouter(routes);
  await act(async () => {
    render(toElement(router));
  });
  return {
    user: userEvent.setup(),
    screen,
    within,
    waitFor,
    address,
    go: async (to) => act(async () => router.navigate(to)),
    beforeNextRender: (events) => act(events),
  };
}

/**
 * Renders the screens of a remote against the real server, with everything the shell provides: router, theme, modals,
 * messages, a response cache of its own. `await renderPage(remote.routes, { at: '/workspace', as: manager })`.
 */
export async function renderPage(
  routes: RemoteRoute[],
  { at, as, isReload = false, slots = {} }: PageOptions,
): Promise<RenderedPage> {
  if (isReload) unloadPage();
  else leavePage();
  if (as) await signInAs(as);
  const SlotOutlet: Parameters<typeof ShellHost>[0]['SlotOutlet'] = ({ name, context }) =>
    slots[name] ? createElement(slots[name], { context }) : null;
  const host = createElement(
    ShellHost,
    { components: { Modal, BottomSheet, ConfirmDialog, toast, openLayers }, leaveTo: () => undefined, SlotOutlet },
    createElement('main', { id: 'main' }, createElement(Outlet)),
    createElement(Toaster),
  );
  const tree: RouteObject[] = [
    { element: host, children: [...(routes as RouteObject[]), { path: '*', element: createElement(Fragment) }] },
  ];
  return openApp(tree, at, (router) =>
    createElement(
      ApiProvider,
      { isolated: true },
      createElement(UiProvider, null, createElement(RouterProvider, { router })),
    ),
  );
}
