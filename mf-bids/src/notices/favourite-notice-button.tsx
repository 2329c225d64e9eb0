import { useMutation } from '@danji/api-client';
import type { SuggestItemLine } from '@danji/contracts/bids/suggest-item';
import { favouriteSuggestItem } from '@danji/contracts/bids/suggest-item.endpoints';
import { useToast } from '@danji/shell-sdk';
import { Button } from '@danji/ui';

type FavouriteNoticeButtonProps = { notice: Pick<SuggestItemLine, 'nano_id' | 'title' | 'company_fav_date'> };

/** Keeps a notice among the favourites of the vendor. */
export function FavouriteNoticeButton({ notice }: FavouriteNoticeButtonProps) {
  const { nano_id: item_nano_id, title, company_fav_date } = notice;
  const { trigger, isRunning } = useMutation(favouriteSuggestItem);
  const toast = useToast();
  const isFavourite = company_fav_date !== null;
  const change = async (): Promise<void> => {
    const outcome = await trigger({ body: { item_nano_id, is_company_fav: !isFavourite } });
    if (!outcome.ok) toast({ title: '관심 공고를 바꾸지 못했어요', description: outcome.error.title, tone: 'danger' });
    else if (outcome.data.company_fav_date !== null)
      toast({ title: `'${title}' 공고를 관심 공고에 담았어요`, tone: 'success' });
  };
  return (
    <Button variant="outline" icon="heart" aria-pressed={isFavourite} loading={isRunning} onClick={() => void change()}>
      {isFavourite ? '관심 공고' : '관심'}
    </Button>
  );
}
