import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ReleaseFile } from '@danji/contracts/releases/release';
import type { ShellManifest } from '../../releases/releases/index.ts';
import { getAssetType } from '../../platform/http/assets.ts';

/** A file of a shell: its hash, and a function that reads its content. */
export type ShellFile = { path: string; integrity: string; read(): Promise<Buffer> };

export type ShellBuild = {
  page: ShellManifest;
  /** Paths of the files that may be served. */
  paths: ReadonlySet<string>;
  /** The font file that nearly every screen needs. */
  font: string | undefined;
  /** Finds a file with its hash. */
  find(path: string): Promise<ShellFile>;
};

/** This subset of the font holds Latin, digits and the most frequent syllables. */
const MAIN_FONT = /PretendardVariable\.subset\.91\..*woff2$/;
/** Whether a file is served. Source maps are only for our error reports. */
const isServed = (path: string): boolean =>
  getAssetType(path) !== undefined && !path.endsWith('.map') && path !== 'shell.json';

const findFont = (paths: ReadonlySet<string>): string | undefined => [...paths].find((path) => MAIN_FONT.test(path));

async function loadBuild(dir: string, page: ShellManifest): Promise<ShellBuild> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter(isServed),
  );
  const files = new Map<string, Promise<ShellFile>>();
  const load = async (path: string): Promise<ShellFile> => {
    const bytes = await readFile(join(dir, path));
    return {
      path,
      integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
      read: async () => bytes,
    };
  };
  return {
    page,
    paths,
    font: findFont(paths),
    find(path) {
      const file = files.get(path) ?? load(path);
      files.set(path, file);
      return file;
    },
  };
}

/** Returns a stored shell as a build. */
export function toArchivedBuild({
  page,
  files,
}: {
  page: ShellManifest;
  files: readonly ReleaseFile[];
}): Pick<ShellBuild, 'page' | 'paths' | 'font'> {
  const paths = new Set(files.map(({ path }) => path));
  return { page, paths, font: findFont(paths) };
}

/** Caches the build in a directory; a newer one is detected at the next request, and `onFound` is called with it. */
export class ShellBuilds {
  readonly #onFound: (build: ShellBuild) => void;
  #loaded: { key: string; build: ShellBuild } | undefined;

  constructor(onFound: (build: ShellBuild) => void) {
    this.#onFound = onFound;
  }

  /** Returns the build in `dir`, `undefined` when the shell has not been built. */
  async find(dir: string): Promise<ShellBuild | undefined> {
    const path = join(dir, 'shell.json');
    try {
      const { mtimeMs } = await stat(path);
      const key = `${path} ${mtimeMs}`;
      if (this.#loaded?.key !== key) {
        this.#loaded = { key, build: await loadBuild(dir, JSON.parse(await readFile(path, 'utf8')) as ShellManifest) };
      }
      this.#onFound(this.#loaded.build);
      return this.#loaded.build;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Reads the directory again at the next visit, because the build was incomplete. */
  forget(): void {
    this.#loaded = undefined;
  }
}
