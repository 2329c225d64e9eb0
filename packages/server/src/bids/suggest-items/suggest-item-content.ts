import { type SuggestItemContent, suggestItemFields } from '@danji/contracts/bids/suggest-item';
import {
  type SuggestItemErrors,
  toStart,
  validateAddendum,
  validateSuggestDraft,
  validateSuggestItem,
} from '@danji/contracts/bids/suggest-item.validation';
import { mayInvite } from '@danji/contracts/bids/suggest-item-rules';
import { toTelDigits } from '@danji/contracts/format/tel';
import { pick } from '@danji/contracts/pick';
import type { Insertable } from 'kysely';
import { isApprovedBrand } from '../../accounts/businesses/index.ts';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { isSame } from '../../platform/records/history.ts';
import { checkDocument, syncDocumentFiles } from '../../site/files/index.ts';
import { SUGGEST_ITEM_FILE_USE } from './suggest-item.repository.ts';

const CONTENT_NAMES = Object.keys(suggestItemFields) as (keyof SuggestItemContent)[];
const MOMENTS = ['date_start', 'date_end', 'briefing_at', 'opening_at'] as const;

/** A published notice before an addendum. */
type Published = Pick<SuggestItemContent, 'date_start' | 'date_end' | 'suggest_type' | 'bid_method' | 'invited_ids'>;
/** The kind of check: a draft may be incomplete; a published notice changes by an addendum. */
export type Checked = { isDraft: true } | { isDraft: false; published?: Published };

type ContentColumns = Pick<Insertable<Database['suggest_item']>, Exclude<keyof SuggestItemContent, 'file_ids'>>;

export function toColumns({ file_ids: _files, ...content }: SuggestItemContent): ContentColumns {
  const { tags, sigungus, work_scope, participant_qualification, price_table, invited_ids } = content;
  return {
    ...content,
    tags: toJson(tags),
    sigungus: toJson(sigungus),
    work_scope: toJson(work_scope),
    participant_qualification: toJson(participant_qualification),
    price_table: toJson(price_table),
    invited_ids: toJson(invited_ids),
  };
}

/** Trims what is typed, and takes the documents only when they are ones. */
function toCanonical(sent: SuggestItemContent): SuggestItemContent {
  const trimmed = Object.fromEntries(
    Object.entries(pick(sent, CONTENT_NAMES)).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() : value,
    ]),
  ) as SuggestItemContent;
  return {
    ...trimmed,
    tel: toTelDigits(sent.tel),
    invited_ids: mayInvite(sent.suggest_type, sent.bid_method) ? sent.invited_ids : [],
    price_table: sent.price_table.map((row) => ({ ...row, item: row.item.trim(), unit: row.unit.trim() })),
    work_scope: checkDocument(sent.work_scope, 'work_scope'),
    participant_qualification: checkDocument(sent.participant_qualification, 'participant_qualification'),
  };
}

async function findMissingRegions(db: Db, { sigungu, sigungus }: SuggestItemContent): Promise<SuggestItemErrors> {
  const asked = [...new Set([...(sigungu === null ? [] : [sigungu]), ...sigungus])];
  if (asked.length === 0) return {};
  const rows = await db.selectFrom('region').where('id', 'in', asked).select('id').execute();
  const known = new Set(rows.map(({ id }) => id));
  const message = '목록에 있는 지역을 골라 주세요.';
  return {
    ...(sigungu !== null && !known.has(sigungu) && { sigungu: message }),
    ...(!sigungus.every((id) => known.has(id)) && { sigungus: message }),
  };
}

/** Only approved vendors are invited; those of a published notice stay what they are. */
async function findUninvitable(db: Db, { invited_ids }: SuggestItemContent, checked: Checked) {
  const isPublished = !checked.isDraft && checked.published !== undefined;
  if (isPublished || invited_ids.length === 0) return {};
  const approved = await Promise.all(invited_ids.map((id) => isApprovedBrand(db, id)));
  return approved.every(Boolean) ? {} : { invited_ids: '승인된 업체만 초대할 수 있어요. 다시 골라 주세요.' };
}

const FIXED = '올린 뒤에는 바꿀 수 없어요. 공고를 취소하고 다시 올려 주세요.';

function findAddendumErrors(content: SuggestItemContent, published: Published, now: Date): SuggestItemErrors {
  const end = validateAddendum(published, content.date_end, now);
  return {
    ...(end !== undefined && { date_end: end }),
    ...(content.suggest_type !== published.suggest_type && { suggest_type: FIXED }),
    ...(content.bid_method !== published.bid_method && { bid_method: FIXED }),
    ...(!isSame(content.invited_ids, published.invited_ids) && { invited_ids: FIXED }),
  };
}

function findErrors(content: SuggestItemContent, checked: Checked, now: Date): SuggestItemErrors {
  if (checked.isDraft) return validateSuggestDraft(content);
  const { published } = checked;
  const errors = validateSuggestItem(content, now, published);
  if (!published || errors.date_end !== undefined) return errors;
  return { ...errors, ...findAddendumErrors(content, published, now) };
}

const iso = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString());

/** Moments as they are stored; a notice that is published begins now or later, and keeps its start. */
function toMoments(content: SuggestItemContent, checked: Checked, now: Date): Pick<SuggestItemContent, 'date_start'> {
  const moments = Object.fromEntries(MOMENTS.map((name) => [name, iso(content[name])])) as Pick<
    SuggestItemContent,
    'date_start'
  >;
  if (checked.isDraft) return moments;
  return { ...moments, date_start: checked.published?.date_start ?? toStart(content.date_start, now).toISOString() };
}

/** Returns a notice as it is stored. Throws `invalid_input` naming all that is wrong. */
export async function checkContent(
  db: Db,
  sent: SuggestItemContent,
  checked: Checked,
  now: Date,
): Promise<SuggestItemContent> {
  const content = toCanonical(sent);
  const fields: Record<string, string> = {
    ...findErrors(content, checked, now),
    ...(await findMissingRegions(db, content)),
    ...(await findUninvitable(db, content, checked)),
  };
  if (Object.keys(fields).length > 0) throw new ProblemError('invalid_input', { fields });
  return { ...content, ...toMoments(content, checked, now) };
}

/** Gives a notice its attachments and the pictures of its documents; a copy shares those of another notice. */
export const syncItemFiles = (
  db: Db,
  { work_scope, participant_qualification, file_ids }: SuggestItemContent,
  { itemId, userId, now, sharesUse = false }: { itemId: number; userId: number; now: Date; sharesUse?: boolean },
): Promise<void> =>
  syncDocumentFiles(db, {
    use: SUGGEST_ITEM_FILE_USE,
    recordId: itemId,
    document: { version: 1, children: [...work_scope.children, ...participant_qualification.children] },
    field: 'work_scope',
    attachments: file_ids,
    sharesUse,
    userId,
    now,
  });
