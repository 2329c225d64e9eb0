import { createHash } from 'node:crypto';
import { toCanonicalJson } from '@danji/contracts/releases/canonical-json';
import type { ReleaseFile, ReleaseManifest } from '@danji/contracts/releases/release';

type FileContent = { path: string; content: Buffer };

/**
 * The fields of a release that are part of its identity besides its version and its files. Builders, time and commit may
 * differ for the same content.
 */
const IDENTITY = [
  'sdk',
  'shared',
  'calls',
  'locales',
  'routes',
  'navigation',
  'slots',
  'titles',
  'pieces',
  'reads',
  'previews',
  'contributions',
] as const satisfies readonly (keyof ReleaseManifest)[];
type Identity = Pick<ReleaseManifest, 'version' | (typeof IDENTITY)[number]>;

/** Placeholder of the content hash, of the same length: the hash is known only after the content. */
export const HASH_PLACEHOLDER = '0'.repeat(12);

/** The hash of a file as browsers verify it (SRI). */
export const toIntegrity = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

export const toReleaseFile = ({ path, content }: FileContent): ReleaseFile => ({
  path,
  bytes: content.length,
  integrity: toIntegrity(content),
});

/** Returns the hash in the id of a release. `files` contain `HASH_PLACEHOLDER` where the released ones contain it. */
export function hashRelease({ version, ...described }: Identity, files: readonly FileContent[]): string {
  const identity = Object.fromEntries(IDENTITY.map((field) => [field, described[field]]));
  const hash = createHash('sha256').update(version).update(toCanonicalJson(identity));
  for (const { path, content } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1)))
    hash.update(path).update('\0').update(content).update('\0');
  return hash.digest('hex').slice(0, HASH_PLACEHOLDER.length);
}
