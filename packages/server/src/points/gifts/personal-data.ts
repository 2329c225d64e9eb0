import type { PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';

/** The reason of a gift is a record of its cost, and names nobody. */
export const giftPersonalData: PersonalDataContributor = {
  kept: [
    {
      columns: ['coupon_gift.reason'],
      because: 'Why operators gave vouchers: records of payments, five years by law.',
    },
  ],
};
