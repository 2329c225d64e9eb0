import { beforeEach, describe, expect, test } from '@jest/globals';
import { listSuggestItems } from '@danji/contracts/bids/suggest-item.endpoints';
import { toPlainText } from '@danji/contracts/documents/document-text';
import { readFiles } from '@danji/contracts/site/file.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { uploadFile } from '../../community/notices/notice-fixture.ts';
import { buildWorkSpaceFixture, type WorkSpaceFixture } from '../../workspace/work-spaces/work-space-fixture.ts';
import { cancel, passDays, publish, read, see } from './suggest-item-fixture.ts';

let accounts: WorkSpaceFixture['accounts'];
let office: { master: TestAccount; space: { id: number } };
beforeEach(async () => {
  await testServer().reset();
  const fixture = await buildWorkSpaceFixture();
  ({ accounts } = fixture);
  office = { master: accounts.master, space: fixture.space };
});

const setLimit = ({ id }: TestAccount, suggest_item_view_limit: number) =>
  testServer().db.updateTable('brand_account').set({ suggest_item_view_limit }).where('user_id', '=', id).execute();

describe('what is seen of a notice', () => {
  test('depends on who looks', async () => {
    const item = await publish(office);
    const views = async () =>
      Promise.all(
        [undefined, accounts.brand, accounts.stranger, accounts.resident, accounts.member, accounts.staff].map(
          async (account) => {
            const { data } = await see(item, account);
            return [
              data.access,
              toPlainText(data.work_scope) !== '',
              data.building_name !== '' && data.tel !== '' && data.address1 !== '' && data.papers !== '',
              data.expected_contract_amount !== null,
              data.user !== null,
              data.requests,
            ];
          },
        ),
      );
    expect(await views()).toEqual([
      ['public', false, false, false, false, null],
      ['public', false, false, false, false, null],
      ['scope', true, false, false, false, null],
      ['scope', true, false, false, false, null],
      ['whole', true, true, true, true, 0],
      ['whole', true, true, true, true, 0],
    ]);
    await read(accounts.brand, item);
    expect((await views())[1]).toEqual(['whole', true, true, true, false, null]);
    const [line] = (await call(listSuggestItems, { token: accounts.brand.token })).data.results;
    expect(line).toMatchObject({ is_read: true, expected_contract_amount: 440_000_000, reads: null });
    expect((await see(item, accounts.member)).data.reads).toBe(1);
  });

  test('includes the amount when its owner shows it, and drafts only for who writes them', async () => {
    const item = await publish(office, { is_amount_public: true });
    expect((await see(item)).data.expected_contract_amount).toBe(440_000_000);
    const draft = await publish(office, { is_draft: true });
    const statuses = await Promise.all(
      [undefined, accounts.brand, accounts.staff, accounts.member, accounts.manager].map(
        async (account) => (await see(draft, account)).status,
      ),
    );
    expect(statuses).toEqual([404, 404, 404, 404, 200]);
    expect((await read(accounts.brand, draft)).status).toBe(404);
  });

  test('includes its files only as a whole', async () => {
    const file = await uploadFile(accounts.master.token, '설계서.pdf');
    const item = await publish(office, { file_ids: [file] });
    const readable = async ({ token }: TestAccount) =>
      (await call(readFiles, { token, body: { file_ids: [file] } })).data.length;
    expect([await readable(accounts.brand), await readable(accounts.stranger)]).toEqual([0, 0]);
    expect((await read(accounts.brand, item)).data.files).toMatchObject([{ nano_id: file, name: '설계서.pdf' }]);
    expect([await readable(accounts.brand), await readable(accounts.staff)]).toEqual([1, 1]);
  });
});

describe('reads of a vendor', () => {
  test('count once for each notice, by the month, and a canceled notice gives its back', async () => {
    const [one, two, three] = [await publish(office), await publish(office), await publish(office)];
    await setLimit(accounts.brand, 2);
    expect((await read(accounts.brand, one)).data.read_quota).toEqual({ limit: 2, used: 1 });
    expect((await read(accounts.brand, one)).data.read_quota).toEqual({ limit: 2, used: 1 });
    expect((await read(accounts.brand, two)).data.read_quota).toEqual({ limit: 2, used: 2 });
    expect((await read(accounts.brand, three)).problem).toMatchObject({
      status: 409,
      code: 'read_limit_reached',
      limit: 2,
      used: 2,
    });
    expect((await see(three, accounts.brand)).data).toMatchObject({
      access: 'public',
      read_quota: { limit: 2, used: 2 },
    });
    await cancel(accounts.master, one);
    expect((await read(accounts.brand, three)).status).toBe(200);
    expect((await read(accounts.brand, await publish(office))).status).toBe(409);
    await passDays(31, accounts.brand);
    expect((await see(two, accounts.brand)).data.read_quota).toEqual({ limit: 2, used: 0 });
  });

  test('at once take what is left and no more', async () => {
    const items = await Promise.all([publish(office), publish(office), publish(office)]);
    await setLimit(accounts.brand, 1);
    const statuses = (await Promise.all(items.map((item) => read(accounts.brand, item)))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
  });

  test('have no limit below zero, follow the plan without a limit of their own, and are for approved vendors', async () => {
    const item = await publish(office);
    await setLimit(accounts.brand, -1);
    expect((await read(accounts.brand, item)).data.read_quota).toEqual({ limit: -1, used: 1 });
    const free = await testServer().create.brand();
    expect((await see(item, free)).data.read_quota).toEqual({ limit: 3, used: 0 });
    const pending = await testServer().create.brand({ brand_status_type: 3 });
    expect((await read(pending, item)).status).toBe(403);
    expect((await read(accounts.stranger, item)).status).toBe(403);
  });
});
