import { useMutation } from '@danji/api-client';
import type { CompanyItem } from '@danji/contracts/bids/company-item';
import { favouriteCompanyItem } from '@danji/contracts/bids/company-item.endpoints';
import { formatNumber } from '@danji/contracts/format/number';
import { toSignInPath } from '@danji/contracts/rules/sign-in-path';
import { useSession, useToast } from '@danji/shell-sdk';
import { useLocation, useNavigate } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';

type FavouriteButtonProps = { company: Pick<CompanyItem, 'nano_id' | 'title' | 'favs' | 'is_fav'> };

/** Keeps a company among the favourites; a visitor signs in first. */
export function FavouriteButton({ company: { nano_id, title, favs, is_fav } }: FavouriteButtonProps) {
  const { trigger, isRunning } = useMutation(favouriteCompanyItem);
  const [toast, navigate] = [useToast(), useNavigate()];
  const { kind, isStaff } = useSession();
  const place = useLocation();
  if (isStaff) return null;
  const change = async (): Promise<void> => {
    if (kind === null) return void navigate(toSignInPath(place));
    const outcome = await trigger({ body: { nano_id, is_fav: !is_fav } });
    if (!outcome.ok) toast({ title: '관심 업체를 바꾸지 못했어요', description: outcome.error.title, tone: 'danger' });
    else if (outcome.data.is_fav) toast({ title: `'${title}' 업체를 관심 업체에 담았어요`, tone: 'success' });
  };
  return (
    <Button variant="outline" icon="heart" aria-pressed={is_fav} loading={isRunning} onClick={() => void change()}>
      {`${is_fav ? '관심 업체' : '관심'} ${formatNumber(favs)}`}
    </Button>
  );
}
