import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/install.mjs';
import { insertBefore } from './insert-before.mjs';
import { serverFiles } from './server-feature-files.mjs';
import { toNameForms } from './name-forms.mjs';

const CONTRACTS = 'packages/contracts/src';
const SERVER = 'packages/server/src';

function nextMigration() {
  const numbers = readdirSync(join(root, SERVER, 'migrations')).map((name) => Number.parseInt(name, 10));
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

/** Insertions that register a new feature in the lists of endpoints, tables and features. */
const registrations = ({ domain, kebab, camel }) => ({
  [`${CONTRACTS}/endpoints.ts`]: [
    [/\n\/\*\* Every call/, `import * as ${camel} from './${domain}/${kebab}.endpoints.ts';\n`],
    [/\]\.flatMap\(/, `  ${camel},\n`],
  ],
  [`${SERVER}/database.ts`]: [[/import '/, `import './${domain}/${kebab}/tables.ts';\n`]],
  [`${SERVER}/features.ts`]: [
    [/import type \{ Feature \}/, `import { ${camel} } from './${domain}/${kebab}/feature.ts';\n`],
    [/ {2}demo,/, `  ${camel},\n`],
  ],
});

/**
 * Plans a server feature that works from the contract to the table: each user’s list of titles, to be changed into the
 * real feature. @public its test imports it without types
 */
export function planServerFeature(domain, name) {
  if (existsSync(join(root, SERVER, domain, name)) || existsSync(join(root, CONTRACTS, domain, `${name}.ts`)))
    throw new Error(`The feature '${domain}/${name}' exists already.`);
  const nameForms = { domain, ...toNameForms(name) };
  const edits = Object.entries(registrations(nameForms)).map(([path, insertions]) => [
    path,
    insertBefore(path, insertions),
  ]);
  return {
    files: serverFiles(nameForms, nextMigration()),
    edits: Object.fromEntries(edits),
    next: [
      `Define the requests and responses of the calls in ${CONTRACTS}/${domain}/${name}.ts.`,
      'Define the columns of the table before its migration is released.',
      'npm run openapi: regenerates the API description.',
    ],
  };
}
