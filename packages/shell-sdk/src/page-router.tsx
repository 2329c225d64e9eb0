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
import { createPageHistory, type PageHistory, type Place } from './page-history.ts';
import { withBoundaries } from './route-boundary.tsx';

export type PageRouter = Pick<PageHistory, 'navigate'> & { history: PageHistory; routes: RouteObject[] };

type PageView = { history: PageHistory; place: Place };
const PageContext = createContext<PageView | undefined>(undefined);

/** The router of a page: made once, outside React. */
export function createBrowserRouter(routes: readonly RouteObject[]): PageRouter {
  const history = createPageHistory();
  return { history, navigate: history.navigate, routes: withBoundaries(routes) };
}

const RouteTree = ({ routes }: Pick<PageRouter, 'routes'>) => useRoutes(routes);

/** Shows the route of the address; the page before stays until a lazy one has loaded. */
export function RouterProvider({ router: { history, routes } }: { router: PageRouter }) {
  const [place, setPlace] = useState(history.current);
  useLayoutEffect(() => {
    // Also what happened while nothing was heard: the page may have been hidden by something that loads.
    const follow = () => startTransition(() => setPlace(history.current()));
    follow();
    return history.subscribe(follow);
  }, [history]);
  const page = useMemo(() => ({ history, place }), [history, place]);
  return (
    <PageContext value={page}>
      <Router location={place.location} navigationType={place.action} navigator={history.navigator}>
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

/** How long ago the last step to another address was made, ms. */
export function useStepAge(): () => number {
  const { history } = usePage();
  return useCallback(() => performance.now() - history.current().since, [history]);
}

/** Where the person goes while the page there is not ready `afterMs` after the step, and the one before is still shown. */
export function useLateStep(afterMs: number): Location | undefined {
  const { history, place } = usePage();
  const [late, setLate] = useState<Place>();
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
  return late === place ? undefined : late?.location;
}

/** While `isOn`: asks before the page is left for another path of the app. */
export function useLeaveGuard(isOn: boolean, ask: LeaveGuard): void {
  const { history } = usePage();
  const latest = useEffectEvent(ask);
  useEffect(() => (isOn ? history.guard(() => latest()) : undefined), [history, isOn]);
}

/** Scroll positions of this page load, by the key of the history entry. */
const positions = new Map<string, number>();

/** A new page starts at the top, or at the element its address names; going back or forward finds the place it was left at. */
export function ScrollRestoration(): null {
  const { history, place } = usePage();
  useEffect(() => history.subscribe((_, left) => positions.set(left.location.key, window.scrollY)), [history]);

  useEffect(() => {
    const setBy = (who: ScrollRestoration) => () => {
      window.history.scrollRestoration = who;
    };
    const [byUs, byBrowser] = [setBy('manual'), setBy('auto')];
    byUs();
    window.addEventListener('pageshow', byUs);
    // Whoever reloads or comes back from elsewhere is placed by the browser.
    window.addEventListener('pagehide', byBrowser);
    return () => {
      window.removeEventListener('pageshow', byUs);
      window.removeEventListener('pagehide', byBrowser);
    };
  }, []);

  const [firstPlace] = useState(place);
  useLayoutEffect(() => {
    if (place === firstPlace) return;
    const {
      action,
      location: { key, hash },
      keepsScroll,
    } = place;
    const known = action === 'POP' ? positions.get(key) : undefined;
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (known !== undefined) window.scrollTo(0, known);
    else if (target) target.scrollIntoView();
    else if (!keepsScroll) window.scrollTo(0, 0);
  }, [place, firstPlace]);
  return null;
}
