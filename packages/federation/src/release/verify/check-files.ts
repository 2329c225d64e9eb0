import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { FIRST_ROUTE_BYTES } from '@danji/contracts/releases/release-budget';
import type { ReleaseFile } from '@danji/contracts/releases/release';
import { toKilobytes } from '../command.ts';
import { toCheckResult, type CheckResult, type VerificationTarget } from './check-result.ts';
import { fetchRaw, type RawResponse } from './fetch-raw.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
};
const COMPRESSED = new Set(['.js', '.json', '.css', '.svg', '.txt']);
/** Concurrent requests, like a browser. */
const CONCURRENCY = 6;

export type DeliveredFiles = ReadonlyMap<string, RawResponse>;

/** Fetches every file of the release from its public address. */
export async function fetchFiles({ server, manifest }: VerificationTarget): Promise<DeliveredFiles> {
  const delivered = new Map<string, RawResponse>();
  const queue = [...manifest.files];
  const worker = async (): Promise<void> => {
    for (let file = queue.shift(); file; file = queue.shift())
      delivered.set(
        file.path,
        await fetchRaw(
          new URL(`/remotes/${manifest.remote}/${manifest.release}/${file.path}`, server.baseUrl),
          server.token,
        ),
      );
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return delivered;
}

/** Lists the files in which `find` finds a problem, each with the problem. */
const listProblems = (
  files: readonly ReleaseFile[],
  delivered: DeliveredFiles,
  find: (file: ReleaseFile, response: RawResponse) => string | undefined,
): string[] =>
  files.flatMap((file) => {
    const response = delivered.get(file.path);
    const problem = response === undefined ? 'was not delivered' : find(file, response);
    return problem === undefined ? [] : [`${file.path} ${problem}`];
  });

function findContentProblem({ bytes, integrity }: ReleaseFile, { status, content }: RawResponse): string | undefined {
  if (status !== 200) return `responds with ${status}`;
  const actual = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  return content.length === bytes && actual === integrity
    ? undefined
    : `is not what release.json lists (${content.length} bytes, ${bytes} listed)`;
}

function findTypeProblem({ path }: ReleaseFile, { headers }: RawResponse): string | undefined {
  const type = String(headers['content-type']).split(';')[0];
  const expected = TYPES[extname(path)];
  if (type !== expected) return `is served as ${type}, not ${expected ?? 'any type that the server serves'}`;
  return headers['x-content-type-options'] === 'nosniff' ? undefined : 'is served without nosniff';
}

const isCachedForAYear = (text: string): boolean => Number(/max-age=(\d+)/.exec(text)?.[1] ?? 0) >= 31_536_000;

/** Only operators may load the admin remote: shared caches must not store it. */
function findCacheProblem(isPrivate: boolean, { headers }: RawResponse): string | undefined {
  const control = headers['cache-control'] ?? '';
  if (!isCachedForAYear(control) || !control.includes('immutable')) return `may not be cached for a year: '${control}'`;
  return isPrivate === control.includes('private')
    ? undefined
    : `may be cached by ${isPrivate ? 'every cache, though not everybody may load it' : 'the browser only'}: '${control}'`;
}

function findCompressionProblem({ path, bytes }: ReleaseFile, { headers }: RawResponse): string | undefined {
  if (!COMPRESSED.has(extname(path)) || bytes === 0) return undefined;
  if (headers['content-encoding'] !== 'br') return 'is served without brotli';
  return String(headers.vary).toLowerCase().includes('accept-encoding')
    ? undefined
    : 'does not vary by accept-encoding';
}

/**
 * A server may open public remotes to listed origins (RELEASE_ORIGINS); it opens nothing to a request without an origin,
 * and never a remote that not everybody may load.
 */
function findOriginProblem({ headers }: RawResponse, isPrivate: boolean): string | undefined {
  if (headers['access-control-allow-origin'] !== undefined)
    return `is open to ${headers['access-control-allow-origin']}`;
  const policy = headers['cross-origin-resource-policy'];
  return policy === 'same-origin' || (policy === 'cross-origin' && !isPrivate)
    ? undefined
    : 'may be used by pages of other origins';
}

/** Checks every file as it is delivered at its public address. */
export function checkFiles({ manifest }: VerificationTarget, delivered: DeliveredFiles): CheckResult[] {
  const { files, remote } = manifest;
  const checkEach = (
    name: string,
    passedDetail: string,
    find: (file: ReleaseFile, response: RawResponse) => string | undefined,
  ) => toCheckResult(name, listProblems(files, delivered, find), passedDetail);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    checkEach(
      'files',
      `${files.length} files, ${toKilobytes(total)}, each with the hash that release.json lists`,
      findContentProblem,
    ),
    checkEach('MIME types', 'every file has its type', findTypeProblem),
    checkEach('cache', 'cached for a year', (_, response) => findCacheProblem(remote === 'admin', response)),
    checkEach('compression', 'brotli', findCompressionProblem),
    checkEach('origin', 'for our pages and listed origins only', (_, response) =>
      findOriginProblem(response, remote === 'admin'),
    ),
  ];
}

const transferredBytes = (paths: readonly string[], delivered: DeliveredFiles): number =>
  [...new Set(paths)].reduce((total, path) => total + (delivered.get(path)?.sent.length ?? 0), 0);

/** Checks the transferred size of a screen as the first of a visit: with the entry and the scripts of all screens. */
export function checkBudget(
  { manifest: { entry, preload, screens } }: VerificationTarget,
  delivered: DeliveredFiles,
): CheckResult {
  const first = [entry, ...preload];
  const bytes = transferredBytes(first, delivered);
  const [heaviest = { name: 'entry and preload', bytes }] = Object.entries(screens)
    .map(([name, scripts]) => ({ name, bytes: transferredBytes([...first, ...scripts], delivered) }))
    .toSorted((a, b) => b.bytes - a.bytes);
  const allowed = toKilobytes(FIRST_ROUTE_BYTES);
  const problems =
    heaviest.bytes > FIRST_ROUTE_BYTES
      ? [
          `${heaviest.name} ${toKilobytes(heaviest.bytes)}, allowed are ${allowed}; entry and preload alone are ${toKilobytes(bytes)}`,
        ]
      : [];
  return toCheckResult(
    'size',
    problems,
    `first route ${toKilobytes(heaviest.bytes)} of ${allowed} at most (${heaviest.name})`,
  );
}
