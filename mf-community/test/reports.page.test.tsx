import { beforeEach, expect, test } from '@jest/globals';
import { createBoardComment } from '@danji/contracts/community/board-comment.endpoints';
import { createCommunityPost } from '@danji/contracts/community/community-author.endpoints';
import { decideReviewCase, getReviewCase, listReviewCases } from '@danji/contracts/community/report-staff.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { toDocument } from '@danji/contracts/documents/document-text';
import { webPaths } from '@danji/contracts/web-paths';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

test('a member reports a post and a comment by their menus; the author of what was removed reads why and writes back', async () => {
  const { create, clock } = testServer();
  const [author, other, staff] = [await create.general(), await create.general(), await create.staff()];
  const { data: post } = await call(createCommunityPost, {
    token: author.token,
    body: {
      title: '당일 대출 안내',
      content: toDocument('전화 주세요.'),
      category: 'communication',
      category1: 4,
      board_status: BoardStatus.VISIBLE,
    },
  });
  const comment = { board_id: post.board.id, content: '광고 댓글' };
  await call(createBoardComment, { token: author.token, body: comment });
  const path = webPaths.communityPost(post.nano_id);
  const reader = await renderPage(remote.routes, { at: path, as: other });
  const { user, screen } = reader;
  await user.click(await screen.findByRole('button', { name: /님의 글 메뉴/ }));
  await user.click(screen.getByRole('menuitem', { name: '신고하기' }));
  await user.click(await screen.findByRole('button', { name: '신고하기' }));
  expect(await screen.findByText('신고하는 사유를 골라 주세요.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: '광고·홍보' }));
  await user.click(screen.getByRole('button', { name: '신고하기' }));
  expect(await screen.findByText('신고했어요')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: /님의 댓글 메뉴/ }));
  await user.click(screen.getByRole('menuitem', { name: '신고하기' }));
  await user.click(await screen.findByRole('radio', { name: '도배·반복' }));
  await user.click(screen.getByRole('button', { name: '신고하기' }));
  await reader.waitFor(async () =>
    expect((await call(listReviewCases, { token: staff.token })).data.results.map(({ kind }) => kind)).toEqual([1, 3]),
  );
  await user.click(screen.getByRole('button', { name: /님의 댓글 메뉴/ }));
  await user.click(screen.getByRole('menuitem', { name: '작성자 차단' }));
  await user.click(await screen.findByRole('button', { name: '차단' }));
  await reader.go('/community/blocks');
  await user.click(await screen.findByRole('button', { name: /차단 해제/ }));
  expect(await screen.findByText('차단한 작성자가 없어요')).toBeTruthy();
  const [line] = (await call(listReviewCases, { token: staff.token })).data.results;
  const { token } = staff;
  const { data: seen } = await call(getReviewCase, { token, params: { id: line?.nano_id ?? '' } });
  const ban = { period: 6 as const, reason: 1 as const };
  const body = { state: 2 as const, reason: 1 as const, ban, updated: seen.updated };
  clock.advance(1);
  await call(decideReviewCase, { token, params: { id: seen.nano_id }, body });
  const own = await renderPage(remote.routes, { at: path, as: author });
  expect(await own.screen.findByText('운영 정책에 따라 가려진 글이에요')).toBeTruthy();
  expect(own.screen.getByText(/홍보를 올릴 수 없어요/)).toBeTruthy();
  await own.user.click(own.screen.getByRole('button', { name: '소명하기' }));
  await own.user.type(await own.screen.findByRole('textbox', { name: /소명/ }), '대출 광고가 아니에요.');
  await own.user.click(own.screen.getByRole('button', { name: '보내기' }));
  expect(await own.screen.findByText('보낸 소명: 대출 광고가 아니에요.')).toBeTruthy();
  await own.go(webPaths.communityWrite);
  expect(await own.screen.findByText('기한 없이 글을 쓸 수 없어요')).toBeTruthy();
  expect(own.screen.getByRole('link', { name: /1:1 문의하기/ })).toBeTruthy();
  expect(own.screen.queryByRole('textbox')).toBeNull();
});
