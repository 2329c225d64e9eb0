import { useMutation } from '@danji/api-client';
import { formatNumber } from '@danji/contracts/format/number';
import { DeliveryState } from '@danji/contracts/notifications/channel';
import type { StaffDelivery } from '@danji/contracts/notifications/delivery-staff';
import { resendDelivery } from '@danji/contracts/notifications/delivery-staff.endpoints';
import { useModal } from '@danji/shell-sdk';
import { Alert, Button } from '@danji/ui';
import { BulkList } from '../../shared/bulk-list.tsx';
import { type Outcome, useRuns } from '../../shared/use-runs.ts';
import { isDead, toDeliveryName } from './delivery-columns.tsx';

function toResult(outcome: Outcome | undefined): string {
  if (!outcome) return '';
  return outcome.ok ? '다시 보내요' : outcome.error.title;
}

/** Sends chosen messages again, one after the other, and shows what came of each. */
function ResendDialog({ rows, onClose }: { rows: readonly StaffDelivery[]; onClose: () => void }) {
  const { trigger } = useMutation(resendDelivery);
  const { outcomes, isRunning, run, progressOf } = useRuns();
  const left = rows.filter(({ id }) => !outcomes.get(id)?.ok);
  return (
    <BulkList
      subject="알림"
      action="다시 보내기"
      rows={rows.map((row) => ({
        id: row.id,
        name: toDeliveryName(row),
        result: toResult(outcomes.get(row.id)),
        isRefused: outcomes.get(row.id)?.ok === false,
      }))}
      left={left.length}
      isRunning={isRunning}
      progress={progressOf(left.length)}
      onRun={() => void run(left, { keyOf: ({ id }) => id, send: ({ id }) => trigger({ params: { id } }) })}
      onClose={onClose}
    >
      {rows.some(({ state }) => state === DeliveryState.UNKNOWN) ? (
        <Alert tone="warning" title="두 번 받을 수 있어요">
          도착했는지 알 수 없는 알림이 들어 있어요.
        </Alert>
      ) : null}
    </BulkList>
  );
}

/** Sends those of the chosen messages again that have not reached anybody. */
export function ResendActions({ rows, onDone }: { rows: readonly StaffDelivery[]; onDone: () => void }) {
  const modal = useModal();
  const dead = rows.filter(isDead);
  const open = (): void =>
    void modal.open(
      (close) => (
        <ResendDialog
          rows={dead}
          onClose={() => {
            close();
            onDone();
          }}
        />
      ),
      { title: `알림 ${formatNumber(dead.length)}건 다시 보내기`, directClose: false },
    );
  return (
    <Button size="sm" disabled={dead.length === 0} onClick={open}>
      {`다시 보내기 (${formatNumber(dead.length)}건)`}
    </Button>
  );
}
