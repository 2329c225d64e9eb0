import { toSignInPath } from '@danji/contracts/rules/sign-in-path';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';

/** Leads to a new request for quotes to which this vendor is invited; visitors sign in on the way. */
export function QuoteButton({ brandId }: { brandId: number }) {
  const { kind, isGuest, status } = useSession();
  if (kind === 'brand' || kind === 'staff' || status === 'loading') return null;
  const target = { pathname: webPaths.newBid, search: `?invite=${brandId}` };
  return (
    <Button asChild size="lg" icon="file-text" fullWidth>
      <Link to={kind === null || isGuest ? toSignInPath(target) : target}>견적 요청</Link>
    </Button>
  );
}
