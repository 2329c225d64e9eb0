import { join } from 'node:path';
import { transform } from '@swc/core';
import type { Plugin } from 'vite';
import { toRefreshing } from './add-fast-refresh.ts';
import { refreshOptionsOf, swcOptions, type Variant } from './base-config.ts';
import { describeCopies } from './find-copies.ts';
import { ENDPOINTS, toEndpointsCode } from './load-endpoints.ts';
import { SCREEN_TABLE, toScreensCode } from './load-screens.ts';

const SOURCE = /^(?!.*\/node_modules\/).*\.tsx?$/;
const CONTRACT = /\/contracts\/src\//;
/** Runs before the components of the remote, which it observes. */
const REMOTE_REFRESH = `import '@danji/federation/runtime/remote-refresh';`;

/** Splits the id of a module; Vite adds the time of a change to its query. */
function parseId(id: string): { file: string; query: string } {
  const [file = '', query = ''] = id.split('?');
  return { file, query: query.includes('response-checks') ? '?response-checks' : '' };
}

/** Returns a plugin of Vite that does to the sources of a remote what the builds with webpack do. */
export function sourcesPlugin({ dir, variant, app }: { dir: string; variant: Variant; app: string }): Plugin {
  const refresh = refreshOptionsOf(variant, app);
  const compile = (code: string, file: string) =>
    transform(code, { filename: file, sourceMaps: true, swcrc: false, configFile: false, ...swcOptions(refresh) });
  return {
    name: 'danji-sources',
    enforce: 'pre',
    async load(id) {
      const { file, query } = parseId(id);
      if (!ENDPOINTS.test(file)) return null;
      const { code, files } = await toEndpointsCode(file, query);
      for (const each of files) this.addWatchFile(each);
      return { code, map: { mappings: '' }, moduleSideEffects: false, moduleType: 'js' };
    },
    async transform(source, id) {
      const { file } = parseId(id);
      if (!SOURCE.test(file) || ENDPOINTS.test(file)) return null;
      const { code, map } = await compile(source, file);
      if (SCREEN_TABLE.test(file) && file.startsWith(join(dir, 'src'))) {
        const table = await toScreensCode(file, code);
        for (const each of table.files) this.addWatchFile(each);
        return { code: table.code, map: { mappings: '' }, moduleType: 'js' };
      }
      const refreshing = refresh ? toRefreshing(code, file, refresh, 'vite') : code;
      const isEntry = variant === 'published-shell' && file === join(dir, 'src/remote.tsx');
      return {
        code: isEntry ? `${REMOTE_REFRESH} ${refreshing}` : refreshing,
        map: map ?? null,
        moduleType: 'js',
        ...(CONTRACT.test(file) && { moduleSideEffects: false }),
      };
    },
    generateBundle(_, bundle) {
      const ids = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? Object.entries(file.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
          : [],
      );
      const modules = ids.map((id) => ({ path: id, importers: this.getModuleInfo(id)?.importers ?? [] }));
      const error = describeCopies(modules, dir);
      if (error !== undefined) this.error(error);
    },
  };
}
