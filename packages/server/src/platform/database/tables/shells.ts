import type { PageReads } from '@danji/contracts/releases/page-reads';
import type { ReleaseFile } from '@danji/contracts/releases/release';
import type { Id, Json, Timestamp } from '../columns.ts';

/** `shell.json`: files the page names, in order, the SRI hash of every script and style, the scripts of what is loaded on demand, what its screens ask for first, and what the shell gives remotes. */
export type ShellPage = {
  scripts: string[];
  styles: string[];
  integrity: Record<string, string>;
  lazy?: Record<string, string[]>;
  reads?: PageReads;
  sdk?: { version: string; symbols: string[] };
  shared?: Record<string, string>;
};

export type ShellTables = {
  /** Builds of the shell that were ever served. `shell` is the hash of all they serve; `active`: when that was last so. */
  shell_build: {
    id: Id;
    shell: string;
    page: Json<ShellPage>;
    files: Json<ReleaseFile[]>;
    bytes: number;
    created: Timestamp;
    active: Timestamp;
  };
  /** Every time dead releases and shells were removed; a new row tells uploads that files may be gone. */
  release_clean_up: { id: Id; releases: Json<string[]>; shells: Json<string[]>; files: number; created: Timestamp };
};
