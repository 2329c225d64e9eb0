import { useMutation } from '@danji/api-client';
import type { SuggestItemLine } from '@danji/contracts/bids/suggest-item';
import { copySuggestItem } from '@danji/contracts/bids/suggest-item-owner.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';

/** Writes a draft from an earlier notice, and goes on with it in the form. */
export function useCopyNotice() {
  const { trigger, isRunning } = useMutation(copySuggestItem);
  const [toast, navigate] = [useToast(), useNavigate()];
  const copy = async ({ nano_id, title }: Pick<SuggestItemLine, 'nano_id' | 'title'>): Promise<void> => {
    const outcome = await trigger({ body: { item_nano_id: nano_id } });
    if (!outcome.ok)
      return toast({ title: '공고를 불러오지 못했어요', description: outcome.error.title, tone: 'danger' });
    toast({ title: `'${title}' 공고를 불러왔어요`, description: '일정을 새로 정하고 올려 주세요.', tone: 'success' });
    return void navigate(webPaths.bidEdit(outcome.data.nano_id));
  };
  return { copy, isRunning };
}
