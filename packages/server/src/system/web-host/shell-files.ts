import type { Coding, CompressedCoding } from '../../platform/http/assets.ts';
import type { ObjectStorage } from '../../platform/storage/object-storage.ts';
import { compressFile, storageKeyOf } from '../../releases/releases/index.ts';
import type { ShellFile } from './shell-build.ts';

/**
 * Compressed forms of the files of shells: created at the first use, and stored beside the files for the next start.
 */
export class ShellFiles {
  readonly #storage: ObjectStorage;
  readonly #compressed = new Map<string, Promise<Buffer>>();

  constructor(storage: ObjectStorage) {
    this.#storage = storage;
  }

  read(file: ShellFile, coding: Coding): Promise<Buffer> {
    if (coding === 'identity') return file.read();
    const key = storageKeyOf(file, coding);
    const compressed = this.#compressed.get(key) ?? this.#compress(key, file, coding);
    this.#compressed.set(key, compressed);
    compressed.catch(() => this.#compressed.delete(key));
    return compressed;
  }

  async #compress(key: string, file: ShellFile, coding: CompressedCoding): Promise<Buffer> {
    const compressed = await compressFile(this.#storage, file, coding, () => file.read());
    await this.#storage.put(key, compressed, 'application/octet-stream');
    return compressed;
  }
}
