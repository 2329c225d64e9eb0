import { Page } from '@danji/app-kit';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button, EmptyState, FailedState, ListSkeleton } from '@danji/ui';
import { CheckoutForm } from '../checkout/checkout-form.tsx';
import { useCheckout } from '../checkout/use-checkout.ts';

const CART = { path: webPaths.shopCart, label: '장바구니' };

/** `/shop/checkout`: a member orders lines of the cart (`ids`), or one product now (`product`), and pays. */
export function CheckoutPage() {
  const checkout = useCheckout();
  const { quote, addresses, isEmpty, error, refresh, isRefreshing } = checkout;
  const render = () => {
    if (isEmpty || quote.data?.lines.length === 0)
      return (
        <EmptyState
          icon="shopping-cart"
          title="주문할 상품이 없어요"
          description="장바구니에서 상품을 다시 골라 주세요."
          action={
            <Button asChild>
              <Link to={webPaths.shopCart}>장바구니로</Link>
            </Button>
          }
        />
      );
    if (quote.data && addresses.data) return <CheckoutForm checkout={checkout} quote={quote.data} />;
    if (error)
      return (
        <FailedState
          title="주문할 내용을 불러오지 못했어요"
          description={error.title}
          onRetry={() => void refresh()}
          retrying={isRefreshing}
          action={
            <Button asChild variant="outline">
              <Link to={webPaths.shop}>상점으로</Link>
            </Button>
          }
        />
      );
    return <ListSkeleton />;
  };
  return <Page back={CART}>{render()}</Page>;
}
