import { beforeEach, expect, test } from '@jest/globals';
import { createBoardComment } from '@danji/contracts/community/board-comment.endpoints';
import { createCommunityAnswer } from '@danji/contracts/community/community-answer.endpoints';
import { createCommunityPost } from '@danji/contracts/community/community-author.endpoints';
import { getCommunityPost } from '@danji/contracts/community/community-post.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toDocument } from '@danji/contracts/documents/document-text';
import { webPaths } from '@danji/contracts/web-paths';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { givePoints } from '@danji/testing/give-points';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

let author: TestAccount;
let other: TestAccount;

beforeEach(async () => {
  await testServer().reset();
  author = await testServer().create.general();
  other = await testServer().create.general();
});

async function addPost(given: Partial<BodyOf<typeof createCommunityPost>> = {}) {
  const { data } = await call(createCommunityPost, {
    token: author.token,
    body: {
      title: '승강기 점검 주기',
      content: toDocument('얼마마다 하나요?'),
      category: 'communication',
      category1: 2,
      board_status: BoardStatus.VISIBLE,
      ...given,
    },
  });
  testServer().clock.advance(1);
  return data;
}
const readPost = async (id: string) => (await call(getCommunityPost, { token: author.token, params: { id } })).data;

test('who asked accepts an answer, after which nobody answers any more until our staff takes the acceptance back', async () => {
  const question = await addPost();
  for (const text of ['두 달에 한 번이에요.', '한 달에 한 번이에요.']) {
    await call(createCommunityAnswer, {
      token: other.token,
      body: { question_nano_id: question.nano_id, content: toDocument(text) },
    });
    testServer().clock.advance(1);
  }
  const at = `/community/posts/${question.nano_id}`;
  const { screen, user, waitFor, within } = await renderPage(remote.routes, { at, as: author });
  const card = (await screen.findByText('두 달에 한 번이에요.')).closest('li') as HTMLElement;
  await user.click(within(card).getByRole('button', { name: '채택하기' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '채택하기' }));
  expect(await screen.findByText('채택된 답변')).toBeTruthy();
  // The question is read again beside its answers.
  await waitFor(() => expect(screen.queryByRole('button', { name: '채택하기' })).toBeNull());
  expect((await readPost(question.nano_id)).is_accepted).toBe(true);
  const visitor = await renderPage(remote.routes, { at });
  await visitor.screen.findByText('채택된 답변');
  expect(visitor.screen.queryByRole('link', { name: '로그인하고 답변 쓰기' })).toBeNull();
  const staff = await renderPage(remote.routes, { at, as: await testServer().create.staff() });
  await staff.user.click(await staff.screen.findByRole('button', { name: '채택 취소' }));
  const dialog = staff.within(await staff.screen.findByRole('dialog'));
  await staff.user.click(dialog.getByRole('button', { name: '채택 취소' }));
  expect((await readPost(question.nano_id)).is_accepted).toBe(true);
  await staff.user.type(dialog.getByRole('textbox'), '서로 짠 채택이에요.');
  await staff.user.click(dialog.getByRole('button', { name: '채택 취소' }));
  expect(await staff.screen.findByText('채택을 취소하고 두 분에게 알렸어요')).toBeTruthy();
  expect(await staff.screen.findAllByRole('button', { name: '채택하기' })).toHaveLength(2);
  expect((await readPost(question.nano_id)).is_accepted).toBe(false);
});

test('comments stand in threads; an own one is changed, marked and deleted', async () => {
  const post = await addPost({ category1: 4 });
  const { data: first } = await call(createBoardComment, {
    token: author.token,
    body: { board_id: post.board.id, content: '좋은 글이에요' },
  });
  testServer().clock.advance(1);
  const { screen, user, waitFor, within } = await renderPage(remote.routes, {
    at: `/community/posts/${post.nano_id}`,
    as: other,
  });
  await user.click(await screen.findByRole('button', { name: '답글' }));
  const reply = await screen.findByRole('form', { name: '답글 쓰기' });
  await user.type(within(reply).getByRole('textbox'), '저도요');
  await user.click(within(reply).getByRole('button', { name: '답글 남기기' }));
  const thread = (await screen.findByText('저도요', { selector: 'p' })).closest('ul')?.closest('li');
  expect(thread?.textContent).toContain(first.content);
  testServer().clock.advance(1);
  await user.click(screen.getByRole('button', { name: '수정' }));
  const form = await screen.findByRole('form', { name: '댓글 수정' });
  await user.type(within(form).getByRole('textbox'), '!');
  await user.click(within(form).getByRole('button', { name: '저장' }));
  expect(await screen.findByText('저도요!', { selector: 'p' })).toBeTruthy();
  expect(await screen.findByText(/수정됨/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '삭제' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '삭제' }));
  await waitFor(() => expect(screen.queryByText('저도요!', { selector: 'p' })).toBeNull());
});

