import { useMutation } from '@danji/api-client';
import { BusinessState } from '@danji/contracts/accounts/business-check';
import { checkBrandBusiness } from '@danji/contracts/accounts/staff-users.endpoints';
import { useToast } from '@danji/shell-sdk';
import { Button } from '@danji/ui';

/** Asks the tax office about a vendor now. While it does not answer, the former answer stays with its day. */
export function RecheckButton({ userId }: { userId: number }) {
  const check = useMutation(checkBrandBusiness);
  const toast = useToast();
  const run = async (): Promise<void> => {
    const outcome = await check.trigger({ body: { user_id: userId } });
    if (!outcome.ok) {
      toast({ title: '국세청에 조회하지 못했어요', description: outcome.error.title, tone: 'danger' });
      return;
    }
    const answer = outcome.data.brand?.business_check;
    toast({
      title: '국세청에 다시 조회했어요',
      ...(answer && { description: BusinessState.label(answer.state) }),
      tone: answer?.state === BusinessState.ACTIVE ? 'success' : 'warning',
    });
  };
  return (
    <Button size="sm" variant="subtle" loading={check.isRunning} onClick={() => void run()}>
      다시 조회
    </Button>
  );
}
