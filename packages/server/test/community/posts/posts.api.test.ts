import { beforeEach, expect, test } from '@jest/globals';
import {
  deleteCommunityPost,
  listCommunityDrafts,
  createCommunityPost,
  updateCommunityPost,
} from '@danji/contracts/community/community-author.endpoints';
import type { CommunityPost } from '@danji/contracts/community/community-post';
import { getCommunityPost, listCommunityPosts } from '@danji/contracts/community/community-post.endpoints';
import { countBoardView } from '@danji/contracts/community/notice.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { CommunityStatus } from '@danji/contracts/codes/community-codes';
import { updateCurrentWork, updateMe } from '@danji/contracts/accounts/profile.endpoints';
import { readFiles, readImage } from '@danji/contracts/site/file.endpoints';
import { toDocument } from '@danji/contracts/documents/document-text';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { givePoints } from '@danji/testing/give-points';
import { testServer } from '@danji/testing/test-server';
import { uploadFile, uploadPicture, withImages } from '../notices/notice-fixture.ts';
import { makePost, postBody, QUESTION, read, SALE } from './post-fixture.ts';

const { VISIBLE, INVISIBLE, TEMP, NO_PERMISSION, NO_PURCHASE } = BoardStatus;

beforeEach(() => testServer().reset());

const titles = async (query: QueryOf<typeof listCommunityPosts>, reader?: TestAccount) => {
  const { data } = await call(listCommunityPosts, { ...(reader && { token: reader.token }), query });
  return data.results.map(({ board }) => board.title);
};
const change = ({ token }: TestAccount, { id, board }: CommunityPost, body: object) =>
  call(updateCommunityPost, { token, params: { id }, body: { ...body, updated: board.updated } });

test('a post is read by everybody under a nickname, and counts a view of a member once a day', async () => {
  const { create } = testServer();
  const author = await create.general({ name: '김실명', tel: '01055556666' });
  const made = await makePost(author);
  const { data } = await read(made);
  expect(data).toMatchObject({
    category: 'communication',
    community_type: 4,
    status: CommunityStatus.ACTIVE,
    is_own: false,
    rating: null,
    preview: '작년 여름에 교체했어요. 전기요금이 줄었어요.',
    board: { board_status: VISIBLE, user: { nickname: expect.stringMatching(/.+\d{4}$/), level: 1, job_grade: 0 } },
  });
  expect(JSON.stringify(data)).not.toMatch(/김실명|01055556666/);
  expect((await read(made, author)).data.is_own).toBe(true);
  const reader = await create.brand();
  for (let times = 0; times < 2; times += 1)
    await call(countBoardView, { token: reader.token, body: { board_id: made.board.id } });
  expect((await read(made)).data.board.views).toBe(1);
});

test('a draft is its author’s alone, is published once, hidden and shown, and never a draft again', async () => {
  const { create, clock } = testServer();
  const [author, other] = [await create.general(), await create.general()];
  const draft = await makePost(author, { title: '', board_status: TEMP });
  expect(draft).toMatchObject({ status: CommunityStatus.TEMP, published: null });
  expect((await read(draft, other)).status).toBe(404);
  expect((await call(listCommunityDrafts, { token: author.token })).data.count).toBe(1);
  expect((await call(listCommunityDrafts, { token: other.token })).data.count).toBe(0);
  expect((await change(author, draft, { board_status: VISIBLE })).problem.fields).toEqual({
    title: '제목을 입력해 주세요.',
  });
  const { data: published } = await change(author, draft, { title: ' 제목 ', board_status: VISIBLE });
  expect(published).toMatchObject({ board: { title: '제목', board_status: VISIBLE }, published: expect.any(String) });
  expect((await change(author, published, { board_status: TEMP })).problem.code).toBe('invalid_transition');
  clock.advance(1);
  const { data: hidden } = await change(author, published, { board_status: INVISIBLE });
  expect([await titles({}), await titles({ is_own: true }, author), await titles({ is_own: true })]).toEqual([
    [],
    ['제목'],
    [],
  ]);
  expect((await read(hidden, other)).status).toBe(404);
  expect((await change(author, published, { title: '늦은 탭' })).problem).toMatchObject({
    code: 'conflict',
    current: { board: { board_status: INVISIBLE } },
  });
  expect((await change(other, hidden, { title: '남이 고침' })).status).toBe(404);
  expect((await change(author, hidden, { board_status: VISIBLE })).data.published).toBe(published.published);
  expect((await change(other, published, { title: '남이 고침' })).status).toBe(403);
});

