import { beforeEach, expect, test } from '@jest/globals';
import { acceptCommunityAnswer, createCommunityAnswer } from '@danji/contracts/community/community-answer.endpoints';
import { createBoardComment } from '@danji/contracts/community/board-comment.endpoints';
import { deleteCommunityPost } from '@danji/contracts/community/community-author.endpoints';
import { getCommunityStatistics } from '@danji/contracts/community/community-statistics.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { toDocument } from '@danji/contracts/documents/document-text';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays } from '@danji/contracts/rules/day-math';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { makePost, QUESTION } from '../posts/post-fixture.ts';

beforeEach(() => testServer().reset());

const today = () => toBusinessDate(testServer().clock.now());
const read = async (date_start: string, date_end: string) =>
  call(getCommunityStatistics, { token: (await testServer().create.staff()).token, query: { date_start, date_end } });

const answer = async ({ token }: TestAccount, { nano_id }: { nano_id: string }) =>
  (
    await call(createCommunityAnswer, {
      token,
      body: { question_nano_id: nano_id, content: toDocument('월 1회예요.') },
    })
  ).data;

test('counts what is shown by day, each writer once, and how soon questions are answered', async () => {
  const { clock, create } = testServer();
  const [asker, helper] = [await create.general(), await create.general()];
  const start = today();
  const question = await makePost(asker, QUESTION);
  await makePost(asker, QUESTION);
  await makePost(asker, { board_status: BoardStatus.TEMP });
  const { nano_id } = await makePost(helper);
  await call(deleteCommunityPost, { token: helper.token, params: { id: nano_id } });
  clock.advance(600);
  const accepted = await answer(helper, question);
  await call(acceptCommunityAnswer, { token: asker.token, params: { id: String(accepted.id) } });
  const comment = { board_id: question.board.id, content: '고마워요.' };
  await call(createBoardComment, { token: asker.token, body: comment });
  expect((await read(addDays(start, -1), start)).data).toEqual({
    rows: [
      { date: addDays(start, -1), posts: 0, answers: 0, comments: 0, writers: 0 },
      { date: start, posts: 2, answers: 1, comments: 1, writers: 2 },
    ],
    posts: 2,
    answers: 1,
    comments: 1,
    writers: 2,
    questions: 2,
    answered: 1,
    accepted: 1,
    minutes_to_answer: 10,
    points_paid: 0,
  });
});

test('a period has 92 days at the most, and a real end', async () => {
  const first = today();
  expect((await read(first, addDays(first, 91))).status).toBe(200);
  expect((await read(first, addDays(first, 92))).problem?.fields).toEqual({
    date_end: '기간은 92일까지 고를 수 있어요.',
  });
  expect((await read(first, addDays(first, -1))).problem?.fields).toHaveProperty('date_end');
});
