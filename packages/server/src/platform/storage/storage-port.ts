import type { Readable } from 'node:stream';

export type StoredObject = { key: string; modified: Date };

/** Storage of bytes, on the local disk or in an S3 bucket. Keys are UUIDs; the names of files stay in the database. */
export type ObjectStorage = {
  put(key: string, bytes: Buffer, mime: string): Promise<void>;
  /** Stores a stream of unknown length; nothing remains of it when the stream fails. */
  putStream(key: string, bytes: Readable, mime: string): Promise<void>;
  /** The bytes, or `undefined` when there is no such object. */
  open(key: string): Promise<Readable | undefined>;
  /** Deletes objects; a missing one is no error. */
  remove(keys: string[]): Promise<void>;
  /** Lists every object, in no particular order. */
  list(): AsyncIterable<StoredObject>;
};
