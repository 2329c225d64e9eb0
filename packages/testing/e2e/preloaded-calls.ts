import type { Page } from '@playwright/test';

const PRELOADED = /<script type="application\/json" id="danji-answers"[^>]*>(.*?)<\/script>/s;

/** Reports (visits, impressions, the health of releases), the stream of events, and files: no data of a screen. */
const isOther = (method: string, path: string): boolean =>
  (method === 'POST' && /\/(visit|health|advertisement_\w*)\//.test(path)) || /\/(files|events)\//.test(path);

const toKey = (path: string, search: URLSearchParams): string => {
  search.sort();
  return `${path}?${search}`;
};

/** Reads the calls whose responses the server has put into a page. */
export const readPreloaded = (html: string): string[] =>
  (JSON.parse(PRELOADED.exec(html)?.[1] ?? '[]') as [path: string, query: Record<string, string>][]).map(
    ([path, query]) => toKey(path, new URLSearchParams(query)),
  );

/** Collects the calls that a page makes from now on; clear the set before a load to see only its calls. */
export function watchCalls(page: Page): Set<string> {
  const requested = new Set<string>();
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/api/') && !isOther(request.method(), pathname))
      requested.add(toKey(pathname, searchParams));
  });
  return requested;
}

/** Reads the preloaded calls that the app has used instead of a request since the page was loaded. */
export const readUsedPreloads = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByName('danji:preloaded-response-used')
      .map((entry) => (entry as PerformanceMark).detail as unknown),
  );
