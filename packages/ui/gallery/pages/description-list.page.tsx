import { Badge, DescriptionList } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

const items = [
  { term: '단지 이름', detail: '래미안 원베일리' },
  { term: '세대수', detail: '2,990세대' },
  { term: '상태', detail: <Badge tone="success">승인</Badge> },
  { term: '팩스', detail: '' },
  {
    term: '주소',
    detail: '서울특별시 서초구 반포대로 333 (반포동, 래미안 원베일리 관리사무소 지하 1층 입주자대표회의실)',
  },
  { term: '이메일', detail: 'very.long.address.of.the.management.office@example-apartments.co.kr' },
];

export const page: GalleryPage = {
  slug: 'description-list',
  group: '자료',
  title: '정보 목록 DescriptionList',
  summary: '이름과 값을 짝지어 보여 줘요. 없는 값은 ‘-’예요. 한 줄에 하나가 기본이고, 768px부터 둘씩 둘 수 있어요.',
  examples: [
    { title: '한 열', render: () => <DescriptionList items={items} /> },
    { title: '두 열', render: () => <DescriptionList columns={2} items={items} /> },
  ],
};
