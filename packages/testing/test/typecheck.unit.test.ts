import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The source files that a TypeScript program includes, from the root of the repository. */
function listFiles(project: string): string[] {
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', project, '--listFilesOnly'], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout.split('\n').map((file) => relative(root, file));
}

test('the type check covers every workspace', () => {
  const files = ['tsconfig.node.json', 'tsconfig.browser.json'].flatMap(listFiles);
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: object };
  const workspaces = Object.keys(packages).filter((path) => path !== '' && !path.includes('node_modules/'));
  expect(workspaces.length).toBeGreaterThan(10);
  expect(workspaces.filter((path) => !files.some((file) => file.startsWith(`${path}/src/`)))).toEqual([]);
});
