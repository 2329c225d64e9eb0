import { useState } from 'react';
import { Pagination } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

function Pages({ start, count }: { start: number; count: number }) {
  const [page, setPage] = useState(start);
  return <Pagination page={page} count={count} onChange={setPage} label={`${count}건의 페이지`} />;
}

export const page: GalleryPage = {
  slug: 'pagination',
  group: '자료',
  title: '쪽 이동 Pagination',
  summary:
    '목록의 쪽을 다섯 개씩, 휴대폰에서는 세 개씩 보여 줘요. 한 쪽은 20건이 기본이고, 모두 한 쪽에 들어가면 나타나지 않아요. 마지막을 지난 쪽에서는 되돌아갈 수 있어요.',
  keys: [
    ['Tab', '쪽 번호를 차례로 다녀요'],
    ['Enter', '그 쪽으로 가요'],
  ],
  examples: [
    { title: '처음', render: () => <Pages start={1} count={45} /> },
    { title: '가운데', render: () => <Pages start={12} count={4321} /> },
    { title: '마지막, 큰 수', render: () => <Pages start={6173} count={123_456} /> },
  ],
};
