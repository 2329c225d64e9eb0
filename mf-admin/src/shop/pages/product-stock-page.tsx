import { ProductFrame } from '../shared/product-frame.tsx';
import { ProductStock } from '../stock/product-stock.tsx';

/** The stocks of a product and their history. */
export const ProductStockPage = () => (
  <ProductFrame tab="stock">{(product) => <ProductStock product={product} />}</ProductFrame>
);
