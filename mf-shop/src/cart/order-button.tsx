import type { CartLine } from '@danji/contracts/shop/cart';
import { useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import { toCartCheckoutPath } from '../shared/selection.ts';

/** The way to the checkout of ticked lines. A guest signs in on the way, and gets other lines there: the whole cart. */
export function OrderButton({ ticked }: { ticked: readonly CartLine[] }) {
  const { isGuest } = useSession();
  if (ticked.length === 0) return null;
  return (
    <Button asChild size="lg">
      <Link to={toCartCheckoutPath(isGuest ? undefined : ticked.map(({ id }) => id))}>주문하기</Link>
    </Button>
  );
}
