import type { RemoteName } from '@danji/contracts/releases/release';
import { toJson } from '../platform/database/columns.ts';
import type { Db } from '../platform/database/open-database.ts';
import type { RegistryDocument } from '../platform/database/tables/releases.ts';

export type RegistryState = { revision: number; document: RegistryDocument };

/** What the registry says now; revision 0 before the first promotion. */
export async function findRegistryState(db: Db): Promise<RegistryState> {
  const row = await db.selectFrom('registry_revision').select(['revision', 'document']).orderBy('revision', 'desc').limit(1).executeTakeFirst();
  return row ?? { revision: 0, document: {} };
}

type NextRevision = RegistryState & { remote: RemoteName; release: string; user_id: number | null; now: Date };

/** Writes the next revision; `false` when somebody else wrote it first. */
export async function insertRevision(db: Db, { revision, document, remote, release, user_id, now }: NextRevision): Promise<boolean> {
  const row = await db
    .insertInto('registry_revision')
    .values({ revision, document: toJson(document), remote, release, user_id, created: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('revision')
    .executeTakeFirst();
  return row !== undefined;
}
