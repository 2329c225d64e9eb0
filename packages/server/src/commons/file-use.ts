import type { FastifyInstance } from 'fastify';
import type { Db } from '../platform/database/open-database.ts';
import { isStaff, type Principal } from '../platform/http/principal.ts';
import type { Platform } from '../platform/platform.ts';
import type { FileRow, MayReadFile } from '../platform/storage/may-read-file.ts';

/**
 * Declares what files of a feature are for and who may read them: those who may read the owner's record. Call it once in
 * the feature's register function. `public` files (a profile picture) are read by anybody who has the address.
 */
export function registerFileUse({ platform }: FastifyInstance, use: string, mayRead: MayReadFile): void {
  if (platform.fileUses.has(use)) throw new Error(`The file use '${use}' is declared twice.`);
  platform.fileUses.set(use, mayRead);
}

/** The rule of a use. Throws for one nobody declared: a misspelt use would lock everybody out. */
export function requireUse(platform: Platform, use: string): MayReadFile {
  const rule = platform.fileUses.get(use);
  if (!rule) throw new Error(`The file use '${use}' was never declared with registerFileUse.`);
  return rule;
}

export const isPublicFile = (platform: Platform, file: Pick<FileRow, 'use'>): boolean =>
  file.use !== null && requireUse(platform, file.use) === 'public';

/** Once a file belongs to a record it is read by whom the rule of its use allows, its owner included; until then it is its owner's too. */
export async function mayReadFile(platform: Platform, db: Db, file: FileRow, user: Principal | null): Promise<boolean> {
  if (isPublicFile(platform, file)) return true;
  if (!user) return false;
  if (user.id === file.owner_id && file.record_id === null) return true;
  const rule = file.use === null ? undefined : requireUse(platform, file.use);
  return typeof rule === 'function' ? rule(db, file, user) : false;
}

/** Rule for files that their owner and operators read. */
export const ownerAndStaffMayRead: MayReadFile = (_db, file, user) => user.id === file.owner_id || isStaff(user);
