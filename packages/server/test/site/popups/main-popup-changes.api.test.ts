import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  createMainPopup,
  deleteMainPopup,
  getMainPopup,
  updateMainPopup,
} from '@danji/contracts/site/main-popup.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import { collectTemporaryFiles } from '@danji/server/site/files/collect-files';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { download, picture, upload } from '../files/upload.ts';
import { makePopup, popupBody, type PopupBody } from './popup-fixture.ts';

beforeEach(() => testServer().reset());

describe('refuses', () => {
  const WRONG: [name: string, given: Partial<Record<keyof PopupBody, unknown>>, fields: Record<string, string>][] = [
    ['no title', { title: '   ' }, { title: '제목을 입력해 주세요.' }],
    [
      'days in the wrong order',
      { date_start: '2026-12-02', date_end: '2026-12-01' },
      { date_end: '종료일은 시작일보다 빠를 수 없어요.' },
    ],
    [
      'days of no calendar',
      { date_start: '2026-02-31', date_end: '2026-02-31' },
      { date_start: '달력에 있는 날짜를 입력해 주세요.', date_end: '달력에 있는 날짜를 입력해 주세요.' },
    ],
    ['a year before all calendars', { date_start: '0000-01-01' }, { date_start: '달력에 있는 날짜를 입력해 주세요.' }],
    ['a width too small', { width: 239 }, { width: '너비는 240 이상이어야 해요.' }],
    ['a width too large', { width: 801 }, { width: '너비는 800 이하여야 해요.' }],
    [
      'a place off the page',
      { x: -1, y: -1 },
      { x: '가로 위치는 0 이상이어야 해요.', y: '세로 위치는 0 이상이어야 해요.' },
    ],
  ];
  test.each(WRONG)('%s', async (_name, given, fields) => {
    const { create, db } = testServer();
    const { token } = await create.staff();
    const { status, problem } = await call(createMainPopup, { token, body: { ...popupBody(), ...given } as PopupBody });
    expect([status, problem.fields]).toEqual([422, fields]);
    expect(await db.selectFrom('main_popup').select('id').execute()).toEqual([]);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'http://example.com',
    'javascript:alert(1)',
    'https://user:pass@example.com',
    'https://@example.com',
    '/\t/evil.example',
    '/.//evil.example',
    'https:// example.com',
    '/a b',
    'www.example.com',
  ])('the link %s', async (link) => {
    const { token } = await testServer().create.staff();
    const { status, problem } = await call(createMainPopup, { token, body: popupBody({ link }) });
    expect([status, problem.fields]).toEqual([
      422,
      { link: '/로 시작하는 이 사이트 안의 주소나 https:// 주소를 입력해 주세요.' },
    ]);
  });

  test('content that is no document, naming where', async () => {
    const { token } = await testServer().create.staff();
    const children = [
      { type: 'paragraph', children: [{ text: '가' }] },
      { type: 'paragraph', children: [{ type: 'link', url: 'javascript:alert(1)', children: [{ text: '나' }] }] },
    ];
    const { status, problem } = await call(createMainPopup, {
      token,
      body: popupBody({ content: { version: 1, children } as PopupBody['content'] }),
    });
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, ['content.children.1.children.0.url']]);
  });

  test('a change that breaks what stays, and unknown fields', async () => {
    const { token } = await testServer().create.staff();
    const popup = await makePopup(token, { date_start: '2026-12-05', date_end: '2026-12-06' });
    const change = (body: object) =>
      call(updateMainPopup, { token, params: { id: popup.id }, body: body as Partial<PopupBody> });
    expect((await change({ date_end: '2026-12-04' })).problem.fields).toEqual({
      date_end: '종료일은 시작일보다 빠를 수 없어요.',
    });
    expect((await change({ id: 7 })).status).toBe(422);
    expect((await call(getMainPopup, { token, params: { id: popup.id } })).data).toEqual(popup);
  });
});

