import { beforeEach, expect, test } from '@jest/globals';
import { createBoardComment, listBoardComments } from '@danji/contracts/community/board-comment.endpoints';
import { createCommunityAnswer, listCommunityAnswers } from '@danji/contracts/community/community-answer.endpoints';
import { recommendBoard, recommendComment } from '@danji/contracts/community/recommend.endpoints';
import { toDocument } from '@danji/contracts/documents/document-text';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { makePost, QUESTION, read, SALE } from '../posts/post-fixture.ts';

beforeEach(() => testServer().reset());

const recommend = ({ token }: TestAccount, { id }: { id: number }, is_recommended = true) =>
  call(recommendBoard, { token, body: { board_id: id, is_recommended } });

test('a post counts each member once, however often and at once it is recommended, and no longer once it is taken back', async () => {
  const { create } = testServer();
  const [author, one, other] = [await create.general(), await create.general(), await create.brand()];
  const post = await makePost(author);
  expect((await recommend(author, post.board)).status).toBe(403);
  expect((await recommend(one, (await makePost(author, SALE)).board)).status).toBe(404);
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, at) => recommend(at % 2 ? one : other, post.board)),
  );
  expect(responses.every(({ status }) => status === 200)).toBe(true);
  expect((await read(post, one)).data).toMatchObject({ recommends: 2, is_recommended: true });
  expect((await read(post)).data).toMatchObject({ recommends: 2, is_recommended: false });
  await Promise.all(Array.from({ length: 6 }, () => recommend(one, post.board, false)));
  expect((await recommend(one, post.board, false)).data).toEqual({ recommends: 1, is_recommended: false });
  expect((await read(post, one)).data).toMatchObject({ recommends: 1, is_recommended: false });
});

test('answers stand in the order of their recommendations, and comments show theirs', async () => {
  const { create } = testServer();
  const [asker, one, other] = [await create.general(), await create.general(), await create.general()];
  const question = await makePost(asker, QUESTION);
  const answers = [];
  for (const answerer of [one, one, other]) {
    const body = { question_nano_id: question.nano_id, content: toDocument('분기마다 해요.') };
    answers.push((await call(createCommunityAnswer, { token: answerer.token, body })).data);
  }
  const [first, second, third] = answers;
  if (!first || !second || !third) throw new Error('no answers');
  expect((await recommend(one, first.board)).status).toBe(403);
  await recommend(asker, first.board);
  const { data } = await call(listCommunityAnswers, {
    token: asker.token,
    query: { question_nano_id: question.nano_id },
  });
  expect(data.results.map(({ id, recommends, is_recommended }) => [id, recommends, is_recommended])).toEqual([
    [first.id, 1, true],
    [third.id, 0, false],
    [second.id, 0, false],
  ]);
  const comment = await call(createBoardComment, {
    token: one.token,
    body: { board_id: question.board.id, content: '저도 궁금해요.' },
  });
  const mark = (account: TestAccount) =>
    call(recommendComment, { token: account.token, body: { comment_id: comment.data.id, is_recommended: true } });
  expect((await mark(one)).status).toBe(403);
  expect((await mark(other)).data).toEqual({ recommends: 1, is_recommended: true });
  const comments = await call(listBoardComments, { query: { board_id: question.board.id } });
  expect(comments.data.results[0]).toMatchObject({ recommends: 1, is_recommended: false });
});
