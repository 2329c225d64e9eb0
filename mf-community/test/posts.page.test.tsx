import { beforeEach, expect, test } from '@jest/globals';
import { createCommunityPost, updateCommunityPost } from '@danji/contracts/community/community-author.endpoints';
import { getCommunityPost, listCommunityPosts } from '@danji/contracts/community/community-post.endpoints';
import { createListedWord } from '@danji/contracts/community/listed-word.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { ListedWordAction } from '@danji/contracts/codes/moderation-codes';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toDocument } from '@danji/contracts/documents/document-text';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { HomePosts } from '../src/home/home-posts.tsx';
import { remote } from '../src/remote.tsx';
import { SearchResults } from '../src/search/search-results.tsx';

let author: TestAccount;

beforeEach(async () => {
  await testServer().reset();
  author = await testServer().create.general({ name: '김실명' });
});

async function addPost(title: string, given: Partial<BodyOf<typeof createCommunityPost>> = {}) {
  const { data } = await call(createCommunityPost, {
    token: author.token,
    body: {
      title,
      content: toDocument(`${title} 내용이에요.`),
      category: 'communication',
      category1: 4,
      board_status: BoardStatus.VISIBLE,
      ...given,
    },
  });
  testServer().clock.advance(1);
  return data;
}

test('visitors read the newest posts under nicknames, narrow them by category and words, and sign in to write', async () => {
  await addPost('주차장 도색 후기');
  await addPost('관리규약 서식', { category: 'material', category1: 2 });
  await addPost('공문 서식', { category: 'material', category1: 1 });
  const { screen, user, waitFor, address } = await renderPage(remote.routes, { at: '/community' });
  const titles = () => screen.queryAllByRole('link', { name: /후기|서식/ }).map(({ textContent }) => textContent);
  await waitFor(() => expect(titles()).toEqual(['공문 서식', '관리규약 서식', '주차장 도색 후기']));
  expect(screen.queryByText(/김실명/)).toBeNull();
  await user.click(screen.getByRole('tab', { name: '자료실' }));
  await waitFor(() => expect(titles()).toEqual(['공문 서식', '관리규약 서식']));
  await user.click(screen.getByRole('button', { name: '서식·문서' }));
  await waitFor(() => expect(titles()).toEqual(['관리규약 서식']));
  expect(address()).toBe('/community/material?category1=2');
  expect(screen.getByRole('link', { name: '글쓰기' }).getAttribute('href')).toBe(
    `/login?${new URLSearchParams({ return_to: '/community/write?category=material&category1=2' })}`,
  );
  await user.type(screen.getByRole('searchbox'), '없는 말');
  expect(await screen.findByText("'없는 말' 검색 결과가 없어요")).toBeTruthy();
});

test('a member asks a question, which is saved as a draft first and published from the drafts', async () => {
  const { screen, user, waitFor, address, within } = await renderPage(remote.routes, {
    at: '/community/write',
    as: author,
  });
  await user.click(await screen.findByRole('button', { name: '올리기' }));
  expect(await screen.findByText('제목을 입력해 주세요.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /^제목/ }), '승강기 점검 주기');
  await user.click(screen.getByRole('button', { name: '임시저장' }));
  await waitFor(() => expect(address()).toMatch(/^\/community\/posts\/[\w-]+\/edit$/));
  expect((await call(listCommunityPosts)).data.count).toBe(0);
  await user.click(await screen.findByRole('link', { name: '임시저장한 글' }));
  expect(await screen.findByRole('heading', { name: '승강기 점검 주기' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '삭제' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '삭제' }));
  expect(await screen.findByText('임시저장한 글이 없어요')).toBeTruthy();
});

test('an author whose text is held is told that others see it once it was looked at', async () => {
  const staff = await testServer().create.staff();
  await call(createListedWord, { token: staff.token, body: { word: '급전', action: ListedWordAction.HOLD } });
  const draft = await addPost('급전 필요하신 분', { board_status: BoardStatus.TEMP });
  const { screen, user } = await renderPage(remote.routes, {
    at: `/community/posts/${draft.nano_id}/edit`,
    as: author,
  });
  await user.click(await screen.findByRole('button', { name: '올리기' }));
  expect(await screen.findByText('글을 저장했어요. 운영자가 확인하면 공개돼요.')).toBeTruthy();
  expect(await screen.findByText('검토 중인 글이에요')).toBeTruthy();
});

test('an author reads what a post was before it was changed', async () => {
  const { nano_id, board } = await addPost('처음 제목');
  const body = { title: '고친 제목', content: toDocument('고친 내용이에요.'), updated: board.updated };
  await call(updateCommunityPost, { token: author.token, params: { id: nano_id }, body });
  const { screen, user, address } = await renderPage(remote.routes, { at: `/community/posts/${nano_id}`, as: author });
  await user.click(await screen.findByRole('button', { name: '내 글 메뉴' }));
  await user.click(await screen.findByRole('menuitem', { name: '수정 이력' }));
  await user.click(await screen.findByRole('link', { name: '처음 제목' }));
  expect(await screen.findByText('처음 제목 내용이에요.')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: '수정 이력' }));
  expect(await screen.findByText(/고치기 전의 글 · 1개/)).toBeTruthy();
  expect(address()).toBe(`/community/posts/${nano_id}/versions`);
});

