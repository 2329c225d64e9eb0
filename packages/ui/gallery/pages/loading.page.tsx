import {
  CardSkeleton,
  HStack,
  ListSkeleton,
  ProgressBar,
  Skeleton,
  Spinner,
  Stack,
  TableSkeleton,
} from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

export const page: GalleryPage = {
  slug: 'loading',
  group: '알림',
  title: '기다림 Skeleton · Spinner · ProgressBar',
  summary:
    '화면 전체는 내용의 모양을 닮은 뼈대로, 짧은 일은 도는 고리로, 얼마나 남았는지 아는 일은 막대로 보여 줘요. 뼈대는 120 ms 뒤에 나타나서 빠른 답에는 깜빡이지 않아요. 움직임을 줄인 기기에서는 멈춰 있어요.',
  examples: [
    { title: '목록 뼈대', render: () => <ListSkeleton count={3} /> },
    { title: '카드 뼈대', render: () => <CardSkeleton count={3} /> },
    { title: '표 뼈대', render: () => <TableSkeleton count={4} /> },
    {
      title: '뼈대 하나',
      render: () => (
        <Stack maxWidth="form">
          <Skeleton height={8} width="60%" />
          <Skeleton />
          <Skeleton width="80%" />
        </Stack>
      ),
    },
    {
      title: '도는 고리',
      render: () => (
        <HStack gap={6} color="brand.fg">
          <Spinner size="sm" />
          <Spinner />
          <Spinner size="lg" />
        </HStack>
      ),
    },
    {
      title: '막대',
      render: () => (
        <Stack maxWidth="form">
          <ProgressBar value={0} label="올리기 전" />
          <ProgressBar value={0.42} label="사업자등록증.pdf 올리는 중" />
          <ProgressBar value={1} tone="success" label="모두 올렸어요" />
          <ProgressBar value={0.7} tone="danger" label="올리지 못했어요" />
        </Stack>
      ),
    },
    {
      title: '얼마나 남았는지 모르는 막대',
      render: () => (
        <Stack maxWidth="form">
          <ProgressBar label="문서를 만드는 중" />
        </Stack>
      ),
    },
  ],
};
