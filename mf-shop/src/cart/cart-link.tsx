import { useEndpoint } from '@danji/api-client';
import { formatNumber } from '@danji/contracts/format/number';
import { countCartLines } from '@danji/contracts/shop/cart.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';

/** The way to the cart for visitors, with the number of its lines: the header shows it to members only. */
export function CartLink() {
  const { isGuest } = useSession();
  // A visitor has no account before the first thing in the cart.
  const { data } = useEndpoint(countCartLines, isGuest ? {} : null);
  return (
    <Button asChild variant="outline" icon="shopping-cart">
      <Link to={webPaths.shopCart}>{data?.count ? `장바구니 ${formatNumber(data.count)}` : '장바구니'}</Link>
    </Button>
  );
}
