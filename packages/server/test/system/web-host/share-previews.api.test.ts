import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { deleteNotice, updateNotice } from '@danji/contracts/community/notice-staff.endpoints';
import { getNotice } from '@danji/contracts/community/notice.endpoints';
import { linkPreviewOf, type LinkPreview } from '@danji/contracts/releases/link-previews';
import { preload } from '@danji/contracts/releases/page-preloads';
import { getSystemDocument } from '@danji/contracts/site/system-document.endpoints';
import { getWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { call } from '@danji/testing/call';
import { recordStatements, type Statement } from '@danji/testing/record-statements';
import { testServer } from '@danji/testing/test-server';
import { getCompanyItem } from '@danji/contracts/bids/company-item.endpoints';
import { approve, makeItem } from '../../bids/company-items/company-item-fixture.ts';
import { makeNotice, uploadPicture } from '../../community/notices/notice-fixture.ts';
import { buildRelease, host } from '../../releases/releases/built-release.ts';
import { putInForce } from '../../site/system-documents/document-fixture.ts';
import { toDocument } from '@danji/contracts/documents/document-text';
import { buildShell } from './built-shell.ts';

const documentPreview = (document_type: 1 | 2) =>
  linkPreviewOf(getSystemDocument, { query: { document_type }, title: 'title', article: 'content' });
const NOTICE = linkPreviewOf(getNotice, { params: { id: ':nanoId' }, title: 'board.title', article: 'board.content' });

const before = testServer().platform.config.webDir;
beforeAll(() => {
  testServer().platform.config.webDir = buildShell(
    {},
    { previews: { '/terms': documentPreview(1), '/privacy': documentPreview(2) } },
  );
});
afterAll(() => {
  testServer().platform.config.webDir = before;
});
beforeEach(async () => {
  await testServer().reset();
  await host(
    buildRelease('community', {
      manifest: { routes: ['/support'], previews: { '/support/notices/:nanoId': NOTICE } },
    }),
  );
});

const open = (url: string) => testServer().app.inject({ url, headers: { accept: 'text/html' } });
const scriptless = (html: string) => /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? '';

/** Everything a writer may style, and everything that could break out of a page. */
const RICH = (fileId: string): RichDocument => ({
  version: 1,
  children: [
    {
      type: 'heading',
      level: 1,
      align: 'center',
      children: [{ text: '점검 <script>alert(1)</script>', color: '#ff0000' }],
    },
    {
      type: 'paragraph',
      children: [
        { text: '</noscript><img src=x onerror=alert(1)> "따옴표"', bold: true, fontSize: 24 },
        { type: 'link', url: 'https://example.com/a?b=1&c=2', children: [{ text: '자세히' }] },
      ],
    },
    {
      type: 'image',
      fileId,
      width: 8,
      height: 8,
      displayWidth: 40,
      alt: '배관 " 사진',
      align: 'left',
      children: [{ text: '' }],
    },
    { type: 'video', provider: 'youtube', videoId: 'dQw4w9WgXcQ', children: [{ text: '' }] },
    {
      type: 'table',
      headerRow: true,
      colWidths: [120, 200],
      children: [
        {
          type: 'table-row',
          children: [
            {
              type: 'table-cell',
              background: '#ffeeaa',
              children: [{ type: 'paragraph', children: [{ text: '날짜' }] }],
            },
            { type: 'table-cell', children: [{ type: 'paragraph', children: [{ text: '내용' }] }] },
          ],
        },
      ],
    },
  ],
});

test('a notice has a preview for other sites, and is readable without scripts', async () => {
  const { token } = await testServer().create.staff();
  const image = await uploadPicture(token);
  const { nano_id } = await makeNotice(token, { title: '점검 "안내" <1차>', content: RICH(image) });
  const { statusCode, body } = await open(`/support/notices/${nano_id}`);
  const { webOrigin } = testServer().platform.config;
  expect(statusCode).toBe(200);
  for (const part of [
    '<title>점검 &quot;안내&quot; &lt;1차&gt; · 단지</title>',
    '<meta property="og:type" content="article">',
    '<meta property="og:title" content="점검 &quot;안내&quot; &lt;1차&gt;">',
    '<meta name="description" content="점검 &lt;script&gt;alert(1)&lt;/script&gt; &lt;/noscript&gt;',
    `<meta property="og:url" content="${webOrigin}/support/notices/${nano_id}">`,
    `<meta property="og:image" content="${webOrigin}/api/commons/files/${image}/">`,
  ])
    expect(body).toContain(part);
  expect(body).not.toContain('noindex');
  const article = scriptless(body);
  expect(article).toContain(
    '<article><h1>점검 &quot;안내&quot; &lt;1차&gt;</h1><h2>점검 &lt;script&gt;alert(1)&lt;/script&gt;</h2>',
  );
  for (const part of [
    '&lt;/noscript&gt;',
    '<a href="https://example.com/a?b=1&amp;c=2"',
    `<img src="/api/commons/files/${image}/`,
    'href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"',
    '<th scope="col">',
  ])
    expect(article).toContain(part);
  // The policy of our pages allows no inline style, no script and no picture of another host.
  expect(body).not.toMatch(/ style="| on\w+="|<img[^>]+https?:/);
  expect(body.match(/<script/g)).toHaveLength(5);
  expect(body.match(/<h1/g)).toHaveLength(1);
});

test('follows every change of the notice, and without a picture shows ours', async () => {
  const { token } = await testServer().create.staff();
  const made = await makeNotice(token, { title: '처음', content: toDocument('가나다') });
  const path = `/support/notices/${made.nano_id}`;
  expect((await open(path)).body).toContain('<meta name="description" content="가나다">');
  const { data } = await call(updateNotice, {
    token,
    params: { id: made.id },
    body: { title: '나중', content: toDocument('라마바'), updated: made.board.updated },
  });
  const { body } = await open(path);
  expect([body.includes('<title>나중 · 단지</title>'), body.includes('라마바'), body.includes('가나다')]).toEqual([
    true,
    true,
    false,
  ]);
  await call(updateNotice, {
    token,
    params: { id: made.id },
    body: { board_status: BoardStatus.INVISIBLE, updated: data.board.updated },
  });
  expect((await open(path)).statusCode).toBe(404);
});

test('a draft, deleted or unknown notice is a page with 404 without its content', async () => {
  const { token } = await testServer().create.staff();
  const draft = await makeNotice(token, { title: '비밀 초안', board_status: BoardStatus.TEMP });
  const deleted = await makeNotice(token, { title: '지운 글' });
  await call(deleteNotice, { token, params: { id: deleted.id } });
  for (const id of [draft.nano_id, deleted.nano_id, 'x'.repeat(21)]) {
    const { statusCode, body } = await open(`/support/notices/${id}`);
    expect([
      statusCode,
      body.includes('<title>단지</title>'),
      body.includes('noindex'),
      body.includes('<div id="root">'),
      /비밀|지운/.test(body),
    ]).toEqual([404, true, true, true, false]);
  }
});

test('terms and privacy policy are read without scripts, as they are in force', async () => {
  const { body } = await open('/terms');
  expect(body).toMatch(/<title>이용약관 · 단지<\/title>/);
  expect(scriptless(body)).toContain('<article><h1>이용약관</h1>');
  expect(scriptless((await open('/privacy')).body)).toContain('<article><h1>개인정보처리방침</h1>');
  await putInForce({ content: toDocument('# 제1조\n\n아주 새로운 약관이에요.') });
  expect(scriptless((await open('/terms/')).body)).toContain('아주 새로운 약관이에요.');
});

test('a page whose preview and first call are the same makes that call once', async () => {
  const { db, create } = testServer();
  const { nano_id } = await makeNotice((await create.staff()).token, { title: '정기 점검' });
  const address = '/support/notices/:nanoId';
  await host(
    buildRelease('community', {
      manifest: {
        routes: ['/support'],
        navigation: [
          { label: '고객지원', path: '/support', icon: 'help', order: 1, audience: ['everybody'], tab: false },
        ],
        previews: { [address]: NOTICE },
        reads: { [address]: [preload(getNotice, { params: { id: ':nanoId' } })] },
      },
    }),
  );
  const statements: Statement[] = [];
  const stop = recordStatements(db, statements);
  const { body } = await open(`/support/notices/${nano_id}`);
  stop();
  expect(body).toContain('<title>정기 점검 · 단지</title>');
  expect(body).toContain(`[["${getNotice.path.replace('{id}', nano_id)}"`);
  expect(statements.filter(({ values }) => values.includes(nano_id)).length).toBe(1);
});

test('other pages need no query, and have the default preview', async () => {
  const { body, statusCode } = await open('/support/notices');
  expect([statusCode, body.includes('<title>단지</title>'), scriptless(body)]).toEqual([
    200,
    true,
    '단지를 쓰려면 브라우저에서 자바스크립트를 켜 주세요.',
  ]);
});

test('comes as any other page when the preview cannot be read', async () => {
  const { db, create } = testServer();
  const { nano_id } = await makeNotice((await create.staff()).token);
  await db.schema.alterTable('notice').renameTo('notice_lost').execute();
  try {
    const { statusCode, body } = await open(`/support/notices/${nano_id}`);
    expect([statusCode, body.includes('<title>단지</title>')]).toEqual([200, true]);
  } finally {
    await db.schema.alterTable('notice_lost').renameTo('notice').execute();
  }
});

const declare = (preview: LinkPreview) =>
  host(buildRelease('shop', { manifest: { routes: ['/shop'], previews: { '/shop/:id': preview } } }));

test('fields that are no article describe a page too, and only what everybody may read is called', async () => {
  const { token } = await testServer().create.staff();
  const { nano_id } = await makeNotice(token, { title: '승강기 점검', content: toDocument('가나다') });
  const params = { id: ':id' };
  await declare(
    linkPreviewOf(getNotice, { params, title: 'board.title', description: 'nano_id', image: 'board.title' }),
  );
  const { body } = await open(`/shop/${nano_id}`);
  expect(body).toContain('<title>승강기 점검 · 단지</title>');
  expect(body).toContain(`<meta name="description" content="${nano_id}">`);
  // An image is one of our files.
  expect(body).not.toContain('og:image" content="승강기');
  expect((await open(`/shop/${'x'.repeat(21)}`)).statusCode).toBe(404);
  expect(() => linkPreviewOf(getWorkSpace, { title: 'title' })).toThrow('everybody');
  await declare({ call: getWorkSpace.id, params, title: 'title' });
  expect((await open('/shop/1')).body).toContain('<title>단지</title>');
});

const WORK = {
  title: '주차장 <b>방수',
  description: '이틀 만에 끝냈어요.',
  size: '',
  amount: null,
  date_start: null,
  date_end: null,
  picture_ids: [],
};

test('the page of a company is described to search engines, and the literal address of another screen is no company', async () => {
  const { create } = testServer();
  const brand = await create.brand();
  const item = await approve(
    await create.staff(),
    await makeItem(brand, { company_name: '한빛 </script>방수', work_cases: [WORK] }),
  );
  const preview = linkPreviewOf(getCompanyItem, {
    params: { id: ':nanoId' },
    title: 'title',
    description: 'description',
    image: 'thumbnail_image_url',
    article: 'description_content',
    parts: { heading: '시공 사례', list: 'work_cases', title: 'title', text: 'description' },
    business: { name: 'company_name', telephone: 'company_tel', email: 'company_email' },
  });
  await host(
    buildRelease('bids', {
      manifest: {
        routes: ['/companies'],
        previews: { '/companies/:nanoId': preview },
        screens: { '/companies/:nanoId': [], '/companies/mine': [] },
      },
    }),
  );
  const { body } = await open(`/companies/${item.nano_id}`);
  const data: unknown = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '');
  expect(data).toMatchObject({
    '@type': 'LocalBusiness',
    name: '한빛 </script>방수',
    telephone: '021234567',
    description: item.description,
    url: expect.stringMatching(new RegExp(`/companies/${item.nano_id}$`)),
  });
  expect(scriptless(body)).toContain(item.title);
  expect(scriptless(body)).toContain('<h2>시공 사례</h2><h3>주차장 &lt;b&gt;방수</h3><p>이틀 만에 끝냈어요.</p>');
  const unknown = await open(`/companies/${'x'.repeat(21)}`);
  expect([unknown.statusCode, (await open('/companies/mine')).statusCode]).toEqual([404, 200]);
});
