import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { promoteRelease } from '@danji/contracts/releases/release.endpoints';
import type { ReleaseManifest } from '@danji/contracts/releases/release';
import type { Db } from '../platform/database/open-database.ts';
import type { RegistryDocument } from '../platform/database/tables/releases.ts';
import { invalidField, ProblemError } from '../platform/problem-error.ts';
import type { ObjectStorage } from '../platform/storage/object-storage.ts';
import type { Upload } from './read-upload.ts';
import { findRegistryState, insertRevision, type RegistryState } from './registry.repository.ts';
import { storeFile } from './release-files.ts';
import { findManifest, insertRelease, markPromoted } from './release.repository.ts';
import { parseManifest, verifyFiles } from './verify-release.ts';

/** Checks an upload, keeps its files, and only then writes the release: one that is listed can be loaded. */
export async function publishUpload(db: Db, storage: ObjectStorage, upload: Upload, now: Date): Promise<ReleaseManifest> {
  const manifest = parseManifest(upload.manifest);
  if (await findManifest(db, manifest)) throw new ProblemError('already_exists', { title: '이미 올린 릴리스예요.' });
  verifyFiles(manifest, upload.files);
  for (const file of manifest.files) await storeFile(storage, file, upload.files.get(file.path) ?? Buffer.alloc(0));
  if (!(await insertRelease(db, manifest, now))) throw new ProblemError('already_exists', { title: '이미 올린 릴리스예요.' });
  return manifest;
}

type Promotion = BodyOf<typeof promoteRelease> & { user_id: number | null; now: Date };

/**
 * Makes a release the active one of its remote, by compare-and-swap on the revision: other remotes keep what they have.
 * Going back to the release before leaves no fallback, since what would be it has just been given up.
 */
export async function promote(db: Db, { remote, release, revision, user_id, now }: Promotion): Promise<{ before: RegistryState; after: RegistryState }> {
  const before = await findRegistryState(db);
  if (before.revision !== revision) throw toConflict(before.revision);
  if (!(await findManifest(db, { remote, release }))) throw invalidField('release', '올라와 있지 않은 릴리스예요.');
  const current = before.document[remote];
  if (current?.active === release) return { before, after: before };
  const document: RegistryDocument = { ...before.document, [remote]: { active: release, previous: current?.previous === release ? null : (current?.active ?? null) } };
  const after = { revision: revision + 1, document };
  if (!(await insertRevision(db, { ...after, remote, release, user_id, now }))) throw toConflict(after.revision);
  await markPromoted(db, { remote, release }, now);
  return { before, after };
}

const toConflict = (revision: number): ProblemError => new ProblemError('conflict', { title: '다른 릴리스가 먼저 적용됐어요. 새로고침한 뒤 다시 시도해 주세요.', extra: { revision } });
