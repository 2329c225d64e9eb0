import { useState } from 'react';
import { Tabs, Text, type TabItem } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

function Sides({ items, label }: { items: TabItem[]; label: string }) {
  const [value, setValue] = useState(items[0]?.value ?? '');
  return <Tabs label={label} value={value} onChange={setValue} items={items} />;
}
const toItem = (label: string, count?: number): TabItem => ({
  value: label,
  label,
  ...(count === undefined ? {} : { count }),
  content: <Text>{`${label} 내용이 여기에 보여요.`}</Text>,
});

export const page: GalleryPage = {
  slug: 'tabs',
  group: '자료',
  title: '탭 Tabs',
  summary:
    '한 대상의 여러 면을 번갈아 보여 줘요. 고른 면만 화면에 있고, 다 들어가지 않으면 옆으로 움직여요. 고른 탭은 늘 보이는 곳에 있어요.',
  keys: [
    ['Tab', '탭 목록에 한 번 들어와요'],
    ['← →', '옆 탭을 골라요'],
    ['Home · End', '처음과 마지막 탭을 골라요'],
  ],
  examples: [
    {
      title: '기본',
      render: () => <Sides label="입찰" items={[toItem('상세 정보'), toItem('받은 요청', 12), toItem('질문', 0)]} />,
    },
    {
      title: '긴 이름 여럿',
      render: () => (
        <Sides
          label="분류"
          items={[
            '전체',
            '포스터·디자인',
            '서식과 문서 자료실',
            '그 밖의 자료',
            '자료를 부탁해요',
            '법령과 제도',
            '지원 사업 소식',
            '사례와 단가',
          ].map((name) => toItem(name))}
        />
      ),
    },
  ],
};
