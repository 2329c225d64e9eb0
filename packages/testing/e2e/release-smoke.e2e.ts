import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { E2E } from './addresses.ts';
import { presentBuild } from './releases/apps.ts';
import { deriveRelease } from './releases/derive-build.ts';
import { runAtImport } from './releases/derived-builds.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const CLI = join(root, 'packages/federation/src/release/cli.ts');

/**
 * Differs from the version of the released community remote, because the first derived release differs in nothing else.
 */
const VERSION = '0.1.1';

type CliResult = { code: number; out: string };
/** Access of a release tool to the server of the journeys. */
type Testbed = { token: string; dataDir: string };

/** Runs the release tool in a separate process, as a pipeline does. */
async function run(testbed: Testbed, ...line: string[]): Promise<CliResult> {
  const env = { ...process.env, RELEASE_TOKEN: testbed.token, DATA_DIR: testbed.dataDir };
  return new Promise((resolve) => {
    execFile(process.execPath, ['--no-warnings', CLI, ...line, '--url', E2E.web], { env }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out: out + err });
    });
  });
}

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'danji-smoke-'));
});
test.afterEach(() => rm(folder, { recursive: true }));

for (const [name, code, printed] of [
  ['runs', '', undefined],
  ['throws when it is imported', 'throw new Error("broken at import");', 'the panel of a failed remote is shown'],
  ['throws in a timer', 'setTimeout(() => { throw new Error("broken later"); });', 'error: broken later'],
  ['logs an error to the console', 'console.error("something is odd");', 'console: something is odd'],
  ['requests a missing address', 'fetch("/api/no-such-call/").then((response) => response.text());', '404 '],
] as const) {
  test(`a release that ${name} ${printed === undefined ? 'passes' : 'does not pass'} the smoke test, and no visitor gets it meanwhile`, async ({
    request,
  }) => {
    test.setTimeout(120_000);
    const testbed = (await (await request.get(`${E2E.control}/testbed`)).json()) as Testbed;
    const { release } = await deriveRelease({
      dist: presentBuild('community'),
      out: folder,
      version: VERSION,
      edits: (manifest) => [runAtImport(manifest, code)],
    });
    const { code: exit, out } = await run(testbed, 'publish', 'community', '--dist', folder, '--no-promote');
    if (printed === undefined) expect(out).toContain('✓ smoke, shell N:');
    else expect(out).toMatch(new RegExp(`✗ smoke, shell N: [^]*${printed}`));
    expect(exit).toBe(printed === undefined ? 0 : 1);
    expect(await (await request.get(`${E2E.web}/api/releases/registry/`)).text()).not.toContain(release);
  });
}

test('a remote for operators passes with the account of an operator', async ({ request }) => {
  test.setTimeout(120_000);
  const testbed = (await (await request.get(`${E2E.control}/testbed`)).json()) as Testbed;
  const { code, out } = await run(testbed, 'verify', 'admin');
  expect(out).toMatch(/✓ smoke, shell N: \/admin/);
  expect(code).toBe(0);
});
