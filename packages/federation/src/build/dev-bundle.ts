import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import webpack, { type Compiler } from 'webpack';
import middleware from 'webpack-dev-middleware';
import { loadAppBuild } from './app-build.ts';
import type { Variant } from './base-config.ts';
import { HOT_PATH } from './federation-options.ts';

/** An app that is built in memory, and again when its files change. */
export type DevelopmentBundle = {
  handle: (request: IncomingMessage, response: ServerResponse, pass: () => void) => unknown;
  waitUntilBuilt: () => Promise<void>;
  /** Reads a file of the build. */
  readFile: (path: string) => Promise<string>;
  close: () => void;
};

type BundleOptions = {
  dir: string;
  variant: Variant;
  /** The path under which its files are served. */
  base: string;
  /** Whether the build brings a client of hot updates of its own. */
  hasClient: boolean;
  /** The development server, on which Vite streams its hot updates. */
  server: Server;
};

/** webpack and Rspack: the compilers have the same interface. */
function watchCompiler(compiler: Compiler, { base, hasClient }: BundleOptions): DevelopmentBundle {
  const bundle = middleware(compiler, {
    publicPath: base,
    stats: 'errors-warnings',
    hot: { path: base + HOT_PATH, inject: hasClient ? 'plugin' : 'all' },
  });
  return {
    handle: bundle,
    waitUntilBuilt: () =>
      new Promise((resolve) => {
        bundle.waitUntilValid(() => {
          resolve();
        });
      }),
    readFile: (path) =>
      new Promise((resolve, reject) => {
        bundle.context.outputFileSystem.readFile?.(path, (error, content) => {
          if (error) reject(error);
          else resolve(String(content));
        });
      }),
    close: () => {
      bundle.close(() => undefined);
    },
  };
}

/** Vite compiles each file when a page requests it. */
async function serveWithVite(
  config: Extract<Awaited<ReturnType<typeof loadAppBuild>>, { bundler: 'vite' }>['config'],
  { variant, server }: BundleOptions,
): Promise<DevelopmentBundle> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    ...config,
    server: {
      middlewareMode: true,
      cors: false,
      ws: { server },
      // Nothing is drawn into the page of a published shell.
      hmr: { overlay: variant === 'development' },
    },
  });
  return {
    handle: vite.middlewares,
    waitUntilBuilt: () => Promise.resolve(),
    readFile: (path) => Promise.reject(new Error(`Vite has no file ${path}`)),
    close: () => {
      void vite.close();
    },
  };
}

/** Builds an app in memory, and builds it again when its files change. */
export async function openBundle(options: BundleOptions): Promise<DevelopmentBundle> {
  const app = await loadAppBuild(options.dir, options.variant);
  if (app.bundler === 'vite') return serveWithVite(app.config, options);
  if (app.bundler === 'webpack') return watchCompiler(webpack(app.config), options);
  const { rspack } = await import('@rspack/core');
  return watchCompiler(rspack(app.config) as unknown as Compiler, options);
}
