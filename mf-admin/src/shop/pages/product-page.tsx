import { Page } from '@danji/app-kit';
import { useParams } from '@danji/shell-sdk/router';
import { ProductEditor } from '../products/product-editor.tsx';
import { PRODUCT_LIST, ProductFrame } from '../shared/product-frame.tsx';

/** Creates or changes a product. */
export function ProductPage() {
  const { id = '' } = useParams();
  if (id !== 'new')
    return (
      <ProductFrame tab="product">{(product) => <ProductEditor key={product.id} product={product} />}</ProductFrame>
    );
  return (
    <Page title="상품 등록" back={PRODUCT_LIST}>
      <ProductEditor />
    </Page>
  );
}
