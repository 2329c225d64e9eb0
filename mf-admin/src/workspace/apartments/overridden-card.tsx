import type { ApartmentInfoField } from '@danji/contracts/workspace/apartment-info';
import { formatDateTime } from '@danji/contracts/format/date';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { Button, Chip, Flex, Stack, Text } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';
import { INFO_LABELS } from './info-text.ts';
import type { InfoForm } from './use-info-form.ts';

const PARKING: readonly ApartmentInfoField[] = [
  'total_parking_spaces',
  'above_ground_parking_spaces',
  'underground_parking_spaces',
];

/** Lets the next import overwrite a field again, after a confirmation. */
function useRelease(form: InfoForm) {
  const confirm = useConfirm();
  const toast = useToast();
  return async (field: ApartmentInfoField) => {
    if (form.isDirty)
      return toast({
        title: '저장하지 않은 내용이 있어요',
        description: '저장하거나 되돌린 뒤에 할 수 있어요.',
        tone: 'warning',
      });
    const isSure = await confirm({
      title: `'${INFO_LABELS[field]}' 항목을 K-apt 값으로 돌릴까요?`,
      description: '다음에 K-apt에서 가져올 때 K-apt 값으로 바뀌어요.',
      confirmLabel: 'K-apt 값 쓰기',
    });
    if (!isSure) return undefined;
    // The parking counts are saved and released together because one alone would not match the total.
    return form.submit(PARKING.includes(field) ? PARKING : [field]);
  };
}

/**
 * Shows the source of the data and the fields that an import does not overwrite because an operator wrote them; each
 * field can be released.
 */
export function OverriddenCard({
  form,
  isImporting,
  onImport,
}: {
  form: InfoForm;
  isImporting: boolean;
  onImport: () => void;
}) {
  const release = useRelease(form);
  const { base } = form;
  if (!base) return null;
  const { overridden_fields, imported, code } = base;
  return (
    <DetailCard
      title="K-apt"
      aside={
        <Button
          variant="outline"
          icon="refresh"
          disabled={code === ''}
          loading={isImporting}
          loadingLabel="가져오는 중"
          onClick={onImport}
        >
          {imported ? '다시 가져오기' : '가져오기'}
        </Button>
      }
    >
      <Stack gap={3}>
        <Text size="sm" tone="muted">
          {code === ''
            ? '단지 코드를 저장하면 K-apt에서 가져올 수 있어요.'
            : imported
              ? `${formatDateTime(imported)}에 가져왔어요.`
              : '아직 가져오지 않았어요. 이름과 지역만 알아요.'}
        </Text>
        {overridden_fields.length > 0 ? (
          <Stack gap={2}>
            <Text size="sm" fontWeight="medium">
              직접 고친 항목은 가져와도 그대로예요
            </Text>
            <Flex gap={2} flexWrap="wrap">
              {overridden_fields.map((field) => (
                <Chip key={field} removeLabel="K-apt 값으로 돌리기" onRemove={() => void release(field)}>
                  {INFO_LABELS[field]}
                </Chip>
              ))}
            </Flex>
          </Stack>
        ) : null}
      </Stack>
    </DetailCard>
  );
}
