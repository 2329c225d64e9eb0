import { join } from 'node:path';
import { ModuleFederationPlugin as RspackFederationPlugin } from '@module-federation/enhanced/rspack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { federation } from '@module-federation/vite';
import { rspack } from '@rspack/core';
import { build as buildWithVite } from 'vite';
import webpack from 'webpack';

/** An app of another team in `dir`, built into `dist` below it with nothing but the federation plugin of its bundler. */
export type App = {
  dir: string;
  /** The options of the plugin, the same for each bundler. */
  options: {
    name: string;
    filename?: string;
    exposes?: Record<string, string>;
    remotes?: Record<string, string>;
    shared: Record<string, { singleton: true; import?: false; requiredVersion: string }>;
  };
  /** The script of a page, for a host; Vite takes it from the `index.html` in `dir`. */
  entry?: string;
};

const JSX = { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } } as const;

const toOptions = ({ options }: App) => ({ ...options, manifest: true, dts: false });

const toConfig = ({ dir, options, entry }: App, loader: string) => ({
  mode: 'production' as const,
  context: dir,
  entry: entry === undefined ? {} : { main: entry },
  output: { path: join(dir, 'dist'), publicPath: 'auto', uniqueName: options.name, filename: '[name].js' },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: { rules: [{ test: /\.tsx?$/, type: 'javascript/auto' as const, use: { loader, options: { jsc: JSX } } }] },
});

type Stats = { hasErrors: () => boolean; toString: (options: object) => string };
type Run = (done: (error: Error | null, stats?: Stats | null) => void) => void;

/** Runs a compiler of webpack's kind. @throws with the errors of the build */
async function compile(run: Run): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  run((error, stats) => {
    if (error) reject(error);
    else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
    else resolve();
  });
  await promise;
}

/** Builds an app of another team, by the name of its bundler. */
export const BUNDLERS = {
  webpack: async (app: App) => {
    const compiler = webpack({
      ...toConfig(app, 'swc-loader'),
      plugins: [new ModuleFederationPlugin(toOptions(app))],
    });
    await compile((done) => compiler?.run(done));
  },
  rspack: async (app: App) => {
    const compiler = rspack({
      ...toConfig(app, 'builtin:swc-loader'),
      plugins: [new RspackFederationPlugin(toOptions(app))],
    });
    await compile((done) => {
      compiler.run(done);
    });
  },
  vite: async (app: App) => {
    await buildWithVite({
      configFile: false,
      logLevel: 'error',
      root: app.dir,
      base: './',
      build: {
        target: 'esnext',
        rolldownOptions: { input: app.entry === undefined ? {} : join(app.dir, 'index.html') },
      },
      plugins: [federation(toOptions(app))],
    });
  },
};
