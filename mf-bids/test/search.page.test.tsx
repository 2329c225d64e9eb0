import { beforeEach, expect, test } from '@jest/globals';
import { EditState } from '@danji/contracts/codes/edit-state';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { BidResults } from '../src/search/bid-results.tsx';

beforeEach(() => testServer().reset());

const open = (query: string) =>
  renderPage([{ path: '/search', element: <BidResults context={{ query }} /> }], { at: '/search' });

test('a visitor finds the pages of approved brands', async () => {
  const { create } = testServer();
  const { id } = await create.brand({ company: '한결건설' });
  await create.brand({ company: '한결새싹', brand_status_type: EditState.PENDING });
  const { screen, within } = await open('한결');
  const found = within(await screen.findByRole('region', { name: '업체 평가' }));
  expect(found.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([`/brands/${id}`]);
});
