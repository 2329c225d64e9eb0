import { beforeEach, expect, test } from '@jest/globals';
import { getCompanyItem } from '@danji/contracts/bids/company-item.endpoints';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { fireEvent } from '@testing-library/react';
import { remote } from '../src/remote.tsx';
import { findFileInput, pictureFile, standInForPictures } from './pictures.ts';
import { publish } from './published-company.ts';

beforeEach(() => testServer().reset());

/** Opens the form of a new vendor's company, and chooses a picture in it. */
async function choosePicture() {
  const brand = await testServer().create.brand();
  const company = await publish('옥상 방수', {}, brand);
  const page = await renderPage(remote.routes, { at: `/companies/${company.nano_id}/edit`, as: brand });
  const field = await page.screen.findByText('사진을 끌어다 놓거나 골라 주세요');
  await page.user.upload(findFileInput(field.closest('section') ?? document.body), pictureFile('a.png'));
  return { ...page, brand, company };
}

test('a picture is cut by keys and by magnifying, and the part is what is stored', async () => {
  const drawn = standInForPictures(1200, 1200);
  const { screen, user, waitFor, brand, company } = await choosePicture();
  await screen.findByRole('dialog', { name: '대표 사진 자르기' });
  // A part of 3 : 2 in the middle of a square.
  expect(drawn.at(-1)).toEqual([0, 200, 1200, 800]);
  screen.getByRole('button', { name: /보일 부분/ }).focus();
  await user.keyboard('{ArrowUp}');
  expect(drawn.at(-1)).toEqual([0, 160, 1200, 800]);
  // It stops at the edge of the picture.
  for (let press = 0; press < 6; press += 1) await user.keyboard('{ArrowUp}');
  expect(drawn.at(-1)).toEqual([0, 0, 1200, 800]);
  fireEvent.change(screen.getByRole('slider', { name: '확대' }), { target: { value: '2' } });
  expect(drawn.at(-1)).toEqual([300, 200, 600, 400]);
  await user.click(screen.getByRole('button', { name: '이대로 쓰기' }));
  await screen.findByRole('button', { name: '사진 빼기' });
  expect(drawn.at(-1)).toEqual([300, 200, 600, 400]);
  await user.click(screen.getByRole('button', { name: '고친 내용 승인 요청' }));
  await waitFor(async () => {
    const { data } = await call(getCompanyItem, { token: brand.token, params: { id: company.nano_id } });
    expect(data.recent_rev?.thumbnail_image_url).toMatch(/^\/api\/commons\/files\//);
  });
});

test('a picture that is not cut after all changes nothing', async () => {
  standInForPictures(300, 200);
  const { screen, user } = await choosePicture();
  await user.click(await screen.findByRole('button', { name: '취소' }));
  expect(screen.queryByRole('button', { name: '사진 빼기' })).toBeNull();
});

test('a file that is no picture is refused with its name', async () => {
  Object.assign(globalThis, {
    createImageBitmap: async () => {
      throw new DOMException('The source image could not be decoded', 'InvalidStateError');
    },
  });
  const { screen } = await choosePicture();
  expect(await screen.findByText("'a.png' 이미지를 열 수 없어요. 다른 파일로 올려 주세요.")).toBeTruthy();
});
