import type { Db } from '../../platform/database/open-database.ts';
import { defineContributionPoint } from '../../platform/features/contributions.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FileReadPolicy, FileRow, MayReadFile } from './file-read-policy.ts';

/**
 * The uses of files and who may read them: usually those who may read the record. `public` files (a profile picture) are
 * readable by everybody who has the address.
 */
export const fileUses = defineContributionPoint<FileReadPolicy>('uses of files');

/** Returns the rule of a use. Throws for an undeclared one: a misspelt use would lock everybody out. */
export function requireUse({ contributions }: Platform, use: string): FileReadPolicy {
  const rule = contributions.of(fileUses).get(use);
  if (!rule) throw new Error(`No feature has declared the file use '${use}'.`);
  return rule;
}

export const isPublicFile = (platform: Platform, file: Pick<FileRow, 'use'>): boolean =>
  file.use !== null && requireUse(platform, file.use) === 'public';

/**
 * Once a file belongs to a record, the rule of its use decides who may read it, also about its owner; before that its
 * owner may read it, too.
 */
export async function mayReadFile(platform: Platform, db: Db, file: FileRow, user: Principal | null): Promise<boolean> {
  if (isPublicFile(platform, file)) return true;
  if (user?.id === file.owner_id && file.record_id === null) return true;
  const policy = file.use === null ? undefined : requireUse(platform, file.use);
  if (policy === undefined || policy === 'public') return false;
  return (typeof policy === 'function' ? policy : policy.mayRead)(db, file, user);
}

/** Whether members who read a file learn who uploaded it. */
export const namesUploader = (platform: Platform, file: Pick<FileRow, 'use'>): boolean =>
  file.use === null || typeof requireUse(platform, file.use) === 'function';

/** Rule for files that only their owner and operators may read. */
export const ownerAndStaffMayRead: MayReadFile = (_db, file, user) => user?.id === file.owner_id || isStaff(user);
