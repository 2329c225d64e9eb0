import { Grid, HStack, Icon, Stack, Text, type IconName } from '../../src/index.ts';
import { FIRST_ICONS } from '../../src/icons/first-icons.ts';
import { MORE_ICONS } from '../../src/icons/more-icons.ts';
import type { GalleryPage } from '../gallery-page.ts';

const NAMES = Object.keys({ ...FIRST_ICONS, ...MORE_ICONS }) as IconName[];

export const page: GalleryPage = {
  slug: 'icons',
  group: '기초',
  title: '아이콘 Icon',
  summary:
    'lucide 한 벌이에요. 기본 20 px, 선 굵기 1.75이고 곁의 글자 색과 크기를 따라가요. 뜻이 분명하지 않은 아이콘 곁에는 글자를 함께 둬요. 글자가 없을 때만 label을 줘요.',
  examples: [
    {
      title: '모든 아이콘',
      render: () => (
        <Grid gridTemplateColumns="repeat(auto-fill, minmax(min(6.5rem, 100%), 1fr))" gap={1}>
          {NAMES.map((name) => (
            <Stack key={name} alignItems="center" gap={2} paddingBlock={3.5}>
              <Icon name={name} size={24} />
              <Text size="xs" tone="subtle" textAlign="center" overflowWrap="anywhere">
                {name}
              </Text>
            </Stack>
          ))}
        </Grid>
      ),
    },
    {
      title: '크기와 색',
      render: () => (
        <HStack gap={5} flexWrap="wrap" color="brand.fg">
          {[16, 20, 24, 28, 40].map((size) => (
            <Icon key={size} name="bell" size={size} />
          ))}
        </HStack>
      ),
    },
    {
      title: '뜻을 홀로 전할 때',
      render: () => (
        <HStack>
          <Icon name="success" label="확인했어요" />
          <Icon name="warning" label="살펴봐야 해요" />
        </HStack>
      ),
    },
  ],
};
