import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { toBusinessDate } from '@danji/contracts/format/date';
import { DeliveryState, NotificationChannel } from '@danji/contracts/notifications/channel';
import { notificationSenders } from '@danji/server/notifications/deliveries/notification-senders';
import { emailAddress } from '@danji/server/notifications/email/email-address';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { notify } from '@danji/server/notifications/notifications/index';
import { siteNotifications } from '@danji/contracts/notifications/catalogue/site';
import { remote } from '../src/remote.tsx';

const subjects: string[] = [];
beforeAll(() => {
  testServer().platform.contributions.add(notificationSenders, 'test', {
    channel: NotificationChannel.EMAIL,
    ...emailAddress,
    atOnce: 1,
    send: ({ items }) => {
      subjects.push(...items.map(({ title }) => title));
      return Promise.resolve({ kind: 'sent', providerId: null });
    },
  });
});
afterAll(() => void testServer().platform.contributions.of(notificationSenders).delete('test'));
beforeEach(() => testServer().reset());

/** A member and a message to them that has failed. */
async function makeFailure() {
  const { create, db, clock } = testServer();
  const [person, staff] = [await create.general({ name: '김가람' }), await create.staff()];
  const message = { title: '정기 점검', content: '오늘 밤 점검해요.', link: null };
  await notify(db, siteNotifications.messageToOne, [person.id], message, clock.now());
  await deliverNotifications();
  const now = clock.now();
  const failed = { state: DeliveryState.FAILED, error_code: 'smtp_554', done: now };
  await db.updateTable('notification_delivery').set(failed).execute();
  return { person, staff, now };
}

test('an operator finds what was not delivered, with its reason, and sends it again', async () => {
  const { staff } = await makeFailure();
  const { screen, user, within } = await renderPage(remote.routes, {
    at: '/admin/notifications/deliveries',
    as: staff,
  });
  expect(await screen.findByText('메일 서버가 이 메일을 거절했어요. (smtp_554)')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '보내지 못한 알림만' }));
  await user.click(await screen.findByRole('checkbox', { name: /정기 점검/ }));
  await user.click(screen.getByRole('button', { name: '다시 보내기 (1건)' }));
  const dialog = within(await screen.findByRole('dialog', { name: '알림 1건 다시 보내기' }));
  expect(dialog.getByText('김가람 · 정기 점검')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: '1건 다시 보내기' }));
  expect(await dialog.findByText('다시 보내요')).toBeTruthy();
  // The other one of this name is the cross of the dialog.
  await user.click(dialog.getAllByRole('button', { name: '닫기' }).at(-1) ?? document.body);
  expect(await screen.findByText('조건에 맞는 내용이 없어요')).toBeTruthy();
});

test('the figures of a period tell why messages failed; the address holds the channel', async () => {
  const { staff, now } = await makeFailure();
  const day = toBusinessDate(now);
  const at = `/admin/notifications/figures?date_start=${day}&date_end=${day}`;
  const { screen, user, within } = await renderPage(remote.routes, { at, as: staff });
  const reasons = within(await screen.findByRole('region', { name: '실패한 이유' }));
  expect(await reasons.findByText('메일 서버가 이 메일을 거절했어요.')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: '받는 방법' }), '카카오 알림톡');
  expect(await screen.findByText('이 기간에 앱 밖으로 보낸 알림이 없어요.')).toBeTruthy();
});

test('an operator reads the text of a kind, sees its e-mail, and sends it to themselves', async () => {
  const staff = await testServer().create.staff();
  const list = await renderPage(remote.routes, { at: '/admin/notifications/templates?notification_type=1', as: staff });
  const link = await list.screen.findByRole('link', { name: /이메일이 바뀌었어요/ });
  expect(link.getAttribute('href')).toBe('/admin/notifications/templates/accounts.email_changed');
  expect(list.screen.queryByText('1:1 문의가 왔어요')).toBeNull();
  await list.user.click(list.screen.getByRole('button', { name: '다음 페이지' }));
  expect(list.screen.queryByRole('link', { name: /이메일이 바뀌었어요/ })).toBeNull();
  const { screen, user } = await renderPage(remote.routes, { at: link.getAttribute('href') ?? '', as: staff });
  const frame = await screen.findByTitle<HTMLIFrameElement>('메일 본문');
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
  expect(frame.srcdoc).toContain('이메일이 바뀌었어요');
  await user.click(screen.getByRole('button', { name: '나에게 시험 발송 (이메일)' }));
  expect(await screen.findByText('나에게 보냈어요')).toBeTruthy();
  expect(subjects).toContain('이메일이 바뀌었어요');
});
