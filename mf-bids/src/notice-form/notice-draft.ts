import type { FieldErrors } from '@danji/app-kit/forms';
import { BLANK_DOCUMENT } from '@danji/app-kit/rich-text';
import type { SuggestItem, SuggestItemContent } from '@danji/contracts/bids/suggest-item';
import type { BrandRef } from '@danji/contracts/bids/brand-ref';
import { mayInvite } from '@danji/contracts/bids/suggest-item-rules';
import {
  type SuggestItemErrors,
  validateAddendum,
  validateSuggestDraft,
  validateSuggestItem,
} from '@danji/contracts/bids/suggest-item.validation';
import {
  BidMethod,
  NoticeUrgency,
  SelectionMethod,
  SuggestItemState,
  SuggestType,
} from '@danji/contracts/codes/suggest-item-codes';
import { formatTel } from '@danji/contracts/format/tel';
import { findRegionOf } from '@danji/contracts/rules/region-of-address';
import type { StoredFile } from '@danji/contracts/site/file';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { type LocalMoment, readMoment, toSentMoment } from './moment.ts';

/** A row of the price table in the form. Its key stays with it when rows go. */
export type PriceRow = { key: string; item: string; unit: string; quantity: number | null };

const MOMENTS = ['date_start', 'date_end', 'briefing_at', 'opening_at'] as const;
type MomentName = (typeof MOMENTS)[number];

/** The values of the form. */
export type NoticeDraft = Omit<
  SuggestItemContent,
  MomentName | 'file_ids' | 'invited_ids' | 'price_table' | 'work_start_date'
> &
  Record<MomentName, LocalMoment> & {
    files: StoredFile[];
    invited: BrandRef[];
    price_table: PriceRow[];
    work_start_date: string;
    addendum_reason: string;
  };

/** The action that a button of the form asks for besides saving. */
export type NoticeAction = { isDraft: boolean };

/** The usual times of day (DECISIONS, Bids: a notice ends at 18:00). */
const USUAL_TIMES: Readonly<Record<MomentName, string>> = {
  date_start: '09:00',
  date_end: '18:00',
  briefing_at: '14:00',
  opening_at: '14:00',
};

let count = 0;
/** Also apart from the keys of a draft that an earlier visit has left. */
const toKey = (): string => `${Date.now()}-${(count += 1)}`;
export const toBlankRow = (): PriceRow => ({ key: toKey(), item: '', unit: '', quantity: 1 });

/** Returns a blank notice with the values of its space and of the manager who writes it. */
export function toBlankNotice(
  space: WorkSpace,
  manager: string,
  regions: Parameters<typeof findRegionOf>[1],
): NoticeDraft {
  const moments = Object.fromEntries(MOMENTS.map((name) => [name, readMoment(null, USUAL_TIMES[name])]));
  return {
    ...(moments as Record<MomentName, LocalMoment>),
    title: '',
    business_title: '',
    suggest_type: SuggestType.BID,
    selection_method: SelectionMethod.LOWEST,
    bid_method: BidMethod.OPEN,
    urgency: NoticeUrgency.NORMAL,
    category: null,
    tags: [],
    number_of_units: space.number_of_units,
    expected_contract_amount: null,
    is_amount_public: false,
    work_start_date: '',
    kapt_number: '',
    kapt_link: '',
    work_scope: BLANK_DOCUMENT,
    participant_qualification: BLANK_DOCUMENT,
    building_name: space.building_name || space.title,
    address1: space.address1,
    address2: space.address2,
    manager_name: manager,
    briefing_place: '',
    opening_place: '',
    bid_deposit_rate: null,
    contract_deposit_rate: null,
    papers: '',
    price_table: [],
    tel: formatTel(space.tel),
    sigungu: findRegionOf(space.address1, regions),
    sigungus: [],
    invited: [],
    files: [],
    addendum_reason: '',
  };
}

