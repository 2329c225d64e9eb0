import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/install.mjs';
import { insertBefore } from './insert-before.mjs';
import { serverFiles } from './server-feature-files.mjs';
import { toNameForms } from './name-forms.mjs';

const CONTRACTS = 'packages/contracts/src';
const SERVER = 'packages/server/src';
const LISTS = 'packages/testing/src/lists/list-calls.ts';

function nextMigration() {
  const numbers = readdirSync(join(root, SERVER, 'migrations')).map((name) => Number.parseInt(name, 10));
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

/** Insertions that register a new feature in the lists of endpoints, tables, features and measured lists. */
const registrations = ({ domain, kebab, pascal, camel, constant }) => ({
  [`${CONTRACTS}/endpoints.ts`]: [
    [/\n\/\*\* Every call/, `import * as ${camel} from './${domain}/${kebab}.endpoints.ts';\n`],
    [/\]\.flatMap\(/, `  ${camel},\n`],
  ],
  [`${SERVER}/database.ts`]: [[/import '/, `import './${domain}/${kebab}/tables.ts';\n`]],
  [`${SERVER}/features.ts`]: [
    [/import type \{ Feature \}/, `import { ${camel} } from './${domain}/${kebab}/feature.ts';\n`],
    [/ {2}demo,/, `  ${camel},\n`],
  ],
  [LISTS]: [
    [
      /import \* as seeds/,
      `import { list${pascal} } from '@danji/contracts/${domain}/${kebab}.endpoints';\nimport { ${constant} } from './${domain}-${kebab}-seeds.ts';\n`,
    ],
    [/\];\n$/, `  list(list${pascal}, ${constant}),\n`],
  ],
});

/**
 * Plans a server feature that works from the contract to the table: each user’s list of titles, to be changed into the
 * real feature.
 */
export function planServerFeature(domain, name, label) {
  if (existsSync(join(root, SERVER, domain, name)) || existsSync(join(root, CONTRACTS, domain, `${name}.ts`)))
    throw new Error(`The feature '${domain}/${name}' exists already.`);
  const part = { domain, label, ...toNameForms(name) };
  const edits = Object.entries(registrations(part)).map(([path, insertions]) => [path, insertBefore(path, insertions)]);
  return {
    files: serverFiles(part, nextMigration()),
    edits: Object.fromEntries(edits),
    next: [
      `Its fields: ${CONTRACTS}/${domain}/${name}.ts, the table in ${SERVER}/${domain}/${name}/tables.ts and its migration, the rows of ${LISTS}.`,
      `Who may call it: ${CONTRACTS}/${domain}/${name}.endpoints.ts.`,
      'npm run openapi: regenerates the API description.',
      `npm run create -- feature mf-… ${name} <label>: writes its list and its form, in the remote of the same domain.`,
    ],
  };
}
