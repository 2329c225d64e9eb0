import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compiler } from 'webpack';

/** Copies a folder beside the scripts without hashed names: browsers and search engines request the files by name. */
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

  /** A shell may have no such files. */
  #list(): Promise<string[]> {
    return readdir(this.#dir).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
  }
}
