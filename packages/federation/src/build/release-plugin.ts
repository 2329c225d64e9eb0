import { createHash } from 'node:crypto';
import type { ReleaseManifest } from '@danji/contracts/releases/release';
import { REMOTE_CONTRACT } from '@danji/contracts/releases/remotes';
import type { Compilation, Compiler } from 'webpack';
import { listLazyScripts, listLazyShares } from './list-lazy-scripts.ts';
import { describeWholeImports, readRequirements, type RemoteRequirements } from './read-requirements.ts';
import type { ScreenMetadata } from './read-screens.ts';
import { HASH_PLACEHOLDER, hashRelease, toReleaseFile } from './release-content.ts';

/** The chunk name of the one exposed module. */
export const EXPOSED_CHUNK = 'remote';

/**
 * The release id is inserted into a file after the content was hashed for the file's name. Webpack does not overwrite
 * an existing file of the same name and size when it takes the name for a content hash; the file would keep the old id.
 */
const MUTABLE = { immutable: false };

/** The languages of all screens. */
const LOCALES = ['ko'];

type ReleaseOptions = {
  remote: ReleaseManifest['remote'];
  version: string;
  commit: string;
  builders: Record<string, string>;
  metadata: ScreenMetadata;
};

/** Source maps are for error reports, stats for developers: neither is served. */
const isReleased = (path: string) => !path.endsWith('.map') && path !== 'mf-stats.json';

const FEDERATION_MANIFEST = 'mf-manifest.json';

/** The federation plugin lists shared modules in the order in which it finds them, which depends on the CPU load. */
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

/** Lists the modules that screens need from the shell: components of the design system and lazily shared modules. */
function listPieces(compilation: Compilation, modules: ScreenMetadata['modules']): Pick<ReleaseManifest, 'pieces'> {
  const shares = listLazyShares(compilation);
  const named = Object.entries(modules).flatMap(([location, { modules: names, pieces }]): [string, string[]][] => {
    const all = new Set([...pieces, ...names.flatMap((name) => shares.get(name) ?? [])]);
    return all.size === 0 ? [] : [[location, [...all]]];
  });
  return named.length === 0 ? {} : { pieces: Object.fromEntries(named) };
}

function findScripts(lazy: Record<string, string[]>, module: string): string[] {
  const scripts = lazy[module];
  if (!scripts) throw new Error(`src/screens.ts imports ${module}, but the build has no script of its own for it`);
  return scripts;
}

/**
 * Inserts the release id into a remote's build and writes `release.json` (FEDERATION §4). The id is derived from the
 * content: the same sources and version result in the same release, wherever and whenever they are built.
 */
export class ReleasePlugin {
  readonly #options: ReleaseOptions;

  constructor(options: ReleaseOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      // The container's own identifier contains the path of the working tree, on which its module id must not depend.
      compilation.hooks.moduleIds.tap({ name: 'ReleasePlugin', stage: -1 }, (modules) => {
        for (const module of modules)
          if (module.identifier().startsWith('container entry'))
            compilation.chunkGraph.setModuleId(module, 'container');
      });
      // Until files are named by their final content, their names depend on that path. Other files contain these names
      // while they are minified, and the minifier's variable names depend on how often each character occurs.
      compilation.hooks.contentHash.tap({ name: 'ReleasePlugin', stage: 1 }, (chunk) => {
        chunk.contentHash['javascript'] = createHash('sha256').update(String(chunk.id)).digest('hex');
      });
      let requirements: RemoteRequirements | undefined;
      compilation.hooks.afterChunks.tap('ReleasePlugin', () => {
        requirements = readRequirements(compilation);
        const error = describeWholeImports(requirements);
        if (error !== undefined) compilation.errors.push(new compiler.webpack.WebpackError(error));
      });
      compilation.hooks.processAssets.tap({ name: 'ReleasePlugin', stage: stages.PROCESS_ASSETS_STAGE_REPORT }, () => {
        sortShares(compilation, (text) => new sources.RawSource(text));
        if (!requirements) throw new Error('The build created no chunks');
        const { version, metadata } = this.#options;
        const { modules, ...declared } = metadata;
        const numbers = declared.contributions?.headerItems?.flatMap(({ number = [] }) => number) ?? [];
        for (const { call } of [declared.reads, declared.previews, { numbers }].flatMap((calls) =>
          Object.values(calls).flat(),
        ))
          if (requirements.calls[call] === undefined)
            throw new Error(`${call} is called for a page or the header, but no module of the remote makes this call`);
        const hash = hashRelease(
          { version, ...requirements, ...declared, ...listPieces(compilation, modules), locales: LOCALES },
          listReleased(compilation),
        );
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
    const { remote, version, commit, builders, metadata } = this.#options;
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
    const { modules, ...declared } = metadata;
    const lazy = listLazyScripts(compilation, [entry, ...preload]);
    return {
      remote,
      release: `${version}-${hash}`,
      version,
      commit,
      built: new Date().toISOString(),
      container,
      entry,
      contract: REMOTE_CONTRACT,
      ...declared,
      preload,
      screens: Object.fromEntries(
        Object.entries(modules).map(([location, { modules: names }]) => [
          location,
          [...new Set(names.flatMap((name) => findScripts(lazy, name)))],
        ]),
      ),
      ...listPieces(compilation, modules),
      ...requirements,
      locales: LOCALES,
      builders,
      files,
    };
  }
}
