import { formatDateTime } from '@danji/contracts/format/date';
import type { PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';
import { deleteWishesOf, listOwnWishes } from './wish.repository.ts';

/** Wish lists end with the account. */
export const wishPersonalData: PersonalDataContributor = {
  erased: [],
  erase: (db, { id }) => deleteWishesOf(db, id),
  own: {
    title: '찜한 상품',
    order: 68,
    collect: async (db, userId) => ({
      data: (await listOwnWishes(db, userId)).map(({ name, created }) => ({
        상품: name,
        '찜한 때': formatDateTime(created),
      })),
    }),
  },
};
