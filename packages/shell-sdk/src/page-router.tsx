import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { Router, useRoutes, type Location, type RouteObject } from 'react-router';
import type { LeaveGuard } from './leave-guards.ts';
import { createPageHistory, type HistoryEntry, type OpenLayers, type PageHistory } from './page-history.ts';
import { withBoundaries } from './route-boundary.tsx';

export type PageRouter = Pick<PageHistory, 'navigate'> & { history: PageHistory; routes: RouteObject[] };

type PageView = { history: PageHistory; entry: HistoryEntry };
const PageContext = createContext<PageView | undefined>(undefined);

/** Creates the router of a page, once, outside React. */
export function createBrowserRouter(routes: readonly RouteObject[]): PageRouter {
  const history = createPageHistory();
  return { history, navigate: history.navigate, routes: withBoundaries(routes) };
}

const RouteTree = ({ routes }: Pick<PageRouter, 'routes'>) => useRoutes(routes);

/** Shows the route of the current address; the previous page stays until a lazy one has loaded. */
export function RouterProvider({ router: { history, routes } }: { router: PageRouter }) {
  const [entry, setEntry] = useState(history.current);
  useLayoutEffect(() => {
    // Also follows navigations made before the subscription: the page may have been hidden by a suspended component.
    const follow = () => startTransition(() => setEntry(history.current()));
    follow();
    return history.subscribe(follow);
  }, [history]);
  const page = useMemo(() => ({ history, entry }), [history, entry]);
  return (
    <PageContext value={page}>
      <Router location={entry.location} navigationType={entry.action} navigator={history.navigator}>
        <RouteTree routes={routes} />
      </Router>
    </PageContext>
  );
}

function usePage(): PageView {
  const page = use(PageContext);
  if (!page) throw new Error('No RouterProvider around this component');
  return page;
}

/** Returns a function that gives the time since the last navigation, ms. */
export function useNavigationAge(): () => number {
  const { history } = usePage();
  return useCallback(() => performance.now() - history.current().since, [history]);
}

/**
 * Returns the target of a navigation to another page that is not ready `afterMs` after it started, while the previous one
 * is still visible. Another query of the same page is none: the page stays, with all that is open and typed on it.
 */
export function usePendingNavigation(afterMs: number): Location | undefined {
  const { history, entry } = usePage();
  const [late, setLate] = useState<HistoryEntry>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = history.subscribe((next) => {
      clearTimeout(timer);
      setLate(undefined);
      timer = setTimeout(() => setLate(next), afterMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [history, afterMs]);
  return late?.location.pathname === entry.location.pathname ? undefined : late?.location;
}

/** Asks, while `isOn`, before the page is left for another path of the app. */
export function useLeaveGuard(isOn: boolean, ask: LeaveGuard): void {
  const { history } = usePage();
  const latest = useEffectEvent(ask);
  useEffect(() => (isOn ? history.guard(() => latest()) : undefined), [history, isOn]);
}

/** Lets the back button close what is over the page, before the page is left. */
export function useBackButton(layers: OpenLayers): void {
  const { history } = usePage();
  useEffect(() => history.onBack(layers), [history, layers]);
}

/** The scroll positions of this page load by the key of the history entry. */
const positions = new Map<string, number>();

/** Scrolls a new page to the top, or to the element in its hash; back and forward restore the position at which a page was left. */
export function ScrollRestoration(): null {
  const { history, entry } = usePage();
  useEffect(() => history.subscribe((_, left) => positions.set(left.location.key, window.scrollY)), [history]);

  useEffect(() => {
    const setBy = (mode: ScrollRestoration) => () => {
      window.history.scrollRestoration = mode;
    };
    const [takeOverScroll, byBrowser] = [setBy('manual'), setBy('auto')];
    takeOverScroll();
    window.addEventListener('pageshow', takeOverScroll);
    // After a reload, or on the way back from another site, the browser restores the position.
    window.addEventListener('pagehide', byBrowser);
    return () => {
      window.removeEventListener('pageshow', takeOverScroll);
      window.removeEventListener('pagehide', byBrowser);
    };
  }, []);

  const [firstEntry] = useState(entry);
  useLayoutEffect(() => {
    if (entry === firstEntry) return;
    const {
      action,
      location: { key, hash },
      keepsScroll,
    } = entry;
    const savedPosition = action === 'POP' ? positions.get(key) : undefined;
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (savedPosition !== undefined) window.scrollTo(0, savedPosition);
    else if (target) target.scrollIntoView();
    else if (!keepsScroll) window.scrollTo(0, 0);
  }, [entry, firstEntry]);
  return null;
}
