import { useEndpoint } from '@danji/api-client';
import { RecordScreen } from '@danji/app-kit';
import { getProduct } from '@danji/contracts/shop/product.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useParams } from '@danji/shell-sdk/router';
import { Stack } from '@danji/ui';
import { BuyNowButton } from '../checkout/buy-now-button.tsx';
import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { ProductDetails } from '../product/product-details.tsx';
import { ProductQuestions } from '../questions/product-questions.tsx';
import { ProductReviews } from '../reviews/product-reviews.tsx';
import { RestockButton } from '../restock/restock-button.tsx';
import { useProductView } from '../product/use-product-view.ts';

/** `/shop/products/:code`: one product; the page is public. */
export function ProductPage() {
  const { code = '' } = useParams();
  const product = useEndpoint(getProduct, { params: { code } }, { refreshOnFocus: false });
  useProductView(product.data);
  return (
    <RecordScreen
      record={product}
      name="상품"
      list={{ path: webPaths.shop, label: '상품 목록' }}
      missing={{ title: '상품을 찾을 수 없어요', description: '판매가 끝났거나 주소가 잘못됐을 수 있어요.' }}
    >
      {(data) => (
        <ProductDetails
          key={data.code}
          product={data}
          renderToCart={(line) => (
            <Stack gap={2}>
              <AddToCartButton name={data.name} line={line} />
              <BuyNowButton line={line} />
            </Stack>
          )}
          restock={<RestockButton product={data} />}
          voices={
            <>
              <ProductReviews product={data} />
              <ProductQuestions product={data} />
            </>
          }
        />
      )}
    </RecordScreen>
  );
}
