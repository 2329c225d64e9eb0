import { useEndpoint } from '@danji/api-client';
import { Form, FormActions, FormField, useRecordForm } from '@danji/app-kit/forms';
import type { PlanPrice } from '@danji/contracts/bids/brand-plan';
import { listPlanPrices, savePlanPrice } from '@danji/contracts/bids/brand-plan.endpoints';
import { PLAN_DAYS } from '@danji/contracts/bids/plan-rules';
import { BrandPlan } from '@danji/contracts/codes/user-codes';
import { formatWon } from '@danji/contracts/format/number';
import { PriceHistory } from './price-history.tsx';
import { useModal, useToast } from '@danji/shell-sdk';
import {
  Button,
  Card,
  FailedState,
  Flex,
  Grid,
  Heading,
  MoneyInput,
  Skeleton,
  Stack,
  Text,
  upToColumns,
} from '@danji/ui';

const GRID = { base: upToColumns(2, '8rem'), lg: 'repeat(5, minmax(0, 1fr))' };

function PriceForm({ price, onDone }: { price: PlanPrice; onDone: () => void }) {
  const toast = useToast();
  const form = useRecordForm({
    call: savePlanPrice,
    initial: { price: price.price as number | null },
    toInput: (values) => ({ body: { plan: price.plan, updated: price.updated, price: values.price ?? 0 } }),
    onSaved: () => {
      toast({ title: `${BrandPlan.label(price.plan)} 가격을 바꿨어요`, tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} gap={5}>
      <FormField form={form} name="price" label={`${PLAN_DAYS}일 가격`} required help="부가세를 포함한 금액이에요.">
        {(field) => <MoneyInput {...field} />}
      </FormField>
      <FormActions form={form} submitLabel="저장" onCancel={onDone} />
    </Form>
  );
}

/** The prices of all plans, each to be changed. */
export function PlanPrices() {
  const { data, error, refresh, isRefreshing } = useEndpoint(listPlanPrices, {});
  const modal = useModal();
  if (error && !data)
    return <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
  if (!data) return <Skeleton height={24} />;
  const open = (price: PlanPrice): void =>
    void modal.open((close) => <PriceForm price={price} onDone={close} />, {
      title: `${BrandPlan.label(price.plan)} 가격`,
      directClose: false,
    });
  const openHistory = (): void => void modal.open(() => <PriceHistory />, { title: '요금제 가격 이력' });
  return (
    <Stack as="section" gap={3} aria-label="요금제 가격">
      <Flex gap={3} alignItems="center" justifyContent="space-between" flexWrap="wrap">
        <Heading as="h2" size="md">
          요금제 가격
        </Heading>
        <Button size="sm" variant="ghost" icon="history" onClick={openHistory}>
          가격 이력
        </Button>
      </Flex>
      <Grid gridTemplateColumns={GRID} gap={3}>
        {data.map((price) => (
          <Card key={price.plan}>
            <Stack gap={2}>
              <Text size="sm" tone="muted">
                {BrandPlan.label(price.plan)}
              </Text>
              <Text fontWeight="bold" numeric>
                {formatWon(price.price)}
              </Text>
              <Button
                size="sm"
                variant="subtle"
                aria-label={`${BrandPlan.label(price.plan)} 가격 바꾸기`}
                onClick={() => open(price)}
              >
                바꾸기
              </Button>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
