import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseManifest } from '@danji/contracts/releases/release';
import type { PageManifest } from '@danji/federation/build/page-manifest-plugin';
import { HASH_PLACEHOLDER, hashRelease, toIntegrity, toReleaseFile } from '@danji/federation/build/release-content';

/** Files of a build by path. */
type Files = Map<string, Buffer>;

/** Another text in one of the scripts `paths`: `from` must occur once in all of them together. */
export type Edit = { paths: readonly string[]; from: string; to: string };

const FEDERATION_MANIFEST = 'mf-manifest.json';
const CONTENT_HASH = /\.([0-9a-f]{8})\.js$/;

async function readFiles(dist: string, paths: readonly string[]): Promise<Files> {
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(join(dist, path))] as const)));
}

async function writeFiles(dir: string, files: Files): Promise<void> {
  for (const [path, content] of files) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), content);
  }
}

function applyEdit(files: Files, { paths, from, to }: Edit): void {
  const found = paths.flatMap((path) => {
    const parts = files.get(path)?.toString().split(from) ?? [];
    return parts.slice(1).map(() => ({ path, parts }));
  });
  const [only] = found;
  if (!only || found.length > 1)
    throw new Error(
      `${paths.join(', ')} hold the text ${from} ${found.length} times: compilation writes it differently now`,
    );
  files.set(only.path, Buffer.from(only.parts.join(to)));
}

/** Replaces one ASCII text by another; the rest of a file, binary or not, stays as it is. */
function replaceEverywhere(files: Files, from: string, to: string): void {
  for (const [path, content] of files)
    if (content.includes(from)) files.set(path, Buffer.from(content.toString('latin1').replaceAll(from, to), 'latin1'));
}

/** Changes scripts, gives each the name of its new content, and does the same to the files that name it. */
function change(files: Files, edits: readonly Edit[]): void {
  const named = new Map(files);
  for (const edit of edits) applyEdit(files, edit);
  const findStale = () => [...files].find(([path, content]) => CONTENT_HASH.test(path) && named.get(path) !== content);
  for (let stale = findStale(); stale; stale = findStale()) {
    const [path, content] = stale;
    const oldHash = CONTENT_HASH.exec(path)?.[1] ?? '';
    const hash = createHash('sha256').update(content).digest('hex').slice(0, oldHash.length);
    const renamed = path.replace(oldHash, hash);
    files.delete(path);
    files.set(renamed, content);
    replaceEverywhere(files, oldHash, hash);
    // A script may hold its own name, and has that of its new content now.
    named.set(renamed, files.get(renamed) ?? content);
  }
}

type Derived<Manifest> = {
  /** Folder of a build. */
  dist: string;
  /** Folder to write the other one to. */
  out: string;
  edits: (manifest: Manifest) => readonly Edit[];
};

/** `release.json` of a build. */
export const readManifest = async (dist: string): Promise<ReleaseManifest> =>
  JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as ReleaseManifest;

/** A release that holds the scripts of one screen only: the server compresses every file of an upload. */
function keepScreen(manifest: ReleaseManifest, path: string): ReleaseManifest {
  const scripts = manifest.screens[path] ?? [];
  const included = new Set([manifest.entry, FEDERATION_MANIFEST, ...manifest.preload, ...scripts]);
  return { ...manifest, screens: { [path]: scripts }, files: manifest.files.filter((file) => included.has(file.path)) };
}

type DerivedRelease = Derived<ReleaseManifest> & {
  version?: string;
  /** Address of the only screen it has; all when left out. */
  screen?: string;
};

/** Makes another release of a built remote without compiling it: other text, and ids, names and hashes as its compilation would give them. */
export async function deriveRelease({ dist, out, edits, version, screen }: DerivedRelease): Promise<ReleaseManifest> {
  const whole = await readManifest(dist);
  const manifest = screen === undefined ? whole : keepScreen(whole, screen);
  const unnamed = `danji_${manifest.remote}_${HASH_PLACEHOLDER}`;
  const files = await readFiles(
    dist,
    manifest.files.map(({ path }) => path),
  );
  files.set('release.json', Buffer.from(JSON.stringify(manifest)));
  replaceEverywhere(files, manifest.container, unnamed);
  change(files, edits({ ...manifest, container: unnamed }));
  const described = {
    ...(JSON.parse(String(files.get('release.json'))) as ReleaseManifest),
    version: version ?? manifest.version,
  };
  files.delete('release.json');
  const listFiles = () =>
    [...files].map(([path, content]) => ({ path, content })).sort((a, b) => (a.path < b.path ? -1 : 1));
  const hash = hashRelease(described, listFiles());
  const container = unnamed.replace(HASH_PLACEHOLDER, hash);
  replaceEverywhere(files, unnamed, container);
  const derived: ReleaseManifest = {
    ...described,
    release: `${described.version}-${hash}`,
    container,
    files: listFiles().map(toReleaseFile),
  };
  files.set('release.json', Buffer.from(JSON.stringify(derived)));
  await writeFiles(out, files);
  return derived;
}

/** The same for a built shell. */
export async function deriveShell({ dist, out, edits }: Derived<PageManifest>): Promise<void> {
  const paths = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1));
  const files = await readFiles(dist, paths);
  change(files, edits(JSON.parse(String(files.get('shell.json'))) as PageManifest));
  const page = JSON.parse(String(files.get('shell.json'))) as PageManifest;
  const integrity = Object.keys(page.integrity).map((path) => [path, toIntegrity(files.get(path) ?? Buffer.alloc(0))]);
  files.set('shell.json', Buffer.from(JSON.stringify({ ...page, integrity: Object.fromEntries(integrity) })));
  await writeFiles(out, files);
}
