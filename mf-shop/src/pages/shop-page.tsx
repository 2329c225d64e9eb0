import { ListScreen } from '@danji/app-kit';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import { CartLink } from '../cart/cart-link.tsx';
import { CategoryBar } from '../catalogue/category-bar.tsx';
import { ProductFilters } from '../catalogue/product-filters.tsx';
import { SeenStrip } from '../catalogue/seen-strip.tsx';
import { useProducts } from '../catalogue/use-products.ts';
import { ProductGrid, ProductGridSkeleton } from '../shared/product-grid.tsx';

/** `/shop`: everybody finds products by category, price and words. */
export function ShopPage() {
  const list = useProducts();
  const { kind, isStaff, isGuest } = useSession();
  return (
    <ListScreen
      lead="관리사무소에 꼭 필요한 용품"
      unit="개"
      list={list}
      actions={
        kind === null || isGuest ? (
          <CartLink />
        ) : isStaff ? undefined : (
          <Button asChild variant="outline" icon="heart">
            <Link to={webPaths.shopWishes}>찜한 상품</Link>
          </Button>
        )
      }
      before={<CategoryBar list={list} />}
      after={<SeenStrip />}
      searchLabel="상품 이름, 설명, 초성 검색"
      bar={<ProductFilters list={list} />}
      skeleton={<ProductGridSkeleton />}
      empty={{
        icon: 'shopping-bag',
        title: '아직 파는 상품이 없어요',
        description: '새 상품을 준비하고 있어요. 조금 뒤에 다시 와 주세요.',
      }}
      noMatch={{ title: '조건에 맞는 상품이 없어요', description: '다른 말로 찾거나 분류와 가격을 넓혀 보세요.' }}
    >
      {(products) => <ProductGrid products={products} />}
    </ListScreen>
  );
}
