import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/install.mjs';
import { serverFiles } from './server-feature-files.mjs';
import { toNameForms } from './name-forms.mjs';

const CONTRACTS = 'packages/contracts/src';
const SERVER = 'packages/server/src';
const DATABASE = `${SERVER}/platform/database`;

function nextMigration() {
  const numbers = readdirSync(join(root, DATABASE, 'migrations')).map((name) => Number.parseInt(name, 10));
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

/** The text of a file with something put in before each of some places. @throws when a place is not there: the file has another shape now. */
function insertBefore(path, insertions) {
  return insertions.reduce(
    (text, [anchor, added]) => {
      const found = anchor.exec(text);
      if (!found)
        throw new Error(
          `${path} has changed its shape: ${anchor} is not in it. Mend .tools/create/server-feature.mjs.`,
        );
      return text.slice(0, found.index) + added + text.slice(found.index);
    },
    readFileSync(join(root, path), 'utf8'),
  );
}

/** Where a new feature is named: the calls of the platform, its tables, and the server itself. */
const registrations = ({ kebab, pascal, camel }) => ({
  [`${CONTRACTS}/endpoints.ts`]: [
    [/import \* as workSpaces/, `import * as ${camel} from './${kebab}/${kebab}.endpoints.ts';\n`],
    [/\]\.flatMap\(/, `, ${camel}`],
  ],
  [`${DATABASE}/schema.ts`]: [
    [/import type \{ ReleaseTables/, `import type { ${pascal}Tables } from './tables/${kebab}.ts';\n`],
    [/;\s*$/, ` & ${pascal}Tables`],
  ],
  [`${SERVER}/app.ts`]: [
    [/import \{ registerWebHost/, `import { register${pascal} } from './${kebab}/index.ts';\n`],
    [/registerWebHost\]/, `register${pascal}, `],
  ],
});

/** Files of a feature of the server that works from the contract to the table: an own list of titles, to be made into what is needed. */
export function planServerFeature(name) {
  if (existsSync(join(root, SERVER, name)) || existsSync(join(root, CONTRACTS, name)))
    throw new Error(`There is a feature '${name}' already.`);
  const nameForms = toNameForms(name);
  const edits = Object.entries(registrations(nameForms)).map(([path, insertions]) => [
    path,
    insertBefore(path, insertions),
  ]);
  return {
    files: serverFiles(nameForms, nextMigration()),
    edits: Object.fromEntries(edits),
    next: [
      `Say in ${CONTRACTS}/${name}/ what the calls take and answer.`,
      'Give the table its columns, before its migration is released.',
      'npm run openapi: writes the API description anew.',
    ],
  };
}
