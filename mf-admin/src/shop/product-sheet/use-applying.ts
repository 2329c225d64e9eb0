import { useMutation } from '@danji/api-client';
import type { ProductSheetLine } from '@danji/contracts/shop/product-sheet';
import { changeProductStock, createProduct, updateProduct } from '@danji/contracts/shop/product-staff.endpoints';
import type { LineResult, LineRuns } from '../../shared/line-report.tsx';
import { type Outcome, useRuns } from '../../shared/use-runs.ts';
import { BLANK_PRODUCT, toProductFields } from '../shared/product-draft.ts';

/** A line that has failed is not sent again: the file is read again, and says what is left to do. */
const FAILED = '파일을 다시 올리면 남은 것을 확인할 수 있어요.';

function toResult(line: ProductSheetLine, outcome: Outcome | undefined): LineResult<ProductSheetLine> {
  // A refused call names its column by itself.
  if (line.errors.length > 0)
    return { line, state: 'wrong', reasons: line.errors.map(({ column, reason }) => `${column}: ${reason}`) };
  if (outcome?.ok) return { line, state: 'done', reasons: [] };
  if (outcome) return { line, state: 'wrong', reasons: [`${outcome.error.title} ${FAILED}`] };
  return { line, state: line.changes.length === 0 ? 'same' : 'ready', reasons: [] };
}

/** Sends the calls of one line. */
function useSending() {
  const [create, update, move] = [
    useMutation(createProduct).trigger,
    useMutation(updateProduct).trigger,
    useMutation(changeProductStock).trigger,
  ];
  return async ({
    product_id,
    updated,
    code,
    given,
    stock_amount,
    stock_reason,
  }: ProductSheetLine): Promise<Outcome> => {
    if (product_id === null || updated === null) {
      const { price = 0 } = given;
      const body = { ...toProductFields(BLANK_PRODUCT), original_price: price, ...given, code, stock: stock_amount };
      return create({ body });
    }
    if (Object.keys(given).length > 0) {
      const changed = await update({ params: { id: product_id }, body: { ...given, updated } });
      if (!changed.ok) return changed;
    }
    if (stock_amount === 0) return { ok: true, data: undefined };
    const body = { option_id: null, kind: 'move' as const, amount: stock_amount, reason: stock_reason };
    return move({ params: { id: product_id }, body });
  };
}

/** Applies the lines of a sheet one after the other, each for itself. */
export function useApplying(lines: readonly ProductSheetLine[]): LineRuns<ProductSheetLine> {
  const send = useSending();
  const { outcomes, isRunning, run, progressOf } = useRuns();
  const results = lines.map((line) => toResult(line, outcomes.get(line.row)));
  const ready = results.filter(({ state }) => state === 'ready').map(({ line }) => line);
  return {
    results,
    isRunning,
    progress: progressOf(ready.length),
    run: () => run(ready, { keyOf: ({ row }) => row, send }),
  };
}
