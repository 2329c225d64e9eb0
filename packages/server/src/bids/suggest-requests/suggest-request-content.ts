import { SUGGEST_ITEM_LIMITS } from '@danji/contracts/bids/suggest-item-limits';
import { suggestRequestFields, type SuggestRequestContent } from '@danji/contracts/bids/suggest-request';
import { toTotalPrice, validateSuggestRequest } from '@danji/contracts/bids/suggest-request.validation';
import { toBusinessDate } from '@danji/contracts/format/date';
import { pick } from '@danji/contracts/pick';
import type { Db } from '../../platform/database/open-database.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { checkDocument } from '../../site/files/index.ts';
import { listDocuments } from './suggest-request.repository.ts';

const NAMES = Object.keys(suggestRequestFields) as (keyof SuggestRequestContent)[];
type Errors = Partial<Record<keyof SuggestRequestContent, string>>;
type Writing = { brandId: number; isDraft: boolean; now: Date };

/** Finds the errors that a draft has already: the rest of it may be incomplete. */
function findDraftErrors(content: SuggestRequestContent, today: string): Errors {
  const { total_price, valid_until } = validateSuggestRequest(content, today);
  return {
    ...((content.total_price ?? 0) > SUGGEST_ITEM_LIMITS.amount && total_price !== undefined && { total_price }),
    // A draft may wait longer than it holds.
    ...(valid_until !== undefined && content.valid_until !== null && content.valid_until >= today && { valid_until }),
  };
}

/** Names what does not belong to the vendor: its company item and its compliance documents. */
async function findForeign(db: Db, { company_item_id, document_ids }: SuggestRequestContent, brandId: number) {
  const item =
    company_item_id === null ||
    (await db
      .selectFrom('company_item')
      .where('id', '=', company_item_id)
      .where('user_id', '=', brandId)
      .select('id')
      .executeTakeFirst());
  const documents = await listDocuments(db, brandId, document_ids);
  return {
    ...(!item && { company_item_id: '업체 소개를 찾을 수 없어요. 다시 골라 주세요.' }),
    ...(documents.length < document_ids.length && { document_ids: '증빙 서류를 찾을 수 없어요. 다시 골라 주세요.' }),
  };
}

/**
 * Returns a request as it is stored, with the total of its rows. Throws `invalid_input` naming all that is wrong; a draft
 * may be incomplete.
 */
export async function checkContent(
  db: Db,
  sent: SuggestRequestContent,
  { brandId, isDraft, now }: Writing,
): Promise<SuggestRequestContent> {
  // A document is read by the rules only when it is one.
  const content = checkDocument(sent.content, 'content');
  const price_lines = sent.price_lines.map(({ item, unit, ...line }) => ({
    ...line,
    item: item.trim(),
    unit: unit.trim(),
  }));
  const checked = { ...pick(sent, NAMES), content, price_lines, total_price: toTotalPrice(sent) };
  const today = toBusinessDate(now);
  const fields: Record<string, string> = {
    ...(isDraft ? findDraftErrors(checked, today) : validateSuggestRequest(checked, today)),
    ...(await findForeign(db, checked, brandId)),
  };
  if (Object.keys(fields).length > 0) throw new ProblemError('invalid_input', { fields });
  return checked;
}
