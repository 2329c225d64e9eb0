import { beforeEach, expect, test } from '@jest/globals';
import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import { getAdvertisement } from '@danji/contracts/site/advertisement.endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';
import { watchNotFound } from './refused-calls.ts';

beforeEach(async () => {
  // jsdom has no object URLs.
  Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => undefined });
  // It does not decode pictures either.
  Object.assign(globalThis, {
    createImageBitmap: async ({ name }: File) => {
      if (name === 'broken.png') throw new DOMException('The source image could not be decoded', 'InvalidStateError');
      return { close: () => undefined };
    },
  });
  await testServer().reset();
});

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAACCAIAAADuA9qHAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWNQCl2FBzHglwYAsagWlVBYuvoAAAAASUVORK5CYII=';
const pictureFile = (name: string) =>
  new File([Uint8Array.from(atob(PIXEL), (letter) => letter.codePointAt(0) ?? 0)], name, { type: 'image/png' });
const dayAfter = (days: number) => toBusinessDate(new Date(testServer().clock.now().getTime() + days * 86_400_000));

const { RUNNING, EDIT_REQUEST, REGISTRATION_REQUEST } = AdvertisementState;

/** Creates advertisements of one vendor directly in the database. */
async function makeAdvertisement(title: string, state: 0 | 2 | 3, company = '한빛도장'): Promise<number> {
  const { create, db, clock } = testServer();
  const owner = await create.brand({ company });
  const now = clock.now();
  const version = {
    title,
    link: '/shop',
    date_start: dayAfter(0),
    date_end: dayAfter(30),
    content: '',
    image1_id: null,
    image2_id: null,
    image3_id: null,
    image4_id: null,
  };
  const file = await db
    .insertInto('stored_file')
    .values({
      nano_id: String(owner.id).padStart(21, 'x'),
      owner_id: owner.id,
      use: 'advertisement',
      record_id: null,
      name: 'a.png',
      size: 1,
      mime: 'image/png',
      width: 10,
      height: 2,
      storage_key: title,
      thumbnail_key: null,
      created: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const approved = state === REGISTRATION_REQUEST ? null : now;
  const { id } = await db
    .insertInto('advertisement')
    .values({
      ...version,
      image1_id: file.id,
      user_id: owner.id,
      category: 0,
      state,
      live_state: state === EDIT_REQUEST ? RUNNING : null,
      tier: 0,
      paid: null,
      approved,
      reason: null,
      created: now,
      updated: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (state === EDIT_REQUEST)
    await db
      .insertInto('advertisement_edit')
      .values({ ...version, image1_id: file.id, advertisement_id: id, title: `${title} 새 제목` })
      .execute();
  return id;
}

test('lists advertisements by state with counts, and finds by vendor', async () => {
  await makeAdvertisement('외벽 도장', REGISTRATION_REQUEST);
  await makeAdvertisement('정원 단장', RUNNING, '푸른조경');
  const { user, screen, address, waitFor } = await renderPage(remote.routes, {
    at: '/admin/advertisements',
    as: await testServer().create.staff(),
  });
  expect(await screen.findByRole('tab', { name: /전체.*2/ })).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: /등록 요청.*1/ }));
  await waitFor(() => expect(address()).toBe(`/admin/advertisements?state=${REGISTRATION_REQUEST}`));
  await waitFor(() => expect(screen.queryByText('정원 단장')).toBeNull());
  await user.click(screen.getByRole('tab', { name: /전체/ }));
  await user.type(screen.getByRole('searchbox', { name: '제목, 광고주 검색' }), '푸른');
  await waitFor(() => expect(screen.queryByText('외벽 도장')).toBeNull());
  await user.click(await screen.findByText('정원 단장'));
  expect(await screen.findByRole('heading', { level: 1, name: '정원 단장' })).toBeTruthy();
});

test('distinguishes a scheduled advertisement from a running one', async () => {
  await testServer()
    .db.updateTable('advertisement')
    .set({ date_start: dayAfter(1), paid: testServer().clock.now() })
    .where('id', '=', await makeAdvertisement('외벽 도장', RUNNING))
    .execute();
  await makeAdvertisement('정원 단장', RUNNING, '푸른조경');
  const { user, screen } = await renderPage(remote.routes, {
    at: '/admin/advertisements',
    as: await testServer().create.staff(),
  });
  expect((await screen.findByRole('row', { name: /정원 단장/ })).textContent).not.toContain('게재 예정');
  expect(screen.getByRole('row', { name: /외벽 도장/ }).textContent).toContain('게재 예정');
  await user.click(screen.getByText('외벽 도장'));
  await screen.findByRole('heading', { level: 1, name: '외벽 도장' });
  expect(screen.getByText('게재 예정')).toBeTruthy();
});

test('approves a registration, records the payment, and pauses', async () => {
  const id = await makeAdvertisement('외벽 도장', REGISTRATION_REQUEST);
  const staff = await testServer().create.staff();
  const { user, screen, within } = await renderPage(remote.routes, { at: `/admin/advertisements/${id}`, as: staff });
  await user.click(await screen.findByRole('button', { name: '승인' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '승인' }));
  expect(await screen.findByText("'외벽 도장' 광고를 승인했어요")).toBeTruthy();
  await user.click(await screen.findByRole('switch', { name: /입금 확인/ }));
  expect(await screen.findByText("'외벽 도장' 광고의 입금을 확인했어요")).toBeTruthy();
  expect(await screen.findByRole('button', { name: '일시중지' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '반려' })).toBeNull();
  const history = within(screen.getByRole('region', { name: '상태 기록' }));
  expect(history.getByText(staff.name, { exact: false })).toBeTruthy();
  const { data } = await call(getAdvertisement, { token: staff.token, params: { id } });
  expect([data.state, data.paid]).toEqual([RUNNING, expect.any(String)]);
});

test('refuses a registration only with a reason', async () => {
  const id = await makeAdvertisement('최고의 업체', REGISTRATION_REQUEST);
  const { user, screen, within } = await renderPage(remote.routes, {
    at: `/admin/advertisements/${id}`,
    as: await testServer().create.staff(),
  });
  await user.click(await screen.findByRole('button', { name: '반려' }));
  const dialog = within(await screen.findByRole('dialog', { name: "'최고의 업체' 광고를 반려할까요?" }));
  await user.click(dialog.getByRole('button', { name: '반려' }));
  expect(await dialog.findByText('사유를 입력해 주세요.')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /사유/ }), '근거 없는 최상급 표현');
  await user.click(dialog.getByRole('button', { name: '반려' }));
  expect(await screen.findByText('차단 사유')).toBeTruthy();
  expect(await screen.findByRole('button', { name: '다시 심사' })).toBeTruthy();
});

