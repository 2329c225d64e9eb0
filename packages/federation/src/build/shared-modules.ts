import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import semver from 'semver';
import type { Module } from 'webpack';

type CaretRange = `^${number}.${number}.${number}`;

type SharedModule = {
  /** The import specifier. */
  request: string;
  /** The package that has the version. */
  packageName: string;
  /** The versions that the shell guarantees to remotes; a remote is built against one of them. */
  range: CaretRange;
  /** Whether the shell's copy is an ES module: this determines the value of a default import. */
  isEsModule: boolean;
  /** Whether the shell loads it only with a screen that imports it, also one of a remote; no first script may import it. */
  isLazy?: boolean;
};

const subpaths = (packageName: string, range: CaretRange, ...paths: string[]): SharedModule[] =>
  paths.map((path) => ({ request: `${packageName}${path}`, packageName, range, isEsModule: true }));

const shared = (packageName: string, range: CaretRange, ...paths: string[]): SharedModule[] =>
  subpaths(packageName, range, '', ...paths);

const commonJs = (modules: SharedModule[]): SharedModule[] =>
  modules.map((module) => ({ ...module, isEsModule: false }));

const lazy = (modules: SharedModule[]): SharedModule[] => modules.map((module) => ({ ...module, isLazy: true }));

/**
 * The modules that the shell shares with every remote, one copy for the page (FEDERATION §3). Never `@chakra-ui/react`
 * (sharing all of it costs 160 kB more than the part that `@danji/ui` uses), never contracts (a remote bundles the
 * calls that it makes).
 */
export const SHARED_MODULES: readonly SharedModule[] = [
  ...commonJs(shared('react', '^19.3.0', '/jsx-runtime')),
  ...commonJs(shared('react-dom', '^19.3.0', '/client')),
  ...shared('swr', '^2.5.0'),
  ...shared('jotai', '^3.0.0'),
  ...shared('@emotion/react', '^11.14.0'),
  ...shared('@danji/ui', '^0.1.0'),
  ...shared('@danji/api-client', '^0.1.0'),
  ...shared('@danji/shell-sdk', '^0.1.0', '/router'),
  ...shared('@danji/app-kit', '^0.1.0'),
  ...lazy(
    subpaths(
      '@danji/app-kit',
      '^0.1.0',
      '/advertisements',
      '/forms',
      '/order-lines',
      '/phone-verification',
      '/reports',
      '/rich-text',
      '/tree',
    ),
  ),
  ...lazy(subpaths('@danji/editor', '^0.1.0', '/core/blank', '/editor', '/viewer')),
];

/** The imports of compiled JSX in development builds, instead of `react/jsx-runtime`. */
const DEVELOPMENT_MODULES: readonly SharedModule[] = [
  { request: 'react/jsx-dev-runtime', packageName: 'react', range: '^19.3.0', isEsModule: false },
];

/** The shared modules of a build. */
const sharedModules = (production: boolean): readonly SharedModule[] =>
  production ? SHARED_MODULES : [...SHARED_MODULES, ...DEVELOPMENT_MODULES];

/** The package with the shell's API for remotes. */
export const SHELL_SDK = '@danji/shell-sdk';

/**
 * Whether a shared module is a first-party one: these gain and lose exports without a new version, so releases and
 * shells list their exports.
 */
export const isFirstPartyModule = (request: string): boolean =>
  request.startsWith('@danji/') && SHARED_MODULES.some((module) => module.request === request);

/** Whether the shell loads a shared module only with a screen that imports it. */
export const isLazyModule = (request: string): boolean =>
  SHARED_MODULES.some((module) => module.request === request && module.isLazy);

/** The notation of an export in releases and shells: `./router#Link` of the sdk, `@danji/ui#Button` of others. */
export const toSymbol = (request: string, name: string): string =>
  `${request.startsWith(SHELL_SDK) ? `.${request.slice(SHELL_SDK.length)}` : request}#${name}`;

/** The version range of a shared module that a remote accepts. */
export const rangeOf = (request: string): string =>
  SHARED_MODULES.find((module) => module.request === request)?.range ?? '*';

/** The import specifier of a module of a remote's build when it is a shared one. */
export const shareKeyOf = (module: Module): string | undefined =>
  module.type === 'consume-shared-module'
    ? (module as Module & { options: { shareKey: string } }).options.shareKey
    : undefined;

/** Packages of which a page may contain only one copy, including the dependencies of shared ones. */
export const SINGLETON_PACKAGES = [
  'react',
  'react-dom',
  'scheduler',
  'swr',
  'jotai',
  'axios',
  'react-router',
  'react-hook-form',
  '@emotion/react',
  '@chakra-ui/react',
  '@danji/ui',
  '@danji/api-client',
  '@danji/shell-sdk',
  '@danji/app-kit',
  '@danji/editor',
  'slate',
  'slate-dom',
  'slate-history',
  'slate-react',
] as const;

/** The version of a package that a module in `dir` resolves; `undefined` when it is not installed. */
export function findInstalledVersion(packageName: string, dir: string): string | undefined {
  const file = join(dir, 'node_modules', packageName, 'package.json');
  if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  return dirname(dir) === dir ? undefined : findInstalledVersion(packageName, dirname(dir));
}

/** Returns the installed versions of shared packages. @throws naming those in `dir` outside the shell's ranges. */
function checkVersions(dir: string): Map<string, string> {
  const versions = new Map<string, string>();
  const wrong: string[] = [];
  for (const { packageName, range } of SHARED_MODULES) {
    const version = findInstalledVersion(packageName, dir);
    if (version !== undefined) versions.set(packageName, version);
    if (version === undefined || !semver.satisfies(version, range))
      wrong.push(`${packageName} ${version ?? 'is not installed'}, the shell shares ${range}`);
  }
  if (wrong.length > 0) throw new Error(`Shared versions do not fit in ${dir}:\n  ${[...new Set(wrong)].join('\n  ')}`);
  return versions;
}

/** The modules that the shell shares, with the installed versions. */
export function shellShares(
  dir: string,
  production = true,
): readonly (Pick<SharedModule, 'request' | 'range'> & { isLazy: boolean; version: string })[] {
  const versions = checkVersions(dir);
  return sharedModules(production).map(({ request, packageName, range, isLazy = false }) => ({
    request,
    range,
    isLazy,
    version: versions.get(packageName) ?? '',
  }));
}

/** The `shared` option of a remote's federation plugin: the same modules, without a fallback of its own. */
export function remoteShares(
  dir: string,
  production = true,
): Record<string, { singleton: true; import: false; requiredVersion: string; strictVersion: true }> {
  checkVersions(dir);
  return Object.fromEntries(
    sharedModules(production).map(({ request, range }) => [
      request,
      { singleton: true as const, import: false as const, requiredVersion: range, strictVersion: true as const },
    ]),
  );
}
