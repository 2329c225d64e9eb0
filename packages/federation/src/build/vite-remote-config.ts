import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import type { InlineConfig } from 'vite';
import type { Variant } from './base-config.ts';
import { developmentBase, federationOptions, type RemoteOptions } from './federation-options.ts';
import { sourcesPlugin } from './vite-sources-plugin.ts';

/** The default export of a `vite.config.ts`. */
export type ViteAppConfig = (variant: Variant) => Promise<InlineConfig>;

/** Modules that libraries import too. */
const REACT = /^react(-dom)?(\/|$)/;

/**
 * The shared modules that the sources of a remote name. The plugin lists every configured one as needed, and a shell
 * without it would be refused.
 */
async function findNamed<T>(dir: string, shared: Record<string, T>): Promise<Record<string, T>> {
  const files = (await readdir(join(dir, 'src'), { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  const sources = (await Promise.all(files.map((file) => readFile(join(dir, 'src', file), 'utf8')))).join('\n');
  return Object.fromEntries(
    Object.entries(shared).filter(([request]) => REACT.test(request) || sources.includes(`'${request}'`)),
  );
}

/** Vite configuration of the remote in `dir`: `src/remote.tsx` for the shell. */
export const viteRemoteConfig =
  (options: RemoteOptions): ViteAppConfig =>
  async (variant) => {
    const { name, dir } = options;
    const production = variant === 'production';
    const { shared, ...shares } = federationOptions(options, variant);
    return {
      configFile: false,
      root: dir,
      base: production ? './' : developmentBase(name),
      appType: 'custom',
      logLevel: 'warn',
      clearScreen: false,
      // The sources are compiled like those of the other bundlers.
      oxc: false,
      build: {
        outDir: join(dir, 'dist'),
        emptyOutDir: true,
        target: 'esnext',
        sourcemap: 'hidden',
        rolldownOptions: { input: {}, checks: { bundlerTimings: false } },
      },
      plugins: [
        sourcesPlugin({ dir, variant, app: shares.name }),
        federation({
          ...shares,
          shared: production ? await findNamed(dir, shared) : shared,
          filename: 'remote-entry.js',
          // Of the entry, not of the page, which has another origin in a published shell.
          publicPath: 'auto',
          exposes: { './remote': './src/remote.tsx' },
          disableRemote: true,
          disableSnapshot: true,
        }),
      ],
    };
  };
