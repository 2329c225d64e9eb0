import { createHash, type KeyObject } from 'node:crypto';
import { getOwn } from '@danji/contracts/get-own';
import { FIRST_ROUTE_BYTES } from '@danji/contracts/releases/release-budget';
import { verifyObject } from '@danji/contracts/releases/signing';
import { releaseManifest, type ReleaseManifest } from '@danji/contracts/releases/release';
import { labelsOf, toFieldMessages } from '@danji/contracts/validation-message';
import { Ajv } from 'ajv';
import { getAssetType } from '../../platform/http/assets.ts';
import { compileInputCheck } from '../../platform/http/input-check.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import type { CompressedFile } from './release-files.ts';

let check: ReturnType<typeof compileInputCheck> | undefined;
/** Compiled for the first release that comes, not for the start. */
const checkManifest = (manifest: unknown) =>
  (check ??= compileInputCheck(new Ajv({ strict: false }), releaseManifest))(manifest);
const labels = labelsOf(releaseManifest);

/**
 * Major versions of the contract between shell and remote that this platform supports: those of the shell that is
 * served with it.
 */
const CONTRACT_MAJORS = ['1'];

/** Parses `release.json` and verifies its signature. Throws `invalid_input` naming each field that is wrong. */
export function parseManifest(text: string | undefined, releaseKeys: readonly KeyObject[]): ReleaseManifest {
  const manifest = toObject(text);
  const issues = toFieldMessages(checkManifest(manifest), (path) => getOwn(labels, path));
  if (issues.length > 0)
    throw new ProblemError('invalid_input', {
      fields: Object.fromEntries(
        issues.map(({ path, message }) => [path === '' ? 'manifest' : `manifest.${path}`, message]),
      ),
    });
  const { contract, signature } = manifest as ReleaseManifest;
  if (!CONTRACT_MAJORS.includes(contract.split('.')[0] ?? ''))
    throw invalidField(
      'manifest.contract',
      `셸이 모르는 계약(${contract})으로 만든 릴리스예요. ${CONTRACT_MAJORS.map((major) => `${major}.x`).join(', ')}만 받아요.`,
    );
  if (!signature) throw invalidField('manifest.signature', '서명하지 않은 릴리스예요.');
  if (!verifyObject(manifest as ReleaseManifest, releaseKeys))
    throw invalidField(
      'manifest.signature',
      '우리가 아는 열쇠로 서명한 릴리스가 아니거나, 서명한 뒤에 명세가 바뀌었어요.',
    );
  return manifest as ReleaseManifest;
}

function toObject(text: string | undefined): unknown {
  if (text === undefined) throw invalidField('manifest', '릴리스 명세(release.json)가 없어요.');
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw invalidField('manifest', '릴리스 명세(release.json)를 읽을 수 없어요.');
    throw error;
  }
}

const hasPlainSegments = (path: string): boolean =>
  path.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..');

const sri = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Returns the error of one uploaded file, `undefined` when it is exactly what the manifest says. */
function findFileError(file: ReleaseManifest['files'][number], bytes: Buffer | undefined): string | undefined {
  if (!hasPlainSegments(file.path)) return '릴리스 폴더를 벗어나는 경로예요.';
  if (getAssetType(file.path) === undefined) return '릴리스에 넣을 수 없는 파일 형식이에요.';
  if (bytes === undefined) return '명세에 있는데 올라오지 않았어요.';
  if (bytes.length !== file.bytes) return `크기가 명세(${file.bytes}바이트)와 달라요.`;
  if (sri(bytes) !== file.integrity) return '내용이 명세의 해시와 달라요.';
  return undefined;
}

const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;

/** Measures the scripts of the heaviest screen as a visitor's first one, with entry and `preload`. bytes */
function measureFirstRoute(
  { entry, preload, screens }: ReleaseManifest,
  files: ReadonlyMap<string, CompressedFile>,
): number {
  const first = [entry, ...preload];
  const measure = (path: string): number => {
    const forms = files.get(path)?.forms;
    return (forms?.get('br') ?? forms?.get('identity'))?.length ?? 0;
  };
  return Math.max(
    ...[[], ...Object.values(screens)].map((scripts) =>
      [...new Set([...first, ...scripts])].reduce((total, path) => total + measure(path), 0),
    ),
  );
}

/** Refuses a release with a screen whose scripts are too large for a first visit. */
export function verifyBudget(manifest: ReleaseManifest, files: ReadonlyMap<string, CompressedFile>): void {
  const bytes = measureFirstRoute(manifest, files);
  if (bytes > FIRST_ROUTE_BYTES)
    throw invalidField(
      'manifest.preload',
      `첫 화면의 스크립트가 압축해서 ${kb(bytes)}예요. ${kb(FIRST_ROUTE_BYTES)}까지 올릴 수 있어요.`,
    );
}

/** Refuses an upload whose files are not exactly those of its manifest: none more, none less, none changed. */
export function verifyFiles(manifest: ReleaseManifest, uploads: ReadonlyMap<string, Buffer>): void {
  const listed = new Set(manifest.files.map(({ path }) => path));
  const fieldErrors = manifest.files.flatMap((file): [string, string][] => {
    const fileError = findFileError(file, uploads.get(file.path));
    return fileError === undefined ? [] : [[`files.${file.path}`, fileError]];
  });
  if (listed.size !== manifest.files.length) fieldErrors.push(['manifest.files', '같은 경로가 두 번 있어요.']);
  for (const path of uploads.keys())
    if (!listed.has(path)) fieldErrors.push([`files.${path}`, '명세에 없는 파일이에요.']);
  for (const path of [manifest.entry, ...manifest.preload, ...Object.values(manifest.screens).flat()])
    if (!listed.has(path))
      fieldErrors.push([`manifest.${path === manifest.entry ? 'entry' : 'preload'}`, `${path} 파일이 명세에 없어요.`]);
  if (fieldErrors.length > 0) throw new ProblemError('invalid_input', { fields: Object.fromEntries(fieldErrors) });
}
