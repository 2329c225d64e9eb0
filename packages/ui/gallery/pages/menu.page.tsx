import { Button, IconButton, Menu, Stack, Text, toast, type MenuItem } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

const say = (title: string) => (): void => void toast({ title });
const ITEMS: MenuItem[] = [
  { label: '이름 바꾸기', icon: 'pencil', onSelect: say('이름 바꾸기를 골랐어요') },
  { label: '링크 복사', icon: 'copy', onSelect: say('링크 복사를 골랐어요') },
  { label: '다른 단지로 옮기기', icon: 'building', onSelect: say('옮기기를 골랐어요'), disabled: true },
  { label: '삭제', icon: 'trash', tone: 'danger', onSelect: say('삭제를 골랐어요') },
];
const MANY: MenuItem[] = Array.from({ length: 24 }, (_, index) => {
  const month = `${2025 + Math.floor(index / 12)}년 ${(index % 12) + 1}월`;
  return { label: `${month} 관리비 부과 내역서`, onSelect: say(`${month}을 골랐어요`) };
});

export const page: GalleryPage = {
  slug: 'menu',
  group: '행동',
  title: '메뉴 Menu',
  summary:
    '단추 뒤에 둔 행동이에요. 아래로 열리고 자리가 모자라면 위로 열려요. 창 밖으로 나가지 않고, 길면 안에서 굴러요. 기본은 단추의 끝에 맞춰요(align="end").',
  keys: [
    ['Enter · Space · ↓ · ↑', '열어요'],
    ['↓ ↑', '다음 · 이전 행동'],
    ['Home · End', '처음 · 마지막 행동'],
    ['글자', '그 글자로 시작하는 행동'],
    ['Esc · Tab', '닫고 단추로 돌아가요'],
  ],
  examples: [
    {
      title: '기본',
      opens: true,
      render: () => (
        <Menu
          label="일정 메뉴"
          align="start"
          trigger={
            <Button variant="outline" iconAfter="chevron-down">
              일정 관리
            </Button>
          }
          items={ITEMS}
        />
      ),
    },
    {
      title: '머리말',
      opens: true,
      render: () => (
        <Menu
          label="계정 메뉴"
          align="start"
          trigger={<IconButton icon="account" label="계정" />}
          header={
            <Stack gap={0}>
              <Text fontWeight="semibold">김하늘</Text>
              <Text size="sm" tone="subtle">
                manager@danji.test
              </Text>
            </Stack>
          }
          items={[
            { label: '내 정보', icon: 'user', onSelect: say('내 정보를 골랐어요') },
            { label: '로그아웃', icon: 'log-out', onSelect: say('로그아웃을 골랐어요') },
          ]}
        />
      ),
    },
    {
      title: '긴 메뉴',
      opens: true,
      render: () => (
        <Menu
          label="달 고르기"
          align="start"
          trigger={
            <Button variant="outline" iconAfter="chevron-down">
              달 고르기
            </Button>
          }
          items={MANY}
        />
      ),
    },
  ],
};
