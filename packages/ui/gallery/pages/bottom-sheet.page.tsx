import { useState } from 'react';
import { BottomSheet, Button, Checkbox, Stack, Text, type BottomSheetProps } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

const DISTRICTS = [
  '강남구',
  '강동구',
  '강북구',
  '강서구',
  '관악구',
  '광진구',
  '구로구',
  '금천구',
  '노원구',
  '도봉구',
  '동대문구',
  '동작구',
  '마포구',
  '서대문구',
  '서초구',
  '성동구',
  '성북구',
  '송파구',
  '양천구',
  '영등포구',
  '용산구',
  '은평구',
  '종로구',
  '중구',
  '중랑구',
];

function Opened({ label, ...props }: { label: string } & Partial<BottomSheetProps>) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <BottomSheet
        title="지역 고르기"
        footer={
          <Button size="lg" onClick={() => setOpen(false)}>
            {chosen.length > 0 ? `${chosen.length}곳 보기` : '모두 보기'}
          </Button>
        }
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      >
        {props.children ?? (
          <Stack gap={1}>
            {DISTRICTS.map((name) => (
              <Checkbox
                key={name}
                checked={chosen.includes(name)}
                onChange={(checked) =>
                  setChosen(checked ? [...chosen, name] : chosen.filter((other) => other !== name))
                }
              >
                {name}
              </Checkbox>
            ))}
          </Stack>
        )}
      </BottomSheet>
    </>
  );
}

export const page: GalleryPage = {
  slug: 'bottom-sheet',
  group: '창',
  title: '바닥 시트 BottomSheet',
  summary:
    '휴대폰에서 아래에서 올라오는 창이에요. 화면 높이의 90 %, z-index 60이에요. 손잡이를 내리거나, 맨 위까지 올린 내용을 더 당겨 내리거나, 튕겨 내리면 닫혀요. 조금만 내리면 제자리로 돌아가요. fit은 내용만큼만 높고, dialogOnWide는 1024 px부터 가운데 창이 돼요.',
  keys: [
    ['Esc', '닫아요'],
    ['Tab · Shift+Tab', '시트 안에서 돌아요'],
    ['↑ ↓ · Space · Page Up · Page Down · Home · End', '긴 내용을 굴려요. 열리자마자 쓸 수 있어요'],
  ],
  examples: [
    { title: '기본', opens: true, render: () => <Opened label="지역 고르기" /> },
    {
      title: '내용만큼',
      opens: true,
      render: () => (
        <Opened label="정렬 보기" title="정렬" fit footer={undefined}>
          <Text paddingBottom={2}>최신순 · 마감 임박순 · 견적 많은 순</Text>
        </Opened>
      ),
    },
    { title: '넓은 화면에서는 가운데 창', opens: true, render: () => <Opened label="필터 열기" dialogOnWide /> },
  ],
};
