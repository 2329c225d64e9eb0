import { useMutation } from '@danji/api-client';
import { useReasonDialog } from '@danji/app-kit/forms';
import { type PlanRequest, PlanRequestState } from '@danji/contracts/bids/brand-plan';
import { changePlanRequest } from '@danji/contracts/bids/brand-plan.endpoints';
import { PLAN_DAYS } from '@danji/contracts/bids/plan-rules';
import { BrandPlan } from '@danji/contracts/codes/user-codes';
import { formatBusinessNo } from '@danji/contracts/format/business-no';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatWon } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Badge, Button, Card, Flex, HStack, Stack, Text } from '@danji/ui';

const { REQUESTED, INVOICED, PAID, CANCELED } = PlanRequestState;
const NEXT = {
  [REQUESTED]: { to: INVOICED, label: '세금계산서 발행', effect: '업체에 세금계산서를 보냈다고 알려요.' },
  [INVOICED]: { to: PAID, label: '입금 확인', effect: '요금제가 바로 시작되고 업체에 알려요.' },
  [PAID]: undefined,
  [CANCELED]: undefined,
};

function Actions({ request }: { request: PlanRequest }) {
  const change = useMutation(changePlanRequest);
  const [askReason, confirm, toast] = [useReasonDialog(), useConfirm(), useToast()];
  const next = NEXT[request.state];
  if (!next) return null;
  const send = (state: PlanRequest['state'], reason = '') =>
    change.trigger({ params: { id: request.id }, body: { state, ...(reason !== '' && { reason }) } });
  const moveOn = async (): Promise<void> => {
    const title = `${request.company} 업체의 ${BrandPlan.label(request.plan)} 요금제, ${next.label}할까요?`;
    if (!(await confirm({ title, description: next.effect, confirmLabel: next.label }))) return;
    const outcome = await send(next.to);
    toast(
      outcome.ok
        ? { title: `${next.label}했어요`, tone: 'success' }
        : { title: '처리하지 못했어요', description: outcome.error.title, tone: 'danger' },
    );
  };
  const cancel = (): void =>
    askReason({
      title: '요금제 신청을 취소할까요?',
      help: '업체에 그대로 보여요.',
      submitLabel: '신청 취소',
      trigger: (reason) => send(CANCELED, reason),
    });
  return (
    <HStack flexWrap="wrap">
      <Button size="sm" loading={change.isRunning} onClick={() => void moveOn()}>
        {next.label}
      </Button>
      <Button size="sm" variant="outline" onClick={cancel}>
        신청 취소
      </Button>
    </HStack>
  );
}

/** A request of a plan, and its next step. */
export const PlanRequestCard = ({ request }: { request: PlanRequest }) => (
  <Card as="article">
    <Flex gap={4} flexDirection={{ base: 'column', md: 'row' }} alignItems={{ base: 'stretch', md: 'flex-start' }}>
      <Stack gap={2} flex="1" minWidth={0}>
        <HStack flexWrap="wrap">
          <Anchor asChild fontWeight="semibold">
            <Link to={webPaths.adminUser(request.brand_id)}>{request.company}</Link>
          </Anchor>
          <Badge tone={request.state === PAID ? 'success' : 'neutral'}>{PlanRequestState.label(request.state)}</Badge>
        </HStack>
        <Text numeric>
          {`${BrandPlan.label(request.plan)} · ${request.times * PLAN_DAYS}일 · ${formatWon(request.amount)}`}
        </Text>
        <Text size="sm" tone="subtle" numeric overflowWrap="anywhere">
          {[formatBusinessNo(request.business_no), request.tax_email, formatDateTime(request.created)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {request.reason ? <Text size="sm" tone="muted">{`취소 이유: ${request.reason}`}</Text> : null}
      </Stack>
      <Actions request={request} />
    </Flex>
  </Card>
);
