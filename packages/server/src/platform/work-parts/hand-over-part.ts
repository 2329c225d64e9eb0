import type { RichDocument } from '@danji/contracts/documents/rich-document';
import type { Db } from '../database/open-database.ts';
import type { FileRow } from '../storage/may-read-file.ts';

export type HandOverFile = Pick<FileRow, 'nano_id' | 'name' | 'storage_key'>;

/** A cell of a readable table: a text, a number, nothing, or links to files and documents of the same part by their id. */
export type HandOverCell = string | number | null | { links: readonly string[] };
export type HandOverTable = { title: string; columns: readonly string[]; rows: readonly (readonly HandOverCell[])[] };

/** A rich document that becomes a page of its own; its pictures are among the files. */
export type HandOverDocument = { id: string; title: string; content: RichDocument };

export type HandOverData = {
  /** Everything, as it is; written as JSON. */
  data: unknown;
  /** The same for people, in the index. */
  tables: readonly HandOverTable[];
  files?: readonly HandOverFile[];
  documents?: readonly HandOverDocument[];
};

/** What a feature gives to the export of a whole work space. */
export type HandOverPart = {
  /** Korean name of the part; its folder in the archive. */
  title: string;
  /** Place among the parts. */
  order: number;
  /** Reads all of a work space in one read-only transaction. */
  collect(db: Db, spaceId: number): Promise<HandOverData>;
};

/** Adds a part to the export of work spaces. Call it once in the feature's register function. */
export function registerHandOverPart(
  { handOverParts }: { handOverParts: Map<string, HandOverPart> },
  name: string,
  part: HandOverPart,
): void {
  if (handOverParts.has(name)) throw new Error(`The hand-over part '${name}' is declared twice.`);
  handOverParts.set(name, part);
}