test('shows a pending edit beside the live version, and declines it', async () => {
  const id = await makeAdvertisement('외벽 도장', EDIT_REQUEST);
  const { user, screen, within, waitFor } = await renderPage(remote.routes, {
    at: `/admin/advertisements/${id}`,
    as: await testServer().create.staff(),
  });
  const edit = within(await screen.findByRole('region', { name: '요청한 수정' }));
  expect(edit.getByText('외벽 도장 새 제목')).toBeTruthy();
  expect(edit.getByText('외벽 도장').tagName).toBe('DEL');
  expect(screen.queryByRole('link', { name: '수정' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '수정 반려' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /사유/ }), '제목이 길어요');
  await user.click(dialog.getByRole('button', { name: '수정 반려' }));
  expect(await screen.findByText('수정 반려 사유')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('region', { name: '요청한 수정' })).toBeNull());
});

test('registers an advertisement with its pictures, and says what is missing', async () => {
  const staff = await testServer().create.staff();
  const vendor = await testServer().create.brand({ company: '한빛도장' });
  const { user, screen, address, waitFor, within } = await renderPage(remote.routes, {
    at: '/admin/advertisements/new',
    as: staff,
  });
  await user.click(await screen.findByRole('button', { name: '등록' }));
  expect(await screen.findByText('제목을 입력해 주세요.')).toBeTruthy();
  expect(screen.getByText('눌렀을 때 열릴 링크를 입력해 주세요.')).toBeTruthy();
  expect(screen.getByText('넓은 화면 이미지를 올려 주세요.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /제목/ }));

  const advertiser = within(screen.getByRole('region', { name: '광고주' }));
  expect(advertiser.getByText('단지')).toBeTruthy();
  await user.click(advertiser.getByRole('button', { name: '업체 고르기' }));
  const picker = within(await screen.findByRole('dialog', { name: '광고주 고르기' }));
  await user.type(picker.getByRole('searchbox'), '한빛{Enter}');
  await user.click(await picker.findByRole('button', { name: /고르기$/ }));
  expect(await advertiser.findByText('한빛도장')).toBeTruthy();

  await user.type(screen.getByRole('textbox', { name: /제목/ }), '겨울 점검');
  expect(screen.queryByText('제목을 입력해 주세요.')).toBeNull();
  expect(screen.getByText('눌렀을 때 열릴 링크를 입력해 주세요.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /링크/ }), '/shop');
  await user.type(screen.getByRole('textbox', { name: '시작일' }), dayAfter(0));
  await user.type(screen.getByRole('textbox', { name: '종료일' }), dayAfter(20));
  const [wide] = screen.getAllByLabelText('이미지를 끌어다 놓거나 골라 주세요', { selector: 'input' });
  await user.upload(wide as HTMLInputElement, pictureFile('broken.png'));
  expect(await screen.findByText("'broken.png' 이미지를 열 수 없어요. 다른 파일로 올려 주세요.")).toBeTruthy();
  expect(screen.queryByRole('img', { name: '고른 넓은 화면 이미지' })).toBeNull();
  await user.upload(wide as HTMLInputElement, pictureFile('wide.png'));
  expect(await screen.findByRole('img', { name: '고른 넓은 화면 이미지' })).toBeTruthy();
  expect(screen.queryByText(/이미지를 열 수 없어요/)).toBeNull();
  expect(screen.queryByText(/최대/)).toBeNull();
  expect((await screen.findAllByRole('img', { name: '겨울 점검 미리보기' })).length).toBe(4);
  await user.click(screen.getByRole('button', { name: '등록' }));
  await waitFor(() => expect(address()).toMatch(/^\/admin\/advertisements\/\d+$/));
  const { data } = await call(getAdvertisement, {
    token: staff.token,
    params: { id: address().split('/').at(-1) ?? '' },
  });
  expect(data).toMatchObject({
    title: '겨울 점검',
    user: { id: vendor.id, company: '한빛도장' },
    state: REGISTRATION_REQUEST,
    date_end: dayAfter(20),
    image1_url: expect.stringContaining('/api/commons/files/'),
  });
});

test('edits a live advertisement and returns to it', async () => {
  const id = await makeAdvertisement('외벽 도장', RUNNING);
  const { user, screen } = await renderPage(remote.routes, {
    at: `/admin/advertisements/${id}/edit`,
    as: await testServer().create.staff(),
  });
  const title = await screen.findByRole('textbox', { name: /제목/ });
  await user.clear(title);
  await user.type(title, '외벽 도장과 방수');
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByRole('heading', { level: 1, name: '외벽 도장과 방수' })).toBeTruthy();
});

test('deletes an advertisement after a confirmation, and does not load it again', async () => {
  const notFound = watchNotFound();
  const id = await makeAdvertisement('외벽 도장', RUNNING);
  const staff = await testServer().create.staff();
  const { user, screen, within, address, waitFor } = await renderPage(remote.routes, {
    at: `/admin/advertisements/${id}`,
    as: staff,
  });
  await user.click(await screen.findByRole('button', { name: '삭제' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '삭제' }));
  await waitFor(() => expect(address()).toBe('/admin/advertisements'));
  await screen.findByText('아직 광고가 없어요');
  expect(notFound).toEqual([]);
  expect((await call(getAdvertisement, { token: staff.token, params: { id } })).status).toBe(404);
});
