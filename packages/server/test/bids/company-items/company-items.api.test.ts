import { beforeEach, describe, expect, test } from '@jest/globals';
import type { CompanyItem } from '@danji/contracts/bids/company-item';
import {
  countCompanyItems,
  createCompanyItem,
  listCompanyItems,
} from '@danji/contracts/bids/company-item-owner.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { toDocument } from '@danji/contracts/documents/document-text';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { uploadPicture, withImages } from '../../community/notices/notice-fixture.ts';
import { download } from '../../site/files/upload.ts';
import { approve, change, edit, type ItemBody, itemBody, makeItem, read } from './company-item-fixture.ts';

const { WAIT, DISABLED, EDITED, PENDING, DONE, FAILED } = EditState;

let brand: TestAccount;
let staff: TestAccount;
beforeEach(async () => {
  await testServer().reset();
  const { create } = testServer();
  brand = await create.brand({ company: '한빛방수' });
  staff = await create.staff();
});

const titleFor = async (item: CompanyItem, account?: TestAccount) => {
  const { status, data } = await read(item, account);
  return status === 200 ? data.title : status;
};
const isPublicFile = async (nanoId: string) => (await download(`/api/commons/files/${nanoId}/`)).statusCode === 200;

describe('the review', () => {
  test('shows an item to its vendor and to operators until it is approved, then to everybody', async () => {
    const other = await testServer().create.brand();
    const made = await makeItem(brand);
    expect(made).toMatchObject({
      edit_state_type: PENDING,
      is_public: false,
      listed: null,
      user: { name: '한빛방수' },
    });
    const before = await Promise.all([undefined, other, brand, staff].map((account) => titleFor(made, account)));
    expect(before).toEqual([404, 404, made.title, made.title]);
    const approved = await approve(staff, made);
    expect(approved).toMatchObject({ edit_state_type: DONE, is_public: true, listed: expect.any(String) });
    expect(await titleFor(approved)).toBe(made.title);
    expect((await listNotified(brand.token)).map(({ title, link }) => [title, link])).toEqual([
      ['업체 소개가 승인됐어요', `/companies/${made.nano_id}`],
    ]);
  });

  test('keeps the approved version public while another one waits', async () => {
    const item = await approve(staff, await makeItem(brand));
    const edited = await edit(brand, item, { title: '새 제목', sigungu: [1] });
    expect(edited).toMatchObject({
      edit_state_type: EDITED,
      title: item.title,
      recent_rev: { title: '새 제목', sigungu: [expect.objectContaining({ id: 1 })] },
    });
    const { data: public_ } = await read(item);
    expect(public_).toMatchObject({ title: item.title, edit_state_type: DONE, recent_rev: null, history: [] });
    const approved = await approve(staff, edited);
    expect(approved).toMatchObject({ title: '새 제목', recent_rev: null, edit_state_type: DONE });
    expect(await titleFor(item)).toBe('새 제목');
  });

  test('that refuses a change keeps the approved version and tells the reason to the vendor alone', async () => {
    const item = await approve(staff, await makeItem(brand));
    const edited = await edit(brand, item, { title: '국내 1위' });
    const refused = await edit(staff, edited, { edit_state_type: FAILED, reason: '근거를 적어 주세요.' });
    expect(refused).toMatchObject({ edit_state_type: FAILED, is_public: true, reason: '근거를 적어 주세요.' });
    expect((await read(item)).data).toMatchObject({ title: item.title, reason: null, edit_state_type: DONE });
    const again = await edit(brand, refused, { title: '방수 30년' });
    expect(again).toMatchObject({ edit_state_type: PENDING, reason: null, is_public: true });
    expect((await approve(staff, again)).title).toBe('방수 30년');
  });

  test('needs a reason to refuse and to hide', async () => {
    const made = await makeItem(brand);
    expect((await change(staff, made, { edit_state_type: FAILED, reason: ' ' })).problem.fields).toHaveProperty(
      'reason',
    );
    const item = await approve(staff, made);
    expect((await change(staff, item, { edit_state_type: DISABLED })).problem.fields).toHaveProperty('reason');
  });

  test('of a version that has changed meanwhile is refused with the newer one', async () => {
    const seen = await makeItem(brand);
    await edit(brand, seen, { title: '심사 중에 고친 제목' });
    const { status, problem } = await change(staff, seen, { edit_state_type: DONE });
    expect([status, problem.code]).toEqual([409, 'conflict']);
    expect((problem as unknown as { current: CompanyItem }).current.title).toBe('심사 중에 고친 제목');
    expect(await titleFor(seen)).toBe(404);
  });

  test('is no matter of the vendor, and the content none of operators', async () => {
    const made = await makeItem(brand);
    expect((await change(brand, made, { edit_state_type: DONE })).problem.code).toBe('invalid_transition');
    expect((await change(staff, made, { title: '바꿈' })).status).toBe(403);
  });
});

