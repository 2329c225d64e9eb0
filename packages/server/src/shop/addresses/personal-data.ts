import type { PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';
import { deleteAddressesOf, listAddresses } from './address.repository.ts';

/** Delivery addresses end with the account; orders keep a copy of their own. */
export const addressPersonalData: PersonalDataContributor = {
  erased: [
    'user_address.title',
    'user_address.name',
    'user_address.tel',
    'user_address.address_code',
    'user_address.address1',
    'user_address.address2',
    'user_address.location',
    'user_address.message',
  ],
  erase: (db, { id }) => deleteAddressesOf(db, id),
  own: {
    title: '배송지',
    order: 69,
    collect: async (db, userId) => ({
      data: (await listAddresses(db, userId)).map((address) => ({
        '배송지 이름': address.title,
        '받는 분': address.name,
        연락처: address.tel,
        우편번호: address.address_code,
        주소: address.address1,
        '상세 주소': address.address2,
        '배송 메시지': address.message,
        '기본 배송지': address.is_default ? '예' : '아니요',
      })),
    }),
  },
};
