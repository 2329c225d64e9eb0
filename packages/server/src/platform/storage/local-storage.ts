import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ObjectStorage, StoredObject } from './storage-port.ts';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Objects as files of a directory, spread over 256 folders by the start of their key. */
export class LocalStorage implements ObjectStorage {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const path = this.#pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    // The file is written under another name and then renamed, so that a reader never gets half of it.
    const half = `${path}.${randomUUID()}.part`;
    await writeFile(half, bytes, { mode: 0o600 });
    await rename(half, path);
  }

  async putStream(key: string, bytes: Readable): Promise<void> {
    const path = this.#pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    const half = `${path}.${randomUUID()}.part`;
    try {
      await pipeline(bytes, createWriteStream(half, { mode: 0o600 }));
      await rename(half, path);
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
  }

  async open(key: string): Promise<Readable | undefined> {
    try {
      const file = await open(this.#pathOf(key));
      return file.createReadStream();
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async remove(keys: string[]): Promise<void> {
    for (const key of keys) await rm(this.#pathOf(key), { force: true });
  }

  async *list(): AsyncIterable<StoredObject> {
    for await (const path of filesUnder(this.#root)) {
      const found = await stat(path).catch((error: unknown) => {
        // The file was removed or renamed after it was listed.
        if (isMissing(error)) return undefined;
        throw error;
      });
      if (found) yield { key: relative(this.#root, path).split(sep).slice(1).join('/'), modified: found.mtime };
    }
  }

  #pathOf(key: string): string {
    if (!/^[\w@-][\w.@-]*(\/[\w@-][\w.@-]*)*$/.test(key)) throw new Error(`'${key}' is not a storage key.`);
    return join(this.#root, key.slice(0, 2), key);
  }
}

async function* filesUnder(root: string): AsyncGenerator<string> {
  try {
    for await (const entry of await opendir(root, { recursive: true }))
      if (entry.isFile()) yield join(entry.parentPath, entry.name);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
