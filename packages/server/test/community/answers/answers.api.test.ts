import { beforeEach, expect, test } from '@jest/globals';
import {
  acceptCommunityAnswer,
  createCommunityAnswer,
  deleteCommunityAnswer,
  listCommunityAnswers,
  revokeCommunityAcceptance,
  updateCommunityAnswer,
} from '@danji/contracts/community/community-answer.endpoints';
import type { CommunityPost } from '@danji/contracts/community/community-post';
import { webPaths } from '@danji/contracts/web-paths';
import { addSeconds } from '@danji/server/platform/clock';
import { getPointBalance } from '@danji/server/points/ledger/index';
import { remindOfAcceptance } from '@danji/server/community/posts/remind-of-acceptance.job';
import { toDocument } from '@danji/contracts/documents/document-text';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { givePoints } from '@danji/testing/give-points';
import { listNotified } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { makePost, QUESTION, read } from '../posts/post-fixture.ts';

beforeEach(() => testServer().reset());

const answer = ({ token }: TestAccount, { nano_id }: CommunityPost, text = '분기마다 한 번이에요.') =>
  call(createCommunityAnswer, { token, body: { question_nano_id: nano_id, content: toDocument(text) } });
const accept = ({ token }: TestAccount, id: number) => call(acceptCommunityAnswer, { token, params: { id } });
const list = async ({ nano_id }: CommunityPost) =>
  (await call(listCommunityAnswers, { query: { question_nano_id: nano_id } })).data.results;

test('members answer a question of somebody else, change and delete their answers, and everybody reads them', async () => {
  const { create } = testServer();
  const [asker, one, other] = [await create.general(), await create.brand(), await create.general()];
  const question = await makePost(asker, QUESTION);
  expect((await answer(asker, question)).status).toBe(403);
  expect((await answer(one, question, ' ')).problem.fields).toEqual({ content: '답변을 입력해 주세요.' });
  expect((await answer(one, await makePost(asker))).problem.code).toBe('invalid_transition');
  const { data: first } = await answer(one, question);
  const { data: second } = await answer(other, question, '달마다 해요.');
  expect((await list(question)).map(({ id }) => id)).toEqual([second.id, first.id]);
  expect((await read(question)).data).toMatchObject({ answers: 2, is_accepted: false });
  const changed = { params: { id: first.id }, body: { content: toDocument('고침'), updated: first.board.updated } };
  expect((await call(updateCommunityAnswer, { token: other.token, ...changed })).status).toBe(403);
  expect((await call(updateCommunityAnswer, { token: one.token, ...changed })).status).toBe(200);
  expect((await call(updateCommunityAnswer, { token: one.token, ...changed })).problem.code).toBe('conflict');
  await call(deleteCommunityAnswer, { token: other.token, params: { id: second.id } });
  expect((await list(question)).map(({ id }) => id)).toEqual([first.id]);
  expect((await read(question)).data.answers).toBe(1);
});