test('an author hides and deletes a post from its page', async () => {
  const post = await addPost('주차장 도색 후기');
  const { screen, user, waitFor, address } = await renderPage(remote.routes, {
    at: `/community/posts/${post.nano_id}`,
    as: author,
  });
  await user.click(await screen.findByRole('button', { name: '내 글 메뉴' }));
  await user.click(screen.getByRole('menuitem', { name: '숨기기' }));
  expect(await screen.findByText('숨긴 글이에요')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '내 글 메뉴' }));
  await user.click(screen.getByRole('menuitem', { name: '삭제' }));
  await user.click(await screen.findByRole('button', { name: '삭제' }));
  await waitFor(() => expect(address()).toBe('/community/communication'));
  expect((await call(getCommunityPost, { token: author.token, params: { id: post.nano_id } })).status).toBe(404);
});

test('who may not read a post is told why, and sees what everybody may', async () => {
  const sold = await addPost('관리규약 개정안', {
    category: 'material',
    category1: 2,
    price: 300,
    preview: '개정 조항을 표로 정리했어요.',
  });
  const limited = await addPost('소장 모임', { job_grades: '[2]', preview: '소장만 봐요.' });
  const reader = await testServer().create.general();
  const { screen, go } = await renderPage(remote.routes, { at: `/community/posts/${limited.nano_id}`, as: reader });
  expect(await screen.findByText('글쓴이가 관리소장에게만 공개한 글이에요.')).toBeTruthy();
  expect(screen.getByText('소장만 봐요.')).toBeTruthy();
  await go(`/community/posts/${sold.nano_id}`);
  expect(await screen.findByText('개정 조항을 표로 정리했어요.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '300P로 이어서 볼 수 있어요' })).toBeTruthy();
  expect(screen.queryByText(/내용이에요/)).toBeNull();
});

test('from a post a reader gets to what its author has written, follows its author and category, and blocks the author', async () => {
  const post = await addPost('주차장 도색 후기');
  await addPost('말 못 할 고민', { category1: 1, is_anonymous: true });
  const reader = await testServer().create.general();
  const { screen, user, within, go, address } = await renderPage(remote.routes, {
    at: `/community/posts/${post.nano_id}`,
    as: reader,
  });
  const { nickname, nano_id } = post.board.user;
  await user.click(await screen.findByRole('link', { name: nickname }));
  expect(address()).toBe(`/community/authors/${nano_id}`);
  expect(await screen.findByRole('heading', { level: 1, name: nickname })).toBeTruthy();
  expect(await screen.findByRole('link', { name: '주차장 도색 후기' })).toBeTruthy();
  expect(screen.queryByText(/말 못 할 고민/)).toBeNull();
  await user.click(screen.getByRole('button', { name: `${nickname} 님의 새 글 알림 받기` }));
  await screen.findByRole('button', { name: `${nickname} 님의 새 글 알림 받기`, pressed: true });
  await go('/community/communication');
  await user.click(await screen.findByRole('button', { name: '소통마당 · 전체 새 글 알림 받기', pressed: false }));
  await screen.findByRole('button', { name: '소통마당 · 전체 새 글 알림 받기', pressed: true });
  await go('/community/follows');
  await user.click(await screen.findByRole('button', { name: /소통마당 · 전체/, pressed: true }));
  await user.click(await screen.findByRole('button', { name: /님의 새 글/, pressed: true }));
  expect(await screen.findByText('알림 받는 작성자가 없어요')).toBeTruthy();
  expect(screen.queryByText('소통마당 · 전체')).toBeNull();
  await go(`/community/authors/${nano_id}`);
  await user.click(await screen.findByRole('button', { name: '차단' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '차단' }));
  await screen.findByRole('button', { name: '차단 해제' });
  await go(`/community/posts/${post.nano_id}`);
  expect(await screen.findByRole('heading', { name: '차단한 회원의 글이에요' })).toBeTruthy();
  expect(screen.queryByText(/주차장 도색/)).toBeNull();
  expect(screen.getByRole('link', { name: '차단 목록' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '글 보기' }));
  expect(await screen.findByRole('heading', { name: '주차장 도색 후기' })).toBeTruthy();
  await go(`/community/authors/${nano_id}`);
  await user.click(await screen.findByRole('button', { name: '차단 해제' }));
  expect(await screen.findByRole('link', { name: '주차장 도색 후기' })).toBeTruthy();
  await go('/community/authors/nobody');
  expect(await screen.findByText('작성자가 없어요')).toBeTruthy();
});

test('a member bookmarks a post, finds it among the bookmarks, and asks to be told of what is new', async () => {
  const post = await addPost('주차장 도색 후기');
  const reader = await testServer().create.general();
  const { screen, user, go } = await renderPage(remote.routes, { at: `/community/posts/${post.nano_id}`, as: reader });
  await user.click(await screen.findByRole('button', { name: '알림 받기' }));
  expect(await screen.findByRole('button', { name: '알림 받기', pressed: true })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '북마크' }));
  expect(await screen.findByRole('button', { name: '북마크', pressed: true })).toBeTruthy();
  await go('/community/bookmarks');
  expect(await screen.findByRole('link', { name: '주차장 도색 후기' })).toBeTruthy();
});

