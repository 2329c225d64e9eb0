import type { PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';
import { deleteViewsOf } from './product.repository.ts';

/** Which products a member has looked at and when last, only so that a day counts once. */
export const productPersonalData: PersonalDataContributor = {
  erased: ['product_view.day'],
  kept: [
    {
      columns: [
        'shop_product.name',
        'shop_product.description',
        'shop_product.detail_info',
        'product_option_group.name',
        'product_option.name',
        'product_stock_change.reason',
      ],
      because: 'What our staff write about products and their stock.',
    },
  ],
  erase: (db, { id }) => deleteViewsOf(db, id),
};