test('the list finds words and filters, and orders by date, popularity, answers, rating and price', async () => {
  const { create, clock } = testServer();
  const author = await create.general();
  await makePost(author, { title: '가 옥상방수 공사', category2: 1 });
  clock.advance(60);
  const read = await makePost(author, { title: '나 많이 읽은 글', sigungu: 1 });
  clock.advance(60);
  await makePost(author, { ...QUESTION, title: '다 질문' });
  clock.advance(60);
  await makePost(author, { ...SALE, title: '라 서식' });
  for (let times = 0; times < 9; times += 1) await call(countBoardView, { body: { board_id: read.board.id } });
  expect(await titles({})).toEqual(['라 서식', '다 질문', '나 많이 읽은 글', '가 옥상방수 공사']);
  expect(await titles({ search: '상방' })).toEqual(['가 옥상방수 공사']);
  expect(await titles({ search: '전기요금' })).toHaveLength(3);
  expect(await titles({ category: 'material', category1: 2 })).toEqual(['라 서식']);
  expect(await titles({ category2: 1 })).toEqual(['가 옥상방수 공사']);
  expect(await titles({ sigungu: 1 })).toEqual(['나 많이 읽은 글']);
  expect(await titles({ question_state: 'unanswered' })).toEqual(['다 질문']);
  expect((await titles({ ordering: '-popularity' }))[0]).toBe('나 많이 읽은 글');
  expect(await titles({ ordering: 'answers' })).toEqual(['다 질문']);
  expect((await titles({ ordering: '-price' }))[0]).toBe('라 서식');
  expect((await titles({ ordering: 'price' })).at(-1)).toBe('라 서식');
  const { data } = await call(listCommunityPosts, { query: { page_size: 2 } });
  expect(await titles({ after_id: data.results[1]?.id ?? 0 })).toEqual(['나 많이 읽은 글', '가 옥상방수 공사']);
});

test('what is sold or for other grades leaves the server for who may read it only', async () => {
  const { create } = testServer();
  const [author, reader, staff] = [await create.general(), await create.general(), await create.staff()];
  const sold = await makePost(author, SALE);
  const limited = await makePost(author, {
    title: '소장 모임',
    job_grades: '[2]',
    preview: '소장만 봐요.',
    content: toDocument('비밀단어 장소'),
  });
  const hidden = { board: { content: null, files: [] } };
  expect((await read(sold)).data).toMatchObject({ ...hidden, status: 4, board: { board_status: NO_PURCHASE } });
  const { data } = await read(limited, reader);
  expect(data).toMatchObject({ ...hidden, status: 3, preview: '소장만 봐요.', board: { board_status: NO_PERMISSION } });
  expect(await titles({ search: '비밀단어' }, reader)).toEqual([]);
  expect(await titles({ search: '표로 정리' })).toEqual([SALE.title]);
  const list = await call(listCommunityPosts, { token: reader.token });
  expect(JSON.stringify(list.data)).not.toContain('비밀단어');
  for (const person of [author, staff]) expect(JSON.stringify((await read(sold, person)).data)).toContain('비밀단어');
  await call(updateCurrentWork, {
    token: reader.token,
    body: { building_name: '단지', address1: '', address2: '', tel: '', job: '', job_grade: 2 },
  });
  expect((await read(limited, reader)).data.board).toMatchObject({ board_status: VISIBLE });
});

/** The status of a visitor's call for a picture. */
const see = async (fileId: string) => (await call(readImage, { body: { file_id: fileId } })).status;

