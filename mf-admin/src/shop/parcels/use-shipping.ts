import { type ApiError, useMutation } from '@danji/api-client';
import { OrderStatus, ShippingMethod } from '@danji/contracts/codes/order-codes';
import type { ParcelLine } from '@danji/contracts/shop/parcel-sheet';
import { moveStaffOrder } from '@danji/contracts/shop/order-staff.endpoints';
import { useState } from 'react';

const { PREPARING, SHIPPING } = OrderStatus;

/** The result of a line: `ready` can still be shipped, also when a call has failed by chance. */
export type ParcelResult = { line: ParcelLine; state: 'ready' | 'sent' | 'wrong'; reasons: readonly string[] };
type Outcome = { ok: true } | { ok: false; error: ApiError };

function toResult(line: ParcelLine, outcome: Outcome | undefined): ParcelResult {
  if (line.reasons.length > 0) return { line, state: 'wrong', reasons: line.reasons };
  if (line.is_sent || outcome?.ok) return { line, state: 'sent', reasons: [] };
  if (!outcome) return { line, state: 'ready', reasons: [] };
  return { line, state: outcome.error.isTransient ? 'ready' : 'wrong', reasons: [outcome.error.title] };
}

/** Ships the orders of a sheet one after the other, each for itself; those that failed by chance can be tried again. */
export function useShipping(lines: readonly ParcelLine[]) {
  const { trigger } = useMutation(moveStaffOrder);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const [isRunning, setIsRunning] = useState(false);
  const results = lines.map((line) => toResult(line, outcomes.get(line.row)));
  const ready = results.filter(({ state }) => state === 'ready');
  const run = async (): Promise<void> => {
    setIsRunning(true);
    for (const { line } of ready) {
      const { row, order_id, post_company, post_tracking_number } = line;
      const parcel = { shipping_method: ShippingMethod.POST, post_company, post_tracking_number };
      // With `from` an order that another operator has shipped meanwhile keeps its tracking number.
      const body = { status: SHIPPING, from: PREPARING, ...parcel };
      const sent = await trigger({ params: { id: order_id ?? 0 }, body });
      setOutcomes((before) => new Map(before).set(row, sent));
    }
    setIsRunning(false);
  };
  const done = [...outcomes.values()].filter(({ ok }) => ok).length;
  return { results, ready: ready.length, isRunning, progress: done / (done + ready.length), run };
}
