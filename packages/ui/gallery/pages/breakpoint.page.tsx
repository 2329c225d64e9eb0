import { useBreakpoint } from '@danji/shell-sdk';
import { Badge, BREAKPOINT_PX, Box, DescriptionList, HStack, Stack, Text } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

type Name = keyof typeof BREAKPOINT_PX;

const NAMES = Object.keys(BREAKPOINT_PX) as Name[];

function Numbers() {
  const { name: now, isAtLeast } = useBreakpoint();
  const toItem = (name: 'base' | Name, from: number, answer: string) => ({
    term: name,
    detail: (
      <HStack columnGap={3} rowGap={1} flexWrap="wrap">
        <span>{from.toLocaleString('ko-KR')} px부터</span>
        <Text as="span" tone="subtle">
          {answer}
        </Text>
        {now === name ? <Badge tone="brand">지금 여기</Badge> : null}
      </HStack>
    ),
  });
  return (
    <DescriptionList
      items={[
        toItem('base', 0, ''),
        ...NAMES.map((name) => toItem(name, BREAKPOINT_PX[name], `isAtLeast: ${isAtLeast(name)}`)),
      ]}
    />
  );
}

/** Each name is shown by a media query in its own range of widths only. */
const ByMediaQuery = () => (
  <>
    {(['base', ...NAMES] as const).map((name, index) => {
      const next = NAMES[index];
      return (
        <Box
          key={name}
          as="span"
          display={{ base: name === 'base' ? 'inline' : 'none', [name]: 'inline', ...(next && { [next]: 'none' }) }}
        >
          {name}
        </Box>
      );
    })}
  </>
);

const SideBySide = () => (
  <DescriptionList
    items={[
      { term: 'useBreakpoint', detail: useBreakpoint().name },
      { term: '반응형 값', detail: <ByMediaQuery /> },
    ]}
  />
);

const BOX = { padding: 4, borderRadius: 'md', bg: 'bg.subtle', flex: '1', minWidth: 0 } as const;

function TwoWays() {
  const isWide = useBreakpoint().isAtLeast('md');
  return (
    <Stack>
      <Box css={{ display: 'flex', gap: 4, flexDirection: { base: 'column', md: 'row' } }}>
        <Box css={BOX}>반응형 값: 배치만 바뀔 때</Box>
        <Box css={BOX}>768 px부터 나란히 놓여요</Box>
      </Box>
      <Box css={BOX}>
        useBreakpoint: 그릴 것이 바뀔 때. 지금은 {isWide ? '가운데 창으로 열어요' : '아래에서 올라오게 열어요'}
      </Box>
    </Stack>
  );
}

export const page: GalleryPage = {
  slug: 'breakpoint',
  group: '기초',
  title: '화면 너비 useBreakpoint',
  summary:
    '셸이 빌려주는 훅이에요. 창의 너비가 닿은 이름(base, sm, md, lg, xl, full)과 isAtLeast를 알려 주고, 창 크기가 마지막으로 바뀐 뒤 500 ms가 지나면 따라가요. 반응형 값({ base, md })의 미디어 쿼리도 같은 수를 쓰고 바로 바뀌어요. 배치만 달라지면 반응형 값을, 그릴 것이나 할 일이 달라지면 useBreakpoint를 써요.',
  examples: [
    { title: '수와 지금의 너비', render: Numbers },
    { title: '반응형 값과 나란히: 늘 같은 이름이에요', render: SideBySide },
    { title: '무엇을 언제 쓰나요', render: TwoWays },
  ],
};
