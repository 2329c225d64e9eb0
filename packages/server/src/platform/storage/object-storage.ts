import { join } from 'node:path';
import type { Config } from '../config.ts';
import { LocalStorage } from './local-storage.ts';
import type { ObjectStorage } from './storage-port.ts';

export type { ObjectStorage } from './storage-port.ts';

/** Storage of one area (`files`): `DATA_DIR/<area>` or `S3_BUCKET` under the prefix `<area>/`. */
export async function openStorage(config: Config, area: string): Promise<ObjectStorage> {
  if (!config.s3) return new LocalStorage(join(config.dataDir, area));
  // The S3 client is large: a server on the local disk starts without it.
  const { S3Storage } = await import('./s3-storage.ts');
  return new S3Storage(config.s3, `${area}/`);
}
