import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import { LocalStorage } from './local-storage.ts';

export type StoredObject = { key: string; modified: Date };

/** Where bytes lie: on the local disk or in an S3 bucket. Keys are UUIDs; names people give stay in the database. */
export type ObjectStorage = {
  put(key: string, bytes: Buffer, mime: string): Promise<void>;
  /** The bytes, or `undefined` when there is no such object. */
  open(key: string): Promise<Readable | undefined>;
  /** Deletes objects; one that is not there is no failure. */
  remove(keys: string[]): Promise<void>;
  /** Every object, in no order. */
  list(): AsyncIterable<StoredObject>;
};

/** Storage of one area (`files`): `DATA_DIR/<area>` or `S3_BUCKET` under the prefix `<area>/`. */
export async function openStorage(config: Config, area: string): Promise<ObjectStorage> {
  if (!config.s3) return new LocalStorage(join(config.dataDir, area));
  // The S3 client is large: a server on the local disk starts without it.
  const { S3Storage } = await import('./s3-storage.ts');
  return new S3Storage(config.s3, `${area}/`);
}
