import { useMutation } from '@danji/api-client';
import type { AdvertisementDetail } from '@danji/contracts/site/advertisement';
import { setAdvertisementPaid } from '@danji/contracts/site/advertisement.endpoints';
import { formatDateTime } from '@danji/contracts/format/date';
import { useToast } from '@danji/shell-sdk';
import { Switch } from '@danji/ui';

/** Records that the advertiser has paid; an unpaid advertisement is not displayed. */
export function PaidSwitch({ advertisement: { id, paid, title } }: { advertisement: AdvertisementDetail }) {
  const update = useMutation(setAdvertisementPaid);
  const toast = useToast();
  const change = async (is_paid: boolean): Promise<void> => {
    const outcome = await update.trigger({ params: { id }, body: { is_paid } });
    if (outcome.ok)
      toast({
        title: is_paid ? `'${title}' 광고의 입금을 확인했어요` : `'${title}' 광고의 입금 확인을 풀었어요`,
        tone: 'success',
      });
    else toast({ title: '입금 확인을 바꾸지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
  return (
    <Switch
      checked={paid !== null}
      disabled={update.isRunning}
      onChange={(is_paid) => void change(is_paid)}
      description={paid ? `${formatDateTime(paid)}에 확인` : '확인해야 광고가 보여요.'}
    >
      입금 확인
    </Switch>
  );
}
