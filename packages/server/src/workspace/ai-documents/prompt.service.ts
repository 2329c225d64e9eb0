import { fillPrompt, type Prompt } from '@danji/contracts/workspace/ai-prompt-rules';
import { AiDocumentType } from '@danji/contracts/codes/ai-document-codes';
import { formatDate, toBusinessDate } from '@danji/contracts/format/date';
import { formatTel } from '@danji/contracts/format/tel';
import type { Db } from '../../platform/database/open-database.ts';
import type { AiDocumentRow } from './ai-document.repository.ts';
import { getActivePrompt } from './ai-prompt.repository.ts';

/**
 * Builds the prompt of a document: the active text of its type, filled with the answers and the work space's details.
 */
export async function composePrompt(
  db: Db,
  { space_id, document_type, title, answers }: AiDocumentRow,
  now: Date,
): Promise<Prompt> {
  const space = await db
    .selectFrom('work_space')
    .select(['title', 'building_name', 'address1', 'address2', 'tel'])
    .where('id', '=', space_id)
    .executeTakeFirstOrThrow();
  const common = {
    document_type: AiDocumentType.label(document_type),
    title,
    space_title: space.title,
    building_name: space.building_name || space.title,
    address: [space.address1, space.address2].filter(Boolean).join(' '),
    tel: formatTel(space.tel),
    today: formatDate(toBusinessDate(now)),
  };
  return fillPrompt(document_type, await getActivePrompt(db, document_type), common, answers);
}
