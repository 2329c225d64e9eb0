import type { NotUnderstood } from '@danji/contracts/apts/apartment-info';
import { Alert } from '@danji/ui';
import { FACT_LABELS, type FactName } from './fact-text.ts';

const isFact = (field: string): field is FactName => Object.hasOwn(FACT_LABELS, field);

/** Lists the values of K-apt that match none of our codes: these fields stay empty, and the user can set them. */
export function NotUnderstoodNote({ words }: { words: readonly NotUnderstood[] }) {
  const shown = words.flatMap(({ field, wording }) => (isFact(field) ? [`${FACT_LABELS[field]} '${wording}'`] : []));
  if (shown.length === 0) return null;
  return (
    <Alert
      tone="warning"
      announce={false}
      title="알아보지 못한 내용이 있어요"
    >{`${shown.join(', ')} 항목은 비워 두었어요. 단지 정보에서 직접 적을 수 있어요.`}</Alert>
  );
}
