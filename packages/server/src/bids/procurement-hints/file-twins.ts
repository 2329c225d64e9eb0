import { createHash } from 'node:crypto';
import type { ObjectStorage } from '../../platform/storage/storage-port.ts';

/** An attachment of a request; its size in bytes. */
type Attached = { request_id: number; size: number; storage_key: string };

/** So many files are read for one answer, the smallest first. */
const MOST_READ = 40;

async function toHash(storage: ObjectStorage, key: string): Promise<string> {
  const content = await storage.open(key);
  if (!content) return '';
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** The SHA-256 of files by their request. Only files as large as one of another request can be the same, and are read. */
export async function hashTwins(storage: ObjectStorage, files: readonly Attached[]): Promise<Map<number, string[]>> {
  const twins = [...Map.groupBy(files, ({ size }) => size).values()]
    .filter((group) => new Set(group.map(({ request_id }) => request_id)).size > 1)
    .toSorted(([one], [other]) => (one?.size ?? 0) - (other?.size ?? 0))
    .flat()
    .slice(0, MOST_READ);
  const hashes = new Map<number, string[]>();
  for (const { request_id, storage_key } of twins)
    hashes.set(request_id, [...(hashes.get(request_id) ?? []), await toHash(storage, storage_key)]);
  return hashes;
}
