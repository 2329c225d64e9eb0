import { buffer } from 'node:stream/consumers';
import { compressFully, type Coding } from '../platform/http/assets.ts';
import type { ObjectStorage } from '../platform/storage/object-storage.ts';
import type { ShellFile } from './shell-build.ts';

/** Compressed forms of the shell's files: made at the first use, kept in the storage for the next start. */
export class ShellFiles {
  readonly #storage: ObjectStorage;
  readonly #compressed = new Map<string, Promise<Buffer>>();

  constructor(storage: ObjectStorage) {
    this.#storage = storage;
  }

  read({ bytes, hash }: ShellFile, coding: Coding): Promise<Buffer> {
    if (coding === 'identity') return Promise.resolve(bytes);
    const key = `${hash}.${coding}`;
    const compressed = this.#compressed.get(key) ?? this.#compress(key, bytes, coding);
    this.#compressed.set(key, compressed);
    compressed.catch(() => this.#compressed.delete(key));
    return compressed;
  }

  async #compress(key: string, bytes: Buffer, coding: Exclude<Coding, 'identity'>): Promise<Buffer> {
    const kept = await this.#storage.open(key);
    if (kept) return buffer(kept);
    const compressed = await compressFully(coding, bytes);
    await this.#storage.put(key, compressed, 'application/octet-stream');
    return compressed;
  }
}
