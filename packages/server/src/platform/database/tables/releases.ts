import type { ReleaseManifest, RemoteName } from '@danji/contracts/releases/release';
import type { NanoId } from '@danji/contracts/fields';
import type { Id, Json, NullableTimestamp, Timestamp } from '../columns.ts';

/** Which release of each remote people load, and the one before it; a remote without an entry is not hosted. */
export type RegistryDocument = Partial<Record<RemoteName, { active: string; previous: string | null }>>;

export type ReleaseTables = {
  /** Uploaded releases, write-once. `promoted`: when it was active last. */
  release: {
    id: Id;
    nano_id: NanoId;
    remote: RemoteName;
    release: string;
    version: string;
    commit: string;
    container: string;
    manifest: Json<ReleaseManifest>;
    bytes: number;
    promoted: NullableTimestamp;
    created: Timestamp;
  };
  /** Every state the registry ever had; the highest revision counts. `user_id` is null for the release pipeline. */
  registry_revision: { revision: number; document: Json<RegistryDocument>; remote: RemoteName; release: string; user_id: number | null; created: Timestamp };
};
