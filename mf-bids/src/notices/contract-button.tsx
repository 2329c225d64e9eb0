import { useEndpoint, useMutation } from '@danji/api-client';
import { createAwardContract, getAwardContract } from '@danji/contracts/bids/award-contract.endpoints';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast } from '@danji/shell-sdk';
import { Link, useNavigate } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';

/** Makes the contract of the award in the work space and opens its form; leads to it when it is there. */
export function ContractButton({ itemNanoId }: { itemNanoId: SuggestItem['nano_id'] }) {
  const { data } = useEndpoint(getAwardContract, { query: { item_nano_id: itemNanoId } });
  const creation = useMutation(createAwardContract);
  const [navigate, toast] = [useNavigate(), useToast()];
  if (!data) return null;
  if (data.schedule_id !== null)
    return (
      <Button asChild fullWidth>
        <Link to={webPaths.workspaceSchedule(data.space_id, data.schedule_id)}>계약 보기</Link>
      </Button>
    );
  const make = async (): Promise<void> => {
    const outcome = await creation.trigger({ body: { item_nano_id: itemNanoId } });
    if (!outcome.ok)
      return toast({ title: '계약을 만들지 못했어요', description: outcome.error.title, tone: 'danger' });
    const { space_id, schedule_id } = outcome.data;
    if (schedule_id === null) return;
    toast({ title: '계약을 만들었어요', description: '계약 기간과 금액을 확인하고 저장해 주세요.', tone: 'success' });
    await navigate(webPaths.workspaceScheduleEdit(space_id, schedule_id));
  };
  return (
    <Button fullWidth loading={creation.isRunning} onClick={() => void make()}>
      계약 만들기
    </Button>
  );
}
