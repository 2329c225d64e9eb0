import { describePriceRule, SCORE_CRITERIA, type ScoreCriterion } from '@danji/contracts/bids/score-rules';
import type { ScoredOffer, ScoreSheet } from '@danji/contracts/bids/score-sheet';
import { Text } from '@danji/ui';
import { formatScore } from '../shared/score-text.ts';
import { PaperSection } from './paper.tsx';
import { PaperTable } from './paper-table.tsx';

const orNone = (points: number | null): string => (points === null ? '-' : formatScore(points));

function describeCell({ judgement, price_points }: ScoredOffer, criterion: ScoreCriterion): string {
  if (criterion === 'price') return orNone(price_points);
  const { points, note } = judgement[criterion];
  return note === '' ? orNone(points) : `${orNone(points)} (${note})`;
}

/** The score sheet on paper. */
export const ScorePaper = ({ sheet }: { sheet: ScoreSheet }) => (
  <PaperSection title="적격심사 평가">
    <PaperTable
      caption="적격심사 평가표"
      corner="업체"
      columns={sheet.offers}
      toKey={({ request }) => request}
      renderHead={({ name }) => name}
      rows={[
        ...SCORE_CRITERIA.map(({ key, label }) => ({
          label: `${label} (${sheet.weights[key]}점)`,
          cell: (offer: ScoredOffer) => describeCell(offer, key),
        })),
        { label: '총점', cell: ({ total }: ScoredOffer) => orNone(total) },
        { label: '순위', cell: ({ rank }: ScoredOffer) => (rank === null ? '-' : `${rank}위`) },
      ]}
    />
    <Text size="sm">{describePriceRule(sheet.is_highest_best)}</Text>
  </PaperSection>
);
