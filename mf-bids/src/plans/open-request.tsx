import { useMutation } from '@danji/api-client';
import { type PlanRequest, PlanRequestState } from '@danji/contracts/bids/brand-plan';
import { changePlanRequest } from '@danji/contracts/bids/brand-plan.endpoints';
import { BrandPlan } from '@danji/contracts/codes/user-codes';
import { formatDate } from '@danji/contracts/format/date';
import { formatWon } from '@danji/contracts/format/number';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { Alert, Button } from '@danji/ui';

/** The request that waits for its invoice or payment; its brand takes it back before the invoice. */
export function OpenRequest({ request }: { request: PlanRequest }) {
  const change = useMutation(changePlanRequest);
  const confirm = useConfirm();
  const toast = useToast();
  const name = BrandPlan.label(request.plan);
  const isInvoiced = request.state === PlanRequestState.INVOICED;
  const cancel = async (): Promise<void> => {
    if (!(await confirm({ title: `${name} 신청을 취소할까요?`, confirmLabel: '신청 취소' }))) return;
    const outcome = await change.trigger({ params: { id: request.id }, body: { state: PlanRequestState.CANCELED } });
    toast(
      outcome.ok
        ? { title: `${name} 신청을 취소했어요`, tone: 'success' }
        : { title: '취소하지 못했어요', description: outcome.error.title, tone: 'danger' },
    );
  };
  return (
    <Alert
      tone="brand"
      announce={false}
      title={isInvoiced ? `${name} 입금을 기다리고 있어요` : `${name} 요금제를 신청했어요`}
      action={
        isInvoiced ? undefined : (
          <Button size="sm" variant="outline" loading={change.isRunning} onClick={() => void cancel()}>
            신청 취소
          </Button>
        )
      }
    >
      {`${formatDate(request.created)} 신청 · ${formatWon(request.amount)} · ${
        isInvoiced ? `${request.tax_email}로 보낸 세금계산서를 확인해 주세요.` : '세금계산서를 준비하고 있어요.'
      }`}
    </Alert>
  );
}
