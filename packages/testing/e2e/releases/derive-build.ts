import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseManifest } from '@danji/contracts/releases/release';
import type { PageManifest } from '@danji/federation/build/page-manifest-plugin';
import { HASH_PLACEHOLDER, hashRelease, toIntegrity, toReleaseFile } from '@danji/federation/build/release-content';

/** Files of a build by path. */
type Files = Map<string, Buffer>;

/** Replaces `from` by `to` in one of the scripts `paths`; `from` must occur once in all of them together. */
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
      `${paths.join(', ')} contain the text ${from} ${found.length} times instead of once: the build writes it differently now`,
    );
  files.set(only.path, Buffer.from(only.parts.join(to)));
}

/** Replaces an ASCII text in all files; the rest of a file, binary or not, is unchanged. */
function replaceEverywhere(files: Files, from: string, to: string): void {
  for (const [path, content] of files)
    if (content.includes(from)) files.set(path, Buffer.from(content.toString('latin1').replaceAll(from, to), 'latin1'));
}

/**
 * Applies edits, renames each changed script after the hash of its content, and does the same for the files that refer
 * to it.
 */
function applyEdits(files: Files, edits: readonly Edit[]): void {
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
    // A script may contain its own name, which has been replaced as well.
    named.set(renamed, files.get(renamed) ?? content);
  }
}

type Derived<Manifest> = {
  /** Folder of the source build. */
  dist: string;
  /** Folder of the derived build. */
  out: string;
  edits: (manifest: Manifest) => readonly Edit[];
};

/** Reads `release.json` of a build. */
export const readManifest = async (dist: string): Promise<ReleaseManifest> =>
  JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as ReleaseManifest;

/** Reduces a release to the scripts of one screen, because the server compresses every uploaded file. */
function keepScreen(manifest: ReleaseManifest, path: string): ReleaseManifest {
  const scripts = manifest.screens[path] ?? [];
  const included = new Set([manifest.entry, FEDERATION_MANIFEST, ...manifest.preload, ...scripts]);
  return { ...manifest, screens: { [path]: scripts }, files: manifest.files.filter((file) => included.has(file.path)) };
}

type DerivedRelease = Derived<ReleaseManifest> & {
  version?: string;
  /** Path of the only screen of the release; all screens by default. */
  screen?: string;
};

/**
 * Derives another release from a built remote without compiling it: with edited text, and with ids, names and hashes as
 * a build would set them.
 */
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
  applyEdits(files, edits({ ...manifest, container: unnamed }));
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

/** Derives another build from a built shell, as `deriveRelease` does for a remote. */
export async function deriveShell({ dist, out, edits }: Derived<PageManifest>): Promise<void> {
  const paths = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1));
  const files = await readFiles(dist, paths);
  applyEdits(files, edits(JSON.parse(String(files.get('shell.json'))) as PageManifest));
  const page = JSON.parse(String(files.get('shell.json'))) as PageManifest;
  const integrity = Object.keys(page.integrity).map((path) => [path, toIntegrity(files.get(path) ?? Buffer.alloc(0))]);
  files.set('shell.json', Buffer.from(JSON.stringify({ ...page, integrity: Object.fromEntries(integrity) })));
  await writeFiles(out, files);
}
