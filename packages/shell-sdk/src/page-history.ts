import {
  parsePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigateOptions,
  type NavigationType,
  type Navigator,
  type To,
} from 'react-router';
import { createLeaveGuards, type LeaveGuards } from './leave-guards.ts';

/** An entry of the page's history: its location and the navigation that led there. */
export type HistoryEntry = {
  location: Location;
  action: NavigationType;
  /** The navigation keeps the scroll position, because it does not open a new page. */ keepsScroll: boolean;
  /** Time of the navigation by `performance.now()`; 0 for the page as it was opened. */ since: number;
};

type Listener = (next: HistoryEntry, left: HistoryEntry) => void;

/** The history of the page, with guards that ask before it is left for another path. */
export type PageHistory = {
  current(): HistoryEntry;
  /** Calls the listener after every navigation; returns a function that removes it. */
  subscribe(listener: Listener): () => void;
  /** The navigator of links and of `useNavigate`. */
  navigator: Navigator;
  navigate(to: To | number, options?: NavigateOptions): void;
  guard: LeaveGuards['add'];
  /**
   * Calls `close` before the browser's back button leaves an address: when it returns true it has closed something over
   * the page, which stays. Returns a function that removes it.
   */
  onBack(close: () => boolean): () => void;
};

type RouterHistory = Pick<
  ReturnType<typeof createBrowserHistory>,
  'location' | 'action' | 'createHref' | 'encodeLocation' | 'push' | 'replace' | 'go' | 'listen'
>;

/** Holds the current entry of the history and notifies its listeners of every new one. */
function createEntryStore(first: HistoryEntry) {
  const listeners = new Set<Listener>();
  let current = first;
  return {
    current: () => current,
    set: (next: HistoryEntry): void => {
      const left = current;
      current = next;
      for (const listener of listeners) listener(current, left);
    },
    subscribe: (listener: Listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Holds the function that closes what is over the page. */
function createOverPage() {
  let current: (() => boolean) | undefined;
  return {
    close: () => current?.() ?? false,
    onBack: (close: () => boolean) => {
      current = close;
      return () => {
        if (current === close) current = undefined;
      };
    },
  };
}

/**
 * Wraps the browser's history with guards that ask before a page is left. The data router of react-router has these too, but
 * its loaders and actions, which no screen of ours uses, would add 14 kB to every first visit.
 */
export function createPageHistory(history: RouterHistory = createBrowserHistory({ v5Compat: true })): PageHistory {
  const { location, action } = history;
  const entries = createEntryStore({ location, action, keepsScroll: false, since: 0 });
  const guards = createLeaveGuards();
  let keepsScroll = false;
  let onTakenBack: (() => void) | undefined;
  const overPage = createOverPage();

  const isHeld = (pathname: string, proceed: () => void) =>
    pathname !== entries.current().location.pathname && guards.hold(proceed);

  const step = (to: To, options: NavigateOptions, move: () => void) => {
    const { pathname = entries.current().location.pathname } = typeof to === 'string' ? parsePath(to) : to;
    const make = () => {
      keepsScroll = options.preventScrollReset ?? false;
      move();
    };
    if (!isHeld(pathname, make)) make();
  };

  /** Reverts a navigation back or forward, which the browser has already made. */
  const revert = (delta: number, then: () => void): boolean => {
    onTakenBack = then;
    history.go(-delta);
    return true;
  };
  /** Reverts it until the guard has answered. */
  const takeBack = (pathname: string, delta: number): boolean => {
    const { promise, resolve } = Promise.withResolvers<void>();
    return isHeld(pathname, () => void promise.then(() => history.go(delta))) && revert(delta, resolve);
  };
  /** A step back closes what is over the page instead. It has no entry of its own, so none is left when it closes otherwise. */
  const closesInstead = (delta: number) => delta < 0 && overPage.close() && revert(delta, () => undefined);

  history.listen(({ action, location, delta }) => {
    if (onTakenBack) {
      onTakenBack();
      onTakenBack = undefined;
      return;
    }
    const isByBrowser = action === 'POP';
    if (isByBrowser && delta !== null && (closesInstead(delta) || takeBack(location.pathname, delta))) return;
    guards.settle();
    entries.set({ location, action, keepsScroll: !isByBrowser && keepsScroll, since: performance.now() });
  });

  const navigator: Navigator = {
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: (to, state, options = {}) => step(to, options, () => history.push(to, state)),
    replace: (to, state, options = {}) => step(to, options, () => history.replace(to, state)),
  };
  return {
    current: entries.current,
    subscribe: entries.subscribe,
    navigator,
    navigate: (to, options = {}) => {
      if (typeof to === 'number') history.go(to);
      else navigator[options.replace ? 'replace' : 'push'](to, options.state, options);
    },
    guard: guards.add,
    onBack: overPage.onBack,
  };
}
