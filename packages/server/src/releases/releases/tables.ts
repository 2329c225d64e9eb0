import type { Id, Json, NullableJson, NullableTimestamp, Timestamp } from '../../platform/database/columns.ts';
import type { NanoId } from '@danji/contracts/fields';
import type { ChannelChange, ChannelDocument } from '@danji/contracts/releases/channel';
import type { LinkPreviews } from '@danji/contracts/releases/link-previews';
import type { PagePreloads } from '@danji/contracts/releases/page-preloads';
import type { ReleaseFile, ReleaseManifest, Signature } from '@danji/contracts/releases/release';
import type { RemoteName } from '@danji/contracts/releases/remotes';

/** The content of a channel revision; a remote without an entry is not hosted. */
export type ChannelState = Omit<ChannelDocument, 'issued' | 'expires'>;

/**
 * `shell.json`: the files that the page loads, in order; the SRI hash of every script and style; the scripts of lazy
 * modules; the calls that its screens preload, and their previews; and what the shell provides to remotes.
 */
export type ShellManifest = {
  scripts: string[];
  styles: string[];
  integrity: Record<string, string>;
  lazy?: Record<string, string[]>;
  /** The module of each screen by its address, and what it renders first for members. */
  screens?: Record<string, string[]>;
  reads?: PagePreloads;
  previews?: LinkPreviews;
  sdk?: { version: string; symbols: string[] };
  shared?: Record<string, string>;
};

declare module '../../platform/database/schema.ts' {
  interface Database {
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
    /**
     * Builds of the shell that were ever served. `shell` is the hash of all files they serve; `active` is when the build
     * was served last.
     */
    shell_build: {
      id: Id;
      shell: string;
      page: Json<ShellManifest>;
      files: Json<ReleaseFile[]>;
      bytes: number;
      created: Timestamp;
      active: Timestamp;
    };
    /**
     * One row for each clean-up of unused releases and shells. A new row tells running uploads that files may have been
     * removed.
     */
    release_clean_up: { id: Id; releases: Json<string[]>; shells: Json<string[]>; files: number; created: Timestamp };
  }
}
