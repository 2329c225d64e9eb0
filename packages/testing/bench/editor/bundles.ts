import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Metafile } from 'esbuild';

type Output = Metafile['outputs'][string];

/** Lists the files that a page loads before its entry runs. */
function listLoaded(outputs: Metafile['outputs'], first: readonly string[]): Set<string> {
  const loaded = new Set(first);
  for (const file of loaded)
    for (const { path, kind } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && path in outputs) loaded.add(path);
  return loaded;
}

const named = (outputs: Metafile['outputs'], test: (output: Output) => boolean): string[] =>
  Object.entries(outputs)
    .filter(([, output]) => test(output))
    .map(([file]) => file);

/**
 * Size of an entry and all files it loads statically, kB of gzip. A lazy chunk is included when `lazy` returns true for
 * its source file.
 */
export function measureBundleKb(
  { outputs }: Metafile,
  entry: string,
  lazy: (source: string) => boolean = () => false,
): number {
  const first = named(
    outputs,
    ({ entryPoint }) => entryPoint !== undefined && (resolve(entryPoint) === resolve(entry) || lazy(entryPoint)),
  );
  return (
    [...listLoaded(outputs, first)].reduce(
      (sum, file) => sum + gzipSync(readFileSync(resolve(file)), { level: 9 }).length,
      0,
    ) / 1024
  );
}

export const subjectPath = (name: string): string => join(import.meta.dirname, 'subjects', name);
