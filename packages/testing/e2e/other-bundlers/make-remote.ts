import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BUNDLERS } from './bundlers.ts';

/** The heading of the remote's screen, and what its button says after `count` clicks. */
export const HEADING = '다른 팀의 상점';
export const toCounted = (count: number): string => `장바구니 ${count}개`;

const FILES = {
  'package.json': `{ "name": "@danji/mf-shop", "version": "0.1.0", "private": true, "type": "module" }`,
  'src/screens.ts': `export const screens = [{ path: '/shop/addresses', page: () => import('./shop-page.tsx'), audience: ['everybody'], title: '${HEADING}', icon: 'layers' }];`,
  'src/remote.tsx': `
import { defineRemote } from '@danji/shell-sdk';
import { screens } from './screens.ts';
export const remote = defineRemote({ screens });
`,
  // A hook fails with a second React, and a second SWR has another configuration than the shell's.
  'src/shop-page.tsx': `
import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { Page } from '@danji/app-kit';
import { Button } from '@danji/ui';
export function ShopPage() {
  const [count, setCount] = useState(0);
  const { data } = useSWR('shop-of-another-team', () => '장바구니');
  const { cache } = useSWRConfig();
  globalThis.swrKeysOfTheShop = [...cache.keys()];
  return <Page title="${HEADING}"><Button onClick={() => setCount(count + 1)}>{data + ' ' + count + '개'}</Button></Page>;
}
`,
};

const RANGES = {
  react: '^19.3.0',
  'react/jsx-runtime': '^19.3.0',
  swr: '^2.5.0',
  '@danji/app-kit': '^0.1.0',
  '@danji/shell-sdk': '^0.1.0',
  '@danji/ui': '^0.1.0',
};

/** Writes a remote of another team into `dir` and builds it. Returns the folder of the build. */
export async function makeRemote(dir: string, bundler: keyof typeof BUNDLERS): Promise<string> {
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  }
  await BUNDLERS[bundler]({
    dir,
    options: {
      name: 'danji_shop_000000000000',
      filename: 'remote-entry.js',
      exposes: { './remote': './src/remote.tsx' },
      shared: Object.fromEntries(
        Object.entries(RANGES).map(([request, requiredVersion]) => [
          request,
          { singleton: true as const, import: false as const, requiredVersion },
        ]),
      ),
    },
  });
  return join(dir, 'dist');
}
