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

/** Where the page is, and how it came there. */
export type Place = {
  location: Location;
  action: NavigationType;
  /** The step was no new page to read from the top. */ keepsScroll: boolean;
  /** When the step was made, by `performance.now()`; 0 for the page as it was opened. */ since: number;
};

type Listener = (next: Place, left: Place) => void;

/** Addresses of the page: steps within them, and questions before a step to another path. */
export type PageHistory = {
  current(): Place;
  /** Hears every step after it was made; answers a function that ends it. */
  subscribe(listener: Listener): () => void;
  /** What links and `useNavigate` step with. */
  navigator: Navigator;
  navigate(to: To | number, options?: NavigateOptions): void;
  guard: LeaveGuards['add'];
};

type RouterHistory = Pick<
  ReturnType<typeof createBrowserHistory>,
  'location' | 'action' | 'createHref' | 'encodeLocation' | 'push' | 'replace' | 'go' | 'listen'
>;

/** Holds the current entry of the history and notifies its listeners of every new one. */
function createEntryStore(first: Place) {
  const listeners = new Set<Listener>();
  let current = first;
  return {
    current: () => current,
    set: (next: Place): void => {
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

/**
 * The browser's history with what the data router of react-router would be needed for: asking before a page is left.
 * The data router, with its loaders and actions that no screen of ours has, is 14 kB of every first visit.
 */
export function createPageHistory(history: RouterHistory = createBrowserHistory({ v5Compat: true })): PageHistory {
  const entries = createEntryStore({
    location: history.location,
    action: history.action,
    keepsScroll: false,
    since: 0,
  });
  const guards = createLeaveGuards();
  let keepsScroll = false;
  let onTakenBack: (() => void) | undefined;

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

  /** The browser has already gone back or forward: it is taken back until there is an answer. */
  const takeBack = (pathname: string, delta: number): boolean => {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (!isHeld(pathname, () => void promise.then(() => history.go(delta)))) return false;
    onTakenBack = resolve;
    history.go(-delta);
    return true;
  };

  history.listen(({ action, location, delta }) => {
    if (onTakenBack) {
      onTakenBack();
      onTakenBack = undefined;
      return;
    }
    const isByBrowser = action === 'POP';
    if (isByBrowser && delta !== null && takeBack(location.pathname, delta)) return;
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
  };
}
