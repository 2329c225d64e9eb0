import type { ChunkGroup, Compilation } from 'webpack';
import { isLazyModule, shareKeyOf } from './shared-modules.ts';

const MODULE = /([a-z0-9-]+)(?:\.endpoints)?\.tsx?(\?response-checks)?$/;
/** The module that a chunk group is loaded for, and whether it contains the checks of responses. */
function toModule({ origins }: ChunkGroup): { name: string; isChecks: boolean } | undefined {
  const request = origins[0]?.request ?? '';
  if (isLazyModule(request)) return { name: request, isChecks: false };
  const [, name, query] = MODULE.exec(request) ?? [];
  return name === undefined ? undefined : { name, isChecks: query !== undefined };
}

/**
 * Lists the scripts of lazy modules by the name of the module (`pages/me-page.tsx` → `me-page`; a shared module by its
 * import specifier), without those in `initial`. The response checks of a call are listed with the module that makes the
 * call.
 */
export function listLazyScripts({ chunkGroups }: Compilation, initial: readonly string[]): Record<string, string[]> {
  const lazy: [string, string[]][] = [];
  for (const group of chunkGroups) {
    const module = toModule(group);
    if (module === undefined) continue;
    const checks = group.getChildren().filter((child) => toModule(child)?.isChecks);
    const files = new Set(
      [group, ...checks]
        .flatMap((each) => each.getFiles())
        .filter((file) => file.endsWith('.js') && !initial.includes(file)),
    );
    if (files.size > 0) lazy.push([module.name, [...files]]);
  }
  return Object.fromEntries(lazy.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Lists the modules of the shell that each lazy module of a remote cannot run without and that are loaded on demand. */
export function listLazyShares({ chunkGroups, chunkGraph }: Compilation): Map<string, string[]> {
  return new Map(
    chunkGroups.flatMap((group): [string, string[]][] => {
      const module = toModule(group);
      if (module === undefined || module.isChecks) return [];
      const shares = group.chunks.flatMap((chunk) => chunkGraph.getChunkModules(chunk).map(shareKeyOf));
      const lazy = shares.filter((request) => request !== undefined && isLazyModule(request)) as string[];
      return [[module.name, [...new Set(lazy)].toSorted()]];
    }),
  );
}