test('one answer is accepted, once, by who asked or our staff, and gets the reward', async () => {
  const { create, db } = testServer();
  const [asker, one, other, staff] = [
    await create.general(),
    await create.general(),
    await create.general(),
    await create.staff(),
  ];
  await givePoints(asker.id, 1000);
  const question = await makePost(asker, { ...QUESTION, price: 300, category1: 1, is_anonymous: true });
  const { data: first } = await answer(one, question);
  const { data: second } = await answer(other, question);
  expect((await accept(one, first.id)).status).toBe(403);
  expect((await accept(other, first.id)).status).toBe(403);
  const responses = await Promise.all(
    Array.from({ length: 16 }, (_, at) => accept(at % 3 === 0 ? staff : asker, at % 2 === 0 ? first.id : second.id)),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(15);
  const winner = responses.find(({ status }) => status === 200)?.data;
  const winnerId = winner?.id === first.id ? one.id : other.id;
  const entries = await db
    .selectFrom('point_entry')
    .where('history_type', '=', PointHistoryType.ANSWER_ACCEPTED)
    .select(['user_id', 'point', 'balance', 'description', 'data'])
    .orderBy('point')
    .execute();
  // Our staff read histories too: that of who asked does not tell which anonymous question it was.
  const path = webPaths.communityPost(question.nano_id);
  expect(entries).toEqual([
    { user_id: asker.id, point: -300, balance: 700, description: '답변 채택 보상: 익명으로 쓴 글', data: {} },
    {
      user_id: winnerId,
      point: 300,
      balance: 300,
      description: '답변 채택: 승강기 점검 주기',
      data: { post_id: question.id, answer_id: winner?.id, path },
    },
  ]);
  expect((await list(question))[0]).toMatchObject({ id: winner?.id, is_accepted: true });
  expect((await read(question, one)).data).toMatchObject({ is_accepted: true, may_answer: false });
  expect((await answer(one, question)).problem.code).toBe('invalid_transition');
  const gone = await call(deleteCommunityAnswer, {
    token: (winnerId === one.id ? one : other).token,
    params: { id: winner?.id ?? 0 },
  });
  expect(gone.problem.code).toBe('invalid_transition');
});

const titlesOf = async ({ token }: TestAccount) => (await listNotified(token)).map(({ title }) => title);
const linksOf = async ({ token }: TestAccount) => (await listNotified(token)).map(({ link }) => link);

test('who asked hears of each answer and who answered of its acceptance, at the answer and without a name', async () => {
  const { create } = testServer();
  const asker = await create.general();
  const answerer = await create.general({ name: '김실명' });
  const question = await makePost(asker, QUESTION);
  const { data: given } = await answer(answerer, question);
  const at = webPaths.communityPostAt(question.nano_id, { answer: given.nano_id });
  expect(await linksOf(asker)).toEqual([at]);
  expect(JSON.stringify(await listNotified(asker.token))).not.toMatch(new RegExp(`김실명|${given.user.nickname}`));
  await accept(asker, given.id);
  expect(await linksOf(answerer)).toEqual([at]);
  expect(await linksOf(asker)).toEqual([at]);
  const silent = await makePost(asker, { ...QUESTION, is_alert: false });
  await answer(answerer, silent);
  expect(await linksOf(asker)).toEqual([at]);
});

test('a question whose answers wait for seven days is called to mind once', async () => {
  const { create, clock, platform, db } = testServer();
  const [asker, answerer] = [await create.general(), await create.general()];
  const waiting = await makePost(asker, QUESTION);
  const accepted = await makePost(asker, { ...QUESTION, category1: 1, is_anonymous: true });
  await makePost(asker, QUESTION);
  await answer(answerer, waiting);
  await accept(asker, (await answer(answerer, accepted)).data.id);
  const remind = async () => {
    await platform.jobs.runNow(remindOfAcceptance, {});
    return (await linksOf(asker)).filter((link) => link === webPaths.communityPost(waiting.nano_id));
  };
  const published = addSeconds(clock.now(), 1 - 7 * 86_400);
  await db.updateTable('community_post').set({ published }).execute();
  expect(await remind()).toEqual([]);
  clock.advance(1);
  expect(await remind()).toHaveLength(1);
  expect(await remind()).toHaveLength(1);
  expect(await listNotified(asker.token)).toHaveLength(3);
});

test('our staff takes an acceptance back once, however many do at a time: spent points too, and the question is open', async () => {
  const { create, db } = testServer();
  const [asker, one, other, staff] = [
    await create.general(),
    await create.general(),
    await create.general(),
    await create.staff(),
  ];
  await givePoints(asker.id, 300);
  const question = await makePost(asker, { ...QUESTION, price: 300 });
  const { data: first } = await answer(one, question);
  const { data: second } = await answer(other, question);
  const revoke = ({ token }: TestAccount, id = first.id, reason = '서로 짠 채택이에요.') =>
    call(revokeCommunityAcceptance, { token, params: { id }, body: { reason } });
  expect((await revoke(staff)).problem.code).toBe('invalid_transition');
  await accept(asker, first.id);
  const spending = await makePost(one, { ...QUESTION, price: 300 });
  const { data: third } = await answer(other, spending);
  await accept(one, third.id);
  expect((await revoke(asker)).status).toBe(403);
  expect((await revoke(staff, first.id, ' ')).problem.fields).toHaveProperty('reason');
  const all = await Promise.all(Array.from({ length: 4 }, () => revoke(staff)));
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  const figures = async ({ id }: TestAccount) => {
    const { available, held } = await getPointBalance(db, id);
    return { available, held };
  };
  expect(await figures(one)).toEqual({ available: -300, held: 0 });
  expect(await figures(asker)).toEqual({ available: 0, held: 300 });
  expect((await read(question)).data).toMatchObject({ is_accepted: false, price: 300 });
  expect(await titlesOf(one)).toContain('답변 채택이 취소됐어요');
  expect(await titlesOf(asker)).toContain('질문이 다시 열렸어요');
  const refused = await revoke(staff, third.id);
  expect([refused.status, refused.problem.code]).toEqual([409, 'insufficient_points']);
  expect(refused.problem.title).toBe('질문한 분의 포인트가 모자라 보상을 다시 걸 수 없어요.');
  expect([await figures(one), await figures(other)]).toEqual([
    { available: -300, held: 0 },
    { available: 300, held: 0 },
  ]);
  expect((await read(spending)).data.is_accepted).toBe(true);
  expect((await accept(asker, second.id)).status).toBe(200);
  expect(await figures(other)).toEqual({ available: 600, held: 0 });
  expect(await figures(asker)).toEqual({ available: 0, held: 0 });
  expect((await revoke(staff, second.id)).status).toBe(200);
  expect((await accept(asker, first.id)).status).toBe(200);
  expect(await figures(one)).toEqual({ available: 0, held: 0 });
});
