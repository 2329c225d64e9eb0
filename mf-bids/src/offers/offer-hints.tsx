import { useEndpoint } from '@danji/api-client';
import { listProcurementHints } from '@danji/contracts/bids/procurement-hint.endpoints';
import { describeHint, type HintText } from '@danji/contracts/bids/procurement-hint-text';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { isEnded } from '@danji/contracts/bids/suggest-item-rules';
import { Alert, Heading, Skeleton, Stack, Text } from '@danji/ui';
import { NotLoadedAlert } from '../shared/not-loaded-alert.tsx';

const Hint = ({ hint: { title, seen, lines, rule, caution } }: { hint: HintText }) => (
  <Alert tone="warning" announce={false} title={title}>
    <Stack gap={1.5}>
      <Text size="sm" whiteSpace="pre-line" overflowWrap="anywhere">
        {[seen, ...lines].join('\n')}
      </Text>
      <Text size="sm" fontWeight="medium">
        {caution}
      </Text>
      <Text size="sm" tone="muted">
        {rule}
      </Text>
    </Stack>
  </Alert>
);

function Hints({ nanoId }: { nanoId: SuggestItem['nano_id'] }) {
  const hints = useEndpoint(listProcurementHints, { query: { item_nano_id: nanoId } });
  const { data, error } = hints;
  if (!data && error) return <NotLoadedAlert title="살펴볼 점을 불러오지 못했어요" state={hints} />;
  if (!data) return <Skeleton height={6} />;
  if (data.hints.length === 0)
    return (
      <Text size="sm" tone="subtle">
        제안에서 따로 살펴볼 점을 찾지 못했어요.
      </Text>
    );
  return (
    <Stack as="section" gap={3} aria-label="살펴볼 점">
      <Stack gap={1}>
        <Heading as="h2" size="md">
          {`살펴볼 점 ${data.hints.length}개`}
        </Heading>
        <Text size="sm" tone="muted">
          대표 관리자와 관리자, 운영팀만 봐요.
        </Text>
      </Stack>
      {data.hints.map((hint) => (
        <Hint key={`${hint.kind} ${hint.names.join()}`} hint={describeHint(hint)} />
      ))}
    </Stack>
  );
}

/** Shows the procurement hints of opened offers, to writers of notices of the space, once the notice has ended. */
export const OfferHints = ({ notice: { nano_id, state, may_copy } }: { notice: SuggestItem }) =>
  may_copy && isEnded(state) ? <Hints nanoId={nano_id} /> : null;
