import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from '@danji/federation/build/build-once';
import { remoteConfig } from '@danji/federation/build/remote-config';
import { shellConfig } from '@danji/federation/build/shell-config';
import { home, keepBuild } from './kept-builds.ts';

/** The apps that exist, each with a text of its own code that tells the release before from the present one. */
export const APPS = {
  shell: {
    folder: 'shell',
    file: 'src/pages/notifications-page.tsx',
    now: 'title="알림"',
    before: 'title="지난 알림"',
  },
  workspace: {
    folder: 'mf-workspace',
    file: 'src/pages/work-space-list-page.tsx',
    now: 'title="워크스페이스"',
    before: 'title="지난 워크스페이스"',
  },
  community: {
    folder: 'mf-community',
    file: 'src/pages/notice-list-page.tsx',
    now: 'size="2xl">공지사항',
    before: 'size="2xl">지난 공지사항',
  },
  admin: {
    folder: 'mf-admin',
    file: 'src/pages/dashboard-page.tsx',
    now: 'title="운영 현황"',
    before: 'title="지난 운영 현황"',
  },
} as const;
export type App = keyof typeof APPS;

/** Version of every release before the present one. */
const VERSION = '0.0.9';
const PACKAGES = ['contracts', 'api-client', 'shell-sdk', 'ui', 'editor', 'federation'];

async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} no longer says ${from}: name another text in APPS`);
  await writeFile(file, text.replace(from, to));
}

/** The present build of an app, of `npm run build`. */
export const presentBuild = (app: App): string => join(home, APPS[app].folder, 'dist');

/** The release before the present one: the same app, built from a copy of its sources with another text and version. Resolves to its `dist`. */
function buildOlder(app: App): Promise<string> {
  const { folder, file, now, before } = APPS[app];
  return keepBuild({
    name: `older-${app}`,
    folders: [
      `${folder}/src`,
      ...(app === 'shell' ? ['shell/public'] : []),
      ...PACKAGES.map((name) => `packages/${name}/src`),
    ],
    text: JSON.stringify([APPS[app], VERSION]),
    make: async (dir) => {
      for (const part of ['src', 'package.json', ...(app === 'shell' ? ['public'] : [])])
        await cp(join(home, folder, part), join(dir, part), { recursive: true });
      await edit(join(dir, 'package.json'), '"version": "0.1.0"', `"version": "${VERSION}"`);
      await edit(join(dir, file), now, before);
      await build(await (app === 'shell' ? shellConfig({ dir }) : remoteConfig({ name: app, dir }))('production'));
    },
  });
}

if (import.meta.main) {
  for (const app of process.argv.slice(2)) process.stdout.write(`${app} ${await buildOlder(app as App)}\n`);
}
