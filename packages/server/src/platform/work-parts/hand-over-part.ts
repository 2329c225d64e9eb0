import type { RichDocument } from '@danji/contracts/documents/rich-document';
import type { Db } from '../database/open-database.ts';
import type { FileRow } from '../storage/may-read-file.ts';

export type HandOverFile = Pick<FileRow, 'nano_id' | 'name' | 'storage_key'>;

/** A cell of a table: a text, a number, nothing, or links by id to files and documents of the same contributor. */
export type HandOverCell = string | number | null | { links: readonly string[] };
export type HandOverTable = { title: string; columns: readonly string[]; rows: readonly (readonly HandOverCell[])[] };

/** A rich document that is exported as a page of its own; its pictures are among the files. */
export type HandOverDocument = { id: string; title: string; content: RichDocument };

export type HandOverData = {
  /** All data as it is stored; written as JSON. */
  data: unknown;
  /** The same data as tables for the index page. */
  tables: readonly HandOverTable[];
  files?: readonly HandOverFile[];
  documents?: readonly HandOverDocument[];
};

/** The contribution of a feature to the export of a work space. */
export type HandOverPart = {
  /** Korean name of the contribution, and its folder in the archive. */
  title: string;
  /** Sort order among the contributors. */
  order: number;
  /** Reads all data of a work space in one read-only transaction. */
  collect(db: Db, spaceId: number): Promise<HandOverData>;
};

/** Adds a contributor to the export of work spaces. Call it once in the feature's register function. */
export function registerHandOverPart(
  { handOverParts }: { handOverParts: Map<string, HandOverPart> },
  name: string,
  part: HandOverPart,
): void {
  if (handOverParts.has(name)) throw new Error(`The work space export contributor '${name}' is declared twice.`);
  handOverParts.set(name, part);
}
