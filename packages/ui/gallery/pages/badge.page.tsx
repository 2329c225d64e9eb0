import { useState } from 'react';
import { Badge, Chip, HStack, Icon, Stack, type Tone } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

const TONES: readonly (readonly [Tone, string])[] = [
  ['neutral', '임시 저장'],
  ['brand', '진행 중'],
  ['accent', '1,200P'],
  ['success', '승인'],
  ['danger', '반려'],
  ['warning', '승인 대기'],
];

function Filters() {
  const [chosen, setChosen] = useState('전체');
  return (
    <HStack as="fieldset" aria-label="상태" flexWrap="wrap">
      {['전체', '진행 중', '끝난 일정', '취소'].map((name) => (
        <Chip key={name} selected={chosen === name} onClick={() => setChosen(name)}>
          {name}
        </Chip>
      ))}
    </HStack>
  );
}

const REGIONS = ['서울 강남구', '경기 성남시 분당구', '세종특별자치시'];

function Chosen() {
  const [regions, setRegions] = useState(REGIONS);
  return (
    <HStack flexWrap="wrap">
      {regions.map((name) => (
        <Chip key={name} onRemove={() => setRegions(regions.filter((other) => other !== name))}>
          {name}
        </Chip>
      ))}
      {regions.length < REGIONS.length ? <Chip onClick={() => setRegions(REGIONS)}>처음대로</Chip> : null}
    </HStack>
  );
}

export const page: GalleryPage = {
  slug: 'badge',
  group: '배치',
  title: '배지와 칩 Badge · Chip',
  summary:
    'Badge는 이름 곁의 짧은 상태예요. 기본 어조는 neutral이고, accent는 포인트와 보상에만 써요. Chip은 켜고 끄는 필터이거나, 골라 둔 값을 빼는 단추예요. 손가락 아래에서는 높이가 44 px로 커져요.',
  keys: [
    ['Space · Enter', '칩을 켜거나 꺼요. 빼는 칩은 값을 빼요'],
    ['Tab', '다음 칩으로 가요'],
  ],
  examples: [
    {
      title: '배지',
      render: () => (
        <HStack flexWrap="wrap">
          {TONES.map(([tone, text]) => (
            <Badge key={tone} tone={tone}>
              {text}
            </Badge>
          ))}
          <Badge tone="success">
            <Icon name="check" size={14} />
            인증 업체
          </Badge>
        </HStack>
      ),
    },
    { title: '하나를 고르는 칩', render: Filters },
    { title: '값을 빼는 칩', render: Chosen },
    {
      title: '쓸 수 없는 칩',
      render: () => (
        <Stack alignItems="flex-start">
          <Chip disabled>마감된 공고</Chip>
        </Stack>
      ),
    },
  ],
};
