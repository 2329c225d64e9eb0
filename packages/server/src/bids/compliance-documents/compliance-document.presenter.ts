import type { ComplianceDocument } from '@danji/contracts/bids/compliance-document';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { type FileRow, toStoredFiles } from '../../site/files/index.ts';
import { COMPLIANCE_FILE_USE, type DocumentRow } from './compliance-document.repository.ts';

type Attached = FileRow & { document_id: number };

const listFiles = (db: Db, ids: readonly number[]): Promise<Attached[]> =>
  db
    .selectFrom('record_file')
    .innerJoin('stored_file as file', 'file.id', 'record_file.file_id')
    .where('record_file.use', '=', COMPLIANCE_FILE_USE)
    .where('record_file.record_id', 'in', [...ids])
    .selectAll('file')
    .select('record_file.record_id as document_id')
    .orderBy('record_file.position')
    .execute();

/** Presents documents with their files; call it for a reader who may read them. */
export async function toDocuments(
  platform: Platform,
  db: Db,
  rows: readonly DocumentRow[],
  reader: Principal,
): Promise<ComplianceDocument[]> {
  if (rows.length === 0) return [];
  const attached = await listFiles(
    db,
    rows.map(({ id }) => id),
  );
  const files = await toStoredFiles(platform, db, attached, reader, platform.clock.now());
  return rows.map(({ brand_id, company, ...row }) => ({
    ...row,
    brand: { id: brand_id, name: company },
    files: files.filter((_, index) => attached[index]?.document_id === row.id),
  }));
}

/** Presents one document. */
export async function toDocument(
  platform: Platform,
  db: Db,
  row: DocumentRow,
  reader: Principal,
): Promise<ComplianceDocument> {
  const [document] = await toDocuments(platform, db, [row], reader);
  if (!document) throw new Error('The document was not presented.');
  return document;
}
