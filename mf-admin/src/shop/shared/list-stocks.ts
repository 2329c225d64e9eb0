import type { StaffProduct } from '@danji/contracts/shop/staff-product';

/** A stock of a product: its own, or that of one of its options or additional items. */
export type Stock = {
  /** That of the option; none for the product itself. */
  id: number | null;
  name: string;
  /** Units that are left. */
  stock: number;
  is_active: boolean;
};

/** Lists all stocks of a product: its own, then those of its options and additional items in their order. */
export const listStocks = ({ stock, is_active, option_groups, additional_groups }: StaffProduct): Stock[] => [
  { id: null, name: '상품 전체', stock, is_active },
  ...[
    ...option_groups.flatMap(({ options }) => options),
    ...additional_groups.flatMap(({ additionals }) => additionals),
  ].map((option) => ({
    id: option.id,
    name: `${option.group_name} · ${option.name}`,
    stock: option.stock,
    is_active: option.is_active,
  })),
];
