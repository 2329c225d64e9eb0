import type { PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';

/** Goods are the provider's and say nothing about accounts. */
export const voucherGoodPersonalData: PersonalDataContributor = {
  kept: [
    {
      columns: [
        'voucher_good.goods_name',
        'voucher_good.brand_name',
        'voucher_good.picture_url',
        'voucher_good.content',
        'voucher_good.data',
      ],
      because: 'The catalogue of the voucher provider: nothing in it is about an account.',
    },
  ],
};
