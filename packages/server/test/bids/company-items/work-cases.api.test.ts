import { beforeEach, expect, test } from '@jest/globals';
import { createCompanyItem } from '@danji/contracts/bids/company-item-owner.endpoints';
import { listPublicCompanyItems } from '@danji/contracts/bids/company-item.endpoints';
import type { SentCase } from '@danji/contracts/bids/work-case';
import { EditState } from '@danji/contracts/codes/edit-state';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { uploadPicture } from '../../community/notices/notice-fixture.ts';
import { download } from '../../site/files/upload.ts';
import { approve, edit, itemBody, makeItem, read } from './company-item-fixture.ts';

let brand: TestAccount;
let staff: TestAccount;
beforeEach(async () => {
  await testServer().reset();
  const { create } = testServer();
  brand = await create.brand();
  staff = await create.staff();
});

const workCase = (title: string, given: Partial<SentCase> = {}): SentCase => ({
  title,
  description: '이틀 만에 끝냈어요.',
  size: '820세대',
  amount: 120_000_000,
  date_start: '2026-03-02',
  date_end: '2026-04-01',
  picture_ids: [],
  ...given,
});
const search = async (text: string) =>
  (await call(listPublicCompanyItems, { query: { search: text } })).data.results.length;
const isPublicFile = async (nanoId: string) => (await download(`/api/commons/files/${nanoId}/`)).statusCode === 200;

test('works of a company are reviewed with the rest of it, in the order of the vendor', async () => {
  const [first, second] = [await uploadPicture(brand.token), await uploadPicture(brand.token)];
  const made = await makeItem(brand, {
    work_cases: [workCase(' 주차장 방수 ', { picture_ids: [first] }), workCase('옥상 방수')],
  });
  expect(made.work_cases.map(({ title }) => title)).toEqual(['주차장 방수', '옥상 방수']);
  const item = await approve(staff, made);
  const edited = await edit(brand, item, {
    work_cases: [workCase('옥상 방수'), workCase('주차장 방수', { picture_ids: [second, first] })],
  });
  expect(edited.edit_state_type).toBe(EditState.EDITED);
  expect((await read(item)).data.work_cases).toMatchObject([
    { title: '주차장 방수', size: '820세대', amount: 120_000_000, pictures: [{ nano_id: first }] },
    { title: '옥상 방수', pictures: [] },
  ]);
  const seen = (await read(item, staff)).data.recent_rev?.work_cases;
  expect(seen?.map(({ title, pictures }) => [title, pictures.map(({ nano_id }) => nano_id)])).toEqual([
    ['옥상 방수', []],
    ['주차장 방수', [second, first]],
  ]);
  await approve(staff, edited);
  expect((await read(item)).data.work_cases.map(({ title }) => title)).toEqual(['옥상 방수', '주차장 방수']);
});

test('a picture is public while a version shows it, and is released with the last one', async () => {
  const [first, second] = [await uploadPicture(brand.token), await uploadPicture(brand.token)];
  const item = await approve(
    staff,
    await makeItem(brand, { work_cases: [workCase('방수', { picture_ids: [first] })] }),
  );
  const edited = await edit(brand, item, { work_cases: [workCase('방수', { picture_ids: [second] })] });
  expect([await isPublicFile(first), await isPublicFile(second)]).toEqual([true, true]);
  await approve(staff, edited);
  expect([await isPublicFile(first), await isPublicFile(second)]).toEqual([false, true]);
});

test('the search finds a company by its works', async () => {
  await approve(staff, await makeItem(brand, { work_cases: [workCase('물탱크 청소')] }));
  expect([await search('물탱크'), await search('엘리베이터')]).toEqual([1, 0]);
});

test.each<[name: string, given: Partial<SentCase>]>([
  ['without a title', { title: ' ' }],
  ['with the title of another one', { title: ' 방수' }],
  ['that ends before it begins', { date_start: '2026-04-02', date_end: '2026-04-01' }],
  ['with a picture that is none', { picture_ids: ['x'.repeat(21)] }],
])('a work %s is refused, in a draft too', async (_name, given) => {
  const work_cases = [workCase('방수'), workCase('도장', given)];
  const body = { ...itemBody({ work_cases }), edit_state_type: EditState.WAIT };
  const { status, problem } = await call(createCompanyItem, { token: brand.token, body });
  expect(status).toBe(422);
  expect(Object.keys(problem.fields ?? {})[0]).toMatch(/^work_cases/);
});

test('a picture of another vendor cannot be shown', async () => {
  const other = await testServer().create.brand();
  const picture = await uploadPicture(other.token);
  const body = itemBody({ work_cases: [workCase('방수', { picture_ids: [picture] })] });
  expect((await call(createCompanyItem, { token: brand.token, body })).problem.fields).toHaveProperty('work_cases');
});
