import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { build } from './build-once.ts';

const ENTRY = 'src/server-rendered-page.tsx';
/** The web host loads this file to render pages; it is never served. */
const FILE = 'server-rendered-page.cjs';

/** The same sources for Node: one file, which includes the lazy chunks, without styles or images. */
function serverRenderedPageConfig(dir: string, path: string): Configuration {
  const base = baseConfig({ dir, variant: 'production', uniqueName: 'danji_server_rendered_page', css: false });
  return {
    ...base,
    target: 'node24',
    devtool: false,
    entry: join(dir, ENTRY),
    output: {
      ...base.output,
      path,
      clean: false,
      filename: FILE,
      publicPath: '/assets/',
      library: { type: 'commonjs2' },
    },
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    // Browsers never download it; a readable stack is more useful.
    optimization: { minimize: false },
  };
}

/**
 * Builds the shell's screens for the server too, if `src/server-rendered-page.tsx` exists: the web host renders the
 * pages of visitors with them.
 */
export class ServerRenderedPagePlugin {
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
  }

  apply(compiler: Compiler): void {
    if (!existsSync(join(this.#dir, ENTRY))) return;
    compiler.hooks.afterEmit.tapPromise('ServerRenderedPagePlugin', async () => {
      await build(serverRenderedPageConfig(this.#dir, compiler.outputPath));
    });
  }
}
