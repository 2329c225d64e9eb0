import { beforeEach, describe, expect, test } from '@jest/globals';
import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import { getAdvertisement } from '@danji/contracts/site/advertisement.endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { within } from '@testing-library/react';
import { remote } from '../src/remote.tsx';

const { RUNNING, PAUSED, BLOCKED } = AdvertisementState;

let brand: TestAccount;
beforeEach(async () => {
  await testServer().reset();
  brand = await testServer().create.brand();
});

/** An advertisement of the vendor, directly in the database. */
async function makeAd(state: 0 | 5, reason: string | null = null): Promise<number> {
  const { db, clock } = testServer();
  const now = clock.now();
  const { id } = await db
    .insertInto('advertisement')
    .values({
      user_id: brand.id,
      title: '봄맞이 도장',
      category: 0,
      tier: 0,
      state,
      live_state: null,
      link: '/companies',
      content: '',
      date_start: toBusinessDate(now),
      date_end: toBusinessDate(new Date(now.getTime() + 30 * 86_400_000)),
      // The picture is checked before it is shown again; this one lost its file.
      image1_id: null,
      image2_id: null,
      image3_id: null,
      image4_id: null,
      paid: now,
      approved: state === RUNNING ? now : null,
      reason,
      created: now,
      updated: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('the advertisements of a vendor', () => {
  test('are none at first, and lead to the form', async () => {
    const { screen } = await renderPage(remote.routes, { at: '/ads', as: brand });
    expect(await screen.findByText('아직 광고가 없어요')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: '광고 등록' })[0]?.getAttribute('href')).toBe('/ads/new');
  });

  test('say why one was refused', async () => {
    await makeAd(BLOCKED, '이미지가 흐려요.');
    const { screen } = await renderPage(remote.routes, { at: '/ads', as: brand });
    expect(await screen.findByText('사유: 이미지가 흐려요.')).toBeTruthy();
  });

  test('are paused by their owner', async () => {
    const id = await makeAd(RUNNING);
    const { screen, user } = await renderPage(remote.routes, { at: `/ads/${id}`, as: brand });
    await user.click(await screen.findByRole('button', { name: '잠시 멈추기' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: '잠시 멈추기' }));
    expect(await screen.findByText('광고를 멈췄어요')).toBeTruthy();
    expect((await call(getAdvertisement, { token: brand.token, params: { id } })).data.state).toBe(PAUSED);
  });

  test('of another vendor do not exist', async () => {
    const id = await makeAd(RUNNING);
    const other = await testServer().create.brand();
    const { screen } = await renderPage(remote.routes, { at: `/ads/${id}`, as: other });
    expect(await screen.findByText('광고를 찾을 수 없어요')).toBeTruthy();
  });
});
