import { type SuggestItem, type SuggestItemContent, suggestItemFields } from '@danji/contracts/bids/suggest-item';
import {
  awardSuggestItem,
  cancelSuggestItem,
  closeSuggestItem,
  getSuggestItem,
  openSuggestItem,
  readSuggestItem,
  revokeSuggestItemAward,
} from '@danji/contracts/bids/suggest-item.endpoints';
import {
  copySuggestItem,
  createSuggestItem,
  updateSuggestItem,
} from '@danji/contracts/bids/suggest-item-owner.endpoints';
import { toDocument } from '@danji/contracts/documents/document-text';
import { pick } from '@danji/contracts/pick';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { openSession } from '@danji/testing/factories/open-session';
import { testServer } from '@danji/testing/test-server';

const DAY_MS = 86_400_000;

/** A moment some days from now. */
export const inDays = (days: number): string =>
  new Date(testServer().clock.now().getTime() + days * DAY_MS).toISOString();

/** A complete bid that ends in twelve days; `given` is what a test is about. */
export const noticeContent = (given: Partial<SuggestItemContent> = {}): SuggestItemContent => ({
  title: '경비 용역 사업자 선정 입찰공고',
  business_title: '2026년 경비 용역',
  suggest_type: 1,
  selection_method: 1,
  bid_method: 1,
  urgency: 0,
  category: 502,
  tags: [503],
  number_of_units: 1204,
  expected_contract_amount: 440_000_000,
  is_amount_public: false,
  work_start_date: null,
  kapt_number: '',
  kapt_link: '',
  work_scope: toDocument('출입구 두 곳과 지하주차장을 맡아요.'),
  participant_qualification: toDocument('경비업 허가를 받은 사업자'),
  building_name: '래미안한강아파트',
  address1: '서울특별시 용산구 이촌로 100',
  address2: '',
  manager_name: '관리과장',
  briefing_place: '관리사무소',
  opening_place: '회의실',
  bid_deposit_rate: 5,
  contract_deposit_rate: 10,
  papers: '사업자등록증',
  price_table: [{ item: '경비원', unit: '명', quantity: 12 }],
  tel: '02-792-1234',
  sigungu: 1,
  sigungus: [],
  invited_ids: [],
  date_start: null,
  date_end: inDays(12),
  briefing_at: null,
  opening_at: null,
  file_ids: [],
  ...given,
});

/** Lets days pass; the accounts sign in again, as their tokens end meanwhile. */
export async function passDays(days: number, ...accounts: readonly TestAccount[]): Promise<void> {
  const { clock, platform } = testServer();
  clock.advance(days * (DAY_MS / 1000));
  for (const account of accounts) Object.assign(account, await openSession(platform, account.id));
}

type Office = { master: TestAccount; space: { id: number } };

/** Writes a notice as the master of a space: published, unless it is to be a draft. */
export const write = ({ master, space }: Office, given: Partial<SuggestItemContent> & { is_draft?: boolean } = {}) => {
  const { is_draft = false, ...content } = given;
  return call(createSuggestItem, {
    token: master.token,
    body: { space_id: space.id, is_draft, ...noticeContent(content) },
  });
};

/** The same where it is no subject of the test. */
export async function publish(office: Office, given: Parameters<typeof write>[1] = {}): Promise<SuggestItem> {
  const { status, data, problem } = await write(office, given);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(problem)}`);
  return data;
}

const NAMES = (Object.keys(suggestItemFields) as (keyof SuggestItemContent)[]).filter((name) => name !== 'file_ids');

/** Returns the body that changes a notice as it was read. */
export const toBody = (item: SuggestItem): SuggestItemContent => ({
  ...pick(item as unknown as SuggestItemContent, NAMES),
  sigungu: item.sigungu?.id ?? null,
  sigungus: item.sigungus.map(({ id }) => id),
  invited_ids: item.invited.map(({ id }) => id),
  file_ids: item.files.map(({ nano_id }) => nano_id),
});

type Change = Partial<SuggestItemContent> & { is_draft?: boolean; addendum_reason?: string };

export const change = ({ token }: TestAccount, item: SuggestItem, given: Change) =>
  call(updateSuggestItem, {
    token,
    params: { id: item.nano_id },
    body: { ...toBody(item), is_draft: false, addendum_reason: '', updated: item.updated, ...given },
  });

/** A notice as an account, or a visitor, sees it. */
export const see = (item: Pick<SuggestItem, 'nano_id'>, account?: TestAccount) =>
  call(getSuggestItem, { params: { id: item.nano_id }, ...(account && { token: account.token }) });

type Ref = Pick<SuggestItem, 'nano_id'>;
export const read = ({ token }: TestAccount, { nano_id }: Ref) =>
  call(readSuggestItem, { token, body: { item_nano_id: nano_id } });
export const close = ({ token }: TestAccount, { nano_id }: Ref, reason = '충분히 받았어요.') =>
  call(closeSuggestItem, { token, body: { item_nano_id: nano_id, reason } });
export const open = ({ token }: TestAccount, { nano_id }: Ref) =>
  call(openSuggestItem, { token, body: { item_nano_id: nano_id } });
export const cancel = ({ token }: TestAccount, { nano_id }: Ref, reason = '예산이 바뀌었어요.') =>
  call(cancelSuggestItem, { token, body: { item_nano_id: nano_id, reason } });
export const award = ({ token }: TestAccount, { nano_id }: Ref, request: string | null, reason = '가장 좋아요.') =>
  call(awardSuggestItem, {
    token,
    body: { item_nano_id: nano_id, request_nano_id: request as SuggestItem['nano_id'] | null, reason },
  });

export const revoke = ({ token }: TestAccount, { nano_id }: Ref, next: string | null, reason = '계약을 포기했어요.') =>
  call(revokeSuggestItemAward, {
    token,
    body: { item_nano_id: nano_id, request_nano_id: next as SuggestItem['nano_id'] | null, reason },
  });

/** A draft from an earlier notice. */
export const copy = ({ token }: TestAccount, { nano_id }: Ref) =>
  call(copySuggestItem, { token, body: { item_nano_id: nano_id } });

/** Requests that vendors have sent, without what is in them; resolves to their public ids. */
export async function offer(item: SuggestItem, vendors: readonly TestAccount[]): Promise<string[]> {
  const now = testServer().clock.now();
  const rows = vendors.map(({ id }, at) => ({
    nano_id: `REQUEST${item.id}X${at}`.padEnd(21, '0') as SuggestItem['nano_id'],
    item_id: item.id,
    brand_id: id,
    company_item_id: null,
    state: 'sent' as const,
    content: JSON.stringify(toDocument('')),
    price_lines: '[]',
    total_price: 1_000_000,
    vat_mode: 'included' as const,
    valid_until: null,
    sent: now,
    hash: null,
    reason: null,
    created: now,
    updated: now,
  }));
  await testServer().db.insertInto('suggest_request').values(rows).execute();
  return rows.map(({ nano_id }) => nano_id);
}
