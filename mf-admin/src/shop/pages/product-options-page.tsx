import { OptionsEditor } from '../options/options-editor.tsx';
import { ProductFrame } from '../shared/product-frame.tsx';

/** The options and additional items of a product. */
export const ProductOptionsPage = () => (
  <ProductFrame tab="options">{(product) => <OptionsEditor key={product.id} product={product} />}</ProductFrame>
);
