import type { SuggestItem, SuggestItemContent } from '@danji/contracts/bids/suggest-item';
import { closeSuggestItem, openSuggestItem, readSuggestItem } from '@danji/contracts/bids/suggest-item.endpoints';
import { createSuggestItem, updateSuggestItem } from '@danji/contracts/bids/suggest-item-owner.endpoints';
import type { SuggestRequest, SuggestRequestContent } from '@danji/contracts/bids/suggest-request';
import { createSuggestRequest } from '@danji/contracts/bids/suggest-request.endpoints';
import { toDocument } from '@danji/contracts/documents/document-text';
import { createWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';

const DAY_MS = 86_400_000;
/** The moment that so many days from now is. */
export const inDays = (days: number): string =>
  new Date(testServer().clock.now().getTime() + days * DAY_MS).toISOString();

export type Office = { master: TestAccount; spaceId: number };

/** A new space with its master, who writes and decides. */
export async function openOffice(): Promise<Office> {
  const master = await testServer().create.general();
  const body = { title: '래미안한강', building_name: '래미안한강아파트', tel: '0279212345' };
  return { master, spaceId: (await call(createWorkSpace, { token: master.token, body })).data.id };
}

const CONTENT: Omit<SuggestItemContent, 'date_end'> = {
  title: '경비 용역 업체 선정',
  business_title: '2026년 경비 용역',
  suggest_type: 1,
  selection_method: 1,
  bid_method: 1,
  urgency: 0,
  category: 502,
  tags: [],
  number_of_units: 1204,
  expected_contract_amount: null,
  is_amount_public: false,
  work_start_date: null,
  kapt_number: '',
  kapt_link: '',
  work_scope: toDocument('출입구 두 곳을 맡아요.'),
  participant_qualification: toDocument('경비업 허가를 받은 사업자'),
  building_name: '래미안한강아파트',
  address1: '서울특별시 용산구 이촌로 100',
  address2: '',
  manager_name: '관리과장',
  briefing_place: '',
  opening_place: '',
  bid_deposit_rate: 5,
  contract_deposit_rate: null,
  papers: '',
  price_table: [{ item: '경비원', unit: '명', quantity: 12 }],
  tel: '0279212345',
  sigungu: 1,
  sigungus: [],
  invited_ids: [],
  date_start: null,
  briefing_at: null,
  opening_at: null,
  file_ids: [],
};

type Given = Partial<SuggestItemContent> & { is_draft?: boolean };

/** A notice that ends in twelve days; `given` is what a test is about. */
export async function writeNotice({ master, spaceId }: Office, given: Given = {}): Promise<SuggestItem> {
  const body = { ...CONTENT, date_end: inDays(12), is_draft: false, ...given, space_id: spaceId };
  return (await call(createSuggestItem, { token: master.token, body })).data;
}

/** A draft is changed by an account in another window. */
export const saveDraft = ({ token }: TestAccount, { nano_id, title, updated }: SuggestItem, given: Given) =>
  call(updateSuggestItem, {
    token,
    params: { id: nano_id },
    body: { ...CONTENT, date_end: inDays(12), title, is_draft: true, addendum_reason: '', updated, ...given },
  });

export const readNotice = ({ token }: TestAccount, { nano_id }: SuggestItem) =>
  call(readSuggestItem, { token, body: { item_nano_id: nano_id } });

const OFFER: SuggestRequestContent = {
  content: toDocument('두 명씩 교대해요.'),
  price_lines: [{ item: '경비원', unit: '명', quantity: 12, unit_price: 3_000_000 }],
  total_price: null,
  vat_mode: 'included',
  valid_until: null,
  company_item_id: null,
  document_ids: [],
  file_ids: [],
};

/** The request that a vendor has sent on a notice. */
export async function sendOffer(
  vendor: TestAccount,
  notice: SuggestItem,
  given: Partial<SuggestRequestContent> = {},
): Promise<SuggestRequest> {
  await readNotice(vendor, notice);
  const body = { ...OFFER, ...given, item_nano_id: notice.nano_id, is_draft: false };
  return (await call(createSuggestRequest, { token: vendor.token, body })).data;
}

/** Closes a notice before its end, and opens what has been sent. */
export async function closeAndOpen({ master: { token } }: Office, { nano_id }: SuggestItem): Promise<void> {
  const item_nano_id = nano_id;
  await call(closeSuggestItem, { token, body: { item_nano_id, reason: '충분히 받았어요.' } });
  await call(openSuggestItem, { token, body: { item_nano_id } });
}
