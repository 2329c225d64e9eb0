import { Page } from '@danji/app-kit';
import { webPaths } from '@danji/contracts/web-paths';
import { ProductSheetCard } from '../product-sheet/product-sheet-card.tsx';

/** `/admin/product-sheet`: adds and changes many products with a sheet. */
export function ProductSheetPage() {
  return (
    <Page title="상품 엑셀 올리기" back={{ path: webPaths.adminProducts, label: '상품 관리' }}>
      <ProductSheetCard />
    </Page>
  );
}
