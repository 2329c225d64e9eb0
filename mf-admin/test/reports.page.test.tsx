import { beforeEach, expect, test } from '@jest/globals';
import { createCommunityAnswer } from '@danji/contracts/community/community-answer.endpoints';
import { createCommunityPost } from '@danji/contracts/community/community-author.endpoints';
import { listListedWords } from '@danji/contracts/community/listed-word.endpoints';
import { createReport } from '@danji/contracts/community/report.endpoints';
import { decideReviewCase, getReviewCase, listReviewCases } from '@danji/contracts/community/report-staff.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { toDocument } from '@danji/contracts/documents/document-text';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays } from '@danji/contracts/rules/day-math';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

test('an operator reads a case, removes the text by a reason, and learns that somebody else was first', async () => {
  const { create, clock } = testServer();
  const [author, other, staff, colleague] = [
    await create.general(),
    await create.general(),
    await create.staff(),
    await create.staff({ name: '박운영' }),
  ];
  for (const title of ['당일 대출 안내', '빠른 대출 안내']) {
    const place = { category: 'communication' as const, category1: 4, board_status: BoardStatus.VISIBLE };
    const body = { title, content: toDocument('전화 주세요.'), ...place };
    const { data } = await call(createCommunityPost, { token: author.token, body });
    const report = { kind: 1 as const, object_id: data.id, reason: 1 as const, content: '광고예요.' };
    await call(createReport, { token: other.token, body: report });
    clock.advance(1);
  }
  const { token } = colleague;
  const lines = async () => (await call(listReviewCases, { token })).data.results;
  const { screen, user, waitFor } = await renderPage(remote.routes, { at: '/admin/reports', as: staff });
  await user.click(await screen.findByRole('link', { name: /당일 대출 안내/ }));
  expect(await screen.findByText('전화 주세요.')).toBeTruthy();
  expect(screen.getByText('광고예요.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '가리기' }));
  const message = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /안내/ });
  expect(message.value).toContain('홍보');
  await user.click(screen.getByRole('radio', { name: '7일' }));
  await user.click(screen.getAllByRole('button', { name: '가리기' }).at(-1) as HTMLElement);
  await waitFor(async () => expect((await lines()).map(({ state }) => state)).toEqual([0, 2]));
  expect(await screen.findByText('제한 중')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: '신고된 글' }));
  await user.click(await screen.findByRole('link', { name: /빠른 대출 안내/ }));
  expect(await screen.findByText('작성자의 이전 처리')).toBeTruthy();
  expect(screen.getByRole('link', { name: '당일 대출 안내' })).toBeTruthy();
  const params = { id: (await lines())[0]?.nano_id ?? '' };
  const { data: seen } = await call(getReviewCase, { token, params });
  clock.advance(1);
  await call(decideReviewCase, { token, params, body: { state: 1, updated: seen.updated } });
  await user.click(screen.getByRole('button', { name: '문제없음' }));
  await user.click((await screen.findAllByRole('button', { name: '문제없음' })).at(-1) as HTMLElement);
  expect(await screen.findByText('박운영 님이 처리했어요')).toBeTruthy();
  const bans = await renderPage(remote.routes, { at: '/admin/community/bans', as: staff });
  await bans.user.click(await bans.screen.findByRole('button', { name: /활동 제한 풀기/ }));
  await bans.user.click(await bans.screen.findByRole('button', { name: '제한 풀기' }));
  expect(await bans.screen.findByText('해제됨')).toBeTruthy();
});

test('the statistics of the community say who wrote, and what became of the questions', async () => {
  const { create, clock } = testServer();
  const place = { category: 'communication' as const, category1: 2, board_status: BoardStatus.VISIBLE };
  const { data } = await call(createCommunityPost, {
    token: (await create.general()).token,
    body: { title: '승강기 점검 주기', content: toDocument('몇 달마다 하나요?'), ...place },
  });
  clock.advance(7200);
  await call(createCommunityAnswer, {
    token: (await create.general()).token,
    body: { question_nano_id: data.nano_id, content: toDocument('월 1회예요.') },
  });
  // Two hours may have led into the next day, which the page does not show by itself.
  const day = toBusinessDate(clock.now());
  const at = `/admin/community/statistics?date_start=${addDays(day, -1)}&date_end=${day}`;
  const { screen } = await renderPage(remote.routes, { at, as: await create.staff() });
  for (const shown of ['2명', '답변 1 · 댓글 0', '100%', '질문 1개 가운데 1개', '2시간', '0%'])
    expect(await screen.findByText(shown)).toBeTruthy();
  expect(screen.getByRole('figure', { name: '날마다 글을 쓴 회원' })).toBeTruthy();
});

test('an operator tries a text against the words of the list, adds one and takes it away', async () => {
  const staff = await testServer().create.staff();
  const words = async () =>
    (await call(listListedWords, { token: staff.token })).data.results.map(({ word, action }) => [word, action]);
  const { screen, user, waitFor } = await renderPage(remote.routes, { at: '/admin/listed-words', as: staff });
  await user.click(await screen.findByRole('button', { name: '단어 추가' }));
  await user.click(await screen.findByRole('button', { name: '추가' }));
  expect(await screen.findByText('단어를 입력해 주세요.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /단어/ }), '사설토토');
  await user.click(screen.getByRole('radio', { name: /확인 후 공개/ }));
  await user.click(screen.getByRole('button', { name: '추가' }));
  await waitFor(async () => expect(await words()).toEqual([['사설토토', 2]]));
  await user.click(await screen.findByRole('button', { name: '글 시험하기' }));
  await user.type(await screen.findByRole('textbox', { name: /시험할 글/ }), '사.설.토.토 0101234 5678');
  expect(await screen.findByText('글에서는 ‘사.설.토.토’')).toBeTruthy();
  expect(await screen.findByText(/0101234 5678 ·/)).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: '사설토토 삭제' }));
  await user.click(await screen.findByRole('button', { name: '지우기' }));
  await waitFor(async () => expect(await words()).toEqual([]));
});
