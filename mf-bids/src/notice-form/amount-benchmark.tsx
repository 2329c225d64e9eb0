import { useFormValues } from '@danji/app-kit/forms';
import { PriceBenchmarkNote } from '../shared/price-benchmark-note.tsx';
import type { NoticeForm } from './use-notice-form.ts';

/** Shows the awarded amounts of similar notices, under the expected amount, once the category is chosen. */
export function AmountBenchmark({ form, spaceId }: { form: NoticeForm; spaceId: number }) {
  const { category, sigungu, number_of_units } = useFormValues(form);
  return category === null ? null : (
    <PriceBenchmarkNote spaceId={spaceId} category={category} sigungu={sigungu} units={number_of_units} tellsNothing />
  );
}
