import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { pagePreloads, type PagePreloads } from '@danji/contracts/releases/page-preloads';
import { importFresh } from './import-fresh.ts';

const FILE = 'src/preload.ts';

/**
 * What the screens in `dir` ask for first, where `src/preload.ts` says so; no script of a browser holds that file.
 * `places`: the addresses and slots that there are. @throws when it names a place that is not, a call that is no read, or none at all.
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
