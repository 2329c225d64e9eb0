import { beforeEach, expect, test } from '@jest/globals';
import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import { changeConsent } from '@danji/contracts/accounts/consent.endpoints';
import {
  countNotificationRecipients,
  sendStaffNotification,
} from '@danji/contracts/notifications/notification.endpoints';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';

beforeEach(() => testServer().reset());

const message = { title: '정기 점검', content: '오늘 밤 점검해요.', link: '/notifications' };
const received = async (token: string) => (await listNotified(token)).map(({ title, link }) => ({ title, link }));

test('notifies one account, also one that has turned notifications off', async () => {
  const { create, db } = testServer();
  const [staff, kim, park] = [await create.staff(), await create.general(), await create.general()];
  await db.updateTable('user_account').set({ is_alert_item: false }).where('id', '=', kim.id).execute();
  const { data } = await call(sendStaffNotification, { token: staff.token, body: { ...message, user_id: kim.id } });
  expect(data).toEqual({ sent: 1 });
  expect(await received(kim.token)).toEqual([{ title: '정기 점검', link: '/notifications' }]);
  expect(await received(park.token)).toEqual([]);
});

test('notifies the accounts of a kind that want it; the counts are of those', async () => {
  const { create, db } = testServer();
  const staff = await create.staff();
  const [kim, off, brand] = [await create.general(), await create.general(), await create.brand()];
  await create.general({ account_status: AccountStatus.BLOCK });
  await db.updateTable('user_account').set({ is_alert_item: false }).where('id', '=', off.id).execute();
  const counts = async (query = {}) => (await call(countNotificationRecipients, { token: staff.token, query })).data;
  expect(await counts()).toEqual({ general: 1, brand: 1, staff: 1 });
  const { data } = await call(sendStaffNotification, {
    token: staff.token,
    body: { ...message, user_type: UserType.GENERAL },
  });
  expect(data).toEqual({ sent: 1 });
  for (const [account, title] of [
    [kim, '정기 점검'],
    [off, undefined],
    [brand, undefined],
  ] as const)
    expect((await received(account.token))[0]?.title).toBe(title);
  expect(await db.selectFrom('live_event').select('user_id').execute()).toEqual([{ user_id: kim.id }]);

  await call(changeConsent, { token: brand.token, body: { marketing: true } });
  expect(await counts({ is_advertisement: true })).toEqual({ general: 0, brand: 1, staff: 0 });
  const advertisement = { ...message, user_type: UserType.BRAND, is_advertisement: true };
  expect((await call(sendStaffNotification, { token: staff.token, body: advertisement })).data).toEqual({ sent: 1 });
  expect((await received(brand.token))[0]?.title).toBe('(광고) 정기 점검');
});

test('refuses nobody, both, an unknown account, a link out of the app and empty text by field', async () => {
  const { create } = testServer();
  const staff = await create.staff();
  const kim = await create.general();
  const fieldsOf = async (body: object) =>
    Object.keys(
      (await call(sendStaffNotification, { token: staff.token, body: { ...message, ...body } })).problem.fields ?? {},
    );
  expect(await fieldsOf({})).toEqual(['user_id']);
  expect(await fieldsOf({ user_id: kim.id, user_type: UserType.GENERAL })).toEqual(['user_type']);
  expect(await fieldsOf({ user_id: kim.id, is_advertisement: true })).toEqual(['is_advertisement']);
  expect(await fieldsOf({ user_id: 9_999_999 })).toEqual(['user_id']);
  for (const link of [
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/.//evil.test',
    'javascript:alert(1)',
  ])
    expect(await fieldsOf({ user_id: kim.id, link })).toEqual(['link']);
  expect(await fieldsOf({ user_id: kim.id, title: '  ' })).toEqual(['title']);
  expect(await fieldsOf({ user_id: kim.id, content: 'a'.repeat(1001) })).toEqual(['content']);
  expect(await received(kim.token)).toEqual([]);
});
