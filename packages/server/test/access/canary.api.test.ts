import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { type ScreenTable, toLinkPreviews, toPagePreloads } from '@danji/contracts/releases/screen-table';
import { webPaths } from '@danji/contracts/web-paths';
import { type CallRollback, rollBackCalls } from '@danji/testing/roll-back-calls';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { buildRelease, host } from '../releases/releases/built-release.ts';
import { buildShell } from '../system/web-host/built-shell.ts';
import { CANARIES, type CanaryScene, makeCanaryScene } from './canary-scene.ts';
import { type Got, isOfCommunity, isReading, walkCalls, walkEvents, walkExport, walkPages } from './canary-walk.ts';

const { config } = testServer().platform;
/** A walk over all calls of the community takes seconds, and many more beside other work. */
const WALK_MS = 120_000;
const usual = { webDir: config.webDir, preloadTimeoutMs: config.preloadTimeoutMs };
let scene: CanaryScene;
let rollback: CallRollback;
let table: ScreenTable;

beforeAll(async () => {
  await testServer().reset();
  Object.assign(config, { webDir: buildShell({}), preloadTimeoutMs: 10_000 });
  // The screens of the remote, as its build reads them: tests of the server see no types of the browser.
  const screens = '../../../../mf-community/src/screens.ts';
  table = (await import(screens)) as ScreenTable;
  const manifest = {
    routes: ['/community', '/notices'],
    reads: toPagePreloads(table),
    previews: toLinkPreviews(table),
  };
  await host(buildRelease('community', { manifest }));
  scene = await makeCanaryScene();
  const { db, platform } = testServer();
  rollback = rollBackCalls(db, platform.database.kind);
}, 60_000);
afterAll(() => {
  rollback?.stop();
  Object.assign(config, usual);
});

/** The public facts of a member: the nickname, wherever it is not beside an anonymous text. */
const PUBLIC: Partial<Record<string, readonly string[]>> = {
  'users.list_recommenders': ['anonymousNickname', 'search'],
};

/** Every screen of the community: a post about each record, the others about the last ones. */
const pages = (): string[] => [
  ...table.screens.flatMap(({ path }) => {
    const about = path === webPaths.communityPost(':nanoId') ? scene.targets : scene.targets.slice(-2);
    return path.includes(':nanoId')
      ? about.map(({ nano_id }) => path.replace(':nanoId', nano_id))
      : [path.replace(':top', 'material')];
  }),
  webPaths.communityAuthor(scene.accounts.author.nano_id),
  '/',
  '/search?q=canary',
  '/sitemap.xml',
  '/sitemaps/posts-1.xml',
];

/** The canary words in what a viewer gets, each with the first place where it is. */
async function findCanaries(walks: AsyncIterable<Got>[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const walk of walks)
    for await (const { call = '', where, text, isHit } of walk) {
      const names = Object.entries(CANARIES).flatMap(([name, canary]) => (text.includes(canary) ? [name] : []));
      for (const name of [...names, ...(isHit ? ['search'] : [])])
        if (!PUBLIC[call]?.includes(name)) found[name] ??= where;
    }
  return found;
}
const isCommunityChange = (endpoint: Endpoint) => isOfCommunity(endpoint) && !isReading(endpoint);
const isCommunityRead = (endpoint: Endpoint) => isOfCommunity(endpoint) && isReading(endpoint);
/** The calls as nobody or an account. */
const calls = (account: TestAccount | undefined, calls: (endpoint: Endpoint) => boolean) =>
  walkCalls(scene, rollback, { token: account?.token, calls });

/** Pages come with the same answers, so three of them are enough. */
const READERS_OF_PAGES: ReadonlySet<string> = new Set(['nobody', 'manager', 'otherBuyer']);

test.each(['nobody', 'guest', 'manager', 'brand', 'otherBuyer', 'blockedMember'] as const)(
  '%s gets none of the hidden parts, from no call, page, search, event or download',
  async (name) => {
    const account = name === 'nobody' ? undefined : scene.accounts[name];
    const isMember = account !== undefined && name !== 'guest';
    const found = await findCanaries([
      calls(account, isReading),
      ...(READERS_OF_PAGES.has(name) ? [walkPages(pages(), account)] : []),
      ...(account ? [walkEvents(account)] : []),
      ...(isMember ? [walkExport(account)] : []),
    ]);
    expect(found).toEqual({});
  },
  WALK_MS,
);

test(
  'no change, and no refusal of one, says anything of hidden parts',
  async () => {
    expect(await findCanaries([calls(scene.accounts.manager, isCommunityChange)])).toEqual({});
  },
  WALK_MS,
);

/** The canary words that an account gets from the calls of the community. */
const namesOf = async (account: TestAccount, ...more: AsyncIterable<Got>[]) =>
  Object.keys(await findCanaries([calls(account, isCommunityRead), ...more])).toSorted();

test(
  'who may read the hidden parts gets them from the same calls, and nobody who wrote an anonymous post',
  async () => {
    const { author, buyer, anonymous, staff } = scene.accounts;
    const sold = ['soldComment', 'soldFile', 'soldText'];
    const written = [
      'earlierText',
      'authorName',
      'blocked',
      'graded',
      'held',
      'hidden',
      'hiddenAnswer',
      'hiddenComment',
      'inquiry',
    ];
    expect(await namesOf(author)).toEqual([...written, 'draft', ...sold, 'search'].toSorted());
    expect(await namesOf(buyer)).toEqual(['search', ...sold]);
    const operated = ['faqDraft', 'listedWord', 'note', 'report', 'savedReply'];
    expect(await namesOf(staff)).toEqual([...written, ...operated, ...sold, 'search'].toSorted());
    expect(await namesOf(anonymous, walkExport(anonymous))).toEqual([
      'anonymousMail',
      'anonymousName',
      'anonymousNickname',
    ]);
  },
  WALK_MS,
);
