import { expect, test } from '@jest/globals';
import { toResultCard } from '@danji/server/bids/suggest-items/suggest-result';

const RESULT = {
  winner: { name: '두레설비', total_price: 61_163_000, vat_mode: 'excluded', score: null },
  reason: '가격과 실적이 가장 좋아요.',
  decided: '2026-11-28T01:00:00.000Z',
  offers: 12,
} as const;

test('the picture of a result says who has won, for how much, and among how many', () => {
  expect(toResultCard('소방시설 점검', { ...RESULT, others: [], excluded: [] })).toEqual({
    title: '소방시설 점검',
    winner: '두레설비',
    amount: '61,163,000원 (부가세 별도)',
    about: '제안 12건 가운데 선정 · 2026. 11. 28.',
  });
});

test('it names no amount where the offer has none', () => {
  const winner = { ...RESULT.winner, total_price: null };
  expect(toResultCard('소방시설 점검', { ...RESULT, winner, others: [], excluded: [] }).amount).toBe('');
});
