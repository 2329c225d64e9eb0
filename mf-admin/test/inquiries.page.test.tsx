import { beforeEach, expect, test } from '@jest/globals';
import { createInquiry, getInquiry } from '@danji/contracts/community/inquiry.endpoints';
import { createSavedReply, listSavedReplies } from '@danji/contracts/community/saved-reply.endpoints';
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
  const reply = { title: '인사', content: '{이름} 님 {상담원}이에요.' };
  await call(createSavedReply, { token: staff.token, body: reply });
  const read = async () => (await call(getInquiry, { token: staff.token, params: { id } })).data;
  const { screen, user, waitFor } = await renderPage(remote.routes, { at: '/admin', as: staff });
  expect((await screen.findByRole('link', { name: /^처리할 신고.*0건/ })).getAttribute('href')).toBe(
    '/admin/reports?state=0',
  );
  await user.click(await screen.findByRole('link', { name: /^답변할 문의.*1건/ }));
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
  const answer = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /답변/ });
  await user.type(answer, '앞뒤');
  answer.setSelectionRange(1, 1);
  await user.click(screen.getByRole('button', { name: '자주 쓰는 답변 넣기' }));
  await user.click(await screen.findByRole('menuitem', { name: '인사' }));
  await waitFor(() => expect(answer.value).toBe('앞한소장 님 박운영이에요.뒤'));
  await user.clear(answer);
  await user.type(answer, '다시 보냈어요.');
  await user.click(screen.getByRole('button', { name: '답변 보내기' }));
  expect(await screen.findByText('박운영 (운영자)')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /답변/ }).value).toBe('');
  clock.advance(1);
  await user.click(screen.getByRole('button', { name: '종료' }));
  await waitFor(async () => expect((await read()).state).toBe(3));
});

test('the list is worked through by keys while one of its rows has the focus', async () => {
  const { create, clock } = testServer();
  const [author, staff] = [await create.general(), await create.staff({ name: '박운영' })];
  const ids: number[] = [];
  for (const title of ['첫 문의', '둘째 문의']) {
    ids.push(
      (await call(createInquiry, { token: author.token, body: { category: 2, title, content: '내용' } })).data.id,
    );
    clock.advance(1);
  }
  const read = async (at: number) =>
    (await call(getInquiry, { token: staff.token, params: { id: ids[at] ?? 0 } })).data;
  const { screen, user, waitFor } = await renderPage(remote.routes, { at: '/admin/inquiries', as: staff });
  (await screen.findByRole('link', { name: /첫 문의/ })).focus();
  await user.keyboard('j');
  expect(document.activeElement?.textContent).toContain('둘째 문의');
  await user.keyboard('a');
  await waitFor(async () => expect((await read(1)).handler?.name).toBe('박운영'));
  await user.keyboard('k');
  expect(document.activeElement?.textContent).toContain('첫 문의');
  await user.keyboard('c');
  await waitFor(async () => expect((await read(0)).state).toBe(3));
});

test('an operator makes a saved reply, changes it and deletes it', async () => {
  const staff = await testServer().create.staff();
  const { screen, user, waitFor, within } = await renderPage(remote.routes, { at: '/admin/saved-replies', as: staff });
  const contents = async () =>
    (await call(listSavedReplies, { token: staff.token })).data.results.map(({ content }) => content);
  expect(await screen.findByText('아직 자주 쓰는 답변이 없어요')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '답변 만들기' }));
  await user.type(await screen.findByRole('textbox', { name: /이름/ }), '인사');
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('내용을 입력해 주세요.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /내용/ }), '안녕하세요.');
  await user.click(screen.getByRole('button', { name: '저장' }));
  await user.click(await screen.findByRole('button', { name: "'인사' 고치기" }));
  testServer().clock.advance(1);
  await user.type(await screen.findByRole('textbox', { name: /내용/ }), ' 단지예요.');
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(async () => expect(await contents()).toEqual(['안녕하세요. 단지예요.']));
  await user.click(await screen.findByRole('button', { name: "'인사' 삭제" }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '삭제' }));
  await waitFor(async () => expect(await contents()).toEqual([]));
});
