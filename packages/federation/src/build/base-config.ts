import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type Module } from 'webpack';
import { ENDPOINTS } from './load-endpoints.ts';
import { SCREEN_TABLE } from './load-screens.ts';
import { PureDeclarationsPlugin } from './pure-declarations-plugin.ts';

/**
 * `standalone` is a remote without a shell: everything bundled, on its own page. `published-shell` is a remote built
 * from its sources for a published shell.
 */
export type Variant = 'production' | 'development' | 'standalone' | 'published-shell';

/** The default export of a `webpack.config.ts`; `run.ts` calls it with the variant to build. */
export type AppConfig = (variant: Variant) => Promise<Configuration>;

/** Browsers of the last two years; Whale and Samsung Internet are some months behind Chromium. */
const BROWSERS = ['chrome >= 125', 'edge >= 125', 'firefox >= 131', 'safari >= 18', 'ios_saf >= 18', 'samsung >= 27'];

const here = (file: string) => join(import.meta.dirname, file);

/** Fast refresh of a development build: the app, and whether a published shell runs it, whose React is a production build. */
export type RefreshOptions = { app: string; isInPublishedShell: boolean };

/** Options of swc for the sources of an app; with `refresh` their components are instrumented for fast refresh. */
export const swcOptions = (refresh: RefreshOptions | undefined) => ({
  env: { targets: BROWSERS },
  jsc: {
    parser: { syntax: 'typescript' as const, tsx: true },
    transform: {
      react: {
        runtime: 'automatic' as const,
        development: refresh !== undefined,
        refresh: refresh !== undefined,
        // A published shell does not share the module that compiled JSX of a development build imports.
        ...(refresh?.isInPublishedShell && { importSource: '@danji/federation/runtime' }),
      },
    },
  },
});

/** The fast refresh of a build; none in production. */
export const refreshOptionsOf = (variant: Variant, app: string): RefreshOptions | undefined =>
  variant === 'production' ? undefined : { app, isInPublishedShell: variant === 'published-shell' };

/** How a bundler compiles TypeScript; the type decides what a default import of a shared module is. */
type SourceRule = { loader: string; options: object; type: 'javascript/esm' | 'javascript/auto' };
const WEBPACK_SOURCES: SourceRule = { loader: 'swc-loader', options: { swcrc: false }, type: 'javascript/esm' };

const rules = (
  dir: string,
  extractCss: boolean,
  refreshOptions: RefreshOptions | undefined,
  { options, ...sources }: SourceRule,
): NonNullable<NonNullable<Configuration['module']>['rules']> => [
  { test: ENDPOINTS, loader: here('endpoints-loader.cjs'), type: 'javascript/esm' },
  {
    test: /\.tsx?$/,
    exclude: ENDPOINTS,
    ...sources,
    options: { ...options, ...swcOptions(refreshOptions) },
  },
  { test: SCREEN_TABLE, include: join(dir, 'src'), enforce: 'post', loader: here('screens-loader.cjs') },
  ...(refreshOptions === undefined
    ? []
    : [
        { test: /\.tsx?$/, enforce: 'post' as const, loader: here('fast-refresh-loader.cjs'), options: refreshOptions },
      ]),
  // Both only declare: unused exports are dropped.
  { descriptionData: { name: /^(@danji\/contracts|typebox)$/ }, sideEffects: false },
  // The styles of a remote come from the design system: only the shell and a standalone remote contain CSS.
  ...(extractCss
    ? [
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'], sideEffects: true },
        { test: /\.woff2$/, type: 'asset/resource' as const, generator: { filename: '[name].[contenthash:8][ext]' } },
      ]
    : []),
  { test: /\.(svg|png|webp|avif)$/, type: 'asset/resource', generator: { filename: '[name].[contenthash:8][ext]' } },
];

const isContract = (module: Module) => /[\\/]contracts[\\/]src[\\/]/.test(module.nameForCondition() ?? '');

type BaseOptions = { dir: string; variant: Variant; uniqueName: string; css: boolean; sources?: SourceRule };

/** The first entry of every development page: React must find the hooks of fast refresh when it starts. */
export const fastRefreshEntry = here('../runtime/dev-refresh.ts');
/** Fast refresh of a remote inside a published shell, with the client of its hot updates. */
export const remoteHotUpdatesEntry = here('../runtime/remote-hot-updates.ts');

/**
 * The configuration that the builds of shell and remotes share. No build uses `eval`: the page's content security
 * policy forbids it, in development too.
 */
export function baseConfig({ dir, variant, uniqueName, css, sources = WEBPACK_SOURCES }: BaseOptions): Configuration {
  const production = variant === 'production';
  const fileName = (ending: string) => (production ? `[name].[contenthash:8].${ending}` : `[name].${ending}`);
  return {
    name: uniqueName,
    mode: production ? 'production' : 'development',
    context: dir,
    target: ['web', `browserslist:${BROWSERS.join(', ')}`],
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: join(dir, variant === 'standalone' ? 'dist-standalone' : 'dist'),
      clean: true,
      publicPath: 'auto',
      uniqueName,
      filename: fileName('js'),
      chunkFilename: fileName('js'),
      // Source names must not depend on the path of the repository: the same content is the same release everywhere.
      devtoolModuleFilenameTemplate: 'webpack://[namespace]/[resource-path][query]',
      hashFunction: 'xxhash64',
      chunkLoadTimeout: 10_000,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
    },
    resolveLoader: { modules: [join(dir, 'node_modules'), here('../../node_modules'), 'node_modules'] },
    module: {
      rules: rules(dir, css, refreshOptionsOf(variant, uniqueName), sources),
      strictExportPresence: true,
    },
    performance: false,
    plugins: [
      ...(variant === 'published-shell' ? [new webpack.DefinePlugin({ remoteFolder: '__webpack_require__.p' })] : []),
      new PureDeclarationsPlugin(isContract),
      ...(css ? [new MiniCssExtractPlugin({ filename: fileName('css'), chunkFilename: fileName('css') })] : []),
    ],
    infrastructureLogging: { level: 'error' },
  };
}
