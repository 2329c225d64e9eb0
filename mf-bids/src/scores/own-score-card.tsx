import { useEndpoint } from '@danji/api-client';
import { describePriceRule, hasScoreSheet, SCORE_CRITERIA } from '@danji/contracts/bids/score-rules';
import { getOwnScore } from '@danji/contracts/bids/score-sheet.endpoints';
import type { SuggestRequest } from '@danji/contracts/bids/suggest-request';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import { DescriptionList, Stack, Text } from '@danji/ui';
import { SectionCard } from '../shared/section-card.tsx';
import { formatScore } from '../shared/score-text.ts';

const toDetail = (given: number | null, weight: number): string =>
  `${given === null ? '-' : formatScore(given)} / ${formatScore(weight)}`;

/** A vendor's own points, after the award of a notice that was decided by a score sheet. */
export function OwnScoreCard({ request: { nano_id, suggest_item: notice } }: { request: SuggestRequest }) {
  const isDecided = notice.state === SuggestItemState.AWARDED && hasScoreSheet(notice.selection_method);
  const { data } = useEndpoint(getOwnScore, isDecided ? { query: { request_nano_id: nano_id } } : null);
  if (!data) return null;
  const { weights, points, total, is_highest_best, weight_changes } = data;
  return (
    <SectionCard title="적격심사 점수" lead="우리 업체의 점수예요. 다른 업체는 볼 수 없어요.">
      <DescriptionList
        columns={2}
        items={[
          ...(total === null ? [] : [{ term: '총점', detail: formatScore(total) }]),
          ...SCORE_CRITERIA.map(({ key, label }) => ({ term: label, detail: toDetail(points[key], weights[key]) })),
        ]}
      />
      <Stack gap={1}>
        <Text size="sm" tone="muted">
          {describePriceRule(is_highest_best)}
        </Text>
        {weight_changes.map(({ id, reason, created }) => (
          <Text key={id} size="sm" tone="muted" overflowWrap="anywhere">
            {`${formatDateTime(created)}에 배점을 고쳤어요.${reason === null ? '' : ` 사유: ${reason}`}`}
          </Text>
        ))}
      </Stack>
    </SectionCard>
  );
}
