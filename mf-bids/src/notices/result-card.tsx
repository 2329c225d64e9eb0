import { useEndpoint } from '@danji/api-client';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { listSuggestRequests } from '@danji/contracts/bids/suggest-request.endpoints';
import { formatWon } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, DescriptionList } from '@danji/ui';
import { SectionCard } from '../shared/section-card.tsx';
import { describeVat } from '../shared/request-text.ts';

/** Which vendor the office has chosen, and why. */
export function ResultCard({ notice: { nano_id, state } }: { notice: SuggestItem }) {
  const isAwarded = state === SuggestItemState.AWARDED;
  const { data } = useEndpoint(
    listSuggestRequests,
    isAwarded ? { query: { item_nano_id: nano_id, state: 'awarded', page: 1, page_size: 1 } } : null,
  );
  const winner = data?.results[0];
  if (!winner) return null;
  return (
    <SectionCard title="선정 결과">
      <DescriptionList
        items={[
          {
            term: '선정 업체',
            detail: (
              <Anchor asChild>
                <Link to={webPaths.bidRequest(winner.nano_id)}>{winner.user.name}</Link>
              </Anchor>
            ),
          },
          {
            term: '제안 금액',
            detail:
              winner.total_price === null ? '-' : `${formatWon(winner.total_price)} (${describeVat(winner.vat_mode)})`,
          },
          { term: '선정 이유', detail: winner.reason },
        ]}
      />
    </SectionCard>
  );
}
