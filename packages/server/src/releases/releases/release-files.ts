import { buffer } from 'node:stream/consumers';
import type { ReleaseFile } from '@danji/contracts/releases/release';
import {
  COMPRESSED,
  compressFully,
  isCompressible,
  type Coding,
  type CompressedCoding,
} from '../../platform/http/assets.ts';
import type { ObjectStorage } from '../../platform/storage/object-storage.ts';

/**
 * Files are stored under the hash of their content, so a file cannot be overwritten with other content, and one that
 * did not change between releases is stored once.
 */
export const storageKeyOf = ({ integrity }: Pick<ReleaseFile, 'integrity'>, coding: Coding): string => {
  const hash = Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
  return coding === 'identity' ? hash : `${hash}.${coding}`;
};

/** A file's compressed form: the stored one when an earlier release had the same file, for compressing takes long. */
export async function compressFile(
  storage: ObjectStorage,
  file: Pick<ReleaseFile, 'integrity'>,
  coding: CompressedCoding,
  read: () => Promise<Buffer>,
): Promise<Buffer> {
  const stored = await storage.open(storageKeyOf(file, coding));
  return stored ? buffer(stored) : compressFully(coding, await read());
}

/** A checked file with the compressed forms that help. */
export type CompressedFile = { file: ReleaseFile; forms: ReadonlyMap<Coding, Buffer> };

/** Compresses files that have been checked against their manifest, by path. */
export async function compressFiles(
  storage: ObjectStorage,
  files: readonly ReleaseFile[],
  uploads: ReadonlyMap<string, Buffer>,
): Promise<Map<string, CompressedFile>> {
  const compressed = new Map<string, CompressedFile>();
  for (const file of files) {
    const bytes = uploads.get(file.path) ?? Buffer.alloc(0);
    const forms = new Map<Coding, Buffer>([['identity', bytes]]);
    if (isCompressible(file.path))
      for (const coding of COMPRESSED)
        forms.set(coding, await compressFile(storage, file, coding, () => Promise.resolve(bytes)));
    compressed.set(file.path, { file, forms });
  }
  return compressed;
}

/** Stores a file in all its forms. */
export async function storeFile(storage: ObjectStorage, { file, forms }: CompressedFile): Promise<void> {
  await Promise.all(
    [...forms].map(([coding, bytes]) => storage.put(storageKeyOf(file, coding), bytes, 'application/octet-stream')),
  );
}

/** Reads a file of a published release. Throws when the storage has lost it. */
export async function readFile(storage: ObjectStorage, file: ReleaseFile, coding: Coding): Promise<Buffer> {
  const found = await storage.open(storageKeyOf(file, coding));
  if (!found) throw new Error(`The storage has lost ${file.path} (${file.integrity}).`);
  return buffer(found);
}
