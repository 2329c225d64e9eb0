import { EditState } from '@danji/contracts/codes/edit-state';
import { formatTel } from '@danji/contracts/format/tel';
import { useSession } from '@danji/shell-sdk';

/** The values that a new item takes over from the account of the vendor. */
export type BrandOwner = { name: string; tel: string; email: string; isApproved: boolean };

export function useBrandOwner(): BrandOwner {
  const { user } = useSession();
  const detail = user?.brand?.detail;
  return {
    name: detail?.name ?? '',
    tel: formatTel(detail?.tel),
    email: user?.email ?? '',
    isApproved: user?.brand?.brand_status_type === EditState.DONE,
  };
}
