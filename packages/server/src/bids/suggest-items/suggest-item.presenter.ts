import type { SuggestItem, SuggestItemEvent, SuggestItemLine } from '@danji/contracts/bids/suggest-item';
import {
  isAmendable,
  isCancelable,
  isPublished,
  type StoredSuggestItemState,
  toSuggestItemState,
} from '@danji/contracts/bids/suggest-item-rules';
import { SuggestItemState, type SuggestItemStateCode } from '@danji/contracts/codes/suggest-item-codes';
import { UserType } from '@danji/contracts/codes/user-codes';
import { toDocument } from '@danji/contracts/documents/document-text';
import { findBrandRefs } from '../../accounts/businesses/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { listAttachments, toStoredFiles } from '../../site/files/index.ts';
import { findQuota } from './suggest-item-read.repository.ts';
import { findResult } from './suggest-result.ts';
import { listQuestions } from './suggest-question.repository.ts';
import { seesPeople, suggestItemNotFound, toAccess } from './suggest-item.policy.ts';
import {
  findItem,
  listEvents,
  type Reader,
  SUGGEST_ITEM_FILE_USE,
  type SuggestItemLineRow,
  type WholeSuggestItemRow,
} from './suggest-item.repository.ts';

type Standing = { state: StoredSuggestItemState; date_start: string | null; date_end: string | null };

const toMs = (moment: string | null): number | null => (moment === null ? null : Date.parse(moment));

/** Returns the state of a notice at a moment. */
export const toState = ({ state, date_start, date_end }: Standing, now: Date): SuggestItemStateCode =>
  toSuggestItemState({ state, start: toMs(date_start), end: toMs(date_end) }, now.getTime());

/** Presents a notice in a list. The amount is for who sees all of the notice, unless its owner shows it. */
export function toLine(row: SuggestItemLineRow, reader: Reader, now: Date): SuggestItemLine {
  const { is_own: _own, ...line } = row;
  const showsAmount = row.is_amount_public || toAccess(row, reader) === 'whole';
  return {
    ...line,
    state: toState(row, now),
    expected_contract_amount: showsAmount ? row.expected_contract_amount : null,
  };
}

const EMPTY_SCOPE = { work_scope: toDocument(''), participant_qualification: toDocument('') };
const EMPTY_DETAILS = {
  building_name: '',
  address1: '',
  address2: '',
  manager_name: '',
  tel: '',
  briefing_place: '',
  opening_place: '',
  bid_deposit_rate: null,
  contract_deposit_rate: null,
  papers: '',
  price_table: [],
  reason: null,
  opened: null,
};

/** Vendors read what has happened, and not who did it. */
const listHistory = async (db: Db, id: number, isWithPeople: boolean): Promise<SuggestItemEvent[]> =>
  (await listEvents(db, id)).map((event) => (isWithPeople ? event : { ...event, user: null }));

/** Presents a whole notice, as far as its reader sees it. */
async function toItem(
  { platform, db, now }: { platform: Platform; db: Db; now: Date },
  row: WholeSuggestItemRow,
  reader: Reader,
): Promise<SuggestItem> {
  const { space_title, is_writer, is_decider, user, is_own, invited_ids, ...rest } = row;
  const access = toAccess(row, reader);
  const isWhole = access === 'whole';
  const state = toState(row, now);
  const isWithPeople = seesPeople(row, reader);
  const files = isWhole ? await listAttachments(db, { use: SUGGEST_ITEM_FILE_USE, recordId: row.id }) : [];
  return {
    ...rest,
    ...toLine({ ...rest, is_own }, reader, now),
    ...(access === 'public' && EMPTY_SCOPE),
    ...(!isWhole && EMPTY_DETAILS),
    access,
    space: isWhole ? { id: row.space_id, title: space_title } : null,
    user: isWithPeople ? user : null,
    invited: isWithPeople ? await findBrandRefs(db, invited_ids) : [],
    files: await toStoredFiles(platform, db, files, reader, now),
    result: await findResult(db, row),
    read_quota: reader?.user_type === UserType.BRAND ? await findQuota(db, reader.id, now) : null,
    questions: isWhole ? await listQuestions(db, row.id, reader) : [],
    may_ask: row.is_read && isAmendable(state),
    may_answer: is_writer && isPublished(state),
    may_write: is_writer && (!isPublished(state) || isAmendable(state)),
    may_decide: is_decider && isCancelable(state),
    may_copy: is_writer && isPublished(state),
    may_revoke: is_decider && state === SuggestItemState.AWARDED,
    history: isWhole ? await listHistory(db, row.id, isWithPeople) : [],
  };
}

/** Reads a notice by its number or public id, as far as its reader sees it. Throws `not_found`, as for drafts of others. */
export async function readItem(
  context: { platform: Platform; db: Db; now: Date },
  ref: string,
  reader: Reader,
): Promise<SuggestItem> {
  const row = await findItem(context.db, ref, reader);
  if (!row || (!isPublished(row.state) && !row.is_writer)) throw suggestItemNotFound();
  return toItem(context, row, reader);
}
