import { beforeEach, expect, test } from '@jest/globals';
import { createInquiry, getInquiry } from '@danji/contracts/community/inquiry.endpoints';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

test('an operator takes an inquiry, notes something, answers it and closes it', async () => {
  const { create, clock } = testServer();
  const [author, staff] = [await create.general({ name: '한소장' }), await create.staff({ name: '박운영' })];
  const body = { category: 2 as const, title: '초대장이 오지 않아요', content: '어제 보냈어요.' };
  const { id } = (await call(createInquiry, { token: author.token, body })).data;
  const read = async () => (await call(getInquiry, { token: staff.token, params: { id } })).data;
  const { screen, user, waitFor } = await renderPage(remote.routes, { at: '/admin/inquiries', as: staff });
  await user.click(await screen.findByRole('link', { name: /초대장이 오지 않아요/ }));
  expect(await screen.findByText('어제 보냈어요.')).toBeTruthy();
  clock.advance(1);
  await user.click(screen.getByRole('button', { name: '내가 맡기' }));
  await waitFor(async () => expect((await read()).handler?.name).toBe('박운영'));
  expect(await screen.findByText(/담당 박운영/)).toBeTruthy();
  clock.advance(1);
  await user.type(screen.getByRole('textbox', { name: /메모/ }), '전화로 확인');
  await user.click(screen.getByRole('button', { name: '메모 저장' }));
  await waitFor(async () => expect((await read()).note).toBe('전화로 확인'));
  clock.advance(1);
  await user.type(screen.getByRole('textbox', { name: /답변/ }), '다시 보냈어요.');
  await user.click(screen.getByRole('button', { name: '답변 보내기' }));
  expect(await screen.findByText('박운영 (운영자)')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /답변/ }).value).toBe('');
  clock.advance(1);
  await user.click(screen.getByRole('button', { name: '종료' }));
  await waitFor(async () => expect((await read()).state).toBe(3));
});
