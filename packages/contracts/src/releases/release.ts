import { Type, type Static } from 'typebox';
import { strictObject, nanoId, oneOf, timestamp, created, entity, labelled } from '../fields.ts';
import { contributions, navigationItem } from './contributions.ts';
import { linkPreviews } from './link-previews.ts';
import { pagePreloads } from './page-preloads.ts';
import { REMOTE_NAMES } from './remotes.ts';

export const remoteName = labelled('화면 묶음', oneOf(...REMOTE_NAMES));
/** A shell accepts any such text as the name of a remote: a remote that is newer than the shell needs no release of it. */
export const anyRemoteName = Type.String({ maxLength: 40, pattern: '^[a-z]+$' });

/** The id of a release, `0.1.0-1a2b3c4d5e6f`: the version and the first 12 hex digits of the content hash. */
export const releaseId = Type.String({
  minLength: 3,
  maxLength: 80,
  pattern: '^[0-9A-Za-z][0-9A-Za-z.-]*$',
  label: '릴리스',
});

/** An Ed25519 signature (RFC 8032) in base64url, and the id of the key: the first 16 hex digits of the SHA-256 of its raw public half. */
export const signature = strictObject({
  key: Type.String({ pattern: '^[0-9a-f]{16}$' }),
  value: Type.String({ pattern: '^[A-Za-z0-9_-]{86}$' }),
});

/** One file of a release: path inside it, size in bytes, SRI hash (`sha384-…`). */
const releaseFile = strictObject({
  path: Type.String({ minLength: 1, maxLength: 200, pattern: '^[A-Za-z0-9_-][A-Za-z0-9_./-]*$' }),
  bytes: Type.Integer({ minimum: 0 }),
  integrity: Type.String({ pattern: '^sha384-[A-Za-z0-9+/=]{64}$' }),
});

/** A screen that the shell finds by its name before the remote is loaded. `path` may have variables (`/workspace/:id/members`). */
const screenTitle = strictObject({
  path: Type.String({ minLength: 1, maxLength: 200, pattern: '^/' }),
  title: Type.String({ minLength: 1, maxLength: 40 }),
  /** Other words for it, separated by spaces. */
  keywords: Type.Optional(Type.String({ maxLength: 200 })),
  icon: navigationItem.properties.icon,
  audience: navigationItem.properties.audience,
});

/**
 * How a browser loads the entry of a container, as `mf-manifest.json` names it: a classic script that sets a global
 * (webpack, Rspack), or an ES module (Vite). Left out, it is a script.
 */
const entryType = Type.Optional(oneOf('global', 'module'));

/** `release.json` of a release: everything the server and the shell need to know without loading code. */
export const releaseManifest = entity('ReleaseManifest', {
  remote: remoteName,
  release: releaseId,
  version: Type.String(),
  commit: Type.String(),
  built: timestamp,
  /** Container name of the Module Federation entry; unique per release. */
  container: Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_]*$' }),
  entry: Type.String(),
  entryType,
  /** Contract version of RemoteModule, `1.x`. */
  contract: Type.String(),
  /** Route prefixes the remote owns, e.g. `/workspace`. */
  routes: Type.Array(Type.String({ pattern: '^/' })),
  navigation: Type.Array(navigationItem),
  /** The additions to the shell's own screens. */
  contributions: Type.Optional(contributions),
  /** Names of slots it fills, so that the shell loads it where one is shown. */
  slots: Type.Array(Type.String()),
  /** The names of its screens, for the search. Older releases name none. */
  titles: Type.Optional(Type.Array(screenTitle, { maxItems: 200 })),
  /** Scripts a first visit to the remote needs besides the entry, for preload hints. */
  preload: Type.Array(Type.String()),
  /** Scripts of single screens by their address (`/workspace/:id`) and of what fills a slot (`slot:home.main`), for preload hints too. */
  screens: Type.Record(Type.String(), Type.Array(Type.String())),
  /**
   * Modules of the design system that the same screens render first (`table-body`): the shell loads them on demand, and
   * a page that names them saves a round trip. Older releases name none.
   */
  pieces: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  /**
   * The preloads of the same screens and slots: the web host puts their responses into the page, for visitors too where
   * the menu is for everybody. Older releases name none.
   */
  reads: Type.Optional(pagePreloads),
  /** How the web host describes screens to other sites and search engines. */
  previews: Type.Optional(linkPreviews),
  /**
   * The requirements of the code: the range of `@danji/shell-sdk` it was built for, and the names it imports from it
   * (`./router#Link`) and from our other shared modules (`@danji/ui#Button`).
   */
  sdk: strictObject({ range: Type.String(), symbols: Type.Array(Type.String()) }),
  /** The version range of every shared module by its import. */
  shared: Type.Record(Type.String(), Type.String()),
  /** Calls of the API it makes, by id, each with the hash of its contract. */
  calls: Type.Record(Type.String(), Type.String()),
  locales: Type.Array(Type.String()),
  /** The versions of the build tools: node, webpack, the federation plugin. */
  builders: Type.Record(Type.String(), Type.String()),
  files: Type.Array(releaseFile),
  /** The signature over the canonical JSON of all the rest, by the pipeline that built it. */
  signature: Type.Optional(signature),
});

