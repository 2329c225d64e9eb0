import { Timeline, type TimelineItem } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

const items: TimelineItem[] = [
  { id: 1, name: '승강기 유지관리', start: '2026-01-01', end: '2026-12-31', state: '진행 중' },
  {
    id: 2,
    name: '경비 및 청소 통합 용역(주차장 야간 순찰 포함)',
    start: '2025-09-15',
    end: '2026-08-14',
    state: '곧 끝나요',
    tone: 'warning',
  },
  { id: 3, name: '소독', start: '2026-03-02', state: '계속', tone: 'success' },
  { id: 4, name: '외벽 도장', start: '2025-10-10', end: '2026-02-28', state: '끝남', tone: 'neutral' },
  { id: 5, name: '옥상 방수', start: '2026-09-01', end: '2026-10-15', state: '예정', tone: 'accent' },
];

export const page: GalleryPage = {
  slug: 'timeline',
  group: '자료',
  title: '기간표 Timeline',
  summary:
    '계약처럼 여러 달에 걸친 일을 막대로 보여 주고 오늘을 선으로 그어요. 보이는 기간은 첫 시작부터 마지막 끝까지이고 끝이 없으면 계속이에요. 달이 다 들어가지 않으면 옆으로 움직이며 오늘이 가운데에 와요. 같은 내용을 표로도 볼 수 있어요.',
  keys: [
    ['← →', '기간을 옆으로 움직여요'],
    ['Tab', '막대를 차례로 다녀요(누를 수 있을 때)'],
    ['Enter', '막대의 일을 열어요'],
  ],
  examples: [
    {
      title: '누를 수 있는 막대',
      render: () => <Timeline label="계약" items={items} today="2026-07-15" onItemClick={() => undefined} />,
    },
    {
      title: '기간을 정했을 때',
      render: () => (
        <Timeline label="올해 계약" items={items.slice(0, 3)} today="2026-07-15" from="2026-01-01" to="2026-12-31" />
      ),
    },
    { title: '비었을 때', render: () => <Timeline label="빈 계약" items={[]} today="2026-07-15" /> },
  ],
};
