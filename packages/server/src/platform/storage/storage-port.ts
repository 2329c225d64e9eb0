import type { Readable } from 'node:stream';

export type StoredObject = { key: string; modified: Date };

/** Where bytes lie: on the local disk or in an S3 bucket. Keys are UUIDs; names people give stay in the database. */
export type ObjectStorage = {
  put(key: string, bytes: Buffer, mime: string): Promise<void>;
  /** Puts what is not known whole yet; nothing is left of it when the stream fails. */
  putStream(key: string, bytes: Readable, mime: string): Promise<void>;
  /** The bytes, or `undefined` when there is no such object. */
  open(key: string): Promise<Readable | undefined>;
  /** Deletes objects; one that is not there is no failure. */
  remove(keys: string[]): Promise<void>;
  /** Every object, in no order. */
  list(): AsyncIterable<StoredObject>;
};
