import { History } from '@danji/app-kit';
import type { SuggestItemEvent } from '@danji/contracts/bids/suggest-item';
import { Text } from '@danji/ui';

const LABELS: Readonly<Record<SuggestItemEvent['kind'], string>> = {
  created: '작성',
  published: '공고',
  addendum: '정정',
  closed: '마감',
  closed_early: '조기 마감',
  opened: '개봉',
  awarded: '업체 선정',
  revoked: '선정 취소',
  failed: '유찰',
  canceled: '취소',
};

/** Shows the events of a notice, newest first; an addendum names the fields that it changed. */
export const NoticeEvents = ({ events }: { events: readonly SuggestItemEvent[] }) => (
  <History
    entries={events.map(({ id, kind, user, reason, fields, created }) => ({
      id,
      title: LABELS[kind],
      by: user?.name,
      at: created,
      children: [reason, fields.join(', ')]
        .filter((text) => text !== null && text !== '')
        .map((text) => (
          <Text key={text} size="sm" overflowWrap="anywhere">
            {text}
          </Text>
        )),
    }))}
  />
);
