import { ComplianceDocumentKind, ComplianceDocumentState } from '@danji/contracts/bids/compliance-document';
import { formatDate, formatDateTime } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import type {
  ErasedAccount,
  OwnData,
  PersonalDataContributor,
} from '../../platform/personal-data/personal-data-contributor.ts';
import { listAttachments, releaseDocumentFiles } from '../../site/files/index.ts';
import { COMPLIANCE_FILE_USE } from './compliance-document.repository.ts';

const toRecord = (recordId: number) => ({ use: COMPLIANCE_FILE_USE, recordId });
const formatOptional = (day: string | null): string => (day === null ? '' : formatDate(day));

async function eraseDocuments(db: Db, { id: userId }: ErasedAccount, now: Date): Promise<void> {
  const rows = await db.selectFrom('compliance_document').where('brand_id', '=', userId).select('id').execute();
  for (const { id } of rows) await releaseDocumentFiles(db, toRecord(id), now);
  await db.deleteFrom('compliance_document').where('brand_id', '=', userId).execute();
}

async function collectDocuments(db: Db, userId: number): Promise<OwnData> {
  const rows = await db
    .selectFrom('compliance_document')
    .where('brand_id', '=', userId)
    .where('deleted', 'is', null)
    .selectAll()
    .orderBy('id')
    .execute();
  const files = [];
  for (const { id } of rows) files.push(...(await listAttachments(db, toRecord(id))));
  return {
    data: rows.map((row) => ({
      종류: ComplianceDocumentKind.label(row.kind),
      이름: row.title,
      번호: row.number,
      발급처: row.issuer,
      발급일: formatOptional(row.issued_date),
      만료일: formatOptional(row.expiry_date),
      상태: ComplianceDocumentState.label(row.state),
      등록: formatDateTime(row.created),
    })),
    files: files.map(({ nano_id, name, size, storage_key }) => ({ nano_id, name, size, storage_key })),
  };
}

/** Documents of a brand go with its account. */
export const complianceDocumentPersonalData: PersonalDataContributor = {
  erased: [
    'compliance_document.title',
    'compliance_document.number',
    'compliance_document.issuer',
    'compliance_document.reason',
    'compliance_document.issued_date',
    'compliance_document.expiry_date',
  ],
  erase: eraseDocuments,
  own: { title: '증빙 서류', order: 83, collect: collectDocuments },
};
