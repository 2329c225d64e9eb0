import { type Archive, openArchive } from '../../platform/archive/open-archive.ts';
import type { ObjectStorage } from '../../platform/storage/object-storage.ts';

/** Streams a ZIP into storage. Resolves to its size in bytes. After a failure nothing remains in storage. */
export async function writeArchive(
  storage: ObjectStorage,
  key: string,
  mtime: Date,
  fill: (archive: Archive) => Promise<void>,
): Promise<number> {
  const { bytes, filled, size, stop } = openArchive(mtime, fill);
  const stored = storage.putStream(key, bytes, 'application/zip');
  try {
    // Without the race a storage failure would leave the writer waiting for a reader.
    await Promise.race([filled, stored]);
    await stored;
    return size();
  } catch (error) {
    stop(error as Error);
    await Promise.allSettled([filled, stored]);
    await storage.remove([key]);
    throw error;
  }
}
