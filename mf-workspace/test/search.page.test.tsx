import { beforeEach, expect, test } from '@jest/globals';
import { useFoundHits } from '@danji/shell-sdk';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { SearchHits } from '../src/search/search-hits.tsx';
import { addMember, makeSpace } from './people.ts';

beforeEach(() => testServer().reset());

/** What the shell says below the sections. */
function Count() {
  const { hits, isPending } = useFoundHits();
  return <output>{isPending ? '' : `${hits}건`}</output>;
}

const search = (query: string, as: TestAccount) => renderPage([{ path: '/search', element: <><SearchHits context={{ query }} /><Count /></> }], { at: '/search', as });

test('finds own work spaces and people of the current one, counts them, and leads to the rest', async () => {
  const { create } = testServer();
  const host = await create.general({ name: '김한빛' });
  const space = await makeSpace(host, { title: '한빛마을 1단지' });
  for (const number of [2, 3, 4, 5, 6, 7]) await makeSpace(host, { title: `한빛마을 ${number}단지` });
  await addMember(host, space, await create.general({ name: '이한빛' }));
  const { screen, within } = await search('한빛', host);
  const spaces = within(await screen.findByRole('region', { name: '워크스페이스' }));
  expect(spaces.getAllByRole('link').length).toBe(6);
  expect(spaces.getByRole('link', { name: '2건 더 보기' }).getAttribute('href')).toBe(`/workspace?${new URLSearchParams({ search: '한빛' })}`);
  const people = within(await screen.findByRole('region', { name: '멤버' }));
  expect(people.getByRole('link', { name: /김한빛/ }).getAttribute('href')).toMatch(/^\/workspace\/\d+\/members$/);
  expect(await screen.findByText(`${5 + people.getAllByRole('link').length}건`)).toBeTruthy();
});

test('a kind of which nothing is found is not there', async () => {
  const host = await testServer().create.general({ name: '김하늘' });
  await makeSpace(host, { title: '한빛마을' });
  const { screen } = await search('하늘', host);
  expect(await screen.findByRole('link', { name: /김하늘/ })).toBeTruthy();
  expect(await screen.findByText('1건')).toBeTruthy();
  expect(screen.queryByText(/워크스페이스/)).toBeNull();
});