test('@ suggests who has written in the thread, and a mention leads to its page', async () => {
  const post = await addPost();
  const { nano_id, nickname } = post.board.user;
  const at = `/community/posts/${post.nano_id}`;
  const { screen, user, waitFor, within } = await renderPage(remote.routes, { at, as: other });
  const form = await screen.findByRole('form', { name: '댓글 쓰기' });
  const field = within(form).getByRole<HTMLTextAreaElement>('textbox');
  await user.type(field, '고마워요 @없는이름');
  expect(screen.queryByRole('option')).toBeNull();
  await user.clear(field);
  await user.type(field, '고마워요 @');
  expect(await screen.findByRole('option', { name: new RegExp(nickname) })).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  await user.type(field, nickname.slice(0, 1));
  const option = await screen.findByRole('option');
  expect(field.getAttribute('aria-activedescendant')).toBe(option.id);
  expect(option.hasAttribute('data-active')).toBe(true);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(field.value).toBe(`고마워요 @${nickname} `));
  await user.keyboard('잘 읽었어요');
  await user.click(within(form).getByRole('button', { name: '댓글 남기기' }));
  const mention = await screen.findByRole('link', { name: `@${nickname}` });
  expect(mention.getAttribute('href')).toContain(webPaths.communityAuthor(nano_id ?? ''));
  expect(mention.closest('p')?.textContent).toBe(`고마워요 @${nickname} 잘 읽었어요`);
});

test('a buyer sees what a post costs and what is left, and reads all of it afterwards', async () => {
  const post = await addPost({
    title: '관리규약 서식',
    category: 'material',
    category1: 2,
    price: 300,
    preview: '개정 조항을 정리했어요.',
  });
  await givePoints(other.id, 1000);
  const { screen, user, within } = await renderPage(remote.routes, {
    at: `/community/posts/${post.nano_id}`,
    as: other,
  });
  await user.click(await screen.findByRole('button', { name: '300P로 구매하기' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('700P가 남아요');
  await user.click(within(dialog).getByRole('button', { name: '구매하기' }));
  expect(await screen.findByText('얼마마다 하나요?')).toBeTruthy();
});

test('a notification opens the comment on an answer, from where the rest is one press away', async () => {
  const question = await addPost();
  const answers = [];
  for (const text of ['두 달에 한 번이에요.', '한 달에 한 번이에요.']) {
    const { data } = await call(createCommunityAnswer, {
      token: other.token,
      body: { question_nano_id: question.nano_id, content: toDocument(text) },
    });
    answers.push(data);
  }
  const [answer] = answers;
  const comments = [];
  for (const content of ['법에 있나요?', '고마워요.']) {
    const body = { board_id: answer?.board.id ?? 0, content };
    comments.push((await call(createBoardComment, { token: author.token, body })).data);
  }
  const { screen, user } = await renderPage(remote.routes, {
    at: webPaths.communityPostAt(question.nano_id, { answer: answer?.nano_id, comment: comments[1]?.nano_id }),
    as: other,
  });
  expect(await screen.findByText('고마워요.')).toBeTruthy();
  expect(screen.queryByText('법에 있나요?')).toBeNull();
  expect(screen.queryByText('한 달에 한 번이에요.')).toBeNull();
  await user.click(screen.getByRole('button', { name: '댓글 모두 보기' }));
  expect(await screen.findByText('법에 있나요?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '답변 모두 보기' }));
  expect(await screen.findByText('한 달에 한 번이에요.')).toBeTruthy();
});

test('a reader recommends a post and takes it back', async () => {
  const post = await addPost({ category1: 4 });
  const { screen, user } = await renderPage(remote.routes, { at: webPaths.communityPost(post.nano_id), as: other });
  await user.click(await screen.findByRole('button', { name: '추천' }));
  await user.click(await screen.findByRole('button', { name: '추천 1', pressed: true }));
  expect(await screen.findByRole('button', { name: '추천', pressed: false })).toBeTruthy();
});
