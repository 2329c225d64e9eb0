import { beforeEach, expect, jest, test } from '@jest/globals';
import { clientStorage } from '@danji/shell-sdk';
import { leavePage, signInAs } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { recordVisitSource } from '../src/visit/record-visit-source.ts';
import { openShell } from './open-shell.tsx';
import { eventually } from './show-advertisements.ts';

beforeEach(async () => {
  leavePage();
  globalThis.history.replaceState(null, '', '/');
  await testServer().reset();
});

const visits = () =>
  testServer().db.selectFrom('visit_count').select(['referrer_type', 'is_signed_in', 'visits']).execute();

test('counts a visit once a session, with its source', async () => {
  globalThis.history.replaceState(null, '', '/?utm_source=naver&utm_medium=cpc&ref=HONG12');
  recordVisitSource();
  recordVisitSource();
  await eventually(async () =>
    expect(await visits()).toEqual([{ referrer_type: 'search', is_signed_in: false, visits: 1 }]),
  );
  expect(clientStorage.referrerType.get()).toBe('search');
  expect(clientStorage.referralCode.get()).toBe('HONG12');
  const end = Date.now() + 30 * 86_400_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(end - 60_000);
  expect(clientStorage.referralCode.get()).toBe('HONG12');
  clock.mockReturnValue(end);
  expect(clientStorage.referralCode.get()).toBeUndefined();
  clock.mockRestore();
  recordVisitSource();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await visits()).toHaveLength(1);
  expect((await visits())[0]?.visits).toBe(1);
});

test('records whether an account is signed in', async () => {
  await signInAs(await testServer().create.general());
  recordVisitSource();
  await eventually(async () =>
    expect(await visits()).toEqual([{ referrer_type: 'direct', is_signed_in: true, visits: 1 }]),
  );
});

test('the picture of the guide sets the menu entry in its own units', async () => {
  const { screen } = await openShell({ at: '/open-in-browser' });
  const entry = await screen.findByText('브라우저로 열기', { selector: 'text' });
  expect(getComputedStyle(entry).fontSize).toBe('10px');
});
