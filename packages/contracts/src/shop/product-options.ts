import { type Static, Type } from 'typebox';
import { count, entity, id, labelled, nonEmptyString, strictObject } from '../fields.ts';
import { SHOP_LIMITS } from './shop-limits.ts';

const optionFields = {
  name: nonEmptyString('이름', 60),
  /** Won. */
  price: count('가격', SHOP_LIMITS.price),
  is_active: Type.Boolean({ label: '판매' }),
};

const shownOption = {
  id,
  product_id: labelled('상품 번호', id),
  group_name: nonEmptyString('그룹 이름', 60),
  ...optionFields,
  stock: count('재고', SHOP_LIMITS.stock),
};

const groupFields = {
  id,
  name: nonEmptyString('그룹 이름', 60),
  order: Type.Integer({ minimum: 0, maximum: SHOP_LIMITS.groups, label: '순서' }),
};
const LENGTH = { maxItems: SHOP_LIMITS.groupOptions };
const GROUPS = { maxItems: SHOP_LIMITS.groups };

/** One choice of a group; a buyer takes one of each group (SPEC §3). */
const productOption = entity('ProductOption', shownOption);
export type ProductOption = Static<typeof productOption>;

/** An additional item, which a buyer may add to a product in any quantity. */
const productAdditional = entity('ProductAdditional', shownOption);

const optionGroup = entity('ProductOptionGroup', {
  ...groupFields,
  options: Type.Array(productOption, { ...LENGTH, label: '옵션' }),
});
const additionalGroup = entity('ProductAdditionalGroup', {
  ...groupFields,
  additionals: Type.Array(productAdditional, { ...LENGTH, label: '추가 상품' }),
});

/** The options of a product in their order. */
export const productOptionGroups = {
  option_groups: Type.Array(optionGroup, { ...GROUPS, label: '옵션 그룹' }),
  additional_groups: Type.Array(additionalGroup, { ...GROUPS, label: '추가 상품 그룹' }),
};
export const productOptions = strictObject(productOptionGroups);
export type ProductOptions = Static<typeof productOptions>;

const sentOption = strictObject({
  /** That of a present one, which keeps its stock. */
  id: Type.Optional(id),
  ...optionFields,
  /** The stock at the start, for new ones only. */
  stock: Type.Optional(count('재고', SHOP_LIMITS.stock)),
});
const sentGroup = { id: Type.Optional(id), name: groupFields.name };

/** The whole options of a product as operators save them; the order is that of the lists. */
export const sentProductOptions = {
  option_groups: Type.Array(
    strictObject({ ...sentGroup, options: Type.Array(sentOption, { ...LENGTH, minItems: 1, label: '옵션' }) }),
    { ...GROUPS, label: '옵션 그룹' },
  ),
  additional_groups: Type.Array(
    strictObject({ ...sentGroup, additionals: Type.Array(sentOption, { ...LENGTH, minItems: 1, label: '추가 상품' }) }),
    { ...GROUPS, label: '추가 상품 그룹' },
  ),
};
const sentOptions = strictObject(sentProductOptions);
export type SentProductOptions = Static<typeof sentOptions>;
export type SentProductOption = Static<typeof sentOption>;
