import { useEndpoint, useMutation } from '@danji/api-client';
import { TaxDocumentState, toTaxDocumentName } from '@danji/contracts/codes/tax-document-codes';
import { formatDate } from '@danji/contracts/format/date';
import { formatWon } from '@danji/contracts/format/number';
import type { OrderDetail } from '@danji/contracts/shop/order';
import type { TaxDocument } from '@danji/contracts/shop/tax-document';
import { getTaxDocuments, withdrawTaxDocument } from '@danji/contracts/shop/tax-document.endpoints';
import { useConfirm, useModal, useToast } from '@danji/shell-sdk';
import { Badge, Button, Card, FailedState, Heading, HStack, Skeleton, Stack, Text, type Tone } from '@danji/ui';
import { RequestForm } from './request-form.tsx';

const { WAITING, ISSUED, REFUSED, WITHDRAWN } = TaxDocumentState;
const TONES: Readonly<Record<TaxDocument['state'], Tone>> = {
  [WAITING]: 'warning',
  [ISSUED]: 'success',
  [REFUSED]: 'danger',
  [WITHDRAWN]: 'neutral',
};

function describe({ state, approval_number, reason, handled, amount, corrected_number }: TaxDocument): string {
  switch (state) {
    case WAITING:
      return corrected_number === null
        ? `${formatWon(amount)}으로 발급을 기다리고 있어요.`
        : `환불·교환으로 줄어든 만큼 ${formatWon(amount)}으로 수정 발급을 기다리고 있어요.`;
    case ISSUED:
      return `${formatWon(amount)} · 국세청 승인번호 ${approval_number} · ${formatDate(handled)}`;
    case REFUSED:
      return `사유: ${reason}`;
    default:
      return '요청을 취소했어요.';
  }
}

function Request({ request }: { request: TaxDocument }) {
  const { trigger, isRunning } = useMutation(withdrawTaxDocument, { isReadableAfter: true });
  const [confirm, toast] = [useConfirm(), useToast()];
  const withdraw = async (): Promise<void> => {
    if (!(await confirm({ title: '요청을 취소할까요?', confirmLabel: '요청 취소', tone: 'danger' }))) return;
    const made = await trigger({ params: { id: request.order_id } });
    if (made.ok) toast({ title: '요청을 취소했어요', tone: 'success' });
    else toast({ title: '취소하지 못했어요', description: made.error.title, tone: 'danger' });
  };
  return (
    <Stack gap={1}>
      <HStack flexWrap="wrap">
        <Text fontWeight="semibold">{toTaxDocumentName(request)}</Text>
        <Badge tone={TONES[request.state]}>{TaxDocumentState.label(request.state)}</Badge>
      </HStack>
      <Text size="sm" overflowWrap="anywhere" numeric>
        {describe(request)}
      </Text>
      {request.state === WAITING && request.corrected_number === null ? (
        <Button size="sm" variant="outline" alignSelf="flex-start" loading={isRunning} onClick={() => void withdraw()}>
          요청 취소
        </Button>
      ) : null}
    </Stack>
  );
}

/** Shows the requests for tax documents of an order, and the way to another one. */
export function TaxDocumentCard({ order: { id } }: { order: OrderDetail }) {
  const { data, error, refresh, isRefreshing } = useEndpoint(getTaxDocuments, { params: { id } });
  const modal = useModal();
  const ask = (amount: number) =>
    void modal.open((close) => <RequestForm orderId={id} onDone={close} />, {
      title: '현금영수증·세금계산서 요청',
      description: `${formatWon(amount)}으로 발급해요. 포인트로 낸 금액과 돌려드린 금액은 빠져요.`,
      directClose: false,
    });
  const renderContent = () => {
    if (error && !data)
      return <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
    if (!data) return <Skeleton height={16} />;
    return (
      <>
        {data.requests.map((request) => (
          <Request key={request.id} request={request} />
        ))}
        {data.refusal === null ? (
          <Button variant="outline" onClick={() => ask(data.amount)}>
            요청하기
          </Button>
        ) : (
          <Text size="sm" tone="muted">
            {data.refusal}
          </Text>
        )}
      </>
    );
  };
  return (
    <Card as="section" aria-label="현금영수증·세금계산서">
      <Stack gap={3}>
        <Heading as="h2" size="lg">
          현금영수증·세금계산서
        </Heading>
        {renderContent()}
      </Stack>
    </Card>
  );
}
