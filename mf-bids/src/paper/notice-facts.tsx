import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { SelectionMethod } from '@danji/contracts/codes/suggest-item-codes';
import { formatDate, formatDateTime } from '@danji/contracts/format/date';
import { formatWon } from '@danji/contracts/format/number';
import { DescriptionList } from '@danji/ui';
import { describeVat } from '../shared/request-text.ts';
import { formatScore } from '../shared/score-text.ts';

/** Shows the facts of the notice and its winner on a result paper. */
export function NoticePaperFacts({ notice, offers }: { notice: SuggestItem; offers: number }) {
  const { space, selection_method, date_end, opened, result } = notice;
  const winner = result?.winner;
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: '단지', detail: space?.title ?? '' },
        { term: '낙찰 방법', detail: SelectionMethod.label(selection_method) },
        { term: '마감', detail: formatDateTime(date_end) },
        ...(opened === null ? [] : [{ term: '개봉', detail: formatDateTime(opened) }]),
        { term: '받은 제안', detail: `${offers}건` },
        ...(result && winner
          ? [
              { term: '선정 업체', detail: winner.name },
              {
                term: '선정 금액',
                detail:
                  winner.total_price === null
                    ? '-'
                    : `${formatWon(winner.total_price)} (${describeVat(winner.vat_mode)})`,
              },
              ...(winner.score === null ? [] : [{ term: '평가 점수', detail: formatScore(winner.score) }]),
              { term: '선정일', detail: formatDate(result.decided) },
              { term: '선정 이유', detail: result.reason },
            ]
          : []),
      ]}
    />
  );
}
