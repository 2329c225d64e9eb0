import type { LoaderContext } from 'webpack';

/** Exports with a name; swc leaves a comment above one on its line. */
const EXPORTED = /^(.*\*\/ )?export ((?:async )?(?:function|const|let|class) (\w+))/gm;
const ANY_EXPORT = /^(?:.*\*\/ )?export\b/gm;
const listExported = (code: string): string[] => [...code.matchAll(EXPORTED)].map(([, , , name = '']) => name);
/** `Page`, not `PAGE_SIZE`: what a file may export and still be replaced without its importers. */
const isComponent = (name: string) => /^[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*$/.test(name);

/** Whether a compiled file exports components only: then it can be swapped in place, otherwise its importers must run again. */
function isBoundary(code: string): boolean {
  const names = listExported(code);
  return names.length > 0 && names.every(isComponent) && names.length === [...code.matchAll(ANY_EXPORT)].length;
}

/** Exported components as stand-ins: who imports them, the shell with them, keeps what stays while the code changes. */
const exportProxies = (code: string): string => {
  const names = listExported(code);
  return `${code.replace(EXPORTED, '$1$2')}\n${names.map((name) => `const $Proxy${name} = globalThis.danjiRemoteRefresh.toProxy(${name});`).join('\n')}\nexport { ${names.map((name) => `$Proxy${name} as ${name}`).join(', ')} };\n`;
};

/**
 * webpack loader of our components in development: ties swc's fast-refresh marks to the one refresh runtime of the
 * page (`runtime/dev-refresh.ts`), which the shell and every remote share. `isInPublishedShell`: inside a published shell, which has
 * none, to that of the remote itself (`runtime/remote-refresh.ts`).
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
  // The same file may be part of two apps: their components are not one family.
  const family = JSON.stringify(`${app} ${this.resourcePath}`);
  const head = `const $RefreshReg$ = (type, id) => ${runtime}.register(type, ${family} + id), $RefreshSig$ = ${runtime}.sign; `;
  const isReplaced = isBoundary(code);
  const tail = isReplaced
    ? `\nif (import.meta.webpackHot) { import.meta.webpackHot.accept(); if (import.meta.webpackHot.data) ${runtime}.refresh(); }\n`
    : '';
  this.callback(null, head + (isInPublishedShell && isReplaced ? exportProxies(code) : code) + tail, map);
}
