import type { Registry } from '@danji/contracts/releases/release';
import { testServer } from '@danji/testing/test-server';

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';

/** Requests a page as a browser does. */
export const openPage = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  testServer().app.inject({ method, url, headers: { accept: HTML, ...headers } });
export const registryOf = (html: string) =>
  JSON.parse(
    /<script type="application\/json" id="danji-registry">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null',
  ) as Registry;
export const hintsOf = (html: string) =>
  [...html.matchAll(/<link rel="preload" as="script"[^>]*>/g)].map(([hint]) => hint);
/** Names of the scripts a page announces. */
export const scriptsOf = async (path: string) =>
  hintsOf((await openPage(path)).body).map((hint) => /href="[^"]*\/([^/"]+)"/.exec(hint)?.[1]);
