import { History } from '@danji/app-kit';
import type { SuggestItemEvent } from '@danji/contracts/bids/suggest-item';
import { Stack, Text } from '@danji/ui';
import { SectionCard } from '../shared/section-card.tsx';

const TITLES: Readonly<Record<SuggestItemEvent['kind'], string>> = {
  created: '작성',
  published: '공고',
  addendum: '정정공고',
  closed: '마감',
  closed_early: '조기 마감',
  opened: '제안 개봉',
  awarded: '업체 선정',
  failed: '유찰',
  canceled: '취소',
  revoked: '선정 취소',
};

const toEntry = ({ id, kind, user, reason, fields, created }: SuggestItemEvent) => ({
  id,
  title: TITLES[kind],
  by: user?.name ?? '자동',
  at: created,
  children:
    reason || fields.length > 0 ? (
      <Stack gap={0.5}>
        {fields.length > 0 ? <Text size="sm">{`바뀐 항목: ${fields.join(', ')}`}</Text> : null}
        {reason ? <Text size="sm">{reason}</Text> : null}
      </Stack>
    ) : null,
});

/** Shows the events of a notice, to readers of all of it. */
export const NoticeHistory = ({ events }: { events: readonly SuggestItemEvent[] }) =>
  events.length === 0 ? null : (
    <SectionCard title="이력">
      <History entries={events.map(toEntry)} />
    </SectionCard>
  );
