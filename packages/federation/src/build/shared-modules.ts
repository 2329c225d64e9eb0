import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import semver from 'semver';
import type { Module } from 'webpack';

/** What containers can check for themselves (`runtime/share-scope.ts`). */
type CaretRange = `^${number}.${number}.${number}`;

type SharedModule = {
  /** What is imported. */
  request: string;
  /** Package that carries the version. */
  owner: string;
  /** Versions the shell promises to remotes; a remote is built against one of them. */
  range: CaretRange;
  /** Whether the shell's copy has real exports: decides what a default import of it is. */
  isEsModule: boolean;
};

const shared = (owner: string, range: CaretRange, ...subpaths: string[]): SharedModule[] =>
  ['', ...subpaths].map((subpath) => ({ request: `${owner}${subpath}`, owner, range, isEsModule: true }));

const commonJs = (modules: SharedModule[]): SharedModule[] =>
  modules.map((module) => ({ ...module, isEsModule: false }));

/**
 * What the shell lends to every remote, one copy for the page (FEDERATION §3). Never `@chakra-ui/react` (sharing it
 * whole costs 160 kB more than the part that `@danji/ui` uses), never contracts (a remote bundles the calls it makes).
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
];

/** What compiled JSX imports in development builds instead of `react/jsx-runtime`. */
const DEVELOPMENT_MODULES: readonly SharedModule[] = [
  { request: 'react/jsx-dev-runtime', owner: 'react', range: '^19.3.0', isEsModule: false },
];

/** The share table of a build. */
const sharedModules = (production: boolean): readonly SharedModule[] =>
  production ? SHARED_MODULES : [...SHARED_MODULES, ...DEVELOPMENT_MODULES];

/** The only surface of ours that a remote programs against. */
export const SHELL_SDK = '@danji/shell-sdk';

/** Whether a lent module is ours: such ones gain and lose names without a new version, so releases and shells tell them one by one. */
export const isFirstPartyModule = (request: string): boolean =>
  request.startsWith('@danji/') && SHARED_MODULES.some((module) => module.request === request);

/** How releases and shells write a name of a lent module: `./router#Link` of the sdk, `@danji/ui#Button` of others. */
export const toSymbol = (request: string, name: string): string =>
  `${request.startsWith(SHELL_SDK) ? `.${request.slice(SHELL_SDK.length)}` : request}#${name}`;

/** Versions of a shared module that a remote accepts. */
export const rangeOf = (request: string): string =>
  SHARED_MODULES.find((module) => module.request === request)?.range ?? '*';

/** What a module of a remote's build stands for when the shell lends it. */
export const shareKeyOf = (module: Module): string | undefined =>
  module.type === 'consume-shared-module'
    ? (module as Module & { options: { shareKey: string } }).options.shareKey
    : undefined;

/** Packages of which a page may hold one copy only, those behind a shared one included. */
export const SINGLETON_PACKAGES = [
  'react',
  'react-dom',
  'scheduler',
  'swr',
  'jotai',
  'axios',
  'react-router',
  '@emotion/react',
  '@chakra-ui/react',
  '@danji/ui',
  '@danji/api-client',
  '@danji/shell-sdk',
] as const;

/** Version of a package as a module in `dir` gets it; `undefined` when it is not installed. */
export function findInstalledVersion(owner: string, dir: string): string | undefined {
  const file = join(dir, 'node_modules', owner, 'package.json');
  if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  return dirname(dir) === dir ? undefined : findInstalledVersion(owner, dirname(dir));
}

/** @throws when the app in `dir` has a shared package in a version outside the shell's promise, naming each. */
function checkVersions(dir: string): Map<string, string> {
  const versions = new Map<string, string>();
  const wrong: string[] = [];
  for (const { owner, range } of SHARED_MODULES) {
    const version = findInstalledVersion(owner, dir);
    if (version !== undefined) versions.set(owner, version);
    if (version === undefined || !semver.satisfies(version, range))
      wrong.push(`${owner} ${version ?? 'is not installed'}, the shell shares ${range}`);
  }
  if (wrong.length > 0) throw new Error(`Shared versions do not fit in ${dir}:\n  ${[...new Set(wrong)].join('\n  ')}`);
  return versions;
}

/** What the shell lends, with the versions it has. */
export function shellShares(
  dir: string,
  production = true,
): readonly (Pick<SharedModule, 'request' | 'range'> & { version: string })[] {
  const versions = checkVersions(dir);
  return sharedModules(production).map(({ request, owner, range }) => ({
    request,
    range,
    version: versions.get(owner) ?? '',
  }));
}

/** The share table of a remote: the same names, nothing of its own to fall back on. */
export function remoteShares(dir: string, production = true): Record<string, object> {
  checkVersions(dir);
  return Object.fromEntries(
    sharedModules(production).map(({ request, range }) => [
      request,
      { singleton: true, import: false, requiredVersion: range, strictVersion: true },
    ]),
  );
}
