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

/** The layers that are open over the page, which the browser's back button closes first. */
export type OpenLayers = {
  /** Closes what is on top; `false` when nothing is open. */
  closeTop: () => boolean;
  /** Calls the listener whenever something has opened; returns a function that removes it. */
  onOpened: (listener: () => void) => () => void;
};

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
   * Closes the top one of `layers` when the browser's back button would leave an address, which stays then. Returns a
   * function that ends this.
   */
  onBack(layers: OpenLayers): () => void;
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

/** Indexes in the state of the entries that react-router's history makes; the first one of a document has 0. */
const [FIRST, BELOW_FIRST] = [0, -1];
const readIndex = (): unknown => (window.history.state as { idx?: number } | null)?.idx;

/**
 * Closes what is over the page at a step back. Nothing can be reverted when the step leaves the document, so the first
 * entry of a document gets a copy below it as soon as something opens: a step back then ends at the copy.
 */
function createOverPage() {
  let current: OpenLayers | undefined;
  let hasCopy = false;
  const copyFirst = () => {
    if (hasCopy || (readIndex() !== FIRST && readIndex() !== BELOW_FIRST)) return;
    hasCopy = true;
    const state = window.history.state as object;
    window.history.replaceState({ ...state, idx: BELOW_FIRST }, '');
    window.history.pushState({ ...state, idx: FIRST }, '');
  };
  return {
    close: () => current?.closeTop() ?? false,
    isAtCopy: () => readIndex() === BELOW_FIRST,
    /** A step back to the copy with nothing open goes on to what is before it, if the tab has anything there. */
    passCopy: (history: Pick<RouterHistory, 'go'>) => {
      if (readIndex() !== BELOW_FIRST) return;
      hasCopy = false;
      history.go(-1);
    },
    onBack: (layers: OpenLayers) => {
      current = layers;
      const stop = layers.onOpened(copyFirst);
      return () => {
        stop();
        if (current === layers) current = undefined;
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
  const closesInstead = (delta: number) =>
    (delta < 0 || overPage.isAtCopy()) && overPage.close() && revert(Math.min(delta, -1), () => undefined);

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
    if (isByBrowser) overPage.passCopy(history);
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
