import type { UnmappedValue } from '@danji/contracts/workspace/apartment-info';
import { Alert } from '@danji/ui';
import { DETAIL_LABELS, type DetailName } from '@danji/contracts/workspace/work-space-details-text';

const isDetailName = (field: string): field is DetailName => Object.hasOwn(DETAIL_LABELS, field);

/** Lists the values of K-apt that match none of our codes: these fields stay empty, and the user can set them. */
export function UnmappedValuesNote({ values }: { values: readonly UnmappedValue[] }) {
  const descriptions = values.flatMap(({ field, wording }) =>
    isDetailName(field) ? [`${DETAIL_LABELS[field]} '${wording}'`] : [],
  );
  if (descriptions.length === 0) return null;
  return (
    <Alert
      tone="warning"
      announce={false}
      title="알아보지 못한 내용이 있어요"
    >{`${descriptions.join(', ')} 항목은 비워 두었어요. 단지 정보에서 직접 적을 수 있어요.`}</Alert>
  );
}
