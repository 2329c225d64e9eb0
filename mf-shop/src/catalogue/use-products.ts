import { usePagedList } from '@danji/api-client';
import { listProducts } from '@danji/contracts/shop/product.endpoints';
import { PRODUCTS_PER_PAGE } from '../shared/product-grid.tsx';

const FILTERS = {
  search: 'text',
  category: 'number',
  min_price: 'number',
  max_price: 'number',
  ordering: 'text',
} as const;

/** The products on sale with their filters in the URL. */
export const useProducts = () => usePagedList(listProducts, { filters: FILTERS, pageSize: PRODUCTS_PER_PAGE });
export type ProductList = ReturnType<typeof useProducts>;
