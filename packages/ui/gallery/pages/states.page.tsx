import { Button, EmptyState, FailedState, Grid } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

export const page: GalleryPage = {
  slug: 'states',
  group: '알림',
  title: '비었을 때와 실패했을 때 EmptyState · FailedState',
  summary:
    '빈 화면은 다음에 할 일을 말하고 그 단추를 줘요. 실패한 화면은 아는 것을 지키고 다시 시도를 줘요. 둘은 다른 화면이에요: 실패를 빈 화면으로 보여 주지 않아요. 카드 안에서는 compact를 써요.',
  examples: [
    {
      title: '비었을 때',
      render: () => (
        <EmptyState
          icon="calendar"
          title="아직 일정이 없어요"
          description="점검이나 계약 일정을 등록하면 때에 맞춰 알려 드려요."
          action={<Button icon="plus">일정 등록</Button>}
        />
      ),
    },
    {
      title: '찾는 것이 없을 때',
      render: () => (
        <EmptyState
          icon="search"
          title="찾는 업체가 없어요"
          description="다른 낱말로 찾거나 필터를 지워 보세요."
          action={<Button variant="outline">필터 지우기</Button>}
        />
      ),
    },
    { title: '실패했을 때', render: () => <FailedState onRetry={() => undefined} /> },
    {
      title: '다시 시도하는 중',
      render: () => (
        <FailedState
          title="견적을 불러오지 못했어요"
          description="인터넷 연결을 확인해 주세요."
          onRetry={() => undefined}
          retrying
        />
      ),
    },
    {
      title: '카드 안에서',
      render: () => (
        <Grid gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }}>
          <EmptyState compact icon="inbox" title="새 소식이 없어요" />
          <FailedState
            compact
            title="불러오지 못했어요"
            description="잠시 뒤 다시 시도해 주세요."
            onRetry={() => undefined}
            action={<Button variant="ghost">목록으로</Button>}
          />
        </Grid>
      ),
    },
  ],
};
