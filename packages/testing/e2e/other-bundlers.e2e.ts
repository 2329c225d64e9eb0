import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import { E2E } from './addresses.ts';
import { signInAs } from './accounts.ts';
import { copyRemote } from './other-bundlers/copy-remote.ts';
import { HEADING, makeRemote, toCounted } from './other-bundlers/make-remote.ts';
import { serveFolder } from './other-bundlers/serve-folder.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const CLI = join(root, 'packages/federation/src/release/cli.ts');
const BUILDER = join(root, 'packages/federation/src/build/run.ts');

type Testbed = { token: string; dataDir: string };

let dir: string;
test.beforeEach(async () => {
  const folder = join(root, '.turbo', 'other-bundlers');
  await mkdir(folder, { recursive: true });
  dir = await mkdtemp(join(folder, 'app-'));
});
test.afterEach(() => rm(dir, { recursive: true }));

/** Uploads and verifies a build with the release tool, and returns the id of the release. */
async function upload({ token, dataDir }: Testbed, remote: string, dist: string): Promise<string> {
  const env = { ...process.env, RELEASE_TOKEN: token, DATA_DIR: dataDir };
  const output = await new Promise<string>((resolve, reject) => {
    execFile(
      process.execPath,
      ['--no-warnings', CLI, 'publish', remote, '--dist', dist, '--no-promote', '--url', E2E.web],
      { env },
      (error, out, err) => {
        if (error) reject(new Error(out + err));
        else resolve(out);
      },
    );
  });
  expect(output).toContain('✓ smoke, shell N:');
  // A second try uploads the same build again.
  const [, uploaded, present] = /signed and uploaded (\S+)|✓ (\S+) was uploaded already/.exec(output) ?? [];
  return uploaded ?? present ?? '';
}

/** Loads a remote from a release or a development server in this browser. */
async function override(page: Page, { token }: Testbed, remote: string, target: string): Promise<void> {
  const response = await page.request.post(`${E2E.web}/api/releases/override/`, {
    data: { remote, target },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Uses the shop from a release or a development server in this browser. */
async function useShop(page: Page, testbed: Testbed, target: string): Promise<void> {
  await override(page, testbed, 'shop', target);
  await page.goto('/shop/addresses');
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
  // A page that was sent before the server had the new target shows the earlier one until it learns of it.
  await expect(page.getByRole('status').filter({ hasText: target })).toBeVisible();
  await expect(async () => {
    await page.getByRole('button', { name: toCounted(0) }).click({ timeout: 2000 });
    await expect(page.getByRole('button', { name: toCounted(1) })).toBeVisible({ timeout: 2000 });
  }).toPass();
  // The keys of the shell's own data are in the same cache.
  const keys = await page.evaluate(() => (globalThis as unknown as { swrKeysOfTheShop: string[] }).swrKeysOfTheShop);
  expect(keys).toContain('shop-of-another-team');
  expect(keys.length).toBeGreaterThan(1);
}

/** Changes what the page of the shop and all it imports contain on their way to the browser; the entry stays as it is. */
async function tamper(page: Page): Promise<void> {
  await page.route('**/remotes/shop/**/*.js*', async (route) => {
    if (route.request().url().includes('remote-entry')) return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, body: `${await response.text()}\n;globalThis.tampered = true;` });
  });
}

for (const bundler of ['webpack', 'rspack', 'vite'] as const) {
  test(`a remote that ${bundler} built with its federation plugin alone runs in the shell, as a release and from a development server`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000);
    const dist = await makeRemote(dir, bundler);
    const server = await serveFolder(dist);
    const testbed = (await (await request.get(`${E2E.control}/testbed`)).json()) as Testbed;
    await signInAs(page, 'admin');
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await useShop(page, testbed, `${server.origin}/mf-manifest.json`);
    await useShop(page, testbed, await upload(testbed, 'shop', dist));
    expect(errors).toEqual([]);
    await server.close();

    await tamper(page);
    await page.reload();
    await expect(page.getByRole('button', { name: '다시 시도' }).first()).toBeVisible({ timeout: 30_000 });
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  });
}

for (const bundler of ['rspack', 'vite'] as const) {
  test(`a remote of the scaffolder, built with ${bundler}, passes the checks of a release and runs in the shell`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    const remote = await copyRemote(bundler);
    await promisify(execFile)(process.execPath, ['--no-warnings', BUILDER], { cwd: remote });
    const testbed = (await (await request.get(`${E2E.control}/testbed`)).json()) as Testbed;
    await override(page, testbed, 'community', await upload(testbed, 'community', join(remote, 'dist')));
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto('/support/notices');
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(page.getByRole('article')).toBeVisible();
    expect(errors).toEqual([]);
    await rm(join(remote, '..'), { recursive: true });
  });
}
