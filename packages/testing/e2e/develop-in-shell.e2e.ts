import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { E2E } from './addresses.ts';
import { signInAs } from './accounts.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const PAGE = 'src/pages/notice-list-page.tsx';
/** The name of the page's search in its source; the first group is the text before it. */
const SEARCH_NAME = /(<SearchField\s+label=")([^"]*)/;
const PUBLISHED = '공지사항 검색';

let server: ChildProcess;
let dir: string;
let origin: string;

const findFreePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/**
 * Starts the development server of `npm run dev -w mf-community` on a copy of its sources, which the journey may
 * change.
 */
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const copies = join(root, '.turbo', 'developed');
  await mkdir(copies, { recursive: true });
  dir = join(await mkdtemp(join(copies, 'run-')), 'mf-community');
  for (const part of ['src', 'package.json', 'webpack.config.ts'])
    await cp(join(root, 'mf-community', part), join(dir, part), { recursive: true });
  const port = await findFreePort();
  origin = `http://localhost:${port}`;
  server = spawn(
    process.execPath,
    ['--no-warnings', join(root, 'packages/federation/src/build/dev.ts'), '--port', String(port), '--api', E2E.web],
    { cwd: dir, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (output: Buffer) => {
      if (output.includes('Inside the shell')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`The development server exited with code ${code}`)));
  });
});

test.afterAll(async () => {
  server.kill();
  await rm(join(dir, '..'), { recursive: true, force: true });
});

const renameSearch = async (name: string) => {
  const file = join(dir, PAGE);
  const text = await readFile(file, 'utf8');
  expect(text).toMatch(SEARCH_NAME);
  await writeFile(file, text.replace(SEARCH_NAME, `$1${name}`));
};

test('a remote under development runs inside the published shell of one browser, and its changes are shown without losing typed text', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, 'admin');
  await page.goto('/admin/releases');
  await page.getByRole('button', { name: /내 브라우저만/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('화면').selectOption('community');
  await dialog.getByLabel('릴리스 또는 개발 서버 주소').fill(origin);
  await dialog.getByRole('button', { name: '이 브라우저에서 쓰기' }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/support/notices');
  const search = page.getByRole('main').getByRole('searchbox');
  await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();
  await expect(page.getByText(origin)).toBeVisible();
  await search.fill('소방');
  await page.evaluate(() => {
    Object.assign(globalThis, { isSamePage: true });
  });

  await renameSearch('고친 검색');
  await expect(page.getByRole('searchbox', { name: '고친 검색', exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(search).toHaveValue('소방');
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);

  // Other browsers get the published release.
  const other = await browser.newPage();
  await other.goto('/support/notices');
  await expect(other.getByRole('searchbox', { name: PUBLISHED })).toBeVisible();
  await other.close();
  await renameSearch(PUBLISHED);
});

test('standalone it opens its first screen, shows changes, and a page opened after a change has it', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(origin);
  await expect(page).toHaveURL(`${origin}/support/notices`);
  await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();
  await page.getByLabel('이메일').fill('manager@danji.test');
  await page.getByLabel('비밀번호').fill('danji1234');
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(page.getByRole('button', { name: /로그아웃/ })).toBeVisible();
  await renameSearch('혼자 고친 검색');
  await expect(page.getByRole('searchbox', { name: '혼자 고친 검색' })).toBeVisible({ timeout: 20_000 });
  await page.goto(`${origin}/workspace`);
  await expect(page.getByText('이 리모트에는 없는 화면이에요')).toBeVisible();
  await page.getByRole('link', { name: '/support/notices' }).click();
  await expect(page.getByRole('searchbox', { name: '혼자 고친 검색' })).toBeVisible();
  await renameSearch(PUBLISHED);
  await expect(page.getByRole('searchbox', { name: PUBLISHED })).toBeVisible({ timeout: 20_000 });
  expect(errors).toEqual([]);
});
