import { buffer } from 'node:stream/consumers';
import type { ReleaseFile } from '@danji/contracts/releases/release';
import { COMPRESSED, compressFully, isCompressible, type Coding } from '../../platform/http/assets.ts';
import type { ObjectStorage } from '../../platform/storage/object-storage.ts';

/**
 * Files are stored under the hash of their content, so a file cannot be overwritten with other content, and one that
 * did not change between releases is stored once.
 */
export const storageKeyOf = ({ integrity }: Pick<ReleaseFile, 'integrity'>, coding: Coding): string => {
  const hash = Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
  return coding === 'identity' ? hash : `${hash}.${coding}`;
};

/** Stores a file and, where that helps, its compressed forms. The bytes must have been checked against the manifest. */
export async function storeFile(storage: ObjectStorage, file: ReleaseFile, bytes: Buffer): Promise<void> {
  const codings = isCompressible(file.path) ? COMPRESSED : [];
  await Promise.all([
    storage.put(storageKeyOf(file, 'identity'), bytes, 'application/octet-stream'),
    ...codings.map(async (coding) =>
      storage.put(storageKeyOf(file, coding), await compressFully(coding, bytes), 'application/octet-stream'),
    ),
  ]);
}

/** Reads a file of a published release. Throws when the storage has lost it. */
export async function readFile(storage: ObjectStorage, file: ReleaseFile, coding: Coding): Promise<Buffer> {
  const found = await storage.open(storageKeyOf(file, coding));
  if (!found) throw new Error(`The storage has lost ${file.path} (${file.integrity}).`);
  return buffer(found);
}
