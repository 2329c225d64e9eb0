import { useEndpoint } from '@danji/api-client';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { listSuggestRequests } from '@danji/contracts/bids/suggest-request.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button, ShareButton, Stack } from '@danji/ui';
import { ContractButton } from './contract-button.tsx';
import { describeResult } from '../shared/result-text.ts';
import { SectionCard } from '../shared/section-card.tsx';

/** Leads the office to the request that it has chosen. */
export function ResultCard({ notice: { nano_id, title, result } }: { notice: SuggestItem }) {
  const { data } = useEndpoint(
    listSuggestRequests,
    result === null ? null : { query: { item_nano_id: nano_id, state: 'awarded', page: 1, page_size: 1 } },
  );
  const winner = data?.results[0];
  if (!winner) return null;
  return (
    <SectionCard title="선정한 제안">
      <Stack gap={2}>
        <Button asChild variant="outline" fullWidth>
          <Link to={webPaths.bidRequest(winner.nano_id)}>{`${winner.user.name}의 제안 보기`}</Link>
        </Button>
        <ContractButton itemNanoId={nano_id} />
        {result === null ? null : (
          <>
            <ShareButton
              label="결과 공유"
              fullWidth
              title={`${title} 선정 결과`}
              text={describeResult(result)}
              url={new URL(webPaths.bid(nano_id), location.origin).href}
            />
            <Button asChild variant="outline" icon="download" fullWidth>
              <a href={result.share_picture_url} download={`${title} 선정 결과.jpg`}>
                그림으로 저장
              </a>
            </Button>
          </>
        )}
      </Stack>
    </SectionCard>
  );
}
