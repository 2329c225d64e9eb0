import { createHash } from 'node:crypto';
import { releaseManifest, type ReleaseManifest } from '@danji/contracts/releases/release';
import { labelsOf, runCheck } from '@danji/contracts/validation-message';
import { Ajv } from 'ajv';
import { typeOfAsset } from '../platform/http/assets.ts';
import { invalidField, ProblemError } from '../platform/problem-error.ts';

const checkManifest = new Ajv({ allErrors: true, strict: false }).compile(releaseManifest);

/** Reads `release.json`. Throws `invalid_input` naming each field that is wrong. */
export function parseManifest(text: string | undefined): ReleaseManifest {
  const manifest = toObject(text);
  const issues = runCheck(checkManifest, manifest, labelsOf(releaseManifest));
  if (issues.length > 0) throw new ProblemError('invalid_input', { fields: Object.fromEntries(issues.map(({ path, message }) => [path === '' ? 'manifest' : `manifest.${path}`, message])) });
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

const hasPlainSegments = (path: string): boolean => path.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..');

const sri = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** What is wrong with one uploaded file, `undefined` when it is exactly what the manifest says. */
function findFault(file: ReleaseManifest['files'][number], bytes: Buffer | undefined): string | undefined {
  if (!hasPlainSegments(file.path)) return '릴리스 폴더를 벗어나는 경로예요.';
  if (typeOfAsset(file.path) === undefined) return '릴리스에 넣을 수 없는 파일 형식이에요.';
  if (bytes === undefined) return '명세에 있는데 올라오지 않았어요.';
  if (bytes.length !== file.bytes) return `크기가 명세(${file.bytes}바이트)와 달라요.`;
  if (sri(bytes) !== file.integrity) return '내용이 명세의 해시와 달라요.';
  return undefined;
}

/** Refuses an upload whose files are not exactly those of its manifest: none more, none less, none changed. */
export function verifyFiles(manifest: ReleaseManifest, uploads: ReadonlyMap<string, Buffer>): void {
  const listed = new Set(manifest.files.map(({ path }) => path));
  const faults = manifest.files.flatMap((file): [string, string][] => {
    const fault = findFault(file, uploads.get(file.path));
    return fault === undefined ? [] : [[`files.${file.path}`, fault]];
  });
  if (listed.size !== manifest.files.length) faults.push(['manifest.files', '같은 경로가 두 번 있어요.']);
  for (const path of uploads.keys()) if (!listed.has(path)) faults.push([`files.${path}`, '명세에 없는 파일이에요.']);
  for (const path of [manifest.entry, ...manifest.preload, ...Object.values(manifest.screens ?? {}).flat()]) if (!listed.has(path)) faults.push([`manifest.${path === manifest.entry ? 'entry' : 'preload'}`, `${path} 파일이 명세에 없어요.`]);
  if (faults.length > 0) throw new ProblemError('invalid_input', { fields: Object.fromEntries(faults) });
}