/** A remote as it is inlined in `index.html` for the shell. `base` is the address of the release folder. */
const hostedRemote = entity('HostedRemote', {
  remote: anyRemoteName,
  release: releaseId,
  /** The reason why this visitor has this release. */
  arm: oneOf('active', 'candidate', 'override'),
  base: Type.String(),
  entry: Type.String(),
  entryType,
  container: Type.String(),
  contract: Type.String(),
  routes: Type.Array(Type.String()),
  navigation: Type.Array(navigationItem),
  contributions: Type.Optional(contributions),
  slots: Type.Array(Type.String()),
  titles: Type.Optional(Type.Array(screenTitle)),
  /** SRI hash by path inside the release. */
  integrity: Type.Record(Type.String(), Type.String()),
  /** The release before this one, loaded when this one does not come up. */
  previous: Type.Union([
    strictObject({
      release: releaseId,
      base: Type.String(),
      entry: Type.String(),
      entryType,
      container: Type.String(),
      integrity: Type.Record(Type.String(), Type.String()),
    }),
    Type.Null(),
  ]),
});

/**
 * The target that an operator's browser loads instead of a release of the channel: another uploaded release, the origin
 * of our development server, or the address of the `mf-manifest.json` that any other development server serves.
 */
export const overrideTarget = Type.String({
  maxLength: 200,
  pattern: String.raw`^([0-9A-Za-z][0-9A-Za-z.-]{2,79}|https?://[0-9A-Za-z.-]+(:\d{1,5})?(/[0-9A-Za-z._/-]*mf-manifest\.json)?)$`,
  label: '대상',
});
export const overrides = Type.Array(strictObject({ remote: remoteName, target: overrideTarget }));

/**
 * The visitor's set of remotes: only those the visitor's role may load. Signed by the server over the canonical JSON of
 * all the rest (`canonical-json.ts`); a set that is expired, older than the one in use or wrongly signed is not taken.
 */
export const registry = entity('Registry', {
  revision: Type.Integer({ minimum: 0 }),
  issued: timestamp,
  expires: timestamp,
  remotes: Type.Array(hostedRemote),
  /** Addresses of remotes for operators: others do not get these remotes, and the shell has them sign in or refuses them. */
  staffRoutes: Type.Optional(Type.Array(Type.String())),
  /** Revoked releases (`remote@release`): a tab that runs one replaces it at once. */
  revoked: Type.Array(Type.String()),
  override: overrides,
  /** Left out by development servers only. */
  signature: Type.Optional(signature),
});

export const releaseRow = entity('Release', {
  id: nanoId,
  remote: remoteName,
  release: releaseId,
  version: Type.String(),
  commit: Type.String(),
  state: oneOf('uploaded', 'candidate', 'active', 'previous', 'retired', 'revoked'),
  bytes: Type.Integer(),
  created,
});

export type Signature = Static<typeof signature>;
export type ReleaseManifest = Static<typeof releaseManifest>;
export type ReleaseFile = Static<typeof releaseFile>;
export type HostedRemote = Static<typeof hostedRemote>;
export type Registry = Static<typeof registry>;
export type ReleaseRow = Static<typeof releaseRow>;
