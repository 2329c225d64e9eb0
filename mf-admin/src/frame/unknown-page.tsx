import { Page } from '@danji/app-kit';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button, EmptyState } from '@danji/ui';

/** Is shown for a path below /admin that has no screen. */
export function UnknownPage() {
  return (
    <Page title="없는 화면이에요">
      <EmptyState
        icon="search"
        title="찾는 화면이 없어요"
        description="주소가 바뀌었거나 잘못 적혔을 수 있어요."
        action={
          <Button asChild>
            <Link to={webPaths.admin}>운영 현황으로 가기</Link>
          </Button>
        }
      />
    </Page>
  );
}
