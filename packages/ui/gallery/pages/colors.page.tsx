import { Box, Grid, Text } from '../../src/index.ts';
import { COLORS, type ColorName } from '../../src/tokens.ts';
import type { GalleryPage } from '../gallery-page.ts';

function Swatches({ names }: { names: readonly ColorName[] }) {
  return (
    <Grid gridTemplateColumns="repeat(auto-fill, minmax(min(9rem, 100%), 1fr))" gap={3}>
      {names.map((name) => (
        <Box key={name} minWidth={0}>
          <Box
            height={14}
            borderRadius="md"
            borderWidth="1px"
            borderColor="border"
            style={{
              background: `var(--dj-colors-${name.replace('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`,
            }}
          />
          <Text size="sm" fontWeight="semibold" marginTop={1.5} overflowWrap="anywhere">
            {name}
          </Text>
          <Text size="xs" tone="subtle" numeric>
            {COLORS[name].join(' · ')}
          </Text>
        </Box>
      ))}
    </Grid>
  );
}

const ALL = Object.keys(COLORS) as ColorName[];
const groupOf = (name: ColorName): string => name.split('.')[0] ?? name;
const TITLES: Record<string, string> = {
  fg: '글자',
  bg: '바탕',
  border: '선',
  brand: '브랜드',
  accent: '포인트와 보상',
  success: '끝났어요',
  danger: '잘못됐어요',
  warning: '조심하세요',
  inverted: '뒤집은 바탕 위의 신호',
  kakao: '카카오',
  focus: '초점',
};

export const page: GalleryPage = {
  slug: 'colors',
  group: '기초',
  title: '색 Colors',
  summary:
    '뜻으로 부르는 색이에요. 밝은 화면과 어두운 화면의 값이 함께 있고, 글자와 바탕의 짝은 모두 4.5:1을 넘어요. 이 목록 밖에서 색을 숫자로 쓰지 않아요.',
  examples: [...new Set(ALL.map(groupOf))].map((group) => ({
    title: TITLES[group] ?? group,
    render: () => <Swatches names={ALL.filter((name) => groupOf(name) === group)} />,
  })),
};