test('changes only what is given, trims, and logs it before and after', async () => {
  const { create, clock } = testServer();
  const { token } = await create.staff();
  const popup = await makePopup(token, { link: '/support/notices' });
  clock.advance(60);
  const { data } = await call(updateMainPopup, {
    token,
    params: { id: popup.id },
    body: { is_visible: false, title: '  새 제목 ', link: '  ' },
  });
  expect(data).toEqual({ ...popup, is_visible: false, title: '새 제목', link: null, updated: data.updated });
  expect(new Date(data.updated).getTime() - new Date(popup.updated).getTime()).toBe(60_000);
  const { data: log } = await call(listStaffLog, { token });
  expect(log.results[0]).toMatchObject({
    method: 'PUT',
    old_object: { title: popup.title, is_visible: true },
    new_object: { title: '새 제목', is_visible: false },
  });
});

test('deletes one and logs what it was', async () => {
  const { token } = await testServer().create.staff();
  const popup = await makePopup(token);
  expect((await call(deleteMainPopup, { token, params: { id: popup.id } })).status).toBe(200);
  expect((await call(deleteMainPopup, { token, params: { id: popup.id } })).status).toBe(404);
  expect((await call(updateMainPopup, { token, params: { id: popup.id }, body: {} })).status).toBe(404);
  const { data: log } = await call(listStaffLog, { token });
  expect(log.results[0]).toMatchObject({
    method: 'DELETE',
    old_object: { id: popup.id, title: popup.title },
    new_object: null,
  });
});

const withImages = (...ids: string[]): PopupBody['content'] => ({
  version: 1,
  children: [
    { type: 'paragraph', children: [{ text: '그림' }] },
    ...ids.map((fileId) => ({ type: 'image' as const, fileId, children: [{ text: '' }] as [{ text: '' }] })),
  ],
});
const uploadOne = async (token: string) =>
  (await upload('images', [{ name: 'a.png', bytes: await picture(8, 8) }], { token, fields: { is_temp: 'true' } }))
    .images[0]?.nano_id ?? '';
const isPublic = async (nanoId: string) => (await download(`/api/commons/files/${nanoId}/`)).statusCode === 200;
const collect = async () => {
  const { platform, clock } = testServer();
  clock.advance(2 * 86_400);
  await platform.jobs.runNow(collectTemporaryFiles, {});
};

describe('pictures', () => {
  test('become public with the popup, and are collected when it no longer shows them', async () => {
    const { token } = await testServer().create.staff();
    const [first, second] = [await uploadOne(token), await uploadOne(token)];
    expect(await isPublic(first)).toBe(false);
    const { id } = await makePopup(token, { content: withImages(first, second, first) });
    expect([await isPublic(first), await isPublic(second)]).toEqual([true, true]);
    expect((await call(updateMainPopup, { token, params: { id }, body: { content: withImages(second) } })).status).toBe(
      200,
    );
    expect([await isPublic(first), await isPublic(second)]).toEqual([false, true]);
    await collect();
    expect(
      (await testServer().db.selectFrom('stored_file').select('nano_id').execute()).map(
        ({ nano_id }) => nano_id as string,
      ),
    ).toEqual([second]);
  });

  test('stay while another popup shows them, and another operator may keep them', async () => {
    const { create } = testServer();
    const [one, other] = [await create.staff(), await create.staff()];
    const image = await uploadOne(one.token);
    const first = await makePopup(one.token, { content: withImages(image) });
    const copy = await makePopup(other.token, { content: withImages(image) });
    expect(
      (
        await call(updateMainPopup, {
          token: other.token,
          params: { id: first.id },
          body: { content: withImages(image), title: '바꿈' },
        })
      ).status,
    ).toBe(200);
    await call(deleteMainPopup, { token: one.token, params: { id: first.id } });
    expect(await isPublic(image)).toBe(true);
    await call(deleteMainPopup, { token: one.token, params: { id: copy.id } });
    expect(await isPublic(image)).toBe(false);
  });

  test('of somebody else are refused, and nothing is kept', async () => {
    const { create, db } = testServer();
    const [person, staff] = [await create.general(), await create.staff()];
    const { status, problem } = await call(createMainPopup, {
      token: staff.token,
      body: popupBody({ content: withImages(await uploadOne(person.token)) }),
    });
    expect([status, problem.fields]).toEqual([
      422,
      { 'content.children.1.fileId': '올린 이미지를 찾을 수 없어요. 이미지를 다시 올려 주세요.' },
    ]);
    expect(await db.selectFrom('main_popup').select('id').execute()).toEqual([]);
  });
});
