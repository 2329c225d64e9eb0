import { useState } from 'react';
import { Field, HStack, Rating, RatingInput, Stack } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

function Give({ start, ...props }: { start: number; step?: 1 | 0.5; disabled?: boolean }) {
  const [value, setValue] = useState(start);
  return (
    <Field label="만족도" error={start === 0 && value === 0 && props.step ? '별점을 골라 주세요.' : undefined}>
      <RatingInput value={value} onChange={setValue} {...props} />
    </Field>
  );
}

export const page: GalleryPage = {
  slug: 'rating',
  group: '입력',
  title: '별점 Rating · RatingInput',
  summary:
    '별 다섯 개와 숫자로 평가를 보여 줘요. 별은 반 개까지 채우고 숫자는 소수 첫째 자리까지 써요. 평가가 없거나 0 이하면 ‘평가없음’이에요. 줄 때는 한 개씩이 기본이고 반 개씩도 할 수 있어요.',
  keys: [
    ['← →', '별점을 한 단계씩 바꿔요'],
    ['Home · End', '처음과 끝으로 가요'],
    ['1–5', '그 별점을 바로 줘요'],
  ],
  examples: [
    {
      title: '보여 주기',
      render: () => (
        <Stack gap={2}>
          {[5, 4.7, 4.26, 3.5, 0.4].map((value) => (
            <Rating key={value} value={value} count={Math.round(value * 31)} />
          ))}
        </Stack>
      ),
    },
    {
      title: '작게, 없을 때',
      render: () => (
        <HStack flexWrap="wrap" columnGap={6}>
          <Rating value={4.5} size="sm" />
          <Rating value={0} />
        </HStack>
      ),
    },
    { title: '주기: 비었을 때', render: () => <Give start={0} /> },
    { title: '주기: 한 개씩', render: () => <Give start={4} /> },
    { title: '주기: 반 개씩', render: () => <Give start={3.5} step={0.5} /> },
    { title: '잘못됐을 때', render: () => <Give start={0} step={0.5} /> },
    { title: '쓸 수 없을 때', render: () => <Give start={2} disabled /> },
  ],
};
