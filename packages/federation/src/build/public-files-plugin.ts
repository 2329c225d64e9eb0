import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compiler } from 'webpack';

/** Puts the files of a folder beside the scripts under their own names: what browsers and search engines ask for by name. */
export class PublicFilesPlugin {
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
  }

  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PublicFilesPlugin', (compilation) => {
      compilation.contextDependencies.add(this.#dir);
      compilation.hooks.processAssets.tapPromise(
        { name: 'PublicFilesPlugin', stage: stages.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          for (const name of await this.#list())
            compilation.emitAsset(name, new sources.RawSource(await readFile(join(this.#dir, name))));
        },
      );
    });
  }

  /** A shell without such files is a shell all the same. */
  #list(): Promise<string[]> {
    return readdir(this.#dir).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
  }
}
