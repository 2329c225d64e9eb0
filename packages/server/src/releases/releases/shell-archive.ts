import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { ReleaseFile } from '@danji/contracts/releases/release';
import type { ShellManifest } from './tables.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ObjectStorage } from '../../platform/storage/object-storage.ts';
import { writeWithFiles } from './stored-files.ts';
import { storageKeyOf } from './release-files.ts';
import { findShell, findShellFile, insertShell, touchShell, type ArchivedShell } from './shell.repository.ts';

/** A build of the shell on the disk. */
export type BuiltShell = { page: ShellManifest; paths: ReadonlySet<string>; read(path: string): Promise<Buffer> };

/** Number of cached files of older shells, so that each is looked up once. */
const MAX_CACHED = 2000;

const sri = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Computes a hash of everything a shell serves: the same sources make the same id. */
function toShellId(page: ShellManifest, files: readonly ReleaseFile[]): string {
  const hash = createHash('sha256').update(JSON.stringify(page));
  for (const { path, integrity } of files) hash.update(`\0${path}\0${integrity}`);
  return hash.digest('hex').slice(0, 12);
}

/**
 * Stores every build of the shell that was served, with its files: a tab that was opened before a deployment still
 * finds what it loads later.
 */
export class ShellArchive {
  readonly #platform: Pick<Platform, 'db' | 'clock'>;
  readonly #storage: ObjectStorage;
  readonly #cachedFiles = new Map<string, ReleaseFile>();

  constructor(platform: Pick<Platform, 'db' | 'clock'>, storage: ObjectStorage) {
    this.#platform = platform;
    this.#storage = storage;
  }

  /**
   * Stores a build and marks it as the active one. @throws when the build is incomplete because another one is being
   * written over it.
   */
  async store({ page, paths, read }: BuiltShell): Promise<void> {
    const { db, clock } = this.#platform;
    const files: ReleaseFile[] = [];
    for (const path of [...paths].toSorted()) {
      const bytes = await read(path);
      files.push({ path, bytes: bytes.length, integrity: sri(bytes) });
    }
    const hashes = new Map(files.map(({ path, integrity }) => [path, integrity]));
    for (const [path, integrity] of Object.entries(page.integrity))
      if (hashes.get(path) !== integrity)
        throw new Error(`The build of the shell is not whole: ${path} is not what shell.json says.`);
    const shell = toShellId(page, files);
    if (await touchShell(db, shell, clock.now())) return;
    const storeFiles = async () => {
      for (const file of files)
        await this.#storage.put(storageKeyOf(file, 'identity'), await read(file.path), 'application/octet-stream');
    };
    await writeWithFiles(db, storeFiles, (db) => insertShell(db, { shell, page, files, now: clock.now() }));
  }

  find(shell: string): Promise<ArchivedShell | undefined> {
    return findShell(this.#platform.db, shell);
  }

  /** Finds a file of any stored shell. */
  async findFile(path: string): Promise<ReleaseFile | undefined> {
    const file = this.#cachedFiles.get(path) ?? (await findShellFile(this.#platform.db, path));
    if (file) this.#cachedFiles.set(path, file);
    if (this.#cachedFiles.size > MAX_CACHED) this.#cachedFiles.delete(this.#cachedFiles.keys().next().value ?? '');
    return file;
  }

  /** @throws when the storage has lost it. */
  async read(file: ReleaseFile): Promise<Buffer> {
    const found = await this.#storage.open(storageKeyOf(file, 'identity'));
    if (!found) throw new Error(`The storage has lost ${file.path} of a shell (${file.integrity}).`);
    return buffer(found);
  }
}
