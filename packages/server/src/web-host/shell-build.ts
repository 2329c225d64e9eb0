import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { typeOfAsset } from '../platform/http/assets.ts';

/** `shell.json`: files the page names, in order, the SRI hash of every script and style, and the scripts of what is loaded on demand. */
type PageManifest = { scripts: string[]; styles: string[]; integrity: Record<string, string>; lazy?: Record<string, string[]> };

export type ShellFile = { path: string; bytes: Buffer; hash: string };

export type ShellBuild = {
  page: PageManifest;
  /** Paths of the files that may be served. */
  paths: ReadonlySet<string>;
  /** The font file that nearly every screen needs. */
  font: string | undefined;
  /** A file with its hash, read once. */
  read(path: string): Promise<ShellFile>;
};

/** Latin, digits and the most frequent syllables lie in this piece of the font. */
const MAIN_FONT = /PretendardVariable\.subset\.91\..*woff2$/;
/** Source maps are for our error reports. */
const isServed = (path: string): boolean => typeOfAsset(path) !== undefined && !path.endsWith('.map') && path !== 'shell.json';

async function loadBuild(dir: string, page: PageManifest): Promise<ShellBuild> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = new Set(entries.filter((entry) => entry.isFile()).map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/')).filter(isServed));
  const files = new Map<string, Promise<ShellFile>>();
  const load = async (path: string): Promise<ShellFile> => {
    const bytes = await readFile(join(dir, path));
    return { path, bytes, hash: createHash('sha256').update(bytes).digest('hex') };
  };
  return {
    page,
    paths,
    font: [...paths].find((path) => MAIN_FONT.test(path)),
    read(path) {
      const file = files.get(path) ?? load(path);
      files.set(path, file);
      return file;
    },
  };
}

/** Keeps the build in a directory; a newer one is noticed at the next visit. */
export class ShellBuilds {
  #loaded: { key: string; build: ShellBuild } | undefined;

  /** The build in `dir`, `undefined` when the shell has not been built. */
  async find(dir: string): Promise<ShellBuild | undefined> {
    const path = join(dir, 'shell.json');
    try {
      const { mtimeMs } = await stat(path);
      const key = `${path} ${mtimeMs}`;
      if (this.#loaded?.key !== key) this.#loaded = { key, build: await loadBuild(dir, JSON.parse(await readFile(path, 'utf8')) as PageManifest) };
      return this.#loaded.build;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }
}