/** A stored notice in the form. */
export const toNoticeDraft = (stored: SuggestItem): NoticeDraft => ({
  title: stored.title,
  business_title: stored.business_title,
  suggest_type: stored.suggest_type,
  selection_method: stored.selection_method,
  bid_method: stored.bid_method,
  urgency: stored.urgency,
  category: stored.category,
  tags: stored.tags,
  number_of_units: stored.number_of_units,
  expected_contract_amount: stored.expected_contract_amount,
  is_amount_public: stored.is_amount_public,
  work_start_date: stored.work_start_date ?? '',
  kapt_number: stored.kapt_number,
  kapt_link: stored.kapt_link,
  work_scope: stored.work_scope,
  participant_qualification: stored.participant_qualification,
  building_name: stored.building_name,
  address1: stored.address1,
  address2: stored.address2,
  manager_name: stored.manager_name,
  briefing_place: stored.briefing_place,
  opening_place: stored.opening_place,
  bid_deposit_rate: stored.bid_deposit_rate,
  contract_deposit_rate: stored.contract_deposit_rate,
  papers: stored.papers,
  price_table: stored.price_table.map((row, index) => ({ ...row, key: `stored-${index}` })),
  tel: formatTel(stored.tel),
  sigungu: stored.sigungu?.id ?? null,
  sigungus: stored.sigungus.map(({ id }) => id),
  date_start: readMoment(stored.date_start, USUAL_TIMES.date_start),
  date_end: readMoment(stored.date_end, USUAL_TIMES.date_end),
  briefing_at: readMoment(stored.briefing_at, USUAL_TIMES.briefing_at),
  opening_at: readMoment(stored.opening_at, USUAL_TIMES.opening_at),
  invited: stored.invited,
  files: stored.files,
  addendum_reason: '',
});

/** A moment as it is sent. One that was not touched stays as it is stored, to the second. */
const toMoment = (draft: NoticeDraft, name: MomentName, stored: SuggestItem | undefined): string | null =>
  stored && draft[name] === readMoment(stored[name], USUAL_TIMES[name]) ? stored[name] : toSentMoment(draft[name]);

/** The fields of both calls. */
export function toNoticeContent(draft: NoticeDraft, stored: SuggestItem | undefined): SuggestItemContent {
  const { files, invited, price_table, work_start_date, addendum_reason: _reason, ...fields } = draft;
  return {
    ...fields,
    title: draft.title.trim(),
    kapt_link: draft.kapt_link.trim(),
    work_start_date: work_start_date || null,
    date_start: toMoment(draft, 'date_start', stored),
    date_end: toMoment(draft, 'date_end', stored),
    briefing_at: toMoment(draft, 'briefing_at', stored),
    opening_at: toMoment(draft, 'opening_at', stored),
    // A row without a name is one that nobody has filled.
    price_table: price_table
      .filter(({ item }) => item.trim() !== '')
      .map(({ item, unit, quantity }) => ({ item: item.trim(), unit: unit.trim(), quantity: quantity ?? 0 })),
    invited_ids: mayInvite(draft.suggest_type, draft.bid_method) ? invited.map(({ id }) => id) : [],
    file_ids: files.map(({ nano_id }) => nano_id),
  };
}

/** Whether a change of the notice is an addendum. */
export const isAddendum = (stored: SuggestItem | undefined): stored is SuggestItem =>
  stored !== undefined && stored.state !== SuggestItemState.DRAFT;

const toFormErrors = ({ file_ids: _files, invited_ids, ...errors }: SuggestItemErrors): FieldErrors<NoticeDraft> => ({
  ...errors,
  ...(invited_ids !== undefined && { invited: invited_ids }),
});

/** The sentence for each wrong field; a draft may be incomplete, but it has a title. */
export function validateNotice(
  draft: NoticeDraft,
  stored: SuggestItem | undefined,
  isDraft: boolean,
  now: Date,
): FieldErrors<NoticeDraft> {
  const content = toNoticeContent(draft, stored);
  if (isAddendum(stored)) {
    const errors = toFormErrors(validateSuggestItem(content, now, stored));
    return {
      ...errors,
      date_end: errors.date_end ?? validateAddendum(stored, content.date_end, now),
      ...(draft.addendum_reason.trim() === '' && { addendum_reason: '정정 사유를 입력해 주세요.' }),
    };
  }
  return toFormErrors(isDraft ? validateSuggestDraft(content) : validateSuggestItem(content, now));
}
