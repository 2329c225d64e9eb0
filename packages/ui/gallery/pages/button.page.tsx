import { useState } from 'react';
import { Button, Grid, HStack, IconButton, Stack, type ButtonVariant } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

const VARIANTS: readonly (readonly [ButtonVariant, string])[] = [
  ['solid', '저장'],
  ['subtle', '견적 받기'],
  ['outline', '취소'],
  ['ghost', '나중에'],
  ['danger', '일정 삭제'],
];

function Saving() {
  const [saving, setSaving] = useState(false);
  return (
    <HStack flexWrap="wrap">
      <Button loading={saving} onClick={() => setSaving(true)}>
        저장
      </Button>
      <Button variant="ghost" onClick={() => setSaving(false)}>
        그만두기
      </Button>
    </HStack>
  );
}

export const page: GalleryPage = {
  slug: 'button',
  group: '행동',
  title: '단추 Button · IconButton',
  summary:
    '글자는 동사예요. 한 화면에 solid는 하나만 두고, danger는 되돌릴 수 없는 일에만 써요. 기본은 solid, md(44 px)예요. sm(36 px)은 빽빽한 표에서 쓰고 손가락 아래에서는 44 px로 커져요. 일하는 동안에는 초점을 지킨 채 눌리지 않아요. IconButton은 누구나 아는 그림에만 써요.',
  keys: [['Enter · Space', '눌러요. 일하는 중에는 아무 일도 없어요']],
  examples: [
    {
      title: '쓰임',
      render: () => (
        <HStack flexWrap="wrap">
          {VARIANTS.map(([variant, text]) => (
            <Button key={variant} variant={variant}>
              {text}
            </Button>
          ))}
        </HStack>
      ),
    },
    {
      title: '크기',
      render: () => (
        <HStack flexWrap="wrap">
          <Button size="sm">sm 저장</Button>
          <Button>md 저장</Button>
          <Button size="lg">lg 저장</Button>
        </HStack>
      ),
    },
    {
      title: '아이콘',
      render: () => (
        <HStack flexWrap="wrap">
          <Button icon="plus">일정 등록</Button>
          <Button variant="outline" iconAfter="chevron-right">
            더 보기
          </Button>
          <Button variant="subtle" icon="download" size="sm">
            엑셀로 받기
          </Button>
        </HStack>
      ),
    },
    {
      title: '쓸 수 없을 때',
      render: () => (
        <HStack flexWrap="wrap">
          {VARIANTS.map(([variant, text]) => (
            <Button key={variant} variant={variant} disabled>
              {text}
            </Button>
          ))}
        </HStack>
      ),
    },
    {
      title: '일하는 중',
      render: () => (
        <HStack flexWrap="wrap">
          {VARIANTS.map(([variant, text]) => (
            <Button key={variant} variant={variant} loading>
              {text}
            </Button>
          ))}
        </HStack>
      ),
    },
    { title: '눌러 보기', render: Saving },
    {
      title: '전체 너비',
      render: () => (
        <Stack maxWidth="form">
          <Button size="lg" fullWidth>
            가입하기
          </Button>
          <Button size="lg" variant="outline" fullWidth>
            로그인
          </Button>
        </Stack>
      ),
    },
    {
      title: '긴 글자',
      render: () => (
        <Grid gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }} maxWidth="prose">
          <Button fullWidth>선택한 업체 12곳에 견적 요청 보내기</Button>
          <Button variant="outline" fullWidth icon="file-text">
            관리비 부과 내역서 내려받기
          </Button>
        </Grid>
      ),
    },
    {
      title: '그림 단추',
      render: () => (
        <HStack flexWrap="wrap">
          <IconButton icon="x" label="닫기" />
          <IconButton icon="bell" label="알림" count={3} />
          <IconButton icon="bell" label="모든 알림" count={128} />
          <IconButton icon="more" label="더 하기" variant="outline" />
          <IconButton icon="trash" label="삭제" size="sm" disabled />
        </HStack>
      ),
    },
  ],
};
