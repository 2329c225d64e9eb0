import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/install.mjs';
import { serverFiles } from './server-feature-files.mjs';
import { toNameForms } from './name-forms.mjs';

const CONTRACTS = 'packages/contracts/src';
const SERVER = 'packages/server/src';
const DATABASE = `${SERVER}/platform/database`;

function nextMigration() {
  const numbers = readdirSync(join(root, SERVER, 'migrations')).map((name) => Number.parseInt(name, 10));
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

/**
 * The text of a file with a string inserted before each anchor. @throws when an anchor is not found, because the file
 * has changed.
 */
function insertBefore(path, insertions) {
  return insertions.reduce(
    (text, [anchor, added]) => {
      const found = anchor.exec(text);
      if (!found)
        throw new Error(`${path} does not contain ${anchor} any more. Update .tools/create/server-feature.mjs.`);
      return text.slice(0, found.index) + added + text.slice(found.index);
    },
    readFileSync(join(root, path), 'utf8'),
  );
}

/** Insertions that register a new feature in the list of endpoints, the database schema and the server. */
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

/**
 * Plans a server feature that works from the contract to the table: each user’s list of titles, to be changed into the
 * real feature.
 */
export function planServerFeature(name) {
  if (existsSync(join(root, SERVER, name)) || existsSync(join(root, CONTRACTS, name)))
    throw new Error(`The feature '${name}' exists already.`);
  const nameForms = toNameForms(name);
  const edits = Object.entries(registrations(nameForms)).map(([path, insertions]) => [
    path,
    insertBefore(path, insertions),
  ]);
  return {
    files: serverFiles(nameForms, nextMigration()),
    edits: Object.fromEntries(edits),
    next: [
      `Define the requests and responses of the calls in ${CONTRACTS}/${name}/.`,
      'Define the columns of the table before its migration is released.',
      'npm run openapi: regenerates the API description.',
    ],
  };
}
