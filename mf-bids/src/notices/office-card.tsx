import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import {
  isAmendable,
  isCancelable,
  isSealed,
  takesRequests,
  toLeastRequests,
} from '@danji/contracts/bids/suggest-item-rules';
import { hasScoreSheet } from '@danji/contracts/bids/score-rules';
import { formatNumber } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Alert, Button, DescriptionList, Stack } from '@danji/ui';
import { SectionCard } from '../shared/section-card.tsx';
import { CopyKaptButton } from '../shared/copy-kapt-button.tsx';
import { isForKapt } from '../shared/kapt-text.ts';
import { describeLastSaved } from '../shared/notice-text.ts';
import { useCopyNotice } from '../shared/use-copy-notice.ts';
import { useDecisions } from './use-decisions.ts';

const { DRAFT, SCHEDULED, CLOSED, AWARDED, FAILED, CANCELED } = SuggestItemState;

/** Whether the office may read the requests now. */
const isReadable = ({ suggest_type, state, opened }: SuggestItem): boolean =>
  state !== DRAFT && (!isSealed(suggest_type) || opened !== null || state === AWARDED);

/** Describes the next step of the office. */
function describeNext(notice: SuggestItem): string | undefined {
  const { state, suggest_type, bid_method, requests, may_decide } = notice;
  const least = toLeastRequests(suggest_type, bid_method);
  if (state === DRAFT) return '아직 우리 단지의 관리자만 볼 수 있어요.';
  if (takesRequests(state) && isSealed(suggest_type)) return '마감할 때까지는 제안의 수만 볼 수 있어요.';
  if (state !== CLOSED) return undefined;
  if ((requests ?? 0) < least) return `유효한 제안이 ${least}건보다 적어서 업체를 선정할 수 없어요.`;
  if (isReadable(notice)) return '받은 제안을 비교하고 업체를 선정해 주세요.';
  return may_decide
    ? '제안을 개봉하면 내용을 비교할 수 있어요.'
    : '대표 관리자가 제안을 개봉하면 내용을 비교할 수 있어요.';
}

/** The steps of who decides: each where the state of the notice allows it. */
function Decisions({ notice }: { notice: SuggestItem }) {
  const { state, suggest_type, bid_method, requests, opened } = notice;
  const decisions = useDecisions(notice);
  const isClosed = state === CLOSED;
  const canOpen = isClosed && isSealed(suggest_type) && opened === null;
  return (
    <>
      {canOpen ? (
        <Button size="lg" fullWidth loading={decisions.isOpening} onClick={() => void decisions.open()}>
          제안 개봉
        </Button>
      ) : null}
      {isClosed && (requests ?? 0) < toLeastRequests(suggest_type, bid_method) ? (
        <Button variant="outline" fullWidth onClick={decisions.fail}>
          유찰 처리
        </Button>
      ) : null}
      {takesRequests(state) ? (
        <Button variant="outline" fullWidth onClick={decisions.close}>
          조기 마감
        </Button>
      ) : null}
      {isCancelable(state) && opened === null ? (
        <Button variant="ghost" fullWidth onClick={decisions.cancel}>
          공고 취소
        </Button>
      ) : null}
    </>
  );
}

/** Ends a notice without the vendor that was chosen. */
const RevokeButton = ({ notice }: { notice: SuggestItem }) => (
  <Button variant="ghost" fullWidth onClick={useDecisions(notice).revoke}>
    선정 취소
  </Button>
);

/** Writes a new notice from this one: the next step where it has ended without a vendor. */
function CopyButton({ notice }: { notice: SuggestItem }) {
  const { copy, isRunning } = useCopyNotice();
  const isNext = notice.state === FAILED || notice.state === CANCELED;
  return (
    <Button
      variant={isNext ? 'solid' : 'outline'}
      size={isNext ? 'lg' : 'md'}
      fullWidth
      loading={isRunning}
      onClick={() => void copy(notice)}
    >
      이 공고로 새로 쓰기
    </Button>
  );
}

/** Shows the figures and the actions that the office of the complex has beside its own notice. */
export function OfficeCard({ notice }: { notice: SuggestItem }) {
  const { nano_id, state, reads, requests, may_write, may_decide, may_revoke, may_copy, invited } = notice;
  const next = describeNext(notice);
  return (
    <SectionCard title="우리 단지 공고">
      <Stack gap={4}>
        {next === undefined ? null : (
          <Alert tone="brand" announce={false} title={next}>
            {describeLastSaved(notice)}
          </Alert>
        )}
        {state === DRAFT ? null : (
          <DescriptionList
            items={[
              { term: '열람한 업체', detail: `${formatNumber(reads ?? 0)}곳` },
              ...(invited.length > 0
                ? [{ term: '초대한 업체', detail: invited.map(({ name }) => name).join(', ') }]
                : []),
              { term: '받은 제안', detail: `${formatNumber(requests ?? 0)}건` },
            ]}
          />
        )}
        <Stack gap={2}>
          {isReadable(notice) ? (
            <Button asChild variant={state === AWARDED ? 'outline' : 'solid'} size="lg" fullWidth>
              <Link to={webPaths.bidOffers(nano_id)}>받은 제안 비교</Link>
            </Button>
          ) : null}
          {hasScoreSheet(notice.selection_method) ? (
            <Button asChild variant="outline" fullWidth>
              <Link to={webPaths.bidScores(nano_id)}>적격심사 평가표</Link>
            </Button>
          ) : null}
          {may_write && (state === DRAFT || isAmendable(state)) ? (
            <Button asChild variant={state === DRAFT ? 'solid' : 'outline'} fullWidth>
              <Link to={webPaths.bidEdit(nano_id)}>{state === DRAFT ? '고치기' : '정정공고 쓰기'}</Link>
            </Button>
          ) : null}
          {may_decide ? <Decisions notice={notice} /> : null}
          {may_revoke ? <RevokeButton notice={notice} /> : null}
          {may_copy ? <CopyButton notice={notice} /> : null}
          {isForKapt(notice) && (takesRequests(state) || state === SCHEDULED) ? (
            <CopyKaptButton read={() => notice} />
          ) : null}
        </Stack>
      </Stack>
    </SectionCard>
  );
}
