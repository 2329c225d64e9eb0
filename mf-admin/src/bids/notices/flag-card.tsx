import { useMutation } from '@danji/api-client';
import { useReasonDialog } from '@danji/app-kit/forms';
import { flagSuggestItem } from '@danji/contracts/bids/suggest-item-staff.endpoints';
import type { StaffSuggestItem } from '@danji/contracts/bids/suggest-item-staff';
import { formatDateTime } from '@danji/contracts/format/date';
import { useToast } from '@danji/shell-sdk';
import { Alert, Button, HStack } from '@danji/ui';

/** The mark of our staff on a notice. */
export const FlagAlert = ({ notice: { flag_reason, flagged, flagged_by } }: { notice: StaffSuggestItem }) =>
  flag_reason === null ? null : (
    <Alert tone="warning" announce={false} title="주의 공고">
      {`${flag_reason} (${flagged_by?.name ?? '직원'}, ${formatDateTime(flagged)})`}
    </Alert>
  );

/** Marks a notice with a reason, or takes the mark away. */
export function FlagActions({ notice: { id, flagged } }: { notice: StaffSuggestItem }) {
  const change = useMutation(flagSuggestItem);
  const [askReason, toast] = [useReasonDialog(), useToast()];
  const mark = (): void =>
    askReason({
      title: '주의 공고로 표시할까요?',
      help: '직원만 볼 수 있고, 직원 작업 기록에 남아요.',
      placeholder: '예: 같은 공사를 나누어 공고한 것으로 보여요.',
      submitLabel: '주의 표시',
      variant: 'solid',
      trigger: async (reason) => {
        const outcome = await change.trigger({ params: { id }, body: { flag_reason: reason } });
        if (outcome.ok) toast({ title: '주의 공고로 표시했어요', tone: 'success' });
        return outcome;
      },
    });
  const clear = async (): Promise<void> => {
    const outcome = await change.trigger({ params: { id }, body: { flag_reason: null } });
    toast(
      outcome.ok
        ? { title: '주의 표시를 지웠어요', tone: 'success' }
        : { title: '주의 표시를 지우지 못했어요', description: outcome.error.title, tone: 'danger' },
    );
  };
  return (
    <HStack flexWrap="wrap">
      <Button variant="outline" onClick={mark}>
        {flagged === null ? '주의 표시' : '주의 사유 고치기'}
      </Button>
      {flagged === null ? null : (
        <Button variant="outline" loading={change.isRunning} onClick={() => void clear()}>
          주의 표시 지우기
        </Button>
      )}
    </HStack>
  );
}
