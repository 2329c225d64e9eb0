import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import {
  acceptCommunityAnswer,
  createCommunityAnswer,
  listCommunityAnswers,
} from '@danji/contracts/community/community-answer.endpoints';
import { getCommunityPost } from '@danji/contracts/community/community-post.endpoints';
import { toDocument } from '@danji/contracts/documents/document-text';
import { linkPreviewOf, previewedAnswers } from '@danji/contracts/releases/link-previews';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import sharp from 'sharp';
import { buildRelease, host } from '../../releases/releases/built-release.ts';
import { buildShell } from '../../system/web-host/built-shell.ts';
import { makePost, QUESTION, SALE } from './post-fixture.ts';

const { config } = testServer().platform;
const before = config.webDir;
beforeAll(() => {
  config.webDir = buildShell({});
});
afterAll(() => {
  config.webDir = before;
});

const scriptless = (html: string) => /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? '';
/** Reads the data for search engines of a page, by schema.org. */
const readStructure = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json));

const POST = linkPreviewOf(getCommunityPost, {
  params: { id: ':nanoId' },
  title: 'board.title',
  description: 'preview',
  article: 'board.content',
  card: 'share_picture_url',
  writing: { kind: 'article', published: 'published', changed: 'board.updated', author: 'board.user.nickname' },
  answers: {
    when: 'is_question',
    count: 'answers',
    recommends: 'recommends',
    ...previewedAnswers(listCommunityAnswers, {
      query: { question_nano_id: ':nanoId' },
      text: 'board.content',
      created: 'board.created',
      author: 'user.nickname',
      is_accepted: 'is_accepted',
      answer_recommends: 'recommends',
    }),
  },
});

beforeEach(async () => {
  await testServer().reset();
  await host(
    buildRelease('community', { manifest: { routes: ['/community'], previews: { '/community/posts/:nanoId': POST } } }),
  );
});

const openPost = async ({ nano_id }: { nano_id: string }): Promise<string> =>
  (await testServer().app.inject({ url: `/community/posts/${nano_id}`, headers: { accept: 'text/html' } })).body;

test('a question is one of schema.org with its answers, the accepted one apart, and readable without scripts', async () => {
  const { create, platform } = testServer();
  const [asker, helper] = [await create.general(), await create.general()];
  const question = await makePost(asker, { ...QUESTION, content: toDocument('몇 달마다 하나요?') });
  const answer = async (text: string) =>
    (
      await call(createCommunityAnswer, {
        token: helper.token,
        body: { question_nano_id: question.nano_id, content: toDocument(text) },
      })
    ).data;
  await answer('법정 주기는 월 1회예요.');
  const { id } = await answer('한 달에 한 번이에요.</script>');
  await call(acceptCommunityAnswer, { token: asker.token, params: { id: String(id) } });
  const body = await openPost(question);
  expect(readStructure(body)).toMatchObject([
    {
      '@context': 'https://schema.org',
      '@type': 'QAPage',
      mainEntity: {
        '@type': 'Question',
        name: '승강기 점검 주기',
        text: '몇 달마다 하나요?',
        answerCount: 2,
        dateCreated: question.published,
        author: { '@type': 'Person', name: question.board.user.nickname },
        acceptedAnswer: {
          text: '한 달에 한 번이에요.</script>',
          url: `${platform.config.webOrigin}/community/posts/${question.nano_id}`,
        },
        suggestedAnswer: [{ text: '법정 주기는 월 1회예요.', upvoteCount: 0 }],
      },
    },
  ]);
  expect(scriptless(body)).toContain('<h2>답변</h2>');
  expect(scriptless(body)).toContain('채택된 답변</h3><p>한 달에 한 번이에요.&lt;/script&gt;</p>');
});

test('a paid post is its preview for everybody, and says that the rest is not free', async () => {
  const seller = await testServer().create.general();
  const post = await makePost(seller, SALE);
  const body = await openPost(post);
  expect(body).toContain(`<link rel="canonical" href="${config.webOrigin}/community/posts/${post.nano_id}">`);
  expect(body).toContain('<meta property="og:description" content="개정 조항을 표로 정리했어요.">');
  expect(readStructure(body)).toMatchObject([
    { '@type': 'Article', description: '개정 조항을 표로 정리했어요.', isAccessibleForFree: false },
  ]);
  expect(scriptless(body)).toContain('<h1>관리규약 개정안 서식</h1><p>개정 조항을 표로 정리했어요.</p>');
  expect(body).not.toContain('비밀단어');
});

test('a link to a post shows the picture of its category', async () => {
  const post = await makePost(await testServer().create.general(), QUESTION);
  expect(await openPost(post)).toContain(
    `<meta property="og:image" content="${config.webOrigin}${post.share_picture_url}">`,
  );
  const { headers, rawPayload } = await testServer().app.inject({ url: post.share_picture_url });
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': expect.stringContaining('immutable'),
  });
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  const other = await testServer().app.inject({ url: '/api/boards/community_picture/other/' });
  expect(other.statusCode).toBe(404);
});

test('the page of an anonymous post does not name its author', async () => {
  const author = await testServer().create.general();
  const { board } = await makePost(author);
  const post = await makePost(author, { category: 'communication', category1: 1, is_anonymous: true });
  const body = await openPost(post);
  expect(body).toContain('익명');
  for (const name of [author.name, board.user.nickname]) expect(body).not.toContain(name);
});

test('a draft has no page for others', async () => {
  const draft = await makePost(await testServer().create.general(), { board_status: BoardStatus.TEMP });
  const body = await openPost(draft);
  expect(body).toContain('noindex');
  expect(body).not.toContain('경비실 에어컨');
});
