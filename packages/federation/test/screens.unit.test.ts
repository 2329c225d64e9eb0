import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const repository = new URL('../../..', import.meta.url).pathname;
const source = (file: string) => JSON.stringify(new URL(`../src/build/${file}`, import.meta.url).href);
let root: string;

/** Below the repository, where packages are resolved. */
beforeAll(async () => {
  await mkdir(join(repository, '.turbo/created'), { recursive: true });
  root = await mkdtemp(join(repository, '.turbo/created/screens-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Runs code in Node outside jest, like a build, and returns what it prints as JSON. */
async function run(code: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', '--input-type=module', '-e', code]);
  return JSON.parse(stdout) as unknown;
}

const read = (dir: string) =>
  run(
    `const { readScreens } = await import(${source('read-screens.ts')});
     console.log(JSON.stringify(await readScreens(${JSON.stringify(join(root, dir))}).catch(({ message }) => message)));`,
  );

async function write(file: string, text: string): Promise<string> {
  const path = join(root, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  return path;
}

const PAGE = `page: () => import('./pages/shop-page.tsx'), audience: ['everybody']`;
const SHOP = `import { listNotices } from '@danji/contracts/community/notice.endpoints';
import { listQuery, preload } from '@danji/contracts/releases/page-preloads';
const search: string = 'search';
export const screens = [
  { path: '/shop', ${PAGE}, title: '상점', keywords: '물품', icon: 'shopping-bag', menu: { order: 20 },
    preload: [preload(listNotices, { query: listQuery([search]) })], pieces: ['table-body'],
    preview: { call: 'boards.list_notices', title: 'count' } },
  { path: '/shop/:id', page: () => import('./pages/thing-pages.tsx').then(({ ThingPage }) => ({ ThingPage })), audience: ['everybody'] },
];
export const slots = { search: { component: () => import('./things/found.tsx'), preload: [preload(listNotices)] } };`;

test('routes, menu, titles, scripts and preloads of a release come from the table of screens', async () => {
  await write('shop/src/screens.ts', SHOP);
  const list = {
    call: 'boards.list_notices',
    query: { search: '?search', page: '?page=1', page_size: '?page_size=20' },
  };
  expect(await read('shop')).toEqual({
    routes: ['/shop'],
    navigation: [
      { label: '상점', path: '/shop', icon: 'shopping-bag', order: 20, audience: ['everybody'], tab: false },
    ],
    slots: ['search'],
    titles: [{ path: '/shop', title: '상점', keywords: '물품', icon: 'shopping-bag', audience: ['everybody'] }],
    reads: { '/shop': [list], 'slot:search': [{ call: 'boards.list_notices' }] },
    previews: { '/shop': { call: 'boards.list_notices', title: 'count' } },
    modules: {
      '/shop': { modules: ['shop-page'], pieces: ['table-body'] },
      '/shop/:id': { modules: ['thing-pages'], pieces: [] },
      'slot:search': { modules: ['found'], pieces: [] },
    },
  });
});

const part = (module: string, piece: string) =>
  `{ component: () => import('./${module}.tsx'), preload: [preload(listNotices, { query: { search: '${module}' } })], pieces: ['${piece}', 'table-body'] }`;

test('a slot with several parts has the scripts, the preloads and the pieces of all of them', async () => {
  const slots = `export const slots = { search: [${part('goods', 'table-body')}, ${part('orders', 'result-section-body')}] };`;
  await write('mall-search/src/screens.ts', SHOP.replace(/export const slots.*/, slots));
  expect(await read('mall-search')).toMatchObject({
    slots: ['search'],
    reads: { 'slot:search': [{ query: { search: 'goods' } }, { query: { search: 'orders' } }] },
    modules: { 'slot:search': { modules: ['goods', 'orders'], pieces: ['table-body', 'result-section-body'] } },
  });
});

const screen = (field: string) => `export const screens = [{ path: '/shop', ${PAGE}, ${field} }];`;

test('an app without screens, an entry without a name, a preload that is none, too many of them, and a page that is not imported are refused', async () => {
  const tables: Record<string, string> = {
    none: 'export const pages = [];',
    unnamed: screen('menu: { order: 1 }'),
    call: screen(`preload: [{ path: '/api/x' }]`),
    many: screen(`preload: Array.from({ length: 9 }, () => ({ call: 'x' }))`),
    page: `const load = () => undefined; export const screens = [{ path: '/shop', page: () => load(), audience: ['everybody'] }];`,
  };
  for (const [name, table] of Object.entries(tables)) await write(`${name}/src/screens.ts`, table);
  expect(await read('none')).toMatch(/must export `screens`/);
  expect(await read('unnamed')).toMatch(/The menu entry of \/shop has no label/);
  expect(await read('call')).toMatch(/data\/reads/);
  expect(await read('many')).toMatch(/must NOT have more than 8 items/);
  expect(await read('page')).toMatch(/\/shop does not import a module/);
});

/** Runs the loader of the tables on a file whose compiled source is `compiled`. */
const load = (file: string, compiled: string) =>
  run(
    `const { loadScreens } = await import(${source('load-screens.ts')});
     const context = { resourcePath: ${JSON.stringify(file)}, addDependency: () => undefined };
     console.log(JSON.stringify(await loadScreens.call(context, ${JSON.stringify(compiled)})));`,
  );

test('browsers get the table without preloads and without the calls; a file that collects tables stays as it is', async () => {
  const table = await write('mall/src/things/section.ts', SHOP);
  const collection = await write('mall/src/screens.ts', `export { screens } from './things/section.ts';`);
  const code = String(await load(table, 'compiled'));
  expect(code).toContain(`import('./pages/shop-page.tsx')`);
  expect(code).toContain('"title": "상점"');
  expect(code).not.toMatch(/preload|preview|list_notices|from '|table-body/);
  expect(await load(collection, 'compiled')).toBe('compiled');
});

test('every screen of our apps that states a title has one of its own', async () => {
  const apps = (await readdir(repository)).filter((name) => name === 'shell' || name.startsWith('mf-'));
  const titles = (await run(
    `const { readScreens } = await import(${source('read-screens.ts')});
     const apps = ${JSON.stringify(apps.map((app) => join(repository, app)))};
     console.log(JSON.stringify((await Promise.all(apps.map(readScreens))).flatMap(({ titles }) => titles)));`,
  )) as { title: string }[];
  const shown = titles.map(({ title }) => title);
  expect(shown.length).toBeGreaterThan(apps.length);
  expect(shown.filter((title, at) => shown.indexOf(title) !== at)).toEqual([]);
});
