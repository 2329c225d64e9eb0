import { createHash } from 'node:crypto';
import { toCanonicalJson } from '@danji/contracts/releases/canonical-json';
import type { ReleaseFile, ReleaseManifest } from '@danji/contracts/releases/release';

type FileContent = { path: string; content: Buffer };

/** What a release says that is part of its identity besides its files. What built it, when, and from which commit may differ for the same content. */
type Identity = Pick<ReleaseManifest, 'version' | 'sdk' | 'shared' | 'calls' | 'locales'> & {
  reads?: ReleaseManifest['reads'] | undefined;
};

/** Stands where the content hash will be: the hash is known only after the content, and has the same length. */
export const HASH_PLACEHOLDER = '0'.repeat(12);

/** Hash of a file as browsers check it (SRI). */
export const toIntegrity = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

export const toReleaseFile = ({ path, content }: FileContent): ReleaseFile => ({
  path,
  bytes: content.length,
  integrity: toIntegrity(content),
});

/** Hash in the id of a release. `files` hold `HASH_PLACEHOLDER` where the released ones hold this hash. */
export function hashRelease(
  { version, sdk, shared, calls, reads, locales }: Identity,
  files: readonly FileContent[],
): string {
  const hash = createHash('sha256').update(version).update(toCanonicalJson({ sdk, shared, calls, reads, locales }));
  for (const { path, content } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1)))
    hash.update(path).update('\0').update(content).update('\0');
  return hash.digest('hex').slice(0, HASH_PLACEHOLDER.length);
}
