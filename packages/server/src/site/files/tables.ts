import type { Defaulted, Id, NullableTimestamp, Timestamp } from '../../platform/database/columns.ts';
import type { NanoId } from '@danji/contracts/fields';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /**
     * One stored file. `use` and `record_id` name the record it belongs to; only its owner reads a file without a use.
     */
    stored_file: {
      id: Id;
      nano_id: NanoId;
      owner_id: number;
      use: string | null;
      record_id: number | null;
      name: string;
      /** Bytes. */
      size: number;
      mime: string;
      /** Pixels after orientation; null for a file that is not an image. */
      width: number | null;
      height: number | null;
      storage_key: string;
      thumbnail_key: string | null;
      /** Set on a temporary file, which is deleted a day later; other files without a use are deleted later. */
      temp_since: NullableTimestamp;
      /** The record (`notice:12`) that used the file last. */
      released_from: Defaulted<string | null>;
      created: Timestamp;
    };
    /** Files that a record shows: attachments have a `position`, pictures inside its text have none. */
    record_file: { use: string; record_id: number; file_id: number; position: number | null };
    /** The uploads of an account on `day`, the last day it uploaded anything; deleted files stay counted. */
    upload_usage: { user_id: number; day: string; files: number; bytes: number };
  }
}
