import { getOwn } from '@danji/contracts/get-own';
import type { KeyObject } from 'node:crypto';
import { getChannel, getReleaseManifest } from '@danji/contracts/releases/channel.endpoints';
import { listCalls } from '@danji/contracts/releases/release-calls.endpoints';
import { REMOTE_NAMES } from '@danji/contracts/releases/remotes';
import type { ShellRow } from '@danji/contracts/releases/shells';
import { verifyObject } from '@danji/contracts/releases/signing';
import semver from 'semver';
import { callReleaseApi } from '../release-api.ts';
import { toCheckResult, skipped, type CheckResult, type VerificationTarget } from './check-result.ts';

/** Checks that the stored release has the signature of this pipeline. */
export const checkSignature = ({ manifest }: VerificationTarget, keys: readonly KeyObject[]): CheckResult =>
  toCheckResult(
    'signature',
    verifyObject(manifest, keys)
      ? []
      : ['release.json on the server is not signed with this key, or was changed since'],
    `key ${manifest.signature?.key ?? ''}`,
  );

const moduleOf = (symbol: string): string => symbol.split('#')[0] ?? symbol;

/** Lists imported names that the shell lacks. Modules whose names an older shell does not list are skipped. */
function listMissing(symbols: readonly string[], available: readonly string[]): string[] {
  const [names, describedModules] = [new Set(available), new Set(available.map(moduleOf))];
  return symbols.filter(
    (symbol) =>
      !names.has(symbol) &&
      !names.has(`${moduleOf(symbol)}#*`) &&
      (describedModules.has(moduleOf(symbol)) || symbol.startsWith('.')),
  );
}

/** Checks a shell for the release's requirements: versions in range, and every imported name of first-party modules. */
export function checkShell({ manifest }: VerificationTarget, shell: ShellRow, name: string): CheckResult {
  const title = `shell ${name} (${shell.id})`;
  if (!shell.sdk || !shell.shared)
    return skipped(title, 'it does not list its capabilities: it was built before shells did');
  const { sdk, shared } = shell;
  const problems = Object.entries(manifest.shared).flatMap(([request, range]) => {
    const version = getOwn(shared, request);
    if (version === undefined) return [`it does not provide ${request}`];
    return semver.satisfies(version, range) ? [] : [`it provides ${request} ${version}, the release needs ${range}`];
  });
  if (!semver.satisfies(sdk.version, manifest.sdk.range))
    problems.push(`its sdk is ${sdk.version}, the release needs ${manifest.sdk.range}`);
  problems.push(...listMissing(manifest.sdk.symbols, sdk.symbols).map((symbol) => `it has no ${symbol}`));
  return toCheckResult(
    title,
    problems,
    `sdk ${sdk.version} with the ${manifest.sdk.symbols.length} names it uses, ${Object.keys(manifest.shared).length} shared modules in range`,
  );
}

/** Checks that the server has every call of the release, with the contract that it was built for. */
export async function checkCalls({ server, manifest }: VerificationTarget): Promise<CheckResult> {
  const { calls } = await callReleaseApi(server, listCalls);
  const problems = Object.entries(manifest.calls).flatMap(([id, hash]) => {
    const serverHash = getOwn(calls, id);
    if (serverHash === undefined) return [`the server has no call ${id}`];
    return serverHash === hash
      ? []
      : [`${id} has another contract on the server: rebuild the remote with the contracts of the server`];
  });
  return toCheckResult(
    'calls',
    problems,
    `${Object.keys(manifest.calls).length} calls, the same contracts as the server's`,
  );
}

const isBelow = (prefix: string, other: string): boolean => prefix === other || other.startsWith(`${prefix}/`);

/** Checks that no other remote owns an address of this one. */
export async function checkRoutes({ server, manifest }: VerificationTarget): Promise<CheckResult> {
  const { remotes } = await callReleaseApi(server, getChannel);
  const problems: string[] = [];
  for (const remote of REMOTE_NAMES) {
    const entry = remotes[remote];
    if (!entry || remote === manifest.remote) continue;
    const { routes } = await callReleaseApi(server, getReleaseManifest, { params: { remote, release: entry.active } });
    for (const own of manifest.routes)
      for (const other of routes)
        if (isBelow(own, other) || isBelow(other, own)) problems.push(`${own} is ${remote}'s (${other})`);
  }
  return toCheckResult('routes', problems, manifest.routes.join(', '));
}
