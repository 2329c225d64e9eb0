import type { BrandPlanState } from '@danji/contracts/bids/brand-plan';
import { PlanLevel } from '@danji/contracts/bids/plan-rules';
import { BrandPlan } from '@danji/contracts/codes/user-codes';
import { formatDate } from '@danji/contracts/format/date';
import { Alert, Badge, Card, DescriptionList, Flex, Heading, Stack } from '@danji/ui';
import { formatViews } from './plan-text.ts';

/** The plan of the brand today, and what it grants. */
export const CurrentPlan = ({ state }: { state: BrandPlanState }) => (
  <Card as="section" aria-label="지금 요금제">
    <Stack gap={4}>
      <Flex gap={2} alignItems="center" flexWrap="wrap">
        <Heading as="h2" size="lg">
          {BrandPlan.label(state.plan)}
        </Heading>
        <Badge tone="brand">{PlanLevel.label(state.level)}</Badge>
      </Flex>
      <DescriptionList
        items={[
          { term: '종료일', detail: state.plan_end_date ? formatDate(state.plan_end_date) : '없음' },
          { term: '공고 열람', detail: formatViews(state.view_limit) },
        ]}
      />
      {state.grace_end_date ? (
        <Alert tone="warning" announce={false} title="요금제가 끝났어요">
          {`${formatDate(state.grace_end_date)}까지는 공고를 절반만 볼 수 있어요. 이어서 쓰려면 신청해 주세요.`}
        </Alert>
      ) : null}
      {state.offer_refusal ? (
        <Alert tone="warning" announce={false} title="아직 견적을 내거나 요금제를 신청할 수 없어요">
          {state.offer_refusal}
        </Alert>
      ) : null}
    </Stack>
  </Card>
);
