import { beforeEach, expect, test } from '@jest/globals';
import { SupportCategory } from '@danji/contracts/codes/support-category';
import { getFaq } from '@danji/contracts/community/faq.endpoints';
import { createFaq } from '@danji/contracts/community/faq-staff.endpoints';
import { toDocument } from '@danji/contracts/documents/document-text';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

const { ACCOUNT, BID } = SupportCategory;
let token: string;

beforeEach(async () => {
  await testServer().reset();
  token = (await testServer().create.staff()).token;
});

async function makeFaq(title: string, answer: string, given: Partial<BodyOf<typeof createFaq>> = {}) {
  const body = { category: ACCOUNT, title, content: toDocument(answer), board_status: BoardStatus.VISIBLE, ...given };
  return (await call(createFaq, { token, body })).data;
}

test('questions stand under their categories and unfold their answers; one leads to its own page', async () => {
  const made = await makeFaq('비밀번호를 잊었어요.', '비밀번호 찾기에서 새로 정해요.');
  await makeFaq('휴대폰 번호가 바뀌었어요.', '내 정보에서 바꿔요.');
  await makeFaq('공고는 누가 올리나요?', '관리자가 올려요.', { category: BID });
  await makeFaq('쓰는 중', '초안이에요.', { board_status: BoardStatus.TEMP });
  const { screen, user, address } = await renderPage(remote.routes, { at: '/support/faq' });
  const question = await screen.findByRole('button', { name: '비밀번호를 잊었어요.' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['계정', '입찰']);
  expect(screen.queryByText('쓰는 중')).toBeNull();
  expect(screen.queryByText('비밀번호 찾기에서 새로 정해요.')).toBeNull();
  await user.click(question);
  expect(await screen.findByText('비밀번호 찾기에서 새로 정해요.')).toBeTruthy();
  expect(question.getAttribute('aria-expanded')).toBe('true');
  await user.click(screen.getByRole('link', { name: '이 답변만 보기' }));
  expect(await screen.findByRole('heading', { level: 1, name: '비밀번호를 잊었어요.' })).toBeTruthy();
  expect(address()).toBe(`/support/faq/${made.nano_id}`);
  await user.click(await screen.findByRole('link', { name: '휴대폰 번호가 바뀌었어요.' }));
  expect(await screen.findByText('내 정보에서 바꿔요.')).toBeTruthy();
});

test('a category and words are in the address, and without a match the page says so', async () => {
  await makeFaq('비밀번호를 잊었어요.', '비밀번호 찾기에서 새로 정해요.');
  await makeFaq('공고는 누가 올리나요?', '관리자가 올려요.', { category: BID });
  const { screen, user, waitFor, address } = await renderPage(remote.routes, { at: '/support/faq' });
  await user.click(await screen.findByRole('button', { name: '입찰' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '비밀번호를 잊었어요.' })).toBeNull());
  expect(address()).toBe(`/support/faq?category=${BID}`);
  await user.type(screen.getByRole('searchbox', { name: '자주 묻는 질문 검색' }), '없는말');
  expect(await screen.findByText("'없는말' 검색 결과가 없어요")).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '전체 질문 보기' }));
  expect(await screen.findByRole('button', { name: '비밀번호를 잊었어요.' })).toBeTruthy();
});

test('without questions the page says so, and a question that is not there leads to the others', async () => {
  const { screen, go } = await renderPage(remote.routes, { at: '/support/faq' });
  expect(await screen.findByText('아직 올라온 질문이 없어요')).toBeTruthy();
  expect(screen.getByRole('link', { name: '공지사항' }).getAttribute('href')).toBe('/support/notices');
  await go('/support/faq/V1StGXR8_Z5jdHi6B-myT');
  expect(await screen.findByText('찾는 질문이 없어요')).toBeTruthy();
});

test('a member says that an answer did not help, and is led to an inquiry; a visitor signs in first', async () => {
  const made = await makeFaq('비밀번호를 잊었어요.', '비밀번호 찾기에서 새로 정해요.');
  const member = await testServer().create.general();
  const at = `/support/faq/${made.nano_id}`;
  const { screen, user, waitFor } = await renderPage(remote.routes, { at, as: member });
  await user.click(await screen.findByRole('button', { name: '아니요' }));
  await waitFor(async () =>
    expect((await call(getFaq, { token: member.token, params: { id: made.id } })).data.is_helpful).toBe(false),
  );
  const link = await screen.findByRole('link', { name: '1:1 문의로 물어보기' });
  expect(link.getAttribute('href')).toBe('/support/inquiries/new');
  const visitor = await renderPage(remote.routes, { at });
  await visitor.user.click(await visitor.screen.findByRole('button', { name: '네' }));
  await waitFor(() => expect(visitor.address()).toMatch(/^\/login/));
});
