import { type ApiError, useMutation } from '@danji/api-client';
import { ApplicationStatus } from '@danji/contracts/codes/coupon-codes';
import { formatNumber } from '@danji/contracts/format/number';
import type { CouponApplication } from '@danji/contracts/points/coupon-application';
import { orderCoupon, updateCouponApplication } from '@danji/contracts/points/coupon-application.endpoints';
import { useModal } from '@danji/shell-sdk';
import { Button, Field, Flex, ProgressBar, Stack, Text, Textarea, useErrorFocus } from '@danji/ui';
import { useRef, useState } from 'react';

const { WAIT, REJECT } = ApplicationStatus;

type Outcome = { ok: true; data: CouponApplication } | { ok: false; error: ApiError };
type Decision = {
  /** A verb. */
  label: string;
  needsReason: boolean;
  decide: (application: CouponApplication, reason: string) => Promise<Outcome>;
};

const toResult = (outcome: Outcome | undefined): string => {
  if (!outcome) return '';
  return outcome.ok ? ApplicationStatus.label(outcome.data.application_status) : outcome.error.title;
};

const Line = ({ application, outcome }: { application: CouponApplication; outcome: Outcome | undefined }) => (
  <Flex as="li" gap={3} justifyContent="space-between" flexWrap="wrap" paddingBlock={2}>
    <Text as="span" overflowWrap="anywhere">
      {`${application.user.name} · ${application.coupon.title}`}
    </Text>
    <Text as="span" size="sm" tone={outcome?.ok === false ? 'danger' : 'muted'}>
      {toResult(outcome)}
    </Text>
  </Flex>
);

/** Decides applications one after the other, and shows what came of each; those that failed are tried again. */
function useDecisions(rows: readonly CouponApplication[], { decide }: Decision) {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const [isRunning, setIsRunning] = useState(false);
  const left = rows.filter(({ id }) => !outcomes.get(id)?.ok);
  const run = async (reason: string): Promise<void> => {
    setIsRunning(true);
    for (const row of left) {
      const outcome = await decide(row, reason);
      setOutcomes((before) => new Map(before).set(row.id, outcome));
    }
    setIsRunning(false);
  };
  return { outcomes, isRunning, left, run };
}

type DecisionDialogProps = { rows: readonly CouponApplication[]; decision: Decision; onClose: () => void };

function DecisionDialog({ rows, decision, onClose }: DecisionDialogProps) {
  const { outcomes, isRunning, left, run } = useDecisions(rows, decision);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const focusFirst = useErrorFocus();
  const start = (): void => {
    const isBlank = decision.needsReason && reason.trim() === '';
    setIsMissing(isBlank);
    if (isBlank) focusFirst(body.current);
    else void run(reason.trim());
  };
  return (
    <Stack ref={body} gap={4}>
      {decision.needsReason ? (
        <Field
          label="사유"
          required
          help="회원에게 그대로 보여요."
          error={isMissing ? '사유를 입력해 주세요.' : undefined}
          disabled={isRunning}
        >
          <Textarea rows={3} maxLength={300} value={reason} onChange={setReason} />
        </Field>
      ) : null}
      {isRunning ? <ProgressBar label="신청을 처리하는 중" value={outcomes.size / rows.length} /> : null}
      <Stack as="ul" gap={0} aria-label="처리할 신청">
        {rows.map((row) => (
          <Line key={row.id} application={row} outcome={outcomes.get(row.id)} />
        ))}
      </Stack>
      <Flex gap={2} justifyContent="flex-end">
        <Button variant="outline" disabled={isRunning} onClick={onClose}>
          닫기
        </Button>
        {left.length > 0 ? (
          <Button loading={isRunning} onClick={start}>
            {`${formatNumber(left.length)}건 ${decision.label}`}
          </Button>
        ) : null}
      </Flex>
    </Stack>
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
