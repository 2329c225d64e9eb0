import { beforeEach, expect, test } from '@jest/globals';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { SupportCategory } from '@danji/contracts/codes/support-category';
import { listFaqs } from '@danji/contracts/community/faq.endpoints';
import { createFaq, updateFaq } from '@danji/contracts/community/faq-staff.endpoints';
import { toDocument } from '@danji/contracts/documents/document-text';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { writeRichText } from '@danji/testing/page/rich-text';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

const { ACCOUNT, BID } = SupportCategory;
let staff: TestAccount;

beforeEach(async () => {
  await testServer().reset();
  staff = await testServer().create.staff({ name: '박운영' });
});

async function makeFaq(title: string) {
  const body = { category: ACCOUNT, title, content: toDocument('답변이에요.'), board_status: BoardStatus.VISIBLE };
  return (await call(createFaq, { token: staff.token, body })).data;
}
const publicTitles = async () => (await call(listFaqs)).data.results.map(({ question }) => question.title);

test('writes a question in the category of the list, and says what is missing', async () => {
  const { user, screen, waitFor, address } = await renderPage(remote.routes, {
    at: `/admin/faq/new?category=${BID}`,
    as: staff,
  });
  await user.click(await screen.findByRole('button', { name: '올리기' }));
  expect(await screen.findByText('질문을 입력해 주세요.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /질문/ }), '공고는 누가 올리나요?');
  await writeRichText(await screen.findByRole('textbox', { name: '답변' }), [
    { type: 'paragraph', children: [{ text: '관리자가 올려요.' }] },
  ]);
  await user.click(screen.getByRole('button', { name: '올리기' }));
  await waitFor(() => expect(address()).toBe('/admin/faq'));
  const { data } = await call(listFaqs, { query: { category: BID } });
  expect(data.results.map(({ question }) => question.title)).toEqual(['공고는 누가 올리나요?']);
});

const rowOf = (title: string): HTMLElement => {
  const row = [...document.querySelectorAll('tr')].find(({ textContent }) => textContent?.includes(title));
  if (!row) throw new Error(`There is no row of '${title}'.`);
  return row;
};

/** Drags a row by its handle onto another one. There is no layout in these tests, so the row below the pointer is named. */
async function drag(user: Awaited<ReturnType<typeof renderPage>>['user'], from: string, to: string): Promise<void> {
  const target = rowOf(from).querySelector('[data-drag-row]') as HTMLElement;
  document.elementFromPoint = () => rowOf(to);
  await user.pointer([
    { keys: '[MouseLeft>]', target },
    { target, coords: { x: 1, y: 50 } },
  ]);
  await user.pointer({ keys: '[/MouseLeft]', target });
}

test('orders a category by buttons and by dragging, deletes a question, and takes each back', async () => {
  for (const title of ['하나', '둘', '셋']) await makeFaq(title);
  const { user, screen, waitFor } = await renderPage(remote.routes, { at: '/admin/faq', as: staff });
  const up = await screen.findByRole('button', { name: '셋 위로' });
  expect(screen.getByRole('button', { name: '하나 위로' })).toHaveProperty('disabled', true);
  await user.click(up);
  await waitFor(async () => expect(await publicTitles()).toEqual(['하나', '셋', '둘']));
  await user.click(await screen.findByRole('button', { name: '되돌리기' }));
  await waitFor(async () => expect(await publicTitles()).toEqual(['하나', '둘', '셋']));
  await drag(user, '하나', '셋');
  await waitFor(async () => expect(await publicTitles()).toEqual(['둘', '셋', '하나']));
  await user.click(screen.getByRole('button', { name: '둘 삭제' }));
  await waitFor(async () => expect(await publicTitles()).toEqual(['셋', '하나']));
});

test('who saves an older version sees both and chooses', async () => {
  const faq = await makeFaq('비밀번호를 잊었어요.');
  const { user, screen, waitFor } = await renderPage(remote.routes, { at: `/admin/faq/${faq.id}`, as: staff });
  const title = await screen.findByRole('textbox', { name: /질문/ });
  testServer().clock.advance(1);
  const body = { title: '다른 사람의 질문', updated: faq.question.updated };
  await call(updateFaq, { token: staff.token, params: { id: faq.id }, body });
  await user.type(title, ' 내 말');
  await user.click(screen.getByRole('button', { name: '저장' }));
  await user.click(await screen.findByRole('button', { name: /내 내용/ }));
  await waitFor(async () => expect(await publicTitles()).toEqual(['비밀번호를 잊었어요. 내 말']));
});
