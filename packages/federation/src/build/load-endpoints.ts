import type { LoaderContext } from 'webpack';
import { ANSWERS, compileAnswers, compileEndpoints } from './compile-endpoints.ts';
import { importFresh } from './contract-graph.ts';

/** webpack loader of `*.endpoints.ts`: runs the file in Node and emits what a browser needs of it; with `?answers` the checks of its answers. */
export async function loadEndpoints(this: LoaderContext<unknown>): Promise<string> {
  const { exports, files } = await importFresh(this.resourcePath);
  for (const file of files) this.addDependency(file);
  return (this.resourceQuery === `?${ANSWERS}` ? compileAnswers : compileEndpoints)(exports, this.resourcePath);
}
