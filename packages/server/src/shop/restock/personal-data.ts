import { formatDateTime } from '@danji/contracts/format/date';
import type { PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';
import { deleteRestocksOf, listRestocksOf } from './restock.repository.ts';

/** The products that a member waits for; this ends with the account. */
export const restockPersonalData: PersonalDataContributor = {
  erased: [],
  erase: (db, { id }) => deleteRestocksOf(db, id),
  own: {
    title: '재입고 알림',
    order: 92,
    collect: async (db, userId) => ({
      data: (await listRestocksOf(db, userId)).map(({ name, created }) => ({
        상품: name,
        '신청한 때': formatDateTime(created),
      })),
    }),
  },
};
