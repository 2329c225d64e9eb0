import { Page } from '@danji/app-kit';
import { formatWon } from '@danji/contracts/format/number';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button, Card, Checkbox, EmptyState, FailedState, Flex, Grid, ListSkeleton, Stack, Text } from '@danji/ui';
import { AmountsCard } from '../cart/amounts-card.tsx';
import { OrderButton } from '../cart/order-button.tsx';
import { CartLineCard } from '../cart/cart-line-card.tsx';
import { type Cart, useCart } from '../cart/use-cart.ts';
import { useRemoveLines } from '../cart/use-line-changes.ts';

const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' };
/** Above the tab bar of phones. */
const BAR = {
  display: { base: 'block', lg: 'none' },
  position: 'sticky',
  bottom: 'calc(4rem + env(safe-area-inset-bottom))',
  zIndex: 20,
  boxShadow: 'floating',
} as const;

function Selection({ cart: { forSale, ticked, tick } }: { cart: Cart }) {
  const { remove, isRemoving } = useRemoveLines();
  const ids = forSale.map(({ id }) => id);
  return (
    <Flex gap={2} flexWrap="wrap" alignItems="center" justifyContent="space-between">
      <Checkbox
        checked={ids.length > 0 && ticked.length === ids.length}
        disabled={ids.length === 0}
        onChange={(isTicked) => tick(ids, isTicked)}
      >
        {`전체 선택 (${ticked.length}/${ids.length})`}
      </Checkbox>
      {ticked.length > 0 ? (
        <Button variant="ghost" size="sm" loading={isRemoving} onClick={() => void remove(ticked)}>
          고른 상품 빼기
        </Button>
      ) : null}
    </Flex>
  );
}

function Lines({ cart }: { cart: Cart }) {
  const { remove } = useRemoveLines();
  const { lines, ticked, tick } = cart;
  return (
    <Stack gap={3}>
      <Selection cart={cart} />
      <Stack as="ul" gap={3} listStyle="none" aria-label="장바구니 상품">
        {lines.map((line) => (
          <CartLineCard
            key={line.id}
            line={line}
            isTicked={ticked.includes(line)}
            onTick={(isTicked) => tick([line.id], isTicked)}
            onRemove={() => void remove([line])}
          />
        ))}
      </Stack>
      {lines.length >= SHOP_LIMITS.cartLines ? (
        <Text size="sm" tone="muted">
          장바구니에는 {SHOP_LIMITS.cartLines}가지까지 담을 수 있어요.
        </Text>
      ) : null}
    </Stack>
  );
}

const TotalBar = ({ cart: { amounts, ticked } }: { cart: Cart }) =>
  amounts.data && ticked.length > 0 ? (
    <Card padding={3} css={BAR}>
      <Flex gap={3} flexWrap="wrap" alignItems="center" justifyContent="space-between">
        <Text tone="muted">{`${ticked.length}가지 합계`}</Text>
        <Text fontWeight="bold" fontSize="xl" numeric>
          {formatWon(amounts.data.total)}
        </Text>
        <OrderButton ticked={ticked} />
      </Flex>
    </Card>
  ) : null;

/** `/shop/cart`: what a member or a guest wants to buy, with prices as they are now. */
export function CartPage() {
  const cart = useCart();
  const { list, lines, isLoading, isStaff } = cart;
  const renderCart = () => {
    if (isLoading) return <ListSkeleton />;
    if (!list.data && list.error)
      return (
        <FailedState
          title="장바구니를 불러오지 못했어요"
          description={list.error.title}
          onRetry={() => void list.refresh()}
          retrying={list.isRefreshing}
        />
      );
    if (lines.length === 0)
      return (
        <EmptyState
          icon="shopping-cart"
          title={isStaff ? '운영자 계정에는 장바구니가 없어요' : '장바구니가 비어 있어요'}
          description={isStaff ? '회원 계정으로 로그인하면 상품을 담을 수 있어요.' : '필요한 상품을 골라 담아 보세요.'}
          action={
            <Button asChild>
              <Link to={webPaths.shop}>상점 둘러보기</Link>
            </Button>
          }
        />
      );
    return (
      <Stack gap={5}>
        <Grid gridTemplateColumns={COLUMNS} gap={{ base: 5, lg: 8 }} alignItems="start">
          <Lines cart={cart} />
          <AmountsCard cart={cart} />
        </Grid>
        <TotalBar cart={cart} />
      </Stack>
    );
  };
  return (
    <Page description="가격과 재고는 지금 기준이에요. 담은 뒤 바뀐 것은 상품마다 알려 드려요.">{renderCart()}</Page>
  );
}
