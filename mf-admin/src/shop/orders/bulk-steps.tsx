import { type ApiError, useMutation } from '@danji/api-client';
import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { formatNumber } from '@danji/contracts/format/number';
import type { Order } from '@danji/contracts/shop/order';
import { moveStaffOrder } from '@danji/contracts/shop/order-staff.endpoints';
import { useModal } from '@danji/shell-sdk';
import { Button, Flex, ProgressBar, Stack, Text } from '@danji/ui';
import { useState } from 'react';

const { PAID, PREPARING, SHIPPING, DELIVERED } = OrderStatus;

type Step = { label: string; from: typeof PAID | typeof SHIPPING; to: typeof PREPARING | typeof DELIVERED };
type Outcome = { ok: true } | { ok: false; error: ApiError };

const STEPS: readonly (Step & { description: string })[] = [
  {
    label: '상품 준비 시작',
    from: PAID,
    to: PREPARING,
    description: '회원이 바로 취소할 수 없고, 취소를 요청하게 돼요.',
  },
  { label: '배송 완료', from: SHIPPING, to: DELIVERED, description: '주문한 회원에게 상품이 도착했다고 알려요.' },
];

type LineProps = { order: Order; step: Step; outcome: Outcome | undefined };

/** An order with what came of it, or why the step leaves it out. */
function Line({ order: { id, product, customer_name, status }, step, outcome }: LineProps) {
  const isLeftOut = outcome === undefined && status !== step.from;
  const result = outcome?.ok ? OrderStatus.label(step.to) : (outcome?.error.title ?? '');
  return (
    <Flex as="li" gap={3} justifyContent="space-between" flexWrap="wrap" paddingBlock={2}>
      <Text as="span" overflowWrap="anywhere">
        {`${id} · ${product.name} · ${customer_name}`}
      </Text>
      <Text as="span" size="sm" tone={outcome?.ok === false ? 'danger' : 'muted'}>
        {isLeftOut ? `지금 상태에서는 빠져요 · ${OrderStatus.label(status)}` : result}
      </Text>
    </Flex>
  );
}

/** Moves orders one after the other, each for itself; those that were refused can be tried again. */
function useSteps(rows: readonly Order[], { from, to }: Step) {
  const { trigger } = useMutation(moveStaffOrder);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const [isRunning, setIsRunning] = useState(false);
  const left = rows.filter(({ id, status }) => status === from && !outcomes.get(id)?.ok);
  const run = async (): Promise<void> => {
    setIsRunning(true);
    for (const { id } of left) {
      const outcome = await trigger({ params: { id }, body: { status: to } });
      setOutcomes((before) => new Map(before).set(id, outcome));
    }
    setIsRunning(false);
  };
  // An order that is left out has no outcome, so that it does not count.
  const done = [...outcomes.values()].filter(({ ok }) => ok).length;
  return { outcomes, isRunning, progress: done / (done + left.length), left, run };
}

type StepDialogProps = { rows: readonly Order[]; step: Step; onClose: () => void };

function StepDialog({ rows, step, onClose }: StepDialogProps) {
  const { outcomes, isRunning, progress, left, run } = useSteps(rows, step);
  return (
    <Stack gap={4}>
      {isRunning ? <ProgressBar label="주문을 처리하는 중" value={progress} /> : null}
      <Stack as="ul" gap={0} aria-label="처리할 주문">
        {rows.map((order) => (
          <Line key={order.id} order={order} step={step} outcome={outcomes.get(order.id)} />
        ))}
      </Stack>
      <Flex gap={2} justifyContent="flex-end" flexWrap="wrap">
        <Button variant="outline" disabled={isRunning} onClick={onClose}>
          닫기
        </Button>
        {left.length > 0 ? (
          <Button loading={isRunning} onClick={() => void run()}>
            {`${formatNumber(left.length)}건 ${step.label}`}
          </Button>
        ) : null}
      </Flex>
    </Stack>
  );
}

/** Takes the chosen orders one step on: those whose state allows it. */
export function BulkSteps({ rows, onDone }: { rows: readonly Order[]; onDone: () => void }) {
  const modal = useModal();
  const open = ({ description, ...step }: (typeof STEPS)[number]): void =>
    void modal.open(
      (close) => (
        <StepDialog
          // The list reads itself anew while the orders move; the dialog keeps what was chosen.
          rows={rows}
          step={step}
          onClose={() => {
            close();
            onDone();
          }}
        />
      ),
      { title: `고른 주문 ${step.label}`, description, directClose: false },
    );
  return STEPS.map((step) => {
    const ready = rows.filter(({ status }) => status === step.from).length;
    return (
      <Button
        key={step.to}
        size="sm"
        variant={step.to === PREPARING ? 'solid' : 'outline'}
        disabled={ready === 0}
        onClick={() => open(step)}
      >
        {`${step.label} (${formatNumber(ready)}건)`}
      </Button>
    );
  });
}
