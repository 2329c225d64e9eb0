// `npm run create -- remote <name>` and `npm run create -- feature <workspace> <name>`: new parts in the shape of the
// existing ones.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { planAppFeature } from './create/app-feature.mjs';
import { planRemote } from './create/remote.mjs';
import { planServerFeature } from './create/server-feature.mjs';
import { isName } from './create/name-forms.mjs';
import { root } from './lib/install.mjs';
import { continueUnderPinnedNode } from './lib/pinned-node.mjs';

const USAGE = `Usage:
  npm run create -- remote <name>                a new remote mf-<name>
  npm run create -- feature <workspace> <name>   a feature of shell or mf-<name>; of mf-admin and server <domain>/<name>
Names are kebab-case: work-order`;

const isApp = (workspace) =>
  (workspace === 'shell' || workspace.startsWith('mf-')) && existsSync(join(root, workspace, 'package.json'));

function plan([kind, ...names]) {
  const [name, domain, ...deeper] = (names.at(-1) ?? '').split('/').toReversed();
  if (!isName(name) || (domain !== undefined && !isName(domain)) || deeper.length > 0) throw new Error(USAGE);
  if (kind === 'remote' && names.length === 1 && domain === undefined) return planRemote(name);
  if (kind !== 'feature' || names.length !== 2) throw new Error(USAGE);
  const [workspace] = names;
  if (['pages', 'shared', 'platform'].includes(name))
    throw new Error(`'${name}' cannot be the name of a feature: the folder has a meaning of its own.`);
  if ((domain !== undefined) !== ['server', 'mf-admin'].includes(workspace)) throw new Error(USAGE);
  if (workspace === 'server') return planServerFeature(domain, name);
  if (isApp(workspace)) return planAppFeature(workspace, name, domain);
  throw new Error(`There is no app '${workspace}'.\n${USAGE}`);
}

function write({ files, edits = {}, next }) {
  const taken = Object.keys(files).filter((path) => existsSync(join(root, path)));
  if (taken.length > 0) throw new Error(`Nothing was written, because these files exist already: ${taken.join(', ')}`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`created ${path}`);
  }
  for (const [path, text] of Object.entries(edits)) {
    writeFileSync(join(root, path), text);
    console.log(`added to ${path}`);
  }
  // The templates leave the layout to the formatter.
  spawnSync(join(root, 'node_modules', '.bin', 'oxfmt'), [...Object.keys(files), ...Object.keys(edits)], { cwd: root });
  console.log(['', 'Next:', ...next.map((line) => `  ${line}`)].join('\n'));
}

if (!existsSync(join(root, 'node_modules', 'typebox'))) {
  console.error('Nothing is installed yet: run npm ci first.');
  process.exit(1);
}
await continueUnderPinnedNode(import.meta.url);
try {
  write(await plan(process.argv.slice(2)));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
