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

const { RUNNING, PAUSED, BLOCKED, REGISTRATION_REQUEST } = AdvertisementState;

let brand: TestAccount;
beforeEach(async () => {
  // jsdom has no object URLs, and decodes no pictures.
  let files = 0;
  Object.assign(URL, { createObjectURL: () => `blob:${(files += 1)}`, revokeObjectURL: () => undefined });
  Object.assign(globalThis, { createImageBitmap: async () => ({ close: () => undefined }) });
  await testServer().reset();
  brand = await testServer().create.brand();
});

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAACCAIAAADuA9qHAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWNQCl2FBzHglwYAsagWlVBYuvoAAAAASUVORK5CYII=';
const pictureFile = (name: string) =>
  new File([Uint8Array.from(atob(PIXEL), (letter) => letter.codePointAt(0) ?? 0)], name, { type: 'image/png' });
const dayAfter = (days: number) => toBusinessDate(new Date(testServer().clock.now().getTime() + days * 86_400_000));

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

  test('are asked for with all four pictures, of which each width shows its own', async () => {
    const { screen, user, address, waitFor } = await renderPage(remote.routes, {
      at: '/ads/new',
      as: brand,
    });
    await user.click(await screen.findByRole('radio', { name: '팝업' }));
    await user.click(screen.getByRole('button', { name: '등록 요청' }));
    expect(await screen.findByText('제목을 입력해 주세요.')).toBeTruthy();
    expect(screen.getByText('넓은 화면 이미지를 올려 주세요.')).toBeTruthy();

    await user.type(screen.getByRole('textbox', { name: /제목/ }), '겨울 점검');
    await user.type(screen.getByRole('textbox', { name: /링크/ }), '/companies');
    await user.type(screen.getByRole('textbox', { name: '시작일' }), dayAfter(0));
    await user.type(screen.getByRole('textbox', { name: '종료일' }), dayAfter(20));
    const picked = () => screen.getAllByLabelText('이미지를 끌어다 놓거나 골라 주세요', { selector: 'input' });
    for (let number = 1; number <= 4; number += 1) {
      await user.upload(picked()[0] as HTMLInputElement, pictureFile(`${number}.png`));
      if (number < 4) await waitFor(() => expect(picked().length).toBe(4 - number));
    }
    const preview = screen.getByRole('region', { name: '미리보기' });
    expect(within(preview).getAllByText('겨울 점검').length).toBe(2);
    const shown = [...preview.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
    // On the desktop the wide one first, on the phone its own; the others follow on both.
    expect(shown).toEqual(['blob:1', 'blob:3', 'blob:4', 'blob:2', 'blob:3', 'blob:4']);

    await user.click(screen.getByRole('button', { name: '등록 요청' }));
    await waitFor(() => expect(address()).toMatch(/^\/ads\/\d+$/));
    const id = address().split('/').at(-1) ?? '';
    const { data } = await call(getAdvertisement, { token: brand.token, params: { id } });
    expect(data).toMatchObject({ title: '겨울 점검', category: 1, state: REGISTRATION_REQUEST });
    expect([data.image1_url, data.image2_url, data.image3_url, data.image4_url]).not.toContain(null);
  });

  test('of another vendor do not exist', async () => {
    const id = await makeAd(RUNNING);
    const other = await testServer().create.brand();
    const { screen } = await renderPage(remote.routes, { at: `/ads/${id}`, as: other });
    expect(await screen.findByText('광고를 찾을 수 없어요')).toBeTruthy();
  });
});
