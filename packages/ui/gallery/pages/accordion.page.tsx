import { Accordion, type AccordionItem } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

const items: AccordionItem[] = [
  {
    id: 'a',
    title: '입찰은 어떻게 올리나요?',
    content: '워크스페이스에서 ‘입찰 올리기’를 누르고 안내를 따라 주세요. 올린 뒤에도 마감 전까지 고칠 수 있어요.',
  },
  {
    id: 'b',
    title: '관리사무소가 아닌 입주민도 업체 평가와 계약 이력을 모두 볼 수 있나요? 그리고 평가를 직접 남길 수도 있나요?',
    content: '누구나 평가를 볼 수 있어요. 평가는 그 업체와 계약한 단지의 관리 담당자만 남길 수 있어요.',
  },
  {
    id: 'c',
    title: '포인트는 언제 사라지나요?',
    content: '마지막으로 쌓은 날부터 1년이 지나면 사라져요. 사라지기 30일 전에 알려 드려요.',
  },
];

export const page: GalleryPage = {
  slug: 'accordion',
  group: '자료',
  title: '아코디언 Accordion',
  summary:
    '누르면 펼쳐지는 글이에요. 하나만 열리는 것이 기본이고, 여럿을 함께 열 수도 있어요. 제목의 수준(h3 기본)은 화면에 맞춰 정해요.',
  keys: [
    ['Tab', '제목을 차례로 다녀요'],
    ['Enter · Space', '펼치거나 접어요'],
    ['↑ ↓ · Home · End', '제목 사이를 움직여요'],
  ],
  examples: [
    { title: '하나만 열기', render: () => <Accordion items={items} defaultOpen={['a']} /> },
    { title: '여럿 열기', render: () => <Accordion multiple items={items} defaultOpen={['a', 'b']} /> },
    { title: '모두 접힘', render: () => <Accordion items={items.slice(0, 2)} /> },
  ],
};
