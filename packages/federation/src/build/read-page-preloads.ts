import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { pagePreloads, type PagePreloads } from '@danji/contracts/releases/page-preloads';
import { importFresh } from './import-fresh.ts';

const FILE = 'src/preload.ts';

/**
 * Reads the preloads of the screens in `dir` from `src/preload.ts`, if it exists; no browser script contains that file.
 * `locations` are the existing addresses and slots. @throws when the file names a location that does not exist, a call
 * that is not a read, or no preloads at all.
 */
export async function readPagePreloads(dir: string, locations?: readonly string[]): Promise<PagePreloads | undefined> {
  const file = join(dir, FILE);
  if (!existsSync(file)) return undefined;
  const { preloads } = (await importFresh(file)).exports;
  const ajv = new Ajv({ strict: false, allErrors: true });
  if (!ajv.validate(pagePreloads, preloads)) throw new Error(`${file} must export \`preloads\`: ${ajv.errorsText()}`);
  const pages = preloads as PagePreloads;
  const unknown = locations && Object.keys(pages).find((location) => !locations.includes(location));
  if (unknown !== undefined) throw new Error(`${file} names ${unknown}, which src/manifest.ts does not`);
  return pages;
}