describe('hiding', () => {
  test('by the vendor ends with one call, unless the content has changed', async () => {
    const item = await approve(staff, await makeItem(brand));
    const hidden = await edit(brand, item, { edit_state_type: DISABLED });
    expect(await titleFor(item)).toBe(404);
    const shown = await edit(brand, hidden, { edit_state_type: DONE });
    expect(await titleFor(item)).toBe(item.title);
    const changed = await edit(brand, await edit(brand, shown, { edit_state_type: DISABLED }), { title: '다른 제목' });
    expect(changed.edit_state_type).toBe(DISABLED);
    expect((await change(brand, changed, { edit_state_type: DONE })).problem.code).toBe('invalid_transition');
    expect((await edit(brand, changed, { edit_state_type: PENDING })).is_public).toBe(false);
  });

  test('by an operator cannot be undone by the vendor', async () => {
    const item = await approve(staff, await makeItem(brand));
    const hidden = await edit(staff, item, { edit_state_type: DISABLED, reason: '허위 광고' });
    expect(hidden).toMatchObject({ is_hidden_by_staff: true, reason: '허위 광고' });
    expect((await change(brand, hidden, { edit_state_type: DONE })).problem.code).toBe('invalid_transition');
    expect((await edit(staff, hidden, { edit_state_type: DONE })).is_public).toBe(true);
  });

  test('follows from a vendor that is blocked, and ends with it', async () => {
    const item = await approve(staff, await makeItem(brand));
    const { db } = testServer();
    const setStatus = (account_status: 1 | 2) =>
      db.updateTable('user_account').set({ account_status }).where('id', '=', brand.id).execute();
    await setStatus(2);
    expect(await titleFor(item)).toBe(404);
    await setStatus(1);
    expect(await titleFor(item)).toBe(item.title);
  });
});

describe('a draft', () => {
  test('may be incomplete, and is checked when it is handed in', async () => {
    const draft = await makeItem(brand, { ...BLANK, edit_state_type: WAIT });
    const { problem } = await change(brand, draft, { edit_state_type: PENDING });
    expect(Object.keys(problem.fields ?? {}).toSorted()).toEqual([
      'category',
      'company_name',
      'company_tel',
      'description',
      'description_content',
    ]);
    const complete = { ...itemBody(), edit_state_type: PENDING };
    expect((await edit(brand, draft, complete)).edit_state_type).toBe(PENDING);
  });

  const BLANK = {
    category: null,
    description: '',
    description_content: toDocument(''),
    company_name: '',
    company_tel: '',
    company_email: '',
  };
});

describe('refuses', () => {
  const WRONG: [name: string, given: Partial<ItemBody>, field: string][] = [
    ['a blank title', { title: ' ' }, 'title'],
    ['a category that does not exist', { category: 199 }, 'category'],
    ['a category twice', { category: 101, tags: [101] }, 'tags'],
    ['a region that does not exist', { sigungu: [999_999] }, 'sigungu'],
    ['a link that is none', { thumbnail_link: 'javascript:alert(1)' }, 'thumbnail_link'],
    ['a picture that is none', { thumbnail_image_id: 'x'.repeat(21) }, 'thumbnail_image_id'],
    ['an address that is none', { company_email: 'hello' }, 'company_email'],
    ['no way to contact', { company_tel: '', company_email: '' }, 'company_tel'],
  ];
  test.each(WRONG)('%s', async (_name, given, field) => {
    const { status, problem } = await call(createCompanyItem, { token: brand.token, body: itemBody(given) });
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, [field]]);
  });

  test('a vendor that is not approved', async () => {
    const waiting = await testServer().create.brand({ brand_status_type: PENDING });
    const { status, problem } = await call(createCompanyItem, { token: waiting.token, body: itemBody() });
    expect([status, problem.title]).toEqual([403, '승인된 업체만 업체 소개를 올릴 수 있어요.']);
  });
});

describe('pictures', () => {
  test('of the approved version and of the one that waits are both kept, until it is decided', async () => {
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => uploadPicture(brand.token)));
    const item = await approve(
      staff,
      await makeItem(brand, { thumbnail_image_id: first ?? null, description_content: withImages(second ?? '') }),
    );
    expect(item.thumbnail_image_url).toBe(`/api/commons/files/${first}/`);
    const edited = await edit(brand, item, {
      thumbnail_image_id: third ?? null,
      description_content: toDocument('글'),
    });
    expect(await Promise.all([first, second, third].map((id) => isPublicFile(id ?? '')))).toEqual([true, true, true]);
    await approve(staff, edited);
    expect(await Promise.all([first, second, third].map((id) => isPublicFile(id ?? '')))).toEqual([false, false, true]);
  });

  test('of another account cannot be used', async () => {
    const other = await testServer().create.brand();
    const picture = await uploadPicture(other.token);
    const body = itemBody({ thumbnail_image_id: picture });
    expect((await call(createCompanyItem, { token: brand.token, body })).problem.fields).toHaveProperty(
      'thumbnail_image_id',
    );
  });
});

const titles = async ({ token }: TestAccount, query = {}) =>
  (await call(listCompanyItems, { token, query })).data.results.map(({ title }) => title);

describe('the list of vendors and operators', () => {
  test('has their own items, or all, in every state and by its filters', async () => {
    const other = await testServer().create.brand();
    await makeItem(other, { title: '다른 업체' });
    await makeItem(brand, { title: '작성하는 글', edit_state_type: WAIT });
    testServer().clock.advance(1);
    await approve(staff, await makeItem(brand, { title: '배너', ad_type: 0 }));
    expect(await titles(brand)).toEqual(['배너', '작성하는 글']);
    expect(await titles(staff)).toEqual(['배너', '작성하는 글', '다른 업체']);
    expect(await titles(staff, { edit_state_type: PENDING })).toEqual(['다른 업체']);
    expect(await titles(staff, { edit_state_type: -1, ad_type: 0 })).toEqual(['배너']);
    expect(await titles(staff, { search: '작성' })).toEqual(['작성하는 글']);
    expect(await titles(brand, { ordering: 'created' })).toEqual(['작성하는 글', '배너']);
    const counts = (await call(countCompanyItems, { token: staff.token })).data.filter(({ count }) => count > 0);
    expect(new Map(counts.map(({ state, count }) => [state, count]))).toEqual(
      new Map([
        [WAIT, 1],
        [PENDING, 1],
        [DONE, 1],
      ]),
    );
  });
});
