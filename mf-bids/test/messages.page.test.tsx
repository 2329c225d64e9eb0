import { beforeEach, expect, test } from '@jest/globals';
import {
  listSuggestMessages,
  markSuggestMessagesRead,
  sendSuggestMessage,
} from '@danji/contracts/bids/suggest-message.endpoints';
import type { SuggestRequest } from '@danji/contracts/bids/suggest-request';
import { deleteSuggestRequest } from '@danji/contracts/bids/suggest-request.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';
import { type Office, openOffice, sendOffer, writeNotice } from './notices.ts';

let office: Office;
let vendor: TestAccount;
let request: SuggestRequest;
beforeEach(async () => {
  await testServer().reset();
  office = await openOffice();
  vendor = await testServer().create.brand({ company: '한결경비' });
  request = await sendOffer(vendor, await writeNotice(office, { suggest_type: 2 }));
});

const send = ({ token }: TestAccount, content: string) =>
  call(sendSuggestMessage, { token, body: { request_nano_id: request.nano_id, content } });
const open = async (as: TestAccount) => {
  const page = await renderPage(remote.routes, { at: `/bids/requests/${request.nano_id}`, as });
  return { ...page, section: page.within(await page.screen.findByRole('region', { name: '메시지' })) };
};
const listRead = async () =>
  (
    await call(listSuggestMessages, { token: vendor.token, query: { request_nano_id: request.nano_id } })
  ).data.results.map(({ content, is_read }) => [content, is_read]);

test('the office reads what the vendor has written, which its vendor sees, and answers by the keyboard', async () => {
  await send(vendor, '현장을 볼 수 있을까요?');
  const { section, user, waitFor } = await open(office.master);
  expect((await section.findByText('현장을 볼 수 있을까요?')).closest('li')?.textContent).toContain('한결경비');
  await waitFor(async () => expect(await listRead()).toEqual([['현장을 볼 수 있을까요?', true]]));
  await user.type(section.getByRole('textbox', { name: '메시지 쓰기' }), '목요일에 오세요.{Control>}{Enter}{/Control}');
  const own = await section.findByText('목요일에 오세요.', { selector: 'li *' });
  expect(own.closest('li')?.textContent).not.toContain('읽음');
  expect(section.getByRole<HTMLTextAreaElement>('textbox', { name: '메시지 쓰기' }).value).toBe('');
});

test('a list of requests says how many messages are new, and no more once they were read', async () => {
  await send(vendor, '현장을 볼 수 있을까요?');
  await send(vendor, '목요일이 좋아요.');
  const { screen, user, waitFor } = await renderPage(remote.routes, { at: '/bids/requests', as: office.master });
  const row = (await screen.findByRole('link', { name: '한결경비' })).closest('article');
  expect(row?.textContent).toContain('새 메시지 2건');
  await user.click(screen.getByRole('link', { name: '한결경비' }));
  expect(await screen.findByText('목요일이 좋아요.')).toBeTruthy();
  await waitFor(async () => expect((await listRead()).every(([, isRead]) => isRead)).toBe(true));
  await user.click(screen.getByRole('link', { name: '받은 제안' }));
  expect(await screen.findByRole('link', { name: '한결경비' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/새 메시지/)).toBeNull());
});

test('the vendor sees that the office has read, and no name of it; older messages come when asked for', async () => {
  for (let at = 1; at <= 31; at += 1) await send(office.master, `알림 ${at}`);
  const { data: last } = await send(vendor, '확인했어요.');
  const body = { request_nano_id: request.nano_id, message_id: last.id };
  await call(markSuggestMessagesRead, { token: office.master.token, body });
  const { section, user } = await open(vendor);
  expect((await section.findByText('확인했어요.')).closest('li')?.textContent).toContain('읽음');
  expect((await section.findByText('알림 31')).closest('li')?.textContent).toContain('관리사무소');
  expect(section.queryByText('알림 1')).toBeNull();
  await user.click(section.getByRole('button', { name: '이전 메시지 보기' }));
  expect(await section.findByText('알림 1')).toBeTruthy();
  expect(section.queryByRole('button', { name: '이전 메시지 보기' })).toBeNull();
});

test('what could not be sent stays in its field, and nothing is sent about what was withdrawn', async () => {
  const { section, user } = await open(office.master);
  expect(await section.findByText('아직 주고받은 메시지가 없어요')).toBeTruthy();
  await user.click(section.getByRole('button', { name: '메시지 보내기' }));
  expect(await section.findByText('메시지를 입력해 주세요.')).toBeTruthy();
  await call(deleteSuggestRequest, { token: vendor.token, params: { id: request.nano_id } });
  await user.type(section.getByRole('textbox', { name: '메시지 쓰기' }), '아직 계신가요?');
  await user.click(section.getByRole('button', { name: '메시지 보내기' }));
  expect(await section.findByText('철회한 제안에는 메시지를 보낼 수 없어요.')).toBeTruthy();
  expect(section.getByRole<HTMLTextAreaElement>('textbox', { name: '메시지 쓰기' }).value).toBe('아직 계신가요?');
});
