import { useEndpoint } from '@danji/api-client';
import { hasScoreSheet } from '@danji/contracts/bids/score-rules';
import { getScoreSheet } from '@danji/contracts/bids/score-sheet.endpoints';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Alert, Anchor } from '@danji/ui';
import { formatScore } from '../shared/score-text.ts';

/** Leads from the comparison of offers to the score sheet, with the first rank when all of them are judged. */
export function ScoreAlert({ notice: { nano_id, selection_method } }: { notice: SuggestItem }) {
  const { data } = useEndpoint(getScoreSheet, hasScoreSheet(selection_method) ? { params: { id: nano_id } } : null);
  if (!data) return null;
  const isJudged = data.offers.length > 0 && data.offers.every(({ total }) => total !== null);
  const best = data.offers.filter(({ rank }) => rank === 1);
  return (
    <Alert
      tone="brand"
      announce={false}
      title={
        isJudged
          ? `적격심사 1위: ${best.map(({ name, total }) => `${name} ${formatScore(total ?? 0)}`).join(', ')}`
          : '적격심사로 업체를 선정하는 공고예요'
      }
    >
      {isJudged ? null : '모든 제안을 평가한 뒤에 선정할 수 있어요. '}
      <Anchor asChild>
        <Link to={webPaths.bidScores(nano_id)}>평가표 보기</Link>
      </Anchor>
    </Alert>
  );
}
