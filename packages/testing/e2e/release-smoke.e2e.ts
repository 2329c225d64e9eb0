import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { ReleaseManifest } from '@danji/contracts/releases/release';
import { E2E } from './addresses.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const CLI = join(root, 'packages/federation/src/release/cli.ts');
const BUILT = join(root, 'mf-community/dist');

type Said = { code: number; out: string };
/** What the server of the journeys says to those who release to it. */
type House = { token: string; dataDir: string };

/** Runs the release tool as a pipeline does, in a process of its own. */
async function run(house: House, ...line: string[]): Promise<Said> {
  const env = { ...process.env, RELEASE_TOKEN: house.token, DATA_DIR: house.dataDir };
  return new Promise((resolve) => {
    execFile(process.execPath, ['--no-warnings', CLI, ...line, '--url', E2E.web], { env }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out: out + err });
    });
  });
}

/** The build of a remote as a release of its own, with `code` on top of the script that every visit runs. */
async function makeRelease(folder: string, code: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(BUILT, 'release.json'), 'utf8')) as ReleaseManifest;
  const known = manifest.release.slice(-12);
  const hash = randomBytes(6).toString('hex');
  const files = await Promise.all(
    manifest.files.map(async ({ path }) => {
      const built = (await readFile(join(BUILT, path), 'utf8')).replaceAll(known, hash);
      const content = path === manifest.preload[0] ? `${code}\n${built}` : built;
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
      return {
        path,
        bytes: Buffer.byteLength(content),
        integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
      };
    }),
  );
  const release = manifest.release.replace(known, hash);
  await writeFile(
    join(folder, 'release.json'),
    JSON.stringify({ ...manifest, release, container: manifest.container.replace(known, hash), files }),
  );
  return release;
}

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'danji-smoke-'));
});
test.afterEach(() => rm(folder, { recursive: true }));

for (const [name, code, said] of [
  ['runs', '', undefined],
  ['throws when it is imported', 'throw new Error("broken at import");', 'the panel of a failed remote is shown'],
  ['throws beside its screen', 'setTimeout(() => { throw new Error("broken later"); });', 'error: broken later'],
  ['complains on the console', 'console.error("something is odd");', 'console: something is odd'],
  ['asks for what is not there', 'fetch("/api/no-such-call/");', '404 '],
] as const) {
  test(`a release that ${name} ${said === undefined ? 'passes' : 'does not pass'} the smoke test, and nobody gets it meanwhile`, async ({
    request,
  }) => {
    test.setTimeout(120_000);
    const house = (await (await request.get(`${E2E.control}/house`)).json()) as House;
    const release = await makeRelease(folder, code);
    const { code: exit, out } = await run(house, 'publish', 'community', '--dist', folder, '--no-promote');
    if (said === undefined) expect(out).toContain('✓ smoke, shell N:');
    else expect(out).toMatch(new RegExp(`✗ smoke, shell N: [^]*${said}`));
    expect(exit).toBe(said === undefined ? 0 : 1);
    expect(await (await request.get(`${E2E.web}/api/releases/registry/`)).text()).not.toContain(release);
  });
}

test('a remote for operators passes with the account of one', async ({ request }) => {
  test.setTimeout(120_000);
  const house = (await (await request.get(`${E2E.control}/house`)).json()) as House;
  const { code, out } = await run(house, 'verify', 'admin');
  expect(out).toMatch(/✓ smoke, shell N: \/admin/);
  expect(code).toBe(0);
});
