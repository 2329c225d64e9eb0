import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { UserType } from '@danji/contracts/codes/user-codes';
import { toDocument } from '@danji/contracts/documents/document-text';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import { testServer } from '@danji/testing/test-server';
import { buildRelease, host } from '../../releases/releases/built-release.ts';
import { putInForce } from '../../site/system-documents/document-fixture.ts';
import { WebBrowser } from '../../accounts/sessions/web-browser.ts';
import { buildShell } from './built-shell.ts';

/** Replaces the shell's own screens: counts its renderings, fails at one address, and cannot render another. */
const SCREENS = `
let count = 0;
exports.findServerRenderedPage = (address) => {
  if (address.startsWith('/me')) return undefined;
  return { calls: address.startsWith('/terms') ? [['/api/commons/system_document/', { document_type: 1 }]] : [] };
};
exports.renderServerPage = async (address, { remotes }, known, company) => {
  if (address === '/login/staff') throw new Error('broken screen');
  count += 1;
  const text = known.length > 0 ? JSON.stringify(known[0][2].content).replace(/[<>&"]/g, '') : remotes.map(({ remote }) => remote).join();
  return {
    html: '<h1 class="dj-1">화면 &amp;<br>제목</h1><p style="text-align:center" id="count">' + count + '</p><p style="background:url(x)}a{b">' + text + '</p><footer>' + company.name + '</footer>',
    styles: [{ emotion: 'dj-global 2', css: 'body{margin:0}' }, { emotion: 'dj 1', css: '.dj-1{color:red}.x{content:"</style>"}' }],
  };
};
`;

const before = testServer().platform.config.webDir;
beforeAll(() => {
  testServer().platform.config.webDir = buildShell({ 'server-rendered-page.cjs': SCREENS });
});
afterAll(() => {
  testServer().platform.config.webDir = before;
});
beforeEach(() => testServer().reset());

const open = (url: string, headers: Record<string, string> = {}) =>
  testServer().app.inject({ url, headers: { accept: 'text/html', ...headers } });
const EMPTY = '<div id="root"></div>';
const countOf = (html: string) => /id="count">(\d+)</.exec(html)?.[1];

test('a visitor’s page is the rendered screen, with its styles under this visit’s nonce and its title', async () => {
  const { body, headers } = await open('/login?return_to=%2Fworkspace');
  const nonce = /'nonce-([\w-]+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
  expect(body).toContain('<div id="root"><h1 class="dj-1">화면 &amp;<br>제목</h1>');
  expect(body).toContain('<title>화면 &amp; 제목 | 단지</title>');
  expect(body).toContain(
    `<style nonce="${nonce}" data-emotion="dj-global 2">body{margin:0}</style>\n<style nonce="${nonce}" data-emotion="dj 1">.dj-1{color:red}`,
  );
  // Presses before the app has loaded are recorded.
  expect(body).toContain('self.danjiEarly=');
  expect(body).not.toContain('danji-answers');
  // The screen is there: its paint comes before the app's scripts. Its font comes before both.
  expect(body).not.toContain('fetchpriority');
  expect(body.indexOf('as="font"')).toBeLessThan(body.indexOf('rel="stylesheet"'));
});

test('the page says who runs the service, to the screen and to the app', async () => {
  const { company } = testServer().platform.config;
  const { body } = await open('/login');
  expect(body).toContain(`<footer>${company.name}</footer>`);
  const [, told = ''] = /<script type="application\/json" id="danji-company">(.*?)<\/script>/s.exec(body) ?? [];
  expect(JSON.parse(told)).toEqual(company);
  expect((await open('/me')).body).toContain('id="danji-company"');
});

test('nothing in it breaks out of its element or needs more than the policy of our pages', async () => {
  const { body } = await open('/login');
  expect(body).not.toMatch(/ style="/);
  expect(body).toContain('<p data-style="text-align:center"');
  expect(body).toContain('[data-style="text-align:center"]{text-align:center}</style>');
  expect(body).not.toContain('{background:url(x)}');
  expect(body.match(/<style/g)).toHaveLength(body.match(/<\/style>/g)?.length ?? 0);
});

test('the text of a document comes with the page for the screen and for the app, as it is in force', async () => {
  await putInForce({ content: toDocument('아주 새로운 </script> 약관이에요.') });
  const { body } = await open('/terms');
  const [, known = '[]'] = /<script type="application\/json" id="danji-answers">(.*?)<\/script>/s.exec(body) ?? [];
  expect(JSON.parse(known)).toMatchObject([
    ['/api/commons/system_document/', { document_type: 1 }, { title: '이용약관' }],
  ]);
  expect(/<div id="root">(.*?)<\/div>/s.exec(body)?.[1]).toContain('아주 새로운');
  expect(body).toContain('<noscript>단지를 쓰려면 브라우저에서 자바스크립트를 켜 주세요.</noscript>');
});

test('is rendered once for the same address, remotes and responses', async () => {
  const first = countOf((await open('/find-email')).body);
  expect(countOf((await open('/find-email')).body)).toBe(first);
  expect(countOf((await open('/find-email?kind=brand')).body)).not.toBe(first);
  await host(buildRelease('workspace'));
  const { body } = await open('/find-email');
  expect([countOf(body) === first, body.includes('>workspace<')]).toEqual([false, true]);
});

test('a page with a session, or one that only the browser can render, comes without a screen', async () => {
  const { email } = await testServer().create.general({ password: 'danji1234' });
  const browser = new WebBrowser();
  await browser.call(signIn, { body: { user_type: UserType.GENERAL, email: email ?? '', password: 'danji1234' } });
  expect((await open('/login', { cookie: browser.cookieHeader() })).body).toContain(EMPTY);
  expect((await open('/me')).body).toContain(EMPTY);
  expect((await open(`/search?q=${'가'.repeat(100)}`)).body).toContain(EMPTY);
  await host(buildRelease('workspace'));
  expect((await open('/workspace')).body).toContain(EMPTY);
});

test('no screen is rendered while it is unknown who the visitor is', async () => {
  const { db } = testServer();
  await db.schema.alterTable('channel_revision').renameTo('channel_lost').execute();
  try {
    expect((await open('/login')).body).toContain(EMPTY);
  } finally {
    await db.schema.alterTable('channel_lost').renameTo('channel_revision').execute();
  }
});

test('comes without a screen when that cannot be rendered, or its text is missing', async () => {
  const broken = await open('/login/staff');
  expect([broken.statusCode, broken.body.includes(EMPTY)]).toEqual([200, true]);
  const { db } = testServer();
  await db.deleteFrom('system_document').execute();
  expect((await open('/terms')).body).toContain(EMPTY);
});

test('the code that renders pages is not served', async () => {
  expect((await open('/assets/server-rendered-page.cjs')).statusCode).toBe(404);
});
