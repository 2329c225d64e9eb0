import { expect, test } from '@jest/globals';
import type { DashboardItem } from '@danji/contracts/workspace/work-dashboard';
import { describeItem } from '../src/dashboard/dashboard-text.ts';

const TODAY = '2026-11-23';
const NOW = Date.parse('2026-11-23T10:00:00+09:00');
const ITEM = {
  kind: 'contract_overdue',
  id: 1,
  title: '지하주차장 LED 교체',
  date: null,
  since: '2026-11-01T00:00:00+09:00',
  space: { id: 1, title: '한빛마을' },
} as unknown as DashboardItem;
const describe = (item: Partial<DashboardItem>) => describeItem({ ...ITEM, ...item }, TODAY, NOW);

test('a day that a particle follows is said, with the year when it is another', () => {
  expect(describe({ date: '2026-11-11' })).toBe('11월 11일에 끝났어요 · 12일 지남');
  expect(describe({ date: '2025-12-31' })).toBe('2025년 12월 31일에 끝났어요 · 327일 지남');
  expect(describe({ date: '2027-01-02' })).toBe('2027년 1월 2일에 끝나요 · 40일 남음');
  expect(describe({ date: TODAY })).toBe('오늘 끝나요');
});

test('what happened this week is said from now, what is older by its day in Korea', () => {
  expect(describe({ kind: 'join_request', since: '2026-11-23T02:00:00+09:00' })).toBe('8시간 전부터 수락을 기다려요');
  expect(describe({ kind: 'request_answered', since: '2026-11-14T15:30:00.000Z' })).toBe('11월 15일에 답변이 왔어요');
  expect(describe({ kind: 'notice_closed', since: '2026-11-23T02:00:00+09:00' })).toBe(
    '8시간 전에 마감됐어요 · 개봉과 선정이 남았어요',
  );
  expect(describe({ kind: 'invitation', since: '2025-11-20T09:00:00+09:00' })).toBe('2025년 11월 20일에 초대했어요');
});
