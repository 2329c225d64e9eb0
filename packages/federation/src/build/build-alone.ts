import { rspack, type Configuration, type Stats } from '@rspack/core';
import { build, type InlineConfig, type Rolldown } from 'vite';
import type { Compilation } from 'webpack';
import { listLazyScripts, listViteScripts } from './list-lazy-scripts.ts';

/** The scripts of lazy modules by the name of the module. */
type Scripts = Record<string, string[]>;

/** Builds a remote with Rspack. @throws with its report when there are errors or warnings. */
export async function buildWithRspack(config: Configuration): Promise<Scripts> {
  const compiler = rspack(config);
  const { promise, resolve, reject } = Promise.withResolvers<Stats>();
  compiler.run((error, stats) => {
    if (error || !stats) reject(error ?? new Error('Rspack returned no result'));
    else if (stats.hasErrors() || stats.hasWarnings()) reject(new Error(stats.toString({ preset: 'errors-warnings' })));
    else resolve(stats);
  });
  // Rspack's chunk groups have the interface of webpack's.
  const { compilation } = (await promise) as unknown as { compilation: Compilation };
  const scripts = listLazyScripts(compilation, []);
  await new Promise<void>((done, fail) => {
    compiler.close((error) => {
      if (error) fail(error);
      else done();
    });
  });
  return scripts;
}

/** Builds a remote with Vite. @throws with its report */
export async function buildWithVite(config: InlineConfig): Promise<Scripts> {
  const { output } = (await build(config)) as Rolldown.RolldownOutput;
  return listViteScripts(output.filter((file) => file.type === 'chunk'));
}
