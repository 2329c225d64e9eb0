import type { ReleaseManifest } from '@danji/contracts/releases/release';
import type { Db } from '../../platform/database/open-database.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import type { ReleaseKeys } from '../../platform/release-keys.ts';
import type { ObjectStorage } from '../../platform/storage/object-storage.ts';
import type { Upload } from './read-upload.ts';
import { writeWithFiles } from './stored-files.ts';
import { compressFiles, storeFile } from './release-files.ts';
import { findManifest, insertRelease, wasRevoked } from './release.repository.ts';
import { parseManifest, verifyBudget, verifyFiles } from './verify-release.ts';

/** Checks an upload, stores its files, and only then writes the release, so that every listed release can be loaded. */
export async function publishUpload(
  db: Db,
  { storage, releaseKeys }: { storage: ObjectStorage; releaseKeys: ReleaseKeys },
  upload: Upload,
  now: Date,
): Promise<ReleaseManifest> {
  const manifest = parseManifest(upload.manifest, releaseKeys.release);
  if (await findManifest(db, manifest)) throw new ProblemError('already_exists', { title: '이미 올린 릴리스예요.' });
  if (await wasRevoked(db, manifest))
    throw new ProblemError('invalid_transition', { title: '회수한 릴리스예요. 고쳐서 새로 올려 주세요.' });
  verifyFiles(manifest, upload.files);
  const files = await compressFiles(storage, manifest.files, upload.files);
  verifyBudget(manifest, files);
  const store = async () => {
    for (const file of files.values()) await storeFile(storage, file);
  };
  if (!(await writeWithFiles(db, store, (db) => insertRelease(db, manifest, now))))
    throw new ProblemError('already_exists', { title: '이미 올린 릴리스예요.' });
  return manifest;
}
