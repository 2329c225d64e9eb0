import { beforeEach, expect, test } from '@jest/globals';
import type { SlotComponent } from '@danji/shell-sdk';
import { givePoints } from '@danji/testing/give-points';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { within } from '@testing-library/react';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

const Tile: SlotComponent = remote.slots['home.aside'];
const routes = [...remote.routes, { path: '/home', element: <Tile context={{}} /> }];

test('the home page shows the points of a member, with the ways to spend and to earn them', async () => {
  const member = await testServer().create.brand();
  await givePoints(member.id, 1_250);
  const { screen } = await renderPage(routes, { at: '/home', as: member });
  const tile = within(await screen.findByRole('region', { name: '내 포인트' }));
  expect(await tile.findByText('1,250P')).toBeTruthy();
  const ways = tile.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    ['내역 보기', '/points'],
    ['상품권으로 바꾸기', '/points/coupons'],
    ['친구 초대하기', '/points/referrals'],
  ]);
});
