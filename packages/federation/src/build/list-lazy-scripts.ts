import type { Rolldown } from 'vite';
import type { ChunkGroup, Compilation } from 'webpack';
import { isLazyModule, shareKeyOf } from './shared-modules.ts';

type Scripts = Record<string, string[]>;

const MODULE = /([a-z0-9-]+)(?:\.endpoints)?\.tsx?(\?response-checks)?$/;
/** The module that an import is for, and whether it contains the checks of responses. */
function parseRequest(request: string): { name: string; isChecks: boolean } | undefined {
  if (isLazyModule(request)) return { name: request, isChecks: false };
  const [, name, query] = MODULE.exec(request) ?? [];
  return name === undefined ? undefined : { name, isChecks: query !== undefined };
}

/** The module that a chunk group is loaded for. */
const toModule = ({ origins }: ChunkGroup) => parseRequest(origins[0]?.request ?? '');

/**
 * Lists the scripts of lazy modules by the name of the module (`pages/me-page.tsx` → `me-page`; a shared module by its
 * import specifier), without those in `initial`. The response checks of a call are listed with the module that makes the
 * call.
 */
export function listLazyScripts(
  { chunkGroups }: Pick<Compilation, 'chunkGroups'>,
  initial: readonly string[],
): Scripts {
  const lazy: [string, string[]][] = [];
  for (const group of chunkGroups) {
    const module = toModule(group);
    if (module === undefined) continue;
    const checks = [...group.childrenIterable].filter((child) => toModule(child)?.isChecks);
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

/** A script of Vite's output. */
type ViteChunk = Pick<Rolldown.OutputChunk, 'fileName' | 'facadeModuleId' | 'imports' | 'dynamicImports'>;

/** The same from the output of Vite, with the scripts that the one of a module imports. */
export function listViteScripts(chunks: readonly ViteChunk[]): Scripts {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const moduleOf = (fileName: string) => parseRequest(byName.get(fileName)?.facadeModuleId ?? '');
  const follow = (fileName: string, found = new Set<string>()): Set<string> => {
    if (found.has(fileName)) return found;
    found.add(fileName);
    for (const each of byName.get(fileName)?.imports ?? []) follow(each, found);
    return found;
  };
  const lazy = chunks.flatMap(({ fileName }): [string, string[]][] => {
    const module = moduleOf(fileName);
    if (module === undefined || module.isChecks) return [];
    const own = follow(fileName);
    const checks = [...own]
      .flatMap((each) => byName.get(each)?.dynamicImports ?? [])
      .filter((each) => moduleOf(each)?.isChecks);
    return [[module.name, [...new Set([...own, ...checks.flatMap((each) => [...follow(each)])])]]];
  });
  return Object.fromEntries(lazy);
}
