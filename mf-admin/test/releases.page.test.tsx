import { createHash } from 'node:crypto';
import { request } from '@danji/api-client';
import { publishRelease } from '@danji/contracts/releases/release.endpoints';
import type { ReleaseManifest } from '@danji/contracts/releases/release';
import { beforeEach, expect, test } from '@jest/globals';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage, signInAs } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { within } from '@testing-library/react';
import { routes } from '../src/routes.tsx';

beforeEach(() => testServer().reset());

const FIRST = '0.1.0-aaaaaaaaaaaa';
const SECOND = '0.1.0-bbbbbbbbbbbb';
const ENTRY = 'remote-entry.js';

/** Uploads a release as the pipeline does. */
async function upload(release: string, admin: TestAccount): Promise<void> {
  await signInAs(admin);
  const content = `// ${release}`;
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  const manifest: ReleaseManifest = {
    remote: 'workspace', release, version: '0.1.0', commit: '0123456789ab', built: '2026-11-20T00:00:00.000Z', container: `danji_workspace_${release.slice(-12)}`, entry: ENTRY, contract: '1.0', routes: ['/workspace'], navigation: [],
    slots: [], preload: [], files: [{ path: ENTRY, bytes: content.length, integrity }],
  };
  await request(publishRelease, { body: { manifest: JSON.stringify(manifest), files: [new File([content], ENTRY, { type: 'text/javascript' })] } });
}

test('makes an uploaded release the active one after asking, and goes back to the one before', async () => {
  const admin = await testServer().create.admin();
  await upload(FIRST, admin);
  await upload(SECOND, admin);
  const { user, screen } = await renderPage(routes, { at: '/admin/releases', as: admin });
  for (const release of [FIRST, SECOND]) {
    await user.click(await screen.findByRole('button', { name: `워크스페이스 ${release} 적용` }));
    await user.click(within(await screen.findByRole('alertdialog', { name: `워크스페이스 화면을 ${release} 릴리스로 바꿀까요?` })).getByRole('button', { name: '적용' }));
    await screen.findByText(`워크스페이스 화면에 ${release} 릴리스를 적용했어요`);
  }
  const card = within(await screen.findByRole('region', { name: '워크스페이스' }));
  expect(await card.findByText(SECOND)).toBeTruthy();
  await user.click(await card.findByRole('button', { name: '되돌리기' }));
  await user.click(within(await screen.findByRole('alertdialog', { name: `워크스페이스 화면을 ${FIRST} 릴리스로 바꿀까요?` })).getByRole('button', { name: '적용' }));
  expect(await screen.findByText('지금 개정 3')).toBeTruthy();
});
