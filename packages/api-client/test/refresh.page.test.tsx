import { afterEach, expect, test } from '@jest/globals';
import { listNotices } from '@danji/contracts/community/notice.endpoints';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { ApiProvider } from '../src/api-provider.tsx';
import { toCacheKey, useClearCache, useInvalidate } from '../src/cache-keys.ts';

afterEach(cleanup);

const Page = ({ children }: { children: ReactNode }) => <ApiProvider isolated>{children}</ApiProvider>;

/** A page that has read the notices `reads` times. */
function openPage() {
  let reads = 0;
  const view = renderHook(
    () => ({
      read: useSWR(toCacheKey(listNotices, {}), () => {
        reads += 1;
        return reads;
      }),
      refresh: useInvalidate(),
      forget: useClearCache(),
    }),
    { wrapper: Page },
  );
  return { ...view, reads: () => reads };
}

test('fetches what changed again, and nothing else', async () => {
  const { result, reads } = openPage();
  await waitFor(() => expect(result.current.read.data).toBe(1));
  await act(() => result.current.refresh(['schedule']));
  expect(reads()).toBe(1);
  await act(() => result.current.refresh(['notice']));
  await waitFor(() => expect(result.current.read.data).toBe(2));
});

test('does nothing when the page was unmounted before the response of its change', async () => {
  const { result, unmount, reads } = openPage();
  await waitFor(() => expect(result.current.read.data).toBe(1));
  unmount();
  await result.current.refresh(['notice']);
  await result.current.forget();
  expect(reads()).toBe(1);
});

test('does not fetch a deleted record or its parts again, but others of its kind', async () => {
  const reads: string[] = [];
  const read = (key: readonly [string, string, { id: number } | null, ...unknown[]]) =>
    reads.push(`${key[0]} ${key[2]?.id ?? ''}`);
  const keys = [
    ['/api/notes/', null],
    ['/api/notes/{id}/', 5],
    ['/api/notes/{id}/statistics/', 5],
    ['/api/notes_history/{id}/', 5],
    ['/api/notes/{id}/', 6],
  ] as const;
  const { result } = renderHook(
    () => {
      for (const [path, id] of keys)
        useSWR([path, 'GET', id === null ? null : { id }, null, null, ['notice']] as const, read);
      return useInvalidate();
    },
    { wrapper: Page },
  );
  await waitFor(() => expect(reads).toHaveLength(keys.length));
  reads.length = 0;
  await act(() => result.current(['notice'], { path: '/api/notes/{id}/', params: { id: 5 } }));
  expect(reads.toSorted()).toEqual(['/api/notes/ ', '/api/notes/{id}/ 6']);
});

test('remotes that were built before calls had tags: their reads and changes concern everything', async () => {
  const { changes: _changes, reads: _reads, ...untagged } = listNotices;
  const reads: string[] = [];
  const { result } = renderHook(
    () => {
      useSWR(toCacheKey(untagged as typeof listNotices, {}), () => reads.push('untagged'));
      useSWR(toCacheKey(listNotices, { query: { page: 2 } }), () => reads.push('tagged'));
      return useInvalidate();
    },
    { wrapper: Page },
  );
  await waitFor(() => expect(reads).toHaveLength(2));
  await act(() => result.current(['schedule']));
  expect(reads).toEqual(['untagged', 'tagged', 'untagged']);
  await act(() => result.current(['/api/apts/' as 'schedule']));
  await waitFor(() => expect(reads).toHaveLength(5));
});
