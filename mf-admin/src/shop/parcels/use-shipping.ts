import { useMutation } from '@danji/api-client';
import { OrderStatus, ShippingMethod } from '@danji/contracts/codes/order-codes';
import type { ParcelLine } from '@danji/contracts/shop/parcel-sheet';
import { moveStaffOrder } from '@danji/contracts/shop/order-staff.endpoints';
import type { LineResult, LineRuns } from '../../shared/line-report.tsx';
import { type Outcome, useRuns } from '../../shared/use-runs.ts';

const { PREPARING, SHIPPING } = OrderStatus;

/** A line that has failed by chance can be tried again. */
function toResult(line: ParcelLine, outcome: Outcome | undefined): LineResult<ParcelLine> {
  if (line.reasons.length > 0) return { line, state: 'wrong', reasons: line.reasons };
  if (line.is_sent || outcome?.ok) return { line, state: 'done', reasons: [] };
  if (!outcome) return { line, state: 'ready', reasons: [] };
  return { line, state: outcome.error.isTransient ? 'ready' : 'wrong', reasons: [outcome.error.title] };
}

/** Ships the orders of a sheet one after the other, each for itself; those that failed by chance can be tried again. */
export function useShipping(lines: readonly ParcelLine[]): LineRuns<ParcelLine> {
  const { trigger } = useMutation(moveStaffOrder);
  const { outcomes, isRunning, run, progressOf } = useRuns();
  const results = lines.map((line) => toResult(line, outcomes.get(line.row)));
  const ready = results.filter(({ state }) => state === 'ready').map(({ line }) => line);
  const send = ({ order_id, post_company, post_tracking_number }: ParcelLine): Promise<Outcome> => {
    const parcel = { shipping_method: ShippingMethod.POST, post_company, post_tracking_number };
    // With `from` an order that another operator has shipped meanwhile keeps its tracking number.
    return trigger({ params: { id: order_id ?? 0 }, body: { status: SHIPPING, from: PREPARING, ...parcel } });
  };
  return {
    results,
    isRunning,
    progress: progressOf(ready.length),
    run: () => run(ready, { keyOf: ({ row }) => row, send }),
  };
}
