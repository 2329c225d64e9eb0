import type { NanoId } from '@danji/contracts/fields';
import type { ChannelChange, ChannelDocument } from '@danji/contracts/releases/channel';
import type { ReleaseManifest, Signature } from '@danji/contracts/releases/release';
import type { RemoteName } from '@danji/contracts/releases/remotes';
import type { Id, Json, NullableJson, NullableTimestamp, Timestamp } from '../columns.ts';

/** The content of a channel revision; a remote without an entry is not hosted. */
export type ChannelState = Omit<ChannelDocument, 'issued' | 'expires'>;

export type ReleaseTables = {
  /** Uploaded releases, write-once. `promoted` is when the release was active last. */
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
  /**
   * Every state the channel ever had; the highest revision is current. `user_id` is null for the release pipeline, and
   * for `automatic` changes of the release evaluation.
   */
  channel_revision: {
    revision: number;
    document: Json<ChannelState>;
    action: ChannelChange['action'];
    remote: RemoteName;
    release: string;
    before: string | null;
    percent: number | null;
    reason: string | null;
    user_id: number | null;
    automatic: boolean;
    /** Signature of `document` by the registry's key; null only while a migration signs older revisions. */
    signature: NullableJson<Signature>;
    created: Timestamp;
  };
};
