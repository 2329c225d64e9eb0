import type { LinkPreviews } from '@danji/contracts/releases/link-previews';
import type { PagePreloads } from '@danji/contracts/releases/page-preloads';
import type { ReleaseFile } from '@danji/contracts/releases/release';
import type { Id, Json, Timestamp } from '../columns.ts';

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

export type ShellTables = {
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
};
