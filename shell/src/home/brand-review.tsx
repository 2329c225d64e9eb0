import { EditState } from '@danji/contracts/codes/edit-state';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Alert, Button } from '@danji/ui';

/** Shows the state of a vendor's review until it is done. */
export function BrandReview() {
  const { user } = useSession();
  const state = user?.brand?.brand_status_type;
  if (state === undefined || state === EditState.DONE) return null;
  const action = (
    <Button asChild size="sm" variant="outline">
      <Link to={webPaths.me}>업체 정보</Link>
    </Button>
  );
  if (state === EditState.FAILED)
    return (
      <Alert tone="danger" announce={false} title="업체 승인이 반려됐어요" action={action}>
        {user?.brand?.reject_reason}
      </Alert>
    );
  if (state === EditState.PENDING || state === EditState.EDITED)
    return user?.brand?.detail?.business_image_url ? (
      <Alert tone="brand" title="업체 정보를 확인하고 있어요" action={action}>
        확인이 끝나면 알림으로 알려 드려요.
      </Alert>
    ) : (
      <Alert tone="warning" title="사업자등록증을 올려 주세요" action={action}>
        사업자등록증을 올려야 심사를 마칠 수 있어요.
      </Alert>
    );
  return (
    <Alert tone="warning" title="사업자 정보를 등록해 주세요" action={action}>
      사업자등록번호와 등록증을 올리면 승인 후 모든 기능을 쓸 수 있어요.
    </Alert>
  );
}
