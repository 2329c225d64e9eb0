import type { BrandPlanState, PlanPrice } from '@danji/contracts/bids/brand-plan';
import { PLAN_DAYS, PlanLevel, toGrantedLevel, toPlanViews } from '@danji/contracts/bids/plan-rules';
import { BrandPlan } from '@danji/contracts/codes/user-codes';
import { formatWon } from '@danji/contracts/format/number';
import { useModal } from '@danji/shell-sdk';
import { Badge, Button, Card, Flex, Grid, Heading, Stack, Text } from '@danji/ui';
import { PlanRequestForm } from './plan-request-form.tsx';
import { formatViews } from './plan-text.ts';

const GRID = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(5, minmax(0, 1fr))' };

function PlanCard({ price, state }: { price: PlanPrice; state: BrandPlanState }) {
  const modal = useModal();
  const isCurrent = price.plan === state.plan;
  const isLower = price.plan < state.plan;
  const open = (): void =>
    void modal.open((close) => <PlanRequestForm price={price} onDone={close} />, {
      title: `${BrandPlan.label(price.plan)} 신청`,
      directClose: false,
    });
  return (
    <Card as="article" borderColor={isCurrent ? 'brand.solid' : undefined}>
      <Stack gap={4} height="full" justifyContent="space-between">
        <Stack gap={2}>
          <Flex gap={2} alignItems="center" flexWrap="wrap">
            <Heading as="h3" size="sm">
              {BrandPlan.label(price.plan)}
            </Heading>
            {isCurrent ? <Badge tone="brand">사용 중</Badge> : null}
          </Flex>
          <Text fontSize="xl" fontWeight="bold" numeric>
            {formatWon(price.price)}
          </Text>
          <Text size="sm" tone="subtle">{`${PLAN_DAYS}일, 부가세 포함`}</Text>
          <Text fontWeight="medium">{`공고 열람 ${formatViews(toPlanViews(price.plan))}`}</Text>
          <Text size="sm" tone="subtle">{`열람 등급 ${PlanLevel.label(toGrantedLevel(price.plan))}`}</Text>
        </Stack>
        {isLower ? (
          <Text size="sm" tone="muted">
            지금 요금제가 끝난 뒤 신청할 수 있어요.
          </Text>
        ) : (
          <Button
            variant={isCurrent ? 'outline' : 'subtle'}
            disabled={!state.may_offer || state.open_request !== null}
            onClick={open}
          >
            {isCurrent ? '이어서 쓰기' : '신청하기'}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

/** The plans that are sold, with their prices and what they grant. */
export const PlanCards = ({ state }: { state: BrandPlanState }) => (
  <Stack as="section" gap={4} aria-label="요금제">
    <Heading as="h2" size="md">
      요금제 고르기
    </Heading>
    <Grid gridTemplateColumns={GRID} gap={4}>
      {state.prices.map((price) => (
        <PlanCard key={price.plan} price={price} state={state} />
      ))}
    </Grid>
  </Stack>
);
