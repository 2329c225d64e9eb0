import { AiDocumentState, AiDocumentType } from '@danji/contracts/codes/ai-document-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import type { WorkspaceExportContributor } from '../workspace-export/index.ts';
import { exportedName } from '../work-spaces/index.ts';
import { AI_DOCUMENT_FILE_USE } from './ai-document.repository.ts';

const listFiles = (db: Db, spaceId: number) =>
  db
    .selectFrom('record_file as shown')
    .innerJoin('stored_file as file', 'file.id', 'shown.file_id')
    .innerJoin('ai_document as document', 'document.id', 'shown.record_id')
    .where('shown.use', '=', AI_DOCUMENT_FILE_USE)
    .where('document.space_id', '=', spaceId)
    .where('document.deleted', 'is', null)
    .select(['file.nano_id', 'file.name', 'file.storage_key'])
    .orderBy('document.id')
    .orderBy('file.id')
    .execute();

/** Adds documents with all their versions and pictures to the export of a work space. */
export const aiDocumentExportContributor: WorkspaceExportContributor = {
  title: 'AI 문서',
  order: 40,
  async collect(db, spaceId) {
    const documents = await db
      .selectFrom('ai_document as document')
      .innerJoin('user_account as account', 'account.id', 'document.user_id')
      .where('document.space_id', '=', spaceId)
      .where('document.deleted', 'is', null)
      .select([
        'document.id',
        'document.document_type',
        'document.title',
        'document.answers',
        'document.content',
        'document.state',
        'document.is_sample',
        'document.created',
        'document.updated',
      ])
      .select(exportedName(spaceId).as('writer'))
      .orderBy('document.updated', 'desc')
      .orderBy('document.id', 'desc')
      .execute();
    const versions = await db
      .selectFrom('ai_document_version as version')
      .innerJoin('ai_document as document', 'document.id', 'version.document_id')
      .where('document.space_id', '=', spaceId)
      .where('document.deleted', 'is', null)
      .select(['version.id', 'version.document_id', 'version.title', 'version.content', 'version.saved'])
      .orderBy('version.document_id')
      .orderBy('version.id')
      .execute();
    const versionsOf = Map.groupBy(versions, ({ document_id }) => document_id);
    return {
      data: documents.map((document) => ({
        ...document,
        versions: (versionsOf.get(document.id) ?? []).map(({ document_id: _id, ...version }) => version),
      })),
      tables: [
        {
          title: 'AI 문서',
          columns: ['종류', '제목', '상태', '쓴 사람', '고친 때', '지난 판', '문서'],
          rows: documents.map(({ id, document_type, title, state, writer, updated }) => [
            AiDocumentType.label(document_type),
            title,
            AiDocumentState.label(state),
            writer,
            formatDateTime(updated),
            versionsOf.get(id)?.length ?? 0,
            { links: [`document-${id}`] },
          ]),
        },
      ],
      files: await listFiles(db, spaceId),
      documents: documents.flatMap(({ id, title, content }) =>
        content ? [{ id: `document-${id}`, title, content }] : [],
      ),
    };
  },
};