test('the home page of a member shows popular posts and leads to questions without an answer; visitors do not see it', async () => {
  const routes = [{ path: '/', element: <HomePosts /> }];
  const empty = await renderPage(routes, { at: '/', as: author });
  expect((await empty.screen.findByRole('link', { name: '글쓰기' })).getAttribute('href')).toBe('/community/write');
  await addPost('주차장 도색 후기');
  await addPost('관리비 질문', { category1: 1 });
  const { screen } = await renderPage(routes, { at: '/', as: await testServer().create.brand() });
  await screen.findByRole('link', { name: /관리비 질문/ });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '관리비 질문고민상담 · 답변 0 · 댓글 0',
    '주차장 도색 후기자유게시판 · 댓글 0',
  ]);
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('더 보기')).toBe('/community?ordering=-popularity');
  expect(link('답변을 기다리는 질문 보기')).toBe('/community?question_state=unanswered');
  const visitor = await renderPage(routes, { at: '/' });
  expect(visitor.screen.queryByRole('link')).toBeNull();
});

test('the search page finds posts by what everybody may read, not by what is sold', async () => {
  const content = toDocument('비밀단어');
  await addPost('관리규약 개정안', {
    category: 'material',
    category1: 2,
    price: 300,
    preview: '표로 정리했어요.',
    content,
  });
  await addPost('공개한 글', { content });
  const { screen } = await renderPage(
    [{ path: '/search', element: <SearchResults context={{ query: '비밀단어' }} /> }],
    {
      at: '/search',
    },
  );
  expect(await screen.findByRole('link', { name: /공개한 글/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /관리규약 개정안/ })).toBeNull();
});
