import { Box, Card, Divider, Flex, Grid, Heading, HStack, Stack, Text, VisuallyHidden } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

const Block = ({ children }: { children: string }) => (
  <Box
    css={{
      padding: 3,
      borderRadius: 'md',
      bg: 'brand.subtle',
      color: 'brand.fg',
      fontWeight: 'semibold',
      textAlign: 'center',
    }}
  >
    {children}
  </Box>
);

export const page: GalleryPage = {
  slug: 'layout',
  group: '배치',
  title: '배치 Stack · HStack · Grid · Card',
  summary:
    '4 px 눈금 위의 배치예요. Stack은 아래로(간격 16 px), HStack은 옆으로(8 px), Grid는 칸으로(16 px) 놓아요. Card는 선과 둥근 모서리 12 px, 안쪽 여백 20 px(휴대폰 16 px)이에요. 전체가 하나의 링크나 단추일 때만 interactive를 써요.',
  examples: [
    {
      title: 'Stack',
      render: () => (
        <Stack>
          <Block>하나</Block>
          <Block>둘</Block>
          <Block>셋</Block>
        </Stack>
      ),
    },
    {
      title: 'HStack과 Flex',
      render: () => (
        <Stack>
          <HStack flexWrap="wrap">
            <Block>왼쪽</Block>
            <Block>가운데</Block>
            <Block>오른쪽</Block>
          </HStack>
          <Flex justifyContent="space-between" flexWrap="wrap" gap={2}>
            <Block>이쪽 끝</Block>
            <Block>저쪽 끝</Block>
          </Flex>
        </Stack>
      ),
    },
    {
      title: '너비에 따라 바뀌는 Grid: 한 칸, 768 px부터 두 칸, 1280 px부터 세 칸, 1700 px부터 네 칸',
      render: () => (
        <Grid gridTemplateColumns={{ base: '1fr', md: 'repeat(2, 1fr)', xl: 'repeat(3, 1fr)', full: 'repeat(4, 1fr)' }}>
          {['하나', '둘', '셋', '넷'].map((name) => (
            <Block key={name}>{name}</Block>
          ))}
        </Grid>
      ),
    },
    {
      title: 'Card',
      render: () => (
        <Grid gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }}>
          <Card>
            <Heading as="h3" size="sm">
              조용한 카드
            </Heading>
            <Text tone="muted" marginTop={1}>
              내용을 묶기만 해요.
            </Text>
          </Card>
          <Card interactive asChild>
            <a href="#card">
              <Heading as="h3" size="sm">
                누르는 카드
              </Heading>
              <Text tone="muted" marginTop={1}>
                올리면 살짝 떠올라요.
              </Text>
            </a>
          </Card>
          <Card>
            <Heading as="h3" size="sm">
              래미안대치팰리스1단지아파트입주자대표회의관리사무소
            </Heading>
            <Text tone="muted" marginTop={1} truncate>
              한 줄을 넘는 설명은 줄임표로 끝나요: 강남구 대치동 선릉로 1길 27, 관리동 2층 관리사무소 앞
            </Text>
          </Card>
        </Grid>
      ),
    },
    {
      title: 'Divider와 VisuallyHidden',
      render: () => (
        <Stack>
          <Text>위</Text>
          <Divider />
          <Text>
            아래<VisuallyHidden> (화면 낭독기만 읽는 말)</VisuallyHidden>
          </Text>
        </Stack>
      ),
    },
  ],
};
