import { AiDocumentType } from '@danji/contracts/codes/ai-document-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import type { OwnData, PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';
import { activeSpacesOf } from '../work-spaces/index.ts';

async function collectDocuments(db: Db, userId: number): Promise<OwnData> {
  const rows = await db
    .selectFrom('ai_document as document')
    .innerJoin('work_space as space', 'space.id', 'document.space_id')
    .where('document.user_id', '=', userId)
    .where('document.deleted', 'is', null)
    .where('document.space_id', 'in', activeSpacesOf(db, userId))
    .select(['space.title as space', 'document.title', 'document.document_type', 'document.text', 'document.created'])
    .orderBy('document.id')
    .execute();
  return {
    data: rows.map(({ space, title, document_type, text, created }) => ({
      워크스페이스: space,
      종류: AiDocumentType.label(document_type),
      제목: title,
      내용: text,
      만든때: formatDateTime(created),
    })),
  };
}

/** AI documents belong to their work space. An account gets those that it has begun. */
export const aiDocumentPersonalData: PersonalDataContributor = {
  kept: [
    {
      columns: [
        'ai_document.title',
        'ai_document.answers',
        'ai_document.content',
        'ai_document.text',
        'ai_document_version.title',
        'ai_document_version.content',
        'ai_generation.text',
        'ai_generation.failure',
      ],
      because: 'Documents of the work space; who wrote them is shown by the name of the account.',
    },
    { columns: ['ai_prompt.note'], because: 'Prompts of our staff.' },
  ],
  own: { title: 'AI 문서', order: 45, collect: collectDocuments },
};
