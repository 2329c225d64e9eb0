import { beforeEach, describe, expect, test } from '@jest/globals';
import { updateSuggestAlertSetting } from '@danji/contracts/bids/suggest-alert.endpoints';
import { createSuggestRequest } from '@danji/contracts/bids/suggest-request.endpoints';
import { BidMethod, SuggestType } from '@danji/contracts/codes/suggest-item-codes';
import { matchAlerts } from '@danji/server/bids/suggest-alerts/match.job';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { buildWorkSpaceFixture, type WorkSpaceFixture } from '../../workspace/work-spaces/work-space-fixture.ts';
import { requestContent } from '../suggest-requests/suggest-request-fixture.ts';
import { change, inDays, publish, read, see, write } from './suggest-item-fixture.ts';

let accounts: WorkSpaceFixture['accounts'];
let office: { master: TestAccount; space: { id: number } };
let invited: TestAccount;
beforeEach(async () => {
  await testServer().reset();
  const fixture = await buildWorkSpaceFixture();
  ({ accounts } = fixture);
  office = { master: accounts.master, space: fixture.space };
  invited = await testServer().create.brand({ company: '두레설비' });
});

const NOMINATED = { bid_method: BidMethod.NOMINATED } as const;
const titlesOf = async ({ token }: TestAccount) => (await listNotified(token)).map(({ title }) => title);
const sendOffer = ({ token }: TestAccount, { nano_id }: { nano_id: string }) =>
  call(createSuggestRequest, {
    token,
    body: { item_nano_id: nano_id, ...requestContent(), is_draft: false },
  });

describe('a notice by invitation', () => {
  test.each([
    ['a nominated bid', NOMINATED],
    ['a private contract', { suggest_type: SuggestType.PRIVATE }],
    ['a request for quotes that invites', { suggest_type: SuggestType.QUOTE }],
  ])('%s is read whole and answered by invited vendors alone, who are told', async (_, kind) => {
    const item = await publish(office, { ...kind, invited_ids: [invited.id] });
    expect(await titlesOf(invited)).toEqual(['공고에 초대받았어요']);
    expect(await titlesOf(accounts.brand)).toEqual([]);
    expect((await see(item, invited)).data).toMatchObject({ is_by_invitation: true, is_invited: true, invited: [] });
    expect((await read(invited, item)).data).toMatchObject({ access: 'whole', read_quota: { limit: 3, used: 0 } });
    expect((await sendOffer(invited, item)).status).toBe(200);
    expect((await read(accounts.brand, item)).status).toBe(403);
    expect((await sendOffer(accounts.brand, item)).status).toBe(403);
    expect((await see(item, accounts.brand)).data).toMatchObject({ access: 'public', is_invited: false, invited: [] });
    expect((await see(item, accounts.member)).data.invited).toMatchObject([{ id: invited.id, name: '두레설비' }]);
  });

  test('needs approved vendors once it is published, and keeps them', async () => {
    const wrong = async (invited_ids: number[]) => (await write(office, { ...NOMINATED, invited_ids })).problem?.fields;
    const pending = await testServer().create.brand({ brand_status_type: 3 });
    expect(await wrong([])).toEqual({ invited_ids: '초대할 업체를 한 곳 이상 골라 주세요.' });
    for (const id of [pending.id, accounts.manager.id])
      expect(await wrong([id])).toEqual({ invited_ids: '승인된 업체만 초대할 수 있어요. 다시 골라 주세요.' });
    const draft = await publish(office, { ...NOMINATED, is_draft: true, date_end: null });
    const given = { date_end: inDays(12), invited_ids: [invited.id] };
    const { data } = await change(accounts.manager, draft, given);
    expect(await titlesOf(invited)).toEqual(['공고에 초대받았어요']);
    const { problem } = await change(accounts.manager, data, {
      invited_ids: [accounts.brand.id],
      addendum_reason: '정정',
    });
    expect(problem?.fields).toHaveProperty('invited_ids');
  });

  test('costs an invited vendor without reads left nothing, and alerts nobody else', async () => {
    const { db, platform } = testServer();
    const limit = { suggest_item_view_limit: 0 };
    await db.updateTable('brand_account').set(limit).where('user_id', '=', invited.id).execute();
    const body = { is_enabled: true, sigungus: [], tags: [] };
    await call(updateSuggestAlertSetting, { token: accounts.brand.token, body });
    const item = await publish(office, { ...NOMINATED, invited_ids: [invited.id] });
    await platform.jobs.runNow(matchAlerts, {});
    expect(await titlesOf(accounts.brand)).toEqual([]);
    expect((await read(invited, item)).status).toBe(200);
    expect((await read(invited, await publish(office))).problem?.code).toBe('read_limit_reached');
  });
});

test('a kind for all vendors invites nobody', async () => {
  const item = await publish(office, { invited_ids: [invited.id] });
  expect(item).toMatchObject({ is_by_invitation: false, invited: [] });
  expect((await read(accounts.brand, item)).status).toBe(200);
});
