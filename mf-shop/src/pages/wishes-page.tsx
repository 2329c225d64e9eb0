import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { listProductWishes } from '@danji/contracts/shop/product-wish.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import { PRODUCTS_PER_PAGE, ProductGrid, ProductGridSkeleton } from '../shared/product-grid.tsx';

/** `/shop/wishes`: the products that a member wants to find again. */
export function WishesPage() {
  const list = usePagedList(listProductWishes, { pageSize: PRODUCTS_PER_PAGE });
  return (
    <ListScreen
      lead="나중에 다시 볼 상품"
      unit="개"
      list={list}
      skeleton={<ProductGridSkeleton />}
      empty={{
        icon: 'heart',
        title: '아직 찜한 상품이 없어요',
        description: '상품의 하트를 누르면 여기에 모여요.',
        action: (
          <Button asChild>
            <Link to={webPaths.shop}>상품 보러 가기</Link>
          </Button>
        ),
      }}
    >
      {(products) => <ProductGrid products={products} />}
    </ListScreen>
  );
}
