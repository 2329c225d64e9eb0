// `npm run create -- remote <name> [label] [--bundler webpack|rspack|vite]` and `npm run create -- feature <workspace> <name> <label>`: new parts in the
// shape of the existing ones.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { planAppFeature } from './create/app-feature.mjs';
import { BUNDLERS, planRemote } from './create/remote.mjs';
import { planServerFeature } from './create/server-feature.mjs';
import { isName } from './create/name-forms.mjs';
import { root } from './lib/install.mjs';
import { continueUnderPinnedNode } from './lib/pinned-node.mjs';

const USAGE = `Usage:
  npm run create -- remote <name> [label]                a new remote mf-<name>; a new name needs a label
                           [--bundler rspack|vite]       built with Rspack or Vite instead of webpack
  npm run create -- feature <workspace> <name> <label>   a feature of shell or mf-<name>; of mf-admin and server <domain>/<name>
Names are kebab-case: work-order. Labels are what users read: 작업 지시. A feature of an app whose calls exist (the server's
feature of the same domain and name) begins with their list and form.`;

const isApp = (workspace) =>
  (workspace === 'shell' || workspace.startsWith('mf-')) && existsSync(join(root, workspace, 'package.json'));

const isLabel = (text) => text !== undefined && text.trim() === text && text !== '' && !/['\\`<>{}\n]/.test(text);

/** Reads the words and the bundler of a command. @throws with the usage */
function readArgs(args) {
  const options = { bundler: { type: 'string', default: 'webpack' } };
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (Object.hasOwn(BUNDLERS, values.bundler)) return { words: positionals, bundler: values.bundler };
  } catch {
    // An unknown option: the usage says it too.
  }
  throw new Error(USAGE);
}

function plan(given) {
  const {
    words: [kind, ...args],
    bundler,
  } = readArgs(given);
  const [workspace, path, label] = kind === 'remote' ? [undefined, ...args] : args;
  const [name, domain, ...deeper] = (path ?? '').split('/').toReversed();
  if (!isName(name) || (domain !== undefined && !isName(domain)) || deeper.length > 0) throw new Error(USAGE);
  if (label !== undefined && !isLabel(label)) throw new Error(USAGE);
  if (kind === 'remote' && args.length <= 2 && domain === undefined) return planRemote(name, label, bundler);
  if (kind !== 'feature' || args.length !== 3 || bundler !== 'webpack') throw new Error(USAGE);
  if (['pages', 'shared', 'platform'].includes(name))
    throw new Error(`'${name}' cannot be the name of a feature: the folder has a meaning of its own.`);
  if ((domain !== undefined) !== ['server', 'mf-admin'].includes(workspace)) throw new Error(USAGE);
  if (workspace === 'server') return planServerFeature(domain, name, label);
  if (isApp(workspace)) return planAppFeature(workspace, name, label, domain);
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
