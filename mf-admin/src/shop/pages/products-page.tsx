import { usePagedList } from '@danji/api-client';
import { FilterSelect, ListScreen } from '@danji/app-kit';
import { listStaffProducts } from '@danji/contracts/shop/product-staff.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import { PRODUCT_COLUMNS } from '../products/product-columns.tsx';
import { useCategoryOptions } from '../shared/use-category-options.ts';

const ORDERS = [
  { value: '-updated', label: '최근 수정 순' },
  { value: 'stock', label: '재고 적은 순' },
  { value: '-sales_count', label: '많이 팔린 순' },
];

/** Lists all products of the shop, the hidden ones too. */
export function ProductsPage() {
  const list = usePagedList(listStaffProducts, {
    filters: {
      search: 'text',
      category: 'number',
      is_active: 'boolean',
      is_sold_out: 'boolean',
      is_low_stock: 'boolean',
      ordering: 'text',
    },
  });
  return (
    <ListScreen
      label="상품"
      lead="상점에서 파는 상품"
      unit="개"
      list={list}
      canExport
      exportName="상품"
      actions={
        <>
          <Button asChild variant="outline" icon="upload">
            <Link to={webPaths.adminProductSheet}>엑셀 올리기</Link>
          </Button>
          <Button asChild>
            <Link to={webPaths.adminProduct('new')}>상품 등록</Link>
          </Button>
        </>
      }
      searchLabel="상품 이름·코드 검색"
      bar={
        <>
          <FilterSelect list={list} name="category" label="분류" all="모든 분류" options={useCategoryOptions()} />
          <FilterSelect list={list} name="ordering" label="정렬" all="최근 등록 순" options={ORDERS} />
        </>
      }
      table={{ columns: PRODUCT_COLUMNS, rowKey: ({ id }) => id, rowPath: ({ id }) => webPaths.adminProduct(id) }}
      empty={{
        icon: 'package',
        title: '아직 상품이 없어요',
        description: '상품을 등록하면 상점에서 팔 수 있어요.',
      }}
    />
  );
}
