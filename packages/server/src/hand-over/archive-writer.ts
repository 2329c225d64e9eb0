import { type Readable, Transform } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ObjectStorage } from '../platform/storage/object-storage.ts';

/** What an archive is filled with; paths inside it are `폴더/이름`. */
export type Archive = {
  addText(path: string, text: string): void;
  /** Adds a file and waits until all of it was read. */
  addStream(path: string, bytes: Readable): Promise<void>;
};

/**
 * Writes a ZIP into storage while it is made: at no time is more than a few parts of it in memory. Names are UTF-8. Gives
 * back its size in bytes. When anything fails nothing is left in storage.
 */
export async function writeArchive(
  storage: ObjectStorage,
  key: string,
  mtime: Date,
  fill: (archive: Archive) => Promise<void>,
): Promise<number> {
  const zip = new ZipFile();
  let size = 0;
  let source: Readable | undefined;
  const counted = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      size += chunk.length;
      done(null, chunk);
    },
  });
  // What went wrong is thrown below, also when nobody reads the stream any more.
  counted.on('error', () => undefined);
  zip.on('error', (error) => counted.destroy(error as Error));
  zip.outputStream.on('error', (error) => counted.destroy(error));
  zip.outputStream.pipe(counted);
  const archive: Archive = {
    addText: (path, text) => zip.addBuffer(Buffer.from(text), path, { mtime }),
    addStream: async (path, bytes) => {
      source = bytes;
      // Pictures, PDF and office files are packed already.
      zip.addReadStream(bytes, path, { mtime, compress: false });
      await finished(bytes, { writable: false });
    },
  };
  const filled = fill(archive).then(() => zip.end());
  const stored = storage.putStream(key, counted, 'application/zip');
  try {
    // Storage that fails would leave the filling waiting for somebody who reads.
    await Promise.race([filled, stored]);
    await stored;
    return size;
  } catch (error) {
    counted.destroy(error as Error);
    source?.destroy();
    await Promise.allSettled([filled, stored]);
    await storage.remove([key]);
    throw error;
  }
}
