import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { contributions, type Contributions } from '@danji/contracts/releases/contributions';
import { importFresh } from './import-fresh.ts';

/** Reads `src/contributions.ts` of an app, if it exists; no browser script contains that file. @throws when it does not match the contract. */
export async function readContributions(dir: string): Promise<Contributions | undefined> {
  const file = join(dir, 'src/contributions.ts');
  if (!existsSync(file)) return undefined;
  const { contributions: found } = (await importFresh(file)).exports;
  const ajv = new Ajv({ strict: false, allErrors: true });
  if (!ajv.validate(contributions, found))
    throw new Error(`${file} must export \`contributions\`: ${ajv.errorsText()}`);
  return found as Contributions;
}