test('a visitor sees the pictures of a post that everybody reads, and none of one that is sold', async () => {
  const author = await testServer().create.general();
  const [open, hidden] = [await uploadPicture(author.token), await uploadPicture(author.token)];
  expect(await see(open)).toBe(404);
  const post = await makePost(author, { content: withImages(open) });
  await makePost(author, { ...SALE, content: withImages(hidden) });
  expect([await see(open), await see(hidden)]).toEqual([200, 404]);
  await change(author, post, { board_status: INVISIBLE, updated: post.board.updated });
  expect(await see(open)).toBe(404);
});

test('nobody learns the name of an author by a picture or a file', async () => {
  const { create } = testServer();
  const [author, reader] = [await create.general({ name: '숨은이름' }), await create.general()];
  const picture = await uploadPicture(author.token);
  const file = await uploadFile(author.token, '사연.pdf');
  const given = { category1: 1, is_anonymous: true, content: withImages(picture), file_ids: [file] };
  const post = await makePost(author, given);
  for (const { token } of [reader, { token: undefined }]) {
    const as = token === undefined ? {} : { token };
    expect((await call(readImage, { ...as, body: { file_id: picture } })).data.user).toBeNull();
    expect(JSON.stringify((await call(getCommunityPost, { ...as, params: { id: post.nano_id } })).data)).not.toContain(
      '숨은이름',
    );
  }
  const files = await call(readFiles, { token: reader.token, body: { file_ids: [file] } });
  expect(files.data.map(({ user }) => user)).toEqual([null]);
});

test('a worry may be anonymous: nobody finds its author', async () => {
  const { create } = testServer();
  const author = await create.general();
  await call(updateMe, { token: author.token, body: { nickname: '들키면안됨' } });
  const made = await makePost(author, { category1: 1, is_anonymous: true });
  const open = await makePost(author);
  const { data } = await read(made);
  expect(data.board.user).toEqual({ nano_id: null, nickname: '익명', job_grade: null, level: null, is_vendor: false });
  const { data: known } = await read(open);
  const byAuthor = await call(listCommunityPosts, { query: { author: known.board.user.nano_id ?? '' } });
  expect(byAuthor.data.results.map(({ id }) => id)).toEqual([open.id]);
  const { problem } = await call(createCommunityPost, { token: author.token, body: postBody({ is_anonymous: true }) });
  expect(problem.fields).toEqual({ is_anonymous: '고민상담 글만 익명으로 쓸 수 있어요.' });
});

test('the reward of a question is held when it is published and given back when it is deleted', async () => {
  const { create, db, clock } = testServer();
  const author = await create.general();
  const rewarded = { ...QUESTION, price: 500 };
  const { problem } = await call(createCommunityPost, { token: author.token, body: postBody(rewarded) });
  expect(problem.code).toBe('insufficient_points');
  await givePoints(author.id, 700);
  const draft = await makePost(author, { ...rewarded, board_status: TEMP });
  const holds = () => db.selectFrom('point_hold').select(['points', 'outcome']).execute();
  expect(await holds()).toEqual([]);
  const { data: question } = await change(author, draft, { board_status: VISIBLE });
  expect(await holds()).toEqual([{ points: 500, outcome: null }]);
  clock.advance(1);
  expect((await change(author, question, { price: 100 })).problem.fields).toHaveProperty('price');
  expect((await change(author, question, { category1: 4 })).problem.fields).toHaveProperty('category1');
  const { status } = await call(deleteCommunityPost, { token: author.token, params: { id: question.id } });
  expect([status, await holds()]).toEqual([200, [{ points: 500, outcome: 'released' }]]);
  expect((await read(question, author)).status).toBe(404);
});

test.each([
  ['a place that is none', { category: 'information', category1: 4 }, 'category1'],
  ['a price where nothing is sold', { price: 10 }, 'price'],
  ['a sale without a preview', { ...SALE, preview: ' ' }, 'preview'],
  [
    'nothing but a title',
    { content: { version: 1, children: [{ type: 'paragraph', children: [{ text: ' ' }] }] } },
    'content',
  ],
  ['a region that is none', { sigungu: 999_999 }, 'sigungu'],
])('refuses %s', async (_name, given, field) => {
  const { token } = await testServer().create.general();
  const { status, problem } = await call(createCommunityPost, { token, body: postBody(given as never) });
  expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, [field]]);
});
