import type { RichDocument } from '@danji/contracts/documents/rich-document';
import type { FileRow } from '../../site/files/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { defineContributionPoint } from '../../platform/features/contributions.ts';

type WorkspaceExportFile = Pick<FileRow, 'nano_id' | 'name' | 'storage_key'>;

/** A cell of a table: a text, a number, nothing, or links by id to files and documents of the same contributor. */
export type WorkspaceExportCell = string | number | null | { links: readonly string[] };
export type WorkspaceExportTable = {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly WorkspaceExportCell[])[];
};

/** A rich document that is exported as a page of its own; its pictures are among the files. */
export type WorkspaceExportDocument = { id: string; title: string; content: RichDocument };

export type WorkspaceExportData = {
  /** All data as it is stored; written as JSON. */
  data: unknown;
  /** The same data as tables for the index page. */
  tables: readonly WorkspaceExportTable[];
  files?: readonly WorkspaceExportFile[];
  documents?: readonly WorkspaceExportDocument[];
};

/** The contribution of a feature to the export of a work space. */
export type WorkspaceExportContributor = {
  /** Korean name of the contribution, and its folder in the archive. */
  title: string;
  /** Sort order among the contributors. */
  order: number;
  /** Reads all data of a work space in one read-only transaction. */
  collect(db: Db, spaceId: number): Promise<WorkspaceExportData>;
};

/** The contributors of the features whose data is part of an export. */
export const workspaceExports = defineContributionPoint<WorkspaceExportContributor>('work space exports');
