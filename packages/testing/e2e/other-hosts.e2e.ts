import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { SHARED_MODULES } from '@danji/federation/build/shared-modules';
import type { Registry } from '@danji/contracts/releases/release';
import { readSigningKey } from '@danji/federation/release/credentials';
import { uploadReleaseFolder } from '@danji/federation/release/publish';
import { makeApps } from '../../federation/test/make-apps.ts';
import { E2E } from './addresses.ts';
import { HOSTS } from './other-bundlers/make-host.ts';
import { serveFolder } from './other-bundlers/serve-folder.ts';

const root = join(import.meta.dirname, '..', '..', '..');
/** Time within which a host must say that it lacks a shared module. ms */
const ERROR_WITHIN_MS = 8_000;

let dir: string;
let remote: { container: string; manifest: string };

/** Builds a remote with our configuration and uploads it, as a release that no page of ours loads. */
test.beforeAll(async ({ playwright }) => {
  test.setTimeout(180_000);
  const folder = join(root, '.turbo', 'other-bundlers');
  await mkdir(folder, { recursive: true });
  dir = await mkdtemp(join(folder, 'hosts-'));
  const apps = await makeApps(dir, root);
  await promisify(execFile)(process.execPath, ['--no-warnings', join(root, 'packages/federation/src/build/run.ts')], {
    cwd: apps.remote,
  });
  const dist = join(apps.remote, 'dist');
  const request = await playwright.request.newContext();
  const { token, dataDir } = (await (await request.get(`${E2E.control}/testbed`)).json()) as Record<string, string>;
  await request.dispose();
  const { release } = await uploadReleaseFolder({
    dist,
    baseUrl: E2E.web,
    token: token ?? '',
    signingKey: readSigningKey(dataDir ?? ''),
  });
  const { container } = JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as { container: string };
  remote = { container, manifest: `${E2E.web}/remotes/workspace/${release}/mf-manifest.json` };
});
test.afterAll(() => rm(dir, { recursive: true }));

for (const [name, make] of Object.entries(HOSTS)) {
  test(`a page of another site, made with ${name}, shows our remote with the modules that it shares`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await make({ dir: join(dir, `${name}-host`), remote });
    const site = await serveFolder(join(dir, `${name}-host`, 'dist'), { port: E2E.otherSitePort });
    await page.goto(E2E.otherSite);
    await expect(page.getByText('/api/users/login/')).toBeVisible();
    await site.close();
  });

  test(`a page of another site, made with ${name}, says which module it does not share`, async ({ page }) => {
    test.setTimeout(120_000);
    await make({ dir: join(dir, `${name}-lacking`), remote, missing: '@danji/shell-sdk' });
    const site = await serveFolder(join(dir, `${name}-lacking`, 'dist'), { port: E2E.otherSitePort });
    await page.goto(E2E.otherSite);
    await expect(page.getByRole('alert')).toContainText('@danji/shell-sdk', { timeout: ERROR_WITHIN_MS });
    await site.close();
  });
}

/** Every module that our shell shares, with the version of its package. */
async function listSharedVersions(): Promise<Record<string, string>> {
  const versions = SHARED_MODULES.map(async ({ request, packageName }) => {
    const text = await readFile(join(root, 'node_modules', packageName, 'package.json'), 'utf8');
    return [request, (JSON.parse(text) as { version: string }).version];
  });
  return Object.fromEntries(await Promise.all(versions)) as Record<string, string>;
}

/** Bundling all real packages takes the plugins some 20 seconds each, so `npm test` has the bare runtime alone. */
const REAL_HOSTS = process.env['TEST_SCALE'] === 'all' ? HOSTS : { runtime: HOSTS.runtime };
for (const [name, make] of Object.entries(REAL_HOSTS)) {
  test(`a page of another site, made with ${name} and our real packages, runs a live remote`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000);
    const registry = (await (await request.get(`${E2E.web}/api/releases/registry/`)).json()) as Registry;
    const live = registry.remotes.find(({ remote: one }) => one === 'community');
    // Below the repository, so that packages are found in its `node_modules`.
    const host = await mkdtemp(join(root, '.turbo', 'other-bundlers', 'real-'));
    await make({
      dir: host,
      remote: {
        container: live?.container ?? '',
        manifest: new URL(`${live?.base}mf-manifest.json`, E2E.web).href,
      },
      shared: await listSharedVersions(),
      toScript: (load) => `
import { runStandalone } from '@danji/app-kit/standalone';
void ${load}.then(({ remote }) => runStandalone(remote));`,
    });
    const site = await serveFolder(join(host, 'dist'), { port: E2E.otherSitePort, api: E2E.web });
    await page.goto(E2E.otherSite);
    await expect(page.getByRole('heading', { level: 1, name: '커뮤니티' })).toBeVisible();
    await expect(page.locator('a[href^="/community/posts/"]').first()).toBeVisible();
    await site.close();
    await rm(host, { recursive: true });
  });
}
