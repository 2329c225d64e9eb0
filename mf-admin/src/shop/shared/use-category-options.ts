import { useEndpoint } from '@danji/api-client';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import { listStaffShopCategories } from '@danji/contracts/shop/shop-category.endpoints';
import type { Option } from '@danji/ui';

/** All categories of the shop, the hidden ones too, for a list to choose from; at least that of the product. */
export function useCategoryOptions(product?: Pick<StaffProduct, 'category' | 'category_name'>): readonly Option[] {
  const { data } = useEndpoint(listStaffShopCategories, {});
  if (!data) return product ? [{ value: String(product.category), label: product.category_name }] : [];
  return data.map(({ id, name, is_active }) => ({ value: String(id), label: is_active ? name : `${name} (숨김)` }));
}
