import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const repository = join(import.meta.dirname, '../../..');
/** Folders that no check of a source needs. */
const LEFT_OUT = new Set(['.data', '.git', '.turbo', 'dist', 'node_modules', 'pictures']);
/** Packages that the copy needs for itself: our own, and one that a module augments by its path. */
const COPIED = new Set(['@danji', '@chakra-ui']);
let copy: string;

jest.setTimeout(240_000);

/** Copies the sources, and puts links to the installed packages beside them. */
async function copyRepository(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'created-'));
  await cp(repository, root, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  const [from, to] = [join(repository, 'node_modules'), join(root, 'node_modules')];
  await mkdir(to);
  for (const name of await readdir(from))
    await (COPIED.has(name)
      ? cp(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
      : symlink(join(from, name), join(to, name)));
  return root;
}

/** Runs a program in the copy; resolves to what it prints, and rejects with that when it fails. */
const run = (program: string, ...args: string[]): Promise<string> =>
  promisify(execFile)(program, args, { cwd: copy }).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${program} ${args[0]}: ${stdout}${stderr}`);
    },
  );
const create = (...args: string[]) => run(process.execPath, '.tools/create.mjs', ...args);
const check = (tool: string, ...args: string[]) => run(process.execPath, join('node_modules', tool), ...args);
const filesIn = (output: string): string[] =>
  [...output.matchAll(/^(?:created|added to) (\S+)$/gm)].map(([, path = '']) => path);

/** The addresses that the table of an app states for the search, read as its build does. */
const addressesOf = async (app: string): Promise<string[]> => {
  const code = `const { readScreens } = await import('./packages/federation/src/build/read-screens.ts');
    const { titles = [] } = await readScreens(${JSON.stringify(join(copy, app))});
    console.log(JSON.stringify(titles.map(({ path }) => path)));`;
  return JSON.parse(await run(process.execPath, '--no-warnings', '--input-type=module', '-e', code)) as string[];
};

beforeAll(async () => {
  copy = await copyRepository();
});
afterAll(() => rm(copy, { recursive: true, force: true }));

test('what the scaffolder writes passes the checks of types, style and layers', async () => {
  const created = [
    await create('remote', 'roof-garden', '옥상 정원'),
    await create('feature', 'server', 'roof-garden/flower-beds', '화단'),
    await create('feature', 'mf-roof-garden', 'flower-beds', '화단'),
    await create('feature', 'shell', 'help', '도움말'),
    await create('feature', 'mf-admin', 'community/help', '도움말'),
  ].map(filesIn);
  expect(created.map(({ length }) => length > 2)).toEqual([true, true, true, true, true]);
  const files = [...new Set(created.flat())].filter((path) => /\.tsx?$/.test(path));
  // Declarations of untyped packages are in the program too. What the framework's plugins add to its types is known
  // where the server is put together.
  const program = { include: ['packages/**/*.d.ts'], files: [...files, 'packages/server/src/main.ts'] };
  await writeFile(
    join(copy, 'tsconfig.created.json'),
    JSON.stringify({ extends: './tsconfig.browser.json', compilerOptions: { incremental: false }, ...program }),
  );
  const garden = ['/roof-garden', '/roof-garden/flower-beds', '/roof-garden/flower-beds/new'];
  expect(await addressesOf('mf-roof-garden')).toEqual(garden);
  expect(await addressesOf('shell')).toContain('/help');
  expect(await addressesOf('mf-admin')).toContain('/admin/help');
  await check('oxfmt/bin/oxfmt', '--check', ...created.flat());
  await check('oxlint/bin/oxlint', '--deny-warnings', ...files);
  await check('dependency-cruiser/bin/dependency-cruiser.mjs', '--config', '.dependency-cruiser.cjs', ...files);
  // Each checker reads most of the types for itself.
  await run('node_modules/.bin/tsc', '--noEmit', '--checkers', '1', '-p', 'tsconfig.created.json');
});

/** Reads what the scaffolder wrote, by path. */
const readCreated = async (output: string) =>
  Object.fromEntries(
    await Promise.all(filesIn(output).map(async (path) => [path, await readFile(join(copy, path), 'utf8')] as const)),
  );

test('a remote of another bundler differs in its configuration only, which passes the same checks', async () => {
  // A remote with a label: none is added for it.
  const createShop = async (...options: string[]) => {
    await rm(join(copy, 'mf-shop'), { recursive: true, force: true });
    return readCreated(await create('remote', 'shop', ...options));
  };
  const { 'mf-shop/webpack.config.ts': _, ...sources } = await createShop();
  for (const bundler of ['rspack', 'vite']) {
    const path = `mf-shop/${bundler}.config.ts`;
    const { [path]: config, ...others } = await createShop('--bundler', bundler);
    expect(others).toEqual(sources);
    expect(config).toContain(`export default ${bundler}RemoteConfig({ name: 'shop', dir: import.meta.dirname });`);
    await check('oxfmt/bin/oxfmt', '--check', path);
    await check('oxlint/bin/oxlint', '--deny-warnings', path);
  }
  await expect(create('remote', 'points', '--bundler', 'parcel')).rejects.toThrow('Usage');
});

test('a new name without a label, and a name in another form, are refused with an instruction', async () => {
  await expect(create('remote', 'forum')).rejects.toThrow('npm run create -- remote forum <label>');
  await expect(create('remote', 'Forum', '게시판')).rejects.toThrow('kebab-case');
  await expect(create('feature', 'server', 'community/polls')).rejects.toThrow('<label>');
});
