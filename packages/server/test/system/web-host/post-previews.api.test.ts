import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { getCommunityPost } from '@danji/contracts/community/community-post.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { linkPreviewOf } from '@danji/contracts/releases/link-previews';
import { testServer } from '@danji/testing/test-server';
import { makePost, SALE } from '../../community/posts/post-fixture.ts';
import { buildRelease, host } from '../../releases/releases/built-release.ts';
import { buildShell } from './built-shell.ts';

const POST = linkPreviewOf(getCommunityPost, {
  params: { id: ':nanoId' },
  title: 'board.title',
  description: 'preview',
  article: 'board.content',
});

const before = testServer().platform.config.webDir;
beforeAll(() => {
  testServer().platform.config.webDir = buildShell();
});
afterAll(() => {
  testServer().platform.config.webDir = before;
});
beforeEach(async () => {
  await testServer().reset();
  const manifest = { routes: ['/community'], previews: { '/community/posts/:nanoId': POST } };
  await host(buildRelease('community', { manifest }));
});

const open = (url: string) => testServer().app.inject({ url, headers: { accept: 'text/html' } });

test('a post that is sold is described by its preview alone, a draft not at all', async () => {
  const author = await testServer().create.general({ name: '김실명' });
  const sold = await makePost(author, SALE);
  const { body } = await open(`/community/posts/${sold.nano_id}?from=kakao`);
  expect(body).toContain('<title>관리규약 개정안 서식 · 단지</title>');
  expect(body).toContain('<meta property="og:description" content="개정 조항을 표로 정리했어요.">');
  const address = `${testServer().platform.config.webOrigin}/community/posts/${sold.nano_id}`;
  expect(body).toContain(`<link rel="canonical" href="${address}">`);
  expect(body).not.toMatch(/비밀단어|김실명/);
  const draft = await makePost(author, { title: '쓰는 중', board_status: BoardStatus.TEMP });
  expect((await open(`/community/posts/${draft.nano_id}`)).body).not.toContain('쓰는 중');
});
