import type { ChunkGroup, Compilation } from 'webpack';

const MODULE = /([a-z0-9-]+)(?:\.endpoints)?\.tsx?(\?answers)?$/;
/** The module that a chunk group was asked for, and whether it holds the checks of answers. */
function toModule({ origins }: ChunkGroup): { name: string; isChecks: boolean } | undefined {
  const [, name, query] = MODULE.exec(origins[0]?.request ?? '') ?? [];
  return name === undefined ? undefined : { name, isChecks: query !== undefined };
}

/**
 * Scripts of what is loaded on demand, by the name of its module (`pages/me-page.tsx` → `me-page`), without those in
 * `named`. Checks of answers come with whoever makes the call.
 */
export function listLazyScripts({ chunkGroups }: Compilation, named: readonly string[]): Record<string, string[]> {
  const lazy: [string, string[]][] = [];
  for (const group of chunkGroups) {
    const module = toModule(group);
    if (module === undefined) continue;
    const checks = group.getChildren().filter((child) => toModule(child)?.isChecks);
    const files = new Set(
      [group, ...checks]
        .flatMap((each) => each.getFiles())
        .filter((file) => file.endsWith('.js') && !named.includes(file)),
    );
    if (files.size > 0) lazy.push([module.name, [...files]]);
  }
  return Object.fromEntries(lazy.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
