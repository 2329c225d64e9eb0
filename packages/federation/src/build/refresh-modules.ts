import type { LoaderContext } from 'webpack';

const EXPORTED = /^export (?:async )?(?:function|const|let|class) (\w+)/gm;
/** `Page`, not `PAGE_SIZE`: what a file may export and still be replaced without its importers. */
const isComponent = (name: string) => /^[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*$/.test(name);

/** Whether a compiled file exports components only: then it can be swapped in place, otherwise its importers must run again. */
function isBoundary(code: string): boolean {
  const names = [...code.matchAll(EXPORTED)].map(([, name = '']) => name);
  return names.length > 0 && names.every(isComponent) && names.length === [...code.matchAll(/^export\b/gm)].length;
}

/**
 * webpack loader of our components in development: ties swc's fast-refresh marks to the one refresh runtime of the
 * page (`runtime/dev-refresh.ts`), which the shell and every remote share.
 */
export function refreshModule(this: LoaderContext<{ app: string }>, code: string, map?: string): void {
  if (!code.includes('$Refresh')) {
    this.callback(null, code, map);
    return;
  }
  // The same file may be part of two apps: their components are not one family.
  const family = JSON.stringify(`${this.getOptions().app} ${this.resourcePath}`);
  const head = `const $RefreshReg$ = (type, id) => globalThis.danjiRefresh.register(type, ${family} + id), $RefreshSig$ = globalThis.danjiRefresh.sign; `;
  const tail = isBoundary(code) ? '\nif (import.meta.webpackHot) { import.meta.webpackHot.accept(); if (import.meta.webpackHot.data) globalThis.danjiRefresh.refresh(); }\n' : '';
  this.callback(null, head + code + tail, map);
}
