import type { LoaderContext } from 'webpack';

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

/**
 * webpack loader of first-party components in development: connects swc's fast-refresh calls to the one refresh runtime
 * of the page (`runtime/dev-refresh.ts`), which the shell and every remote share. `isInPublishedShell`: a published
 * shell has no such runtime, so the calls go to the remote's own (`runtime/remote-refresh.ts`).
 */
export function addFastRefresh(
  this: LoaderContext<{ app: string; isInPublishedShell?: boolean }>,
  code: string,
  map?: string,
): void {
  if (!code.includes('$Refresh')) {
    this.callback(null, code, map);
    return;
  }
  const { app, isInPublishedShell = false } = this.getOptions();
  const runtime = `globalThis.${isInPublishedShell ? 'danjiRemoteRefresh' : 'danjiRefresh'}`;
  // The same file may be part of two apps: their components belong to different families.
  const family = JSON.stringify(`${app} ${this.resourcePath}`);
  const head = `const $RefreshReg$ = (type, id) => ${runtime}.register(type, ${family} + id), $RefreshSig$ = ${runtime}.sign; `;
  const isReplaceable = isBoundary(code);
  const tail = isReplaceable
    ? `\nif (import.meta.webpackHot) { import.meta.webpackHot.accept(); if (import.meta.webpackHot.data) ${runtime}.refresh(); }\n`
    : '';
  this.callback(null, head + (isInPublishedShell && isReplaceable ? exportProxies(code) : code) + tail, map);
}
