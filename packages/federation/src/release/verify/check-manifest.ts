import type { ReleaseManifest } from '@danji/contracts/releases/release';
import type { DeliveredFiles } from './check-files.ts';
import { toCheckResult, type CheckResult, type VerificationTarget } from './check-result.ts';

/** The part that hosts of other tools read: the container, its entry, the exposed module and the shared ones. */
type FederationManifest = {
  name: string;
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string; assets: Record<'js' | 'css', { sync: string[]; async: string[] }> }[];
  shared: { name: string; requiredVersion: string }[];
};

function readFederationManifest(delivered: DeliveredFiles): FederationManifest | undefined {
  try {
    return JSON.parse(delivered.get('mf-manifest.json')?.content.toString('utf8') ?? '') as FederationManifest;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const toRanges = (shared: readonly (readonly [name: string, range: string])[]): string =>
  shared.length === 0
    ? 'nothing'
    : shared
        .map(([name, range]) => `${name} ${range}`)
        .toSorted()
        .join(', ');

function listManifestProblems(release: ReleaseManifest, { name, metaData, exposes, shared }: FederationManifest) {
  const problems: string[] = [];
  const entry = metaData.remoteEntry.name;
  if (name !== release.container || entry !== release.entry)
    problems.push(`mf-manifest.json names ${name} in ${entry}, release.json ${release.container} in ${release.entry}`);
  const [exposed, ...others] = exposes;
  if (exposed?.path !== './remote' || others.length > 0)
    problems.push('mf-manifest.json does not expose ./remote alone');
  const listed = new Set(release.files.map(({ path }) => path));
  for (const { sync, async } of Object.values(exposed?.assets ?? {}))
    for (const path of [...sync, ...async])
      if (!listed.has(path)) problems.push(`mf-manifest.json names ${path}, which release.json does not list`);
  const [named, needed] = [
    toRanges(shared.map(({ name: request, requiredVersion }) => [request, requiredVersion])),
    toRanges(Object.entries(release.shared)),
  ];
  if (named !== needed) problems.push(`mf-manifest.json shares ${named}, release.json needs ${needed}`);
  return problems;
}

/** Checks that the federation plugin's own manifest says the same as `release.json`. */
export function checkManifest({ manifest }: VerificationTarget, delivered: DeliveredFiles): CheckResult {
  const listed = new Set(manifest.files.map(({ path }) => path));
  const missing = [manifest.entry, ...manifest.preload, ...Object.values(manifest.screens).flat()]
    .filter((path) => !listed.has(path))
    .map((path) => `release.json names ${path} and does not list it`);
  const federation = readFederationManifest(delivered);
  const problems = federation ? listManifestProblems(manifest, federation) : ['mf-manifest.json cannot be read'];
  return toCheckResult('manifest', [...new Set([...missing, ...problems])], `container ${manifest.container}`);
}
