import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { E2E } from './addresses.ts';
import { signInAs } from './accounts.ts';
import { copyRemote, CREATED_WITH, type Bundler } from './other-bundlers/copy-remote.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const PAGE = 'src/pages/notice-list-page.tsx';
/** The name of the page's search in its source; the first group is the text before it. */
const SEARCH_NAME = /(<SearchField\s+label=")([^"]*)/;
const PUBLISHED = '공지사항 검색';

type Development = {
  server: ChildProcess;
  dir: string;
  origin: string;
  /** The address with which an operator overrides the remote. */
  target: string;
};

const findFreePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** Starts the development server of `npm run dev -w mf-community` on a copy of its sources. */
async function develop(bundler: Bundler): Promise<Development> {
  const dir = await copyRemote(bundler);
  const port = await findFreePort();
  const server = spawn(
    process.execPath,
    ['--no-warnings', join(root, 'packages/federation/src/build/dev.ts'), '--port', String(port), '--api', E2E.web],
    { cwd: dir, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  const target = await new Promise<string>((resolve, reject) => {
    server.stdout?.on('data', (part: Buffer) => {
      output += part.toString('utf8');
      const [, found] = /override community with (\S+)\n/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
    server.once('exit', (code) => reject(new Error(`The development server exited with code ${code}`)));
  });
  return { server, dir, origin: `http://localhost:${port}`, target };
}

let development: Development | undefined;

test.afterEach(async () => {
  development?.server.kill();
  if (development) await rm(join(development.dir, '..'), { recursive: true, force: true });
});

const renameSearch = async ({ dir }: Development, name: string) => {
  const file = join(dir, PAGE);
  const text = await readFile(file, 'utf8');
  expect(text).toMatch(SEARCH_NAME);
  await writeFile(file, text.replace(SEARCH_NAME, `$1${name}`));
};

for (const bundler of CREATED_WITH)
  test(`a remote under development with ${bundler} runs inside the published shell of one browser, and its changes are shown without losing typed text`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000);
    development = await develop(bundler);
    await signInAs(page, 'admin');
    await page.goto('/admin/releases');
    await page.getByRole('button', { name: /내 브라우저만/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: '커뮤니티' }).check();
    await dialog.getByLabel('릴리스 또는 개발 서버 주소').fill(development.target);
    await dialog.getByRole('button', { name: '이 브라우저에서 쓰기' }).click();
    await expect(dialog).toBeHidden();

    await page.goto('/support/notices');
    const search = page.getByRole('main').getByRole('searchbox');
    // Vite compiles each file when the page first asks for it.
    await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText(development.target)).toBeVisible();
    await search.fill('소방');
    await page.evaluate(() => {
      Object.assign(globalThis, { isSamePage: true });
    });

    await renameSearch(development, '고친 검색');
    await expect(page.getByRole('searchbox', { name: '고친 검색', exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(search).toHaveValue('소방');
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);

    if (bundler !== 'webpack') return;
    // Other browsers get the published release.
    const other = await browser.newPage();
    await other.goto('/support/notices');
    await expect(other.getByRole('searchbox', { name: PUBLISHED })).toBeVisible();
    await other.close();
    await renameSearch(development, PUBLISHED);
  });

test('standalone it opens its first screen, shows changes, and a page opened after a change has it', async ({
  page,
}) => {
  development = await develop('webpack');
  const { origin } = development;
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(origin);
  await expect(page).toHaveURL(`${origin}/community`);
  await expect(page.getByRole('heading', { level: 1, name: '커뮤니티' })).toBeVisible();
  await page.getByLabel('이메일').fill('manager@danji.test');
  await page.getByLabel('비밀번호').fill('danji1234');
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(page.getByRole('button', { name: /로그아웃/ })).toBeVisible();
  await page.goto(`${origin}/support/notices`);
  await expect(page.getByRole('searchbox', { name: PUBLISHED })).toBeVisible();
  await renameSearch(development, '혼자 고친 검색');
  await expect(page.getByRole('searchbox', { name: '혼자 고친 검색' })).toBeVisible({ timeout: 20_000 });
  await page.goto(`${origin}/workspace`);
  await expect(page.getByText('이 리모트에는 없는 화면이에요')).toBeVisible();
  await page.getByRole('link', { name: '/support/notices' }).click();
  await expect(page.getByRole('searchbox', { name: '혼자 고친 검색' })).toBeVisible();
  await renameSearch(development, PUBLISHED);
  await expect(page.getByRole('searchbox', { name: PUBLISHED })).toBeVisible({ timeout: 20_000 });
  expect(errors).toEqual([]);
});
