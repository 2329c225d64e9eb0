import type { LoaderContext } from 'webpack';
import type { RefreshOptions } from './base-config.ts';

/** Named exports; swc leaves a leading comment on the line of the export. */
const EXPORTED = /^(.*\*\/ )?export ((?:async )?(?:function|const|let|class) (\w+))/gm;
const ANY_EXPORT = /^(?:.*\*\/ )?export\b/gm;
const listExported = (code: string): string[] => [...code.matchAll(EXPORTED)].map(([, , , name = '']) => name);
/** `Page`, not `PAGE_SIZE`: a file that exports only components can be replaced without its importers. */
const isComponent = (name: string) => /^[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*$/.test(name);

/** Whether a compiled file exports only components: then it is replaced in place, otherwise its importers run again. */
function isBoundary(code: string): boolean {
  const names = listExported(code);
  return names.length > 0 && names.every(isComponent) && names.length === [...code.matchAll(ANY_EXPORT)].length;
}

/** Exports proxies of the components: importers, including the shell, keep the same proxy while the code changes. */
const exportProxies = (code: string): string => {
  const names = listExported(code);
  return `${code.replace(EXPORTED, '$1$2')}\n${names.map((name) => `const $Proxy${name} = globalThis.danjiRemoteRefresh.toProxy(${name});`).join('\n')}\nexport { ${names.map((name) => `$Proxy${name} as ${name}`).join(', ')} };\n`;
};

/** How a file runs again in place. Vite has data of a module from its first run on, webpack from the second. */
const TAILS = {
  webpack: (refresh: string) =>
    `if (import.meta.webpackHot) { import.meta.webpackHot.accept(); if (import.meta.webpackHot.data) ${refresh}; }`,
  vite: (refresh: string) =>
    `if (import.meta.hot) { import.meta.hot.accept(); if (import.meta.hot.data.hasRun) ${refresh}; import.meta.hot.data.hasRun = true; }`,
};

/**
 * Connects swc's fast-refresh calls in a compiled file to the one refresh runtime of the page
 * (`runtime/dev-refresh.ts`), which the shell and every remote share. `isInPublishedShell`: a published shell has no such
 * runtime, so the calls go to the remote's own (`runtime/remote-refresh.ts`).
 */
export function toRefreshing(
  code: string,
  file: string,
  { app, isInPublishedShell }: RefreshOptions,
  updates: keyof typeof TAILS,
): string {
  if (!code.includes('$Refresh')) return code;
  const runtime = `globalThis.${isInPublishedShell ? 'danjiRemoteRefresh' : 'danjiRefresh'}`;
  // The same file may be part of two apps: their components belong to different families.
  const family = JSON.stringify(`${app} ${file}`);
  const head = `const $RefreshReg$ = (type, id) => ${runtime}.register(type, ${family} + id), $RefreshSig$ = ${runtime}.sign; `;
  const isReplaceable = isBoundary(code);
  const tail = isReplaceable ? `\n${TAILS[updates](`${runtime}.refresh()`)}\n` : '';
  return head + (isInPublishedShell && isReplaceable ? exportProxies(code) : code) + tail;
}

/** webpack loader of first-party components in development. */
export function addFastRefresh(this: LoaderContext<RefreshOptions>, code: string, map?: string): void {
  this.callback(null, toRefreshing(code, this.resourcePath, this.getOptions(), 'webpack'), map);
}
