import { formatDateTime } from '@danji/contracts/format/date';
import type { PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';
import { deleteCartOf } from './cart.repository.ts';
import { readCart } from './read-cart.ts';

/** Carts end with the account, those of guests with the guest. */
export const cartPersonalData: PersonalDataContributor = {
  erased: [],
  erase: (db, { id }) => deleteCartOf(db, id),
  own: {
    title: '장바구니',
    order: 67,
    collect: async (db, userId) => ({
      data: (await readCart(db, userId)).map(({ row, options, additionals }) => ({
        상품: row.name,
        옵션: options.map(({ group_name, name }) => `${group_name}: ${name}`).join(', '),
        수량: row.quantity,
        '추가 상품': additionals.map(({ name, quantity }) => `${name} ${quantity}개`).join(', '),
        '담은 때': formatDateTime(row.line_created),
      })),
    }),
  },
};
