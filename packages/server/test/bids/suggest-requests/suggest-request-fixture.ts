import type { SuggestRequest } from '@danji/contracts/bids/suggest-request';
import {
  createSuggestRequest,
  deleteSuggestRequest,
  getSuggestRequest,
  listOfferedPrices,
  listSuggestRequests,
  updateSuggestRequest,
} from '@danji/contracts/bids/suggest-request.endpoints';
import { BidMethod, NoticeUrgency, SelectionMethod, SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toDocument } from '@danji/contracts/documents/document-text';
import type { NanoId } from '@danji/contracts/fields';
import type { Database } from '@danji/server/platform/database/schema';
import { newNanoId } from '@danji/server/platform/ids';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import type { Insertable } from 'kysely';

type Row = Insertable<Database['suggest_item']>;
/** A notice as a test names it. */
export type Notice = { id: number; nano_id: NanoId; space_id: number };

const DAY = 86_400_000;
const NOTHING = JSON.stringify(toDocument(''));

/** A moment so many days from now. */
export const inDays = (days: number): Date => new Date(testServer().clock.now().getTime() + days * DAY);

/** A published bid of a space, which closes in ten days. */
export async function makeSuggestItem(spaceId: number, userId: number, given: Partial<Row> = {}): Promise<Notice> {
  const now = testServer().clock.now();
  return testServer()
    .db.insertInto('suggest_item')
    .values({
      nano_id: newNanoId(),
      space_id: spaceId,
      user_id: userId,
      state: SuggestItemState.OPEN,
      title: '옥상 방수 공사',
      business_title: '',
      suggest_type: 1,
      selection_method: SelectionMethod.LOWEST,
      bid_method: BidMethod.OPEN,
      urgency: NoticeUrgency.NORMAL,
      category: 101,
      tags: '[]',
      number_of_units: 500,
      expected_contract_amount: null,
      is_amount_public: false,
      work_start_date: null,
      kapt_number: '',
      kapt_link: '',
      work_scope: NOTHING,
      participant_qualification: NOTHING,
      building_name: '래미안한강아파트',
      address1: '',
      address2: '',
      manager_name: '',
      tel: '027921234',
      briefing_place: '',
      opening_place: '',
      bid_deposit_rate: null,
      contract_deposit_rate: null,
      papers: '',
      price_table: '[]',
      sigungu: 1,
      sigungus: '[]',
      date_start: now,
      date_end: inDays(10),
      reason: null,
      created: now,
      updated: now,
      ...given,
    })
    .returning(['id', 'nano_id', 'space_id'])
    .executeTakeFirstOrThrow();
}

/** Changes a notice as its complex would. */
export async function moveItem({ id }: Notice, changes: Partial<Row>): Promise<void> {
  await testServer().db.updateTable('suggest_item').set(changes).where('id', '=', id).execute();
}

/** The vendor has read the notice. */
export async function markRead({ id }: Notice, brand: TestAccount): Promise<void> {
  await testServer()
    .db.insertInto('suggest_item_read')
    .values({ item_id: id, brand_id: brand.id, created: testServer().clock.now() })
    .execute();
}

type Content = Omit<BodyOf<typeof createSuggestRequest>, 'item_nano_id' | 'is_draft'>;
type Sent = Partial<Content> & { is_draft?: boolean };

/** A complete request; `given` is what a test is about. */
export const requestContent = (given: Partial<Content> = {}): Content => ({
  content: toDocument('우레탄 방수로 시공하고 10년 동안 하자를 책임져요.'),
  price_lines: [{ item: '우레탄 방수', unit: '㎡', quantity: 1200.5, unit_price: 32_000 }],
  total_price: null,
  vat_mode: 'excluded',
  valid_until: null,
  company_item_id: null,
  document_ids: [],
  file_ids: [],
  ...given,
});

export const offer = ({ token }: TestAccount, { nano_id }: Notice, { is_draft = false, ...given }: Sent = {}) =>
  call(createSuggestRequest, { token, body: { item_nano_id: nano_id, ...requestContent(given), is_draft } });

/** A request that was sent, or a draft, where that is no subject of the test. */
export async function makeRequest(brand: TestAccount, notice: Notice, given: Sent = {}): Promise<SuggestRequest> {
  const { status, data, problem } = await offer(brand, notice, given);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(problem)}`);
  return data;
}

export const change = (
  { token }: TestAccount,
  { nano_id, updated }: Pick<SuggestRequest, 'nano_id' | 'updated'>,
  { is_draft = false, ...given }: Sent = {},
) =>
  call(updateSuggestRequest, {
    token,
    params: { id: nano_id },
    body: { ...requestContent(given), is_draft, updated },
  });

export const withdraw = ({ token }: TestAccount, { nano_id }: Pick<SuggestRequest, 'nano_id'>) =>
  call(deleteSuggestRequest, { token, params: { id: nano_id } });

export const read = ({ token }: TestAccount, { nano_id }: Pick<SuggestRequest, 'nano_id'>) =>
  call(getSuggestRequest, { token, params: { id: nano_id } });

/** The public ids of the requests that an account lists. */
export const listed = async (
  { token }: TestAccount,
  query: NonNullable<Parameters<typeof call<typeof listSuggestRequests>>[1]>['query'] = {},
): Promise<string[]> => (await call(listSuggestRequests, { token, query })).data.results.map(({ nano_id }) => nano_id);

/** The priced lines of requests that somebody reads for comparing them. */
export const listPriced = async ({ token }: TestAccount, { nano_id: item_nano_id }: Notice) =>
  (await call(listOfferedPrices, { token, query: { item_nano_id } })).data.offers;
