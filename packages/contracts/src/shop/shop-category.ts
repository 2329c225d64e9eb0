import { type Static, Type } from 'typebox';
import { entity, id, nonEmptyString, updated } from '../fields.ts';
import { SHOP_LIMITS } from './shop-limits.ts';

/** The fields of a category that operators write. */
export const shopCategoryFields = {
  name: nonEmptyString('분류 이름', 30),
  /** Whether the shop offers it as a filter. Its products are on sale either way. */
  is_active: Type.Boolean({ label: '분류 공개' }),
};

/** A category of products; operators make and order them. */
export const shopCategory = entity('ShopCategory', {
  id,
  ...shopCategoryFields,
  order: Type.Integer({ minimum: 0, maximum: SHOP_LIMITS.categories, label: '순서' }),
  updated,
});
export type ShopCategory = Static<typeof shopCategory>;
