import { createHash } from 'node:crypto';
import type { ReleaseManifest } from '@danji/contracts/releases/release';
import type { Compilation, Compiler } from 'webpack';
import { listLazyScripts } from './list-lazy-scripts.ts';
import { readRequirements, type RemoteRequirements } from './read-requirements.ts';
import { HASH_PLACEHOLDER, hashRelease, toReleaseFile } from './release-content.ts';

/** What a remote states about itself in `src/manifest.ts`, known without running its code. */
export type RemoteMetadata = Pick<ReleaseManifest, 'contract' | 'routes' | 'navigation' | 'slots'> & {
  /** Module of each screen, and the pieces of the design system it draws first. */ screens?: Record<
    string,
    string | readonly [page: string, ...pieces: string[]]
  >;
};

type Preloads = NonNullable<ReleaseManifest['reads']>;

/** Name of the scripts of the one exposed module. */
export const EXPOSED_CHUNK = 'remote';

/**
 * The release id goes into a file after its name was made from its content. Webpack leaves a file on the disk alone when
 * one of that name and size is there and it believes the name to tell the content; it would keep the old id.
 */
const MUTABLE = { immutable: false };

/** Languages of every screen of ours. */
const LOCALES = ['ko'];

type ReleaseOptions = {
  remote: ReleaseManifest['remote'];
  version: string;
  commit: string;
  builders: Record<string, string>;
  metadata: RemoteMetadata;
  /** What its screens ask for first (`src/preload.ts`). */ reads?: Preloads | undefined;
};

/** Maps are for our error reports, stats for builders: neither is served. */
const isReleased = (path: string) => !path.endsWith('.map') && path !== 'mf-stats.json';

const FEDERATION_MANIFEST = 'mf-manifest.json';

/** The federation plugin lists shared modules in the order in which they happened to be found; a busy machine finds them in another one. */
function sortShares(compilation: Compilation, toSource: (text: string) => Compilation['assets'][string]): void {
  const asset = compilation.getAsset(FEDERATION_MANIFEST);
  if (!asset) throw new Error(`The build has no ${FEDERATION_MANIFEST}`);
  const manifest = JSON.parse(asset.source.source().toString()) as { shared: { name: string }[] };
  manifest.shared.sort((a, b) => (a.name < b.name ? -1 : 1));
  compilation.updateAsset(FEDERATION_MANIFEST, toSource(JSON.stringify(manifest, null, 2)), MUTABLE);
}

const listReleased = (compilation: Compilation) =>
  compilation
    .getAssets()
    .filter(({ name }) => isReleased(name))
    .map(({ name, source }) => ({ path: name, content: source.buffer() }));

/** Scripts of the screens, and the pieces that the shell holds for them. */
function describeScreens(
  screens: NonNullable<RemoteMetadata['screens']>,
  lazy: Record<string, string[]>,
): Pick<ReleaseManifest, 'screens' | 'pieces'> {
  const declared = Object.entries(screens).map(([path, named]) => ({
    path,
    named: typeof named === 'string' ? ([named] as const) : named,
  }));
  const withComponents = declared.filter(({ named }) => named.length > 1);
  return {
    screens: Object.fromEntries(declared.map(({ path, named: [page] }) => [path, findScripts(lazy, page)])),
    ...(withComponents.length > 0 && {
      pieces: Object.fromEntries(withComponents.map(({ path, named: [, ...pieces] }) => [path, pieces])),
    }),
  };
}

function findScripts(lazy: Record<string, string[]>, page: string): string[] {
  const scripts = lazy[page];
  if (!scripts)
    throw new Error(`src/manifest.ts names the screen ${page}, but nothing loads a module of that name on demand`);
  return scripts;
}

/**
 * Gives a remote's build its release id and writes `release.json` (FEDERATION §4). The id comes from the content: the
 * same sources and version make the same release, wherever and whenever they are built.
 */
export class ReleasePlugin {
  readonly #options: ReleaseOptions;

  constructor(options: ReleaseOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      // The container's own identifier holds the address of the working tree: a number made from it would change with the tree.
      compilation.hooks.moduleIds.tap({ name: 'ReleasePlugin', stage: -1 }, (modules) => {
        for (const module of modules)
          if (module.identifier().startsWith('container entry'))
            compilation.chunkGraph.setModuleId(module, 'container');
      });
      // Until files are named by their final content they have a name that depends on that address, which other files hold
      // while they are minified, and names of variables follow how often each letter stands there.
      compilation.hooks.contentHash.tap({ name: 'ReleasePlugin', stage: 1 }, (chunk) => {
        chunk.contentHash['javascript'] = createHash('sha256').update(String(chunk.id)).digest('hex');
      });
      let requirements: RemoteRequirements | undefined;
      compilation.hooks.afterChunks.tap('ReleasePlugin', () => {
        requirements = readRequirements(compilation);
      });
      compilation.hooks.processAssets.tap({ name: 'ReleasePlugin', stage: stages.PROCESS_ASSETS_STAGE_REPORT }, () => {
        sortShares(compilation, (text) => new sources.RawSource(text));
        if (!requirements) throw new Error('The build made no chunks');
        const { version, reads } = this.#options;
        for (const { call } of Object.values(reads ?? {}).flat())
          if (requirements.calls[call] === undefined)
            throw new Error(`src/preload.ts names the call ${call}, which nothing here makes`);
        const hash = hashRelease({ version, ...requirements, reads, locales: LOCALES }, listReleased(compilation));
        const unnamed = String(compiler.options.output.uniqueName);
        const container = unnamed.replace(HASH_PLACEHOLDER, hash);
        for (const { name, source } of compilation.getAssets()) {
          const content = source.buffer();
          if (content.includes(unnamed))
            compilation.updateAsset(
              name,
              new sources.RawSource(content.toString('utf8').replaceAll(unnamed, container)),
              MUTABLE,
            );
        }
        compilation.emitAsset(
          'release.json',
          new sources.RawSource(
            `${JSON.stringify(this.#describe(compilation, { hash, container, requirements }), null, 2)}\n`,
          ),
        );
      });
    });
  }

  #describe(
    compilation: Compilation,
    { hash, container, requirements }: { hash: string; container: string; requirements: RemoteRequirements },
  ): ReleaseManifest {
    const { remote, version, commit, builders, metadata, reads } = this.#options;
    const entry = compilation.entrypoints
      .get(String(compilation.outputOptions.uniqueName))
      ?.getFiles()
      .find((file) => file.endsWith('.js'));
    if (entry === undefined) throw new Error(`The build of ${remote} has no container entry`);
    const scripts = compilation.namedChunkGroups.get(EXPOSED_CHUNK)?.getFiles() ?? [];
    const files = listReleased(compilation)
      .map(toReleaseFile)
      .sort((a, b) => (a.path < b.path ? -1 : 1));
    const preload = scripts.filter((file) => file.endsWith('.js') && file !== entry);
    const { screens = {}, ...declared } = metadata;
    const lazy = listLazyScripts(compilation, [entry, ...preload]);
    return {
      remote,
      release: `${version}-${hash}`,
      version,
      commit,
      built: new Date().toISOString(),
      container,
      entry,
      ...declared,
      preload,
      ...describeScreens(screens, lazy),
      ...(reads && { reads }),
      ...requirements,
      locales: LOCALES,
      builders,
      files,
    };
  }
}
