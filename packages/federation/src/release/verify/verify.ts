import type { KeyObject } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { getReleaseManifest } from '@danji/contracts/releases/channel.endpoints';
import type { RemoteName } from '@danji/contracts/releases/remotes';
import { listShells } from '@danji/contracts/releases/shells.endpoints';
import type { ShellRow } from '@danji/contracts/releases/shells';
import { callReleaseApi, type ReleaseServer } from '../release-api.ts';
import { checkBudget, checkFiles, fetchFiles } from './check-files.ts';
import { checkManifest } from './check-manifest.ts';
import { checkCalls, checkRoutes, checkShell, checkSignature } from './check-compatibility.ts';
import { toCheckResult, skipped, type CheckResult, type VerificationTarget } from './check-result.ts';
import { openBrowser } from './open-browser.ts';
import { checkSmoke } from './smoke.ts';
import { findSmokeAccount } from './smoke-account.ts';

type Options = {
  remote: RemoteName;
  release: string;
  /** Public keys, one of which must have signed the release. */
  keys: readonly KeyObject[];
  /** `false` skips the check in a browser. */
  smoke: boolean;
  /** Called with the result of each check. */
  report: (result: CheckResult) => void;
};

const NAMES = ['N', 'N−1'] as const;

/** A server that has just started needs a moment to store its shell. */
const STORED_WITHIN_MS = 15_000;

async function findShells(server: ReleaseServer): Promise<ShellRow[]> {
  for (const end = Date.now() + STORED_WITHIN_MS; ;) {
    const { results } = await callReleaseApi(server, listShells, { query: { page_size: NAMES.length } });
    if (results.length > 0 || Date.now() > end) return results;
    await pause(500);
  }
}

/**
 * Checks the current shell and the previous one: a release must be compatible with both, since tabs of the older one
 * are still open.
 */
async function checkShells(
  target: VerificationTarget,
  shells: readonly ShellRow[],
  report: Options['report'],
): Promise<CheckResult[]> {
  const checks = NAMES.map((name, index): CheckResult => {
    const shell = shells[index];
    if (shell) return checkShell(target, shell, name);
    return name === 'N'
      ? toCheckResult('shell N', ['the server has no stored shell: is it built?'], '')
      : skipped(`shell ${name}`, 'the server has no older shell');
  });
  checks.forEach(report);
  return checks;
}

async function smokeAll(
  target: VerificationTarget,
  shells: readonly ShellRow[],
  report: Options['report'],
): Promise<CheckResult[]> {
  const browser = await openBrowser({ headless: true });
  try {
    const account = findSmokeAccount(target.server.baseUrl);
    const checks: CheckResult[] = [];
    for (const [index, shell] of shells.entries()) {
      const check = await checkSmoke(browser, target, {
        name: NAMES[index] ?? '',
        shell: index === 0 ? undefined : shell.id,
        account,
      });
      report(check);
      checks.push(check);
    }
    return checks;
  } finally {
    await browser.close();
  }
}

/**
 * Verifies an uploaded release through the public address. All checks run, so that all problems are known at once; the
 * browser is opened only when the other checks pass.
 */
export async function verifyRelease(
  server: ReleaseServer,
  { remote, release, keys, smoke, report }: Options,
): Promise<CheckResult[]> {
  const manifest = await callReleaseApi(server, getReleaseManifest, { params: { remote, release } });
  const target: VerificationTarget = { server, manifest };
  const checks: CheckResult[] = [];
  const add = (check: CheckResult): void => {
    report(check);
    checks.push(check);
  };
  add(checkSignature(target, keys));
  const delivered = await fetchFiles(target);
  checkFiles(target, delivered).forEach(add);
  add(checkManifest(target, delivered));
  add(checkBudget(target, delivered));
  add(await checkRoutes(target));
  add(await checkCalls(target));
  const shells = await findShells(server);
  checks.push(...(await checkShells(target, shells, report)));
  if (!smoke) add(skipped('smoke', 'skipped by --no-smoke'));
  else if (checks.some(({ state }) => state === 'failed')) add(skipped('smoke', 'the checks before it failed'));
  else checks.push(...(await smokeAll(target, shells, report)));
  return checks;
}
