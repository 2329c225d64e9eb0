import { type Readable, Transform } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ObjectStorage } from '../platform/storage/object-storage.ts';

/** The writer that fills an archive; paths in it have the form `폴더/이름`. */
export type Archive = {
  addText(path: string, text: string): void;
  /** Adds a file and waits until all of it was read. */
  addStream(path: string, bytes: Readable): Promise<void>;
};

/**
 * Streams a ZIP into storage: at most a few chunks of it are in memory. Names are UTF-8. Resolves to its size in bytes.
 * After a failure nothing remains in storage.
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
  // The error is thrown below, also when the stream has no reader any more.
  counted.on('error', () => undefined);
  zip.on('error', (error) => counted.destroy(error as Error));
  zip.outputStream.on('error', (error) => counted.destroy(error));
  zip.outputStream.pipe(counted);
  const archive: Archive = {
    addText: (path, text) => zip.addBuffer(Buffer.from(text), path, { mtime }),
    addStream: async (path, bytes) => {
      source = bytes;
      // Pictures, PDF and office files are already compressed.
      zip.addReadStream(bytes, path, { mtime, compress: false });
      await finished(bytes, { writable: false });
    },
  };
  const filled = fill(archive).then(() => zip.end());
  const stored = storage.putStream(key, counted, 'application/zip');
  try {
    // Without the race a storage failure would leave the writer waiting for a reader.
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
