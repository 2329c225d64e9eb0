import { type Readable, Transform } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** The writer that fills an archive; paths in it have the form `폴더/이름`. */
export type Archive = {
  addText(path: string, text: string): void;
  /** Adds a file and waits until all of it was read. */
  addStream(path: string, bytes: Readable): Promise<void>;
};

type OpenArchive = {
  /** The ZIP. */
  bytes: Readable;
  /** Resolves when everything was added, and rejects when `fill` did. */
  filled: Promise<void>;
  /** Bytes of the ZIP so far. */
  size(): number;
  /** Gives the archive up: its bytes end with the error. */
  stop(error: Error): void;
};

/** Streams a ZIP: at most a few chunks of it are in memory. Names are UTF-8. */
export function openArchive(mtime: Date, fill: (archive: Archive) => Promise<void>): OpenArchive {
  const zip = new ZipFile();
  let size = 0;
  let source: Readable | undefined;
  const bytes = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      size += chunk.length;
      done(null, chunk);
    },
  });
  // Whoever fills or reads the archive gets the error, also when the stream has no reader any more.
  bytes.on('error', () => undefined);
  zip.on('error', (error) => bytes.destroy(error as Error));
  zip.outputStream.on('error', (error) => bytes.destroy(error));
  zip.outputStream.pipe(bytes);
  const filled = fill({
    addText: (path, text) => zip.addBuffer(Buffer.from(text), path, { mtime }),
    addStream: async (path, from) => {
      source = from;
      // Pictures, PDF and office files are already compressed.
      zip.addReadStream(from, path, { mtime, compress: false });
      await finished(from, { writable: false });
    },
  }).then(() => zip.end());
  return {
    bytes,
    filled,
    size: () => size,
    stop: (error) => {
      bytes.destroy(error);
      source?.destroy();
    },
  };
}
