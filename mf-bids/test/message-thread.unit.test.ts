import { expect, test } from '@jest/globals';
import type { SuggestMessage } from '@danji/contracts/bids/suggest-message';
import { mergeMessages } from '../src/messages/thread.ts';

const PAGE = 3;

const write = (...ids: number[]): SuggestMessage[] =>
  ids.map((id) => ({
    id,
    content: `${id}번째`,
    is_from_vendor: true,
    user: null,
    is_read: false,
    created: '2026-11-28T00:00:00.000Z',
  }));
const idsOf = (messages: readonly SuggestMessage[]): number[] => messages.map(({ id }) => id);

test('messages are added in their order, each once, in its newest state', () => {
  const read = write(2).map((message) => ({ ...message, is_read: true }));
  const merged = mergeMessages(write(1, 2), [...write(3), ...read], PAGE);
  expect(idsOf(merged)).toEqual([1, 2, 3]);
  expect(merged[1]?.is_read).toBe(true);
});

test('older ones are put before those that are known', () => {
  expect(idsOf(mergeMessages(write(7, 8, 9), write(6, 5, 4)))).toEqual([4, 5, 6, 7, 8, 9]);
});

test('a full page that does not reach the known ones stands alone: some may be between them', () => {
  expect(idsOf(mergeMessages(write(1, 2), write(9, 8, 7), PAGE))).toEqual([7, 8, 9]);
  expect(idsOf(mergeMessages(write(1, 2), write(4, 3, 2), PAGE))).toEqual([1, 2, 3, 4]);
  expect(idsOf(mergeMessages(write(1, 2), write(4, 3), PAGE))).toEqual([1, 2, 3, 4]);
});
