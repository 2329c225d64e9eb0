import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import type { SuggestResult } from '@danji/contracts/bids/suggest-result';
import { formatDate } from '@danji/contracts/format/date';
import { formatNumber, formatWon } from '@danji/contracts/format/number';
import { DescriptionList, Text } from '@danji/ui';
import { describeResult } from '../shared/result-text.ts';
import { formatScore } from '../shared/score-text.ts';
import { describeVat } from '../shared/request-text.ts';
import { SectionCard } from '../shared/section-card.tsx';

type Price = SuggestResult['others'][number];

const describePrice = ({ total_price, vat_mode }: Price): string =>
  total_price === null ? '금액 없음' : `${formatWon(total_price)} (${describeVat(vat_mode)})`;

/** Offers that nothing but their text tells apart: their vendors are not named. */
const List = ({ texts }: { texts: readonly string[] }) => (
  <Text numeric whiteSpace="pre-line" overflowWrap="anywhere">
    {texts.join('\n')}
  </Text>
);

/** How an awarded notice has ended, for everybody: other vendors are not named. */
export function ResultSection({ result }: { result: NonNullable<SuggestItem['result']> }) {
  const { winner, reason, decided, offers, others, excluded } = result;
  return (
    <SectionCard title="선정 결과" lead="누구나 볼 수 있어요. 선정되지 않은 업체의 이름은 공개하지 않아요.">
      <Text overflowWrap="anywhere">{describeResult(result)}</Text>
      <DescriptionList
        columns={2}
        items={[
          { term: '선정 업체', detail: winner.name },
          { term: '선정 금액', detail: describePrice(winner) },
          ...(winner.score === null ? [] : [{ term: '평가 점수', detail: formatScore(winner.score) }]),
          { term: '선정일', detail: formatDate(decided) },
          { term: '받은 제안', detail: `${formatNumber(offers)}건` },
          { term: '선정 이유', detail: reason },
          ...(others.length > 0
            ? [{ term: '다른 제안 금액', detail: <List texts={others.map((price) => describePrice(price))} /> }]
            : []),
          ...(excluded.length > 0
            ? [
                {
                  term: `제외한 제안 ${excluded.length}건`,
                  detail: <List texts={excluded.map((one) => one.reason)} />,
                },
              ]
            : []),
        ]}
      />
    </SectionCard>
  );
}
