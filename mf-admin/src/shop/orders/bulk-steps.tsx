import { useMutation } from '@danji/api-client';
import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { formatNumber } from '@danji/contracts/format/number';
import type { Order } from '@danji/contracts/shop/order';
import { moveStaffOrder } from '@danji/contracts/shop/order-staff.endpoints';
import { useModal } from '@danji/shell-sdk';
import { Button } from '@danji/ui';
import { BulkList } from '../../shared/bulk-list.tsx';
import { type Outcome, useRuns } from '../../shared/use-runs.ts';

const { PAID, PREPARING, SHIPPING, DELIVERED } = OrderStatus;

type Step = { label: string; from: typeof PAID | typeof SHIPPING; to: typeof PREPARING | typeof DELIVERED };

const STEPS: readonly (Step & { description: string })[] = [
  {
    label: '상품 준비 시작',
    from: PAID,
    to: PREPARING,
    description: '회원이 바로 취소할 수 없고, 취소를 요청하게 돼요.',
  },
  { label: '배송 완료', from: SHIPPING, to: DELIVERED, description: '주문한 회원에게 상품이 도착했다고 알려요.' },
];

/** Says the state that an order has got, or why it has not. */
function toResult({ status }: Order, step: Step, outcome: Outcome | undefined): string {
  if (outcome) return outcome.ok ? OrderStatus.label(step.to) : outcome.error.title;
  return status === step.from ? '' : `지금 상태에서는 빠져요 · ${OrderStatus.label(status)}`;
}

type StepDialogProps = { rows: readonly Order[]; step: Step; onClose: () => void };

/** Moves orders one after the other, each for itself; those that were refused can be tried again. */
function StepDialog({ rows, step, onClose }: StepDialogProps) {
  const { trigger } = useMutation(moveStaffOrder);
  const { outcomes, isRunning, run, progressOf } = useRuns();
  const left = rows.filter(({ id, status }) => status === step.from && !outcomes.get(id)?.ok);
  const send = ({ id }: Order): Promise<Outcome> => trigger({ params: { id }, body: { status: step.to } });
  return (
    <BulkList
      subject="주문"
      action={step.label}
      rows={rows.map((order) => ({
        id: order.id,
        name: `${order.id} · ${order.product.name} · ${order.customer_name}`,
        result: toResult(order, step, outcomes.get(order.id)),
        isRefused: outcomes.get(order.id)?.ok === false,
      }))}
      left={left.length}
      isRunning={isRunning}
      progress={progressOf(left.length)}
      onRun={() => void run(left, { keyOf: ({ id }) => id, send })}
      onClose={onClose}
    />
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
