import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { pageReads, type PageReads } from '@danji/contracts/releases/page-reads';
import { importFresh } from './contract-graph.ts';

const FILE = 'src/reads.ts';

/**
 * What the screens in `dir` ask for first, where `src/reads.ts` says so; no script of a browser holds that file.
 * `places`: the addresses and slots that there are. @throws when it names a place that is not, a call that is no read, or none at all.
 */
export async function readPageReads(dir: string, places?: readonly string[]): Promise<PageReads | undefined> {
  const file = join(dir, FILE);
  if (!existsSync(file)) return undefined;
  const { reads } = (await importFresh(file)).exports;
  const ajv = new Ajv({ strict: false, allErrors: true });
  if (!ajv.validate(pageReads, reads)) throw new Error(`${file} must export \`reads\`: ${ajv.errorsText()}`);
  const named = reads as PageReads;
  const unknown = places && Object.keys(named).find((place) => !places.includes(place));
  if (unknown !== undefined) throw new Error(`${file} names ${unknown}, which src/manifest.ts does not`);
  return named;
}
