import { useMutation } from '@danji/api-client';
import { ApplicationStatus } from '@danji/contracts/codes/coupon-codes';
import { formatNumber } from '@danji/contracts/format/number';
import type { CouponApplication } from '@danji/contracts/points/coupon-application';
import { orderCoupon, updateCouponApplication } from '@danji/contracts/points/coupon-application.endpoints';
import { useModal } from '@danji/shell-sdk';
import { Box, Button, Field, Textarea, useErrorFocus } from '@danji/ui';
import { useRef, useState } from 'react';
import { BulkList } from '../../shared/bulk-list.tsx';
import { type Outcome, useRuns } from '../../shared/use-runs.ts';

const { WAIT, REJECT } = ApplicationStatus;

type Decision = {
  /** A verb. */
  label: string;
  needsReason: boolean;
  decide: (application: CouponApplication, reason: string) => Promise<Outcome<CouponApplication>>;
};

function toResult(outcome: Outcome<CouponApplication> | undefined): string {
  if (!outcome) return '';
  return outcome.ok ? ApplicationStatus.label(outcome.data.application_status) : outcome.error.title;
}

type DecisionDialogProps = { rows: readonly CouponApplication[]; decision: Decision; onClose: () => void };

/** Decides applications one after the other, and shows what came of each; those that failed are tried again. */
function DecisionDialog({ rows, decision, onClose }: DecisionDialogProps) {
  const { outcomes, isRunning, run, progressOf } = useRuns<CouponApplication>();
  const left = rows.filter(({ id }) => !outcomes.get(id)?.ok);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const focusFirst = useErrorFocus();
  const start = (): void => {
    const isBlank = decision.needsReason && reason.trim() === '';
    setIsMissing(isBlank);
    if (isBlank) focusFirst(body.current);
    else void run(left, { keyOf: ({ id }) => id, send: (row) => decision.decide(row, reason.trim()) });
  };
  return (
    <BulkList
      subject="신청"
      action={decision.label}
      rows={rows.map(({ id, user, coupon }) => ({
        id,
        name: `${user.name} · ${coupon.title}`,
        result: toResult(outcomes.get(id)),
        isRefused: outcomes.get(id)?.ok === false,
      }))}
      left={left.length}
      isRunning={isRunning}
      progress={progressOf(left.length)}
      onRun={start}
      onClose={onClose}
    >
      {decision.needsReason ? (
        <Box ref={body}>
          <Field
            label="사유"
            required
            help="회원에게 그대로 보여요."
            error={isMissing ? '사유를 입력해 주세요.' : undefined}
            disabled={isRunning}
          >
            <Textarea rows={3} maxLength={300} value={reason} onChange={setReason} />
          </Field>
        </Box>
      ) : null}
    </BulkList>
  );
}

/** Approves or refuses the chosen applications that wait. */
export function BulkDecisions({ rows, onDone }: { rows: readonly CouponApplication[]; onDone: () => void }) {
  const { trigger: order } = useMutation(orderCoupon);
  const { trigger: move } = useMutation(updateCouponApplication);
  const modal = useModal();
  const waiting = rows.filter(({ application_status }) => application_status === WAIT);
  const open = (decision: Decision): void =>
    void modal.open(
      (close) => (
        <DecisionDialog
          rows={waiting}
          decision={decision}
          onClose={() => {
            close();
            onDone();
          }}
        />
      ),
      { title: `신청 ${formatNumber(waiting.length)}건 ${decision.label}`, directClose: false },
    );
  return (
    <>
      <Button
        size="sm"
        disabled={waiting.length === 0}
        onClick={() =>
          open({
            label: '승인',
            needsReason: false,
            decide: ({ uuid }) => order({ body: { coupon_application_uuid: uuid } }),
          })
        }
      >
        {`승인하고 발급 (${formatNumber(waiting.length)}건)`}
      </Button>
      <Button
        size="sm"
        variant="outline"
        disabled={waiting.length === 0}
        onClick={() =>
          open({
            label: '거절',
            needsReason: true,
            decide: ({ id }, memo) => move({ params: { id }, body: { application_status: REJECT, memo } }),
          })
        }
      >
        {`거절 (${formatNumber(waiting.length)}건)`}
      </Button>
    </>
  );
}
