import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { ReleaseManifest } from '@danji/contracts/releases/release';
import { REMOTE_CONTRACT, type RemoteName } from '@danji/contracts/releases/remotes';
import { readCommit } from '../build/read-commit.ts';
import { readScreens } from '../build/read-screens.ts';
import { readSourceRequirements } from '../build/read-source-requirements.ts';
import { HASH_PLACEHOLDER, hashRelease, toReleaseFile } from '../build/release-content.ts';

/** The parts of `mf-manifest.json` that a release needs; each federation plugin writes the file. */
type FederationManifest = {
  name: string;
  metaData: { remoteEntry: { name: string; path: string; type: string }; buildInfo: { buildVersion: string } };
  exposes: { path: string; assets: { js: { sync: string[] } } }[];
  shared: { name: string; requiredVersion: string }[];
};

/** Development files, which no browser loads. */
const isReleased = (path: string) =>
  !path.endsWith('.map') && !path.startsWith('.') && !['mf-stats.json', 'release.json'].includes(path);

async function readFiles(dist: string): Promise<{ path: string; content: Buffer }[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dist, join(parentPath, name)).replaceAll('\\', '/'));
  return Promise.all(
    paths.filter(isReleased).map(async (path) => ({ path, content: await readFile(join(dist, path)) })),
  );
}

async function readVersion(dir: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(dir, 'package.json'), 'utf8')) as { version?: string };
  if (version === undefined) throw new Error(`${join(dir, 'package.json')} has no version`);
  return version;
}

type DescribeOptions = { dist: string; remote: RemoteName; scripts?: Readonly<Record<string, readonly string[]>> };

type Modules = Awaited<ReturnType<typeof readScreens>>['modules'];

/** The components that screens render first, as `src/screens.ts` names them. */
function listPieces(modules: Modules): Pick<ReleaseManifest, 'pieces'> {
  const named = Object.entries(modules).flatMap(([location, { pieces }]) =>
    pieces.length > 0 ? [[location, pieces]] : [],
  );
  return named.length > 0 ? { pieces: Object.fromEntries(named) } : {};
}

/** The scripts of each screen, which the page announces, without the first ones. */
const listScreens = (modules: Modules, scripts: DescribeOptions['scripts'] = {}, first: readonly string[]) =>
  Object.fromEntries(
    Object.entries(modules).flatMap(([location, { modules: names }]) => {
      const files = new Set(names.flatMap((name) => scripts[name] ?? []).filter((file) => !first.includes(file)));
      return files.size > 0 ? [[location, [...files]]] : [];
    }),
  );

/**
 * Writes `release.json` for a remote that was built with a federation plugin alone, without our configuration of
 * webpack: from its `mf-manifest.json` and from its sources, which are in the folder around `dist`. The name of its
 * container must end with twelve zeros: the release id replaces them in all files, because two releases with one name
 * would run each other's code. `scripts` are those of lazy modules by the name of the module (`me-page`), where the build
 * knows them. @throws naming what is missing
 */
export async function describeRelease({ dist, remote, scripts = {} }: DescribeOptions): Promise<void> {
  const dir = dirname(dist);
  const files = await readFiles(dist);
  const source = files.find(({ path }) => path === 'mf-manifest.json');
  if (!source) throw new Error(`${dist} has neither release.json nor mf-manifest.json: set \`manifest: true\``);
  const { name, metaData, exposes, shared } = JSON.parse(source.content.toString('utf8')) as FederationManifest;
  const exposed = exposes.find(({ path }) => path === './remote');
  if (!exposed) throw new Error(`${dist} does not expose ./remote, which the shell loads`);
  if (!name.endsWith(`_${HASH_PLACEHOLDER}`))
    throw new Error(`The container is named ${name}; its name must end with _${HASH_PLACEHOLDER}`);
  const version = await readVersion(dir);
  const { modules, ...screens } = await readScreens(dir);
  const metadata = { ...screens, ...listPieces(modules) };
  const ranges = Object.fromEntries(shared.map(({ name: request, requiredVersion }) => [request, requiredVersion]));
  const requirements = { ...(await readSourceRequirements(join(dir, 'src'))), shared: ranges };
  const locales = ['ko'];
  const hash = hashRelease({ version, ...requirements, ...metadata, locales }, files);
  const container = name.replace(HASH_PLACEHOLDER, hash);
  const withId = (text: string) => text.replaceAll(name, container);
  // Vite names files by the container too.
  const named = files.map(({ path, content }) => ({
    path: withId(path),
    content: content.includes(name) ? Buffer.from(withId(content.toString('utf8'))) : content,
  }));
  await Promise.all(files.map(({ path }) => rm(join(dist, path))));
  await Promise.all(named.map(({ path, content }) => writeFile(join(dist, path), content)));
  const { path: folder, name: file, type } = metaData.remoteEntry;
  const entry = `${folder}${file}`;
  const preload = exposed.assets.js.sync.filter((path) => path !== entry);
  const isModule = type === 'module' || type === 'esm';
  const release: ReleaseManifest = {
    remote,
    release: `${version}-${hash}`,
    version,
    commit: await readCommit(dir),
    built: new Date().toISOString(),
    container,
    entry,
    ...(isModule && { entryType: 'module' }),
    contract: REMOTE_CONTRACT,
    ...metadata,
    preload: preload.map(withId),
    screens: JSON.parse(withId(JSON.stringify(listScreens(modules, scripts, [entry, ...preload])))) as Record<
      string,
      string[]
    >,
    ...requirements,
    locales,
    builders: { node: process.versions.node },
    files: named.map(toReleaseFile).toSorted((a, b) => (a.path < b.path ? -1 : 1)),
  };
  await writeFile(join(dist, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
}
