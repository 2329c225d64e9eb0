import { Anchor, Heading, Stack, Text } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

const PANGRAM = '다람쥐 헌 쳇바퀴에 타고파 0123456789';
const LONG =
  '관리사무소는 소방시설 자체점검 결과를 점검이 끝난 날부터 15일 안에 소방서에 알려야 하고, 고쳐야 할 곳이 있으면 이행계획을 함께 내야 해요. 입주민에게는 승강기와 게시판에 7일 이상 알려 주세요.';

export const page: GalleryPage = {
  slug: 'typography',
  group: '기초',
  title: '글자 Heading · Text · Anchor',
  summary:
    'Pretendard 한 가지 글꼴이에요. 본문은 16 px에 줄 높이 1.5이고 13 px보다 작은 글자는 없어요. 한국어는 낱말 단위로 줄을 바꿔요. 금액과 개수에는 numeric을 써서 자리를 맞춰요.',
  examples: [
    {
      title: '제목',
      render: () => (
        <Stack gap={3}>
          {(['3xl', '2xl', 'xl', 'lg', 'md', 'sm'] as const).map((size) => (
            <Heading key={size} as="h3" size={size}>
              {size} {PANGRAM}
            </Heading>
          ))}
        </Stack>
      ),
    },
    {
      title: '본문',
      render: () => (
        <Stack gap={2}>
          {(['lg', 'md', 'sm', 'xs'] as const).map((size) => (
            <Text key={size} size={size}>
              {size} {PANGRAM}
            </Text>
          ))}
        </Stack>
      ),
    },
    { title: '긴 글', render: () => <Text maxWidth="prose">{LONG}</Text> },
    {
      title: '어조',
      render: () => (
        <Stack gap={1.5}>
          <Text>보통 글자</Text>
          <Text tone="muted">한 걸음 물러선 글자</Text>
          <Text tone="subtle">더 물러선 글자</Text>
          <Text tone="brand">브랜드</Text>
          <Text tone="success">끝났어요</Text>
          <Text tone="danger">잘못됐어요</Text>
        </Stack>
      ),
    },
    {
      title: '자리를 맞춘 숫자',
      render: () => (
        <Stack gap={1} alignItems="flex-start">
          {['1,111,111원', '23,480,000원', '906,070원'].map((won) => (
            <Text key={won} numeric textAlign="end" width="9rem">
              {won}
            </Text>
          ))}
        </Stack>
      ),
    },
    {
      title: '링크',
      render: () => (
        <Stack gap={2}>
          <Text>
            자세한 내용은{' '}
            <Anchor variant="inline" href="#terms">
              이용약관
            </Anchor>
            에서 볼 수 있어요.
          </Text>
          <Text>
            <Anchor href="#all">모두 보기</Anchor>
          </Text>
          <Text>
            <Anchor variant="plain" href="#plain">
              색이 없는 링크
            </Anchor>
          </Text>
        </Stack>
      ),
    },
  ],
};
