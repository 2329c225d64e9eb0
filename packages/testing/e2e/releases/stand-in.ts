import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from '@danji/federation/build/build-once';
import { remoteConfig } from '@danji/federation/build/remote-config';
import { HOSTED, SCREENS, type Hosted } from './hosted.ts';
import { keepBuild } from './kept-builds.ts';

/** What a stand-in does when it is opened. */
export const THROWS = ['throws at import', 'throws at render', 'throws in an effect'] as const;
type Throw = (typeof THROWS)[number];
type Behaviour = Throw | 'shows';

type StandIn = {
  /** The remote in whose name it is released; its screen lies where that one's does. */
  remote: Hosted;
  behaviour: Behaviour;
  /** Its heading: another text is another release. */
  text: string;
};

const RUNS: Record<Behaviour, string> = {
  shows: '',
  'throws at import': '',
  'throws at render': `if (Date.now() > 0) throw new Error('stand-in: render');`,
  'throws in an effect': `useEffect(() => { throw new Error('stand-in: effect'); }, []);`,
};

const toSources = ({ remote, behaviour, text }: StandIn, { path, menu } = SCREENS[remote]): Record<string, string> => ({
  'package.json': JSON.stringify({ name: `stand-in-${remote}`, version: '0.0.1', type: 'module' }),
  'src/manifest.ts': `export const manifest = { contract: '1.0', routes: ['${path}'], navigation: [{ label: '${menu}', path: '${path}', icon: 'building', order: 10, audience: ['everybody'], tab: false }], slots: [] };`,
  'src/page.tsx': `
import { usePageTitle } from '@danji/shell-sdk';
import { Heading } from '@danji/ui';
import { useEffect } from 'react';
export function Page() {
  usePageTitle('대역');
  useEffect(() => undefined, []);
  ${RUNS[behaviour]}
  return <Heading as="h1">{${JSON.stringify(text)}}</Heading>;
}`,
  'src/remote.tsx': `
import { lazyPage } from '@danji/shell-sdk/router';
import { manifest } from './manifest.ts';
${behaviour === 'throws at import' ? `if (Date.now() > 0) throw new Error('stand-in: import');` : ''}
export const remote = { ...manifest, slots: {}, routes: [{ path: '${path}/*', element: lazyPage(() => import('./page.tsx'), 'Page') }] };`,
});

export type Throwing = Record<Hosted, Record<Throw, string>>;

/** Builds a small remote as every remote is built; resolves to its `dist`. */
function buildStandIn(standIn: StandIn): Promise<string> {
  const sources = toSources(standIn);
  return keepBuild({
    name: `stand-in-${standIn.remote}`,
    folders: [],
    text: JSON.stringify(sources),
    make: async (dir) => {
      for (const [file, content] of Object.entries(sources)) {
        await mkdir(dirname(join(dir, file)), { recursive: true });
        await writeFile(join(dir, file), content);
      }
      await build(await remoteConfig({ name: standIn.remote, dir })('production'));
    },
  });
}

const SHOWN = 10;

/** The heading of one of the ten. */
export const textOf = (index: number): string => `대역 ${index + 1}이 나왔어요`;

/** For each remote the stand-ins that throw. */
export async function buildThrowing(): Promise<Throwing> {
  const all = HOSTED.map(async (remote) => {
    const dists = THROWS.map(
      async (behaviour) => [behaviour, await buildStandIn({ remote, behaviour, text: '대역이 나왔어요' })] as const,
    );
    return [remote, Object.fromEntries(await Promise.all(dists))] as const;
  });
  return Object.fromEntries(await Promise.all(all)) as Throwing;
}

if (import.meta.main) {
  for (let index = 0; index < SHOWN; index += 1)
    process.stdout.write(`${await buildStandIn({ remote: 'workspace', behaviour: 'shows', text: textOf(index) })}\n`);
}
