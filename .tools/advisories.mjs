// `npm run advisories -- <folder> [--production]`: holds the lock file against advisories in the format of OSV
// (ossf.github.io/osv-schema), one JSON file each, anywhere below the folder. It asks nobody.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/install.mjs';
import { isAffected } from './lib/osv.mjs';

const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
const isForProduction = process.argv.includes('--production');
if (!folder) {
  console.error('Name the folder of the advisories: npm run advisories -- <folder> [--production]');
  process.exit(2);
}

/** Versions that the lock file installs, by name. */
const installed = new Map();
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
for (const [path, { version, name, dev, link }] of Object.entries(packages)) {
  if (!path.includes('node_modules/') || link || !version || (isForProduction && dev)) continue;
  const key = name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  installed.set(key, (installed.get(key) ?? new Set()).add(version));
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
const found = [];
for (const file of files) {
  const { id, summary = '', withdrawn, affected = [] } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  if (withdrawn) continue;
  for (const part of affected.filter((part) => part.package?.ecosystem === 'npm'))
    for (const version of installed.get(part.package.name) ?? [])
      if (isAffected(version, part)) found.push(`${part.package.name}@${version}  ${id}  ${summary}`);
}
for (const line of [...new Set(found)].toSorted()) console.log(line);
console.log(`${files.length} advisories, ${installed.size} packages, ${new Set(found).size} found`);
// A folder without advisories proves nothing.
process.exitCode = files.length === 0 ? 2 : found.length > 0 ? 1 : 0;
