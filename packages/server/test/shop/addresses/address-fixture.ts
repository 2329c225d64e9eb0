import type { BodyOf } from '@danji/contracts/define-endpoint';
import { createUserAddress } from '@danji/contracts/shop/user-address.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';

export type AddressBody = BodyOf<typeof createUserAddress>;

export const HOME: AddressBody = {
  title: '집',
  name: '김하늘',
  tel: '010-1234-5678',
  address_code: '06236',
  address1: '서울 강남구 테헤란로 152',
  address2: '',
  message: '',
  is_default: false,
};

/** Adds a delivery address for a member. */
export const addAddress = ({ token }: TestAccount, body: Partial<AddressBody> = {}) =>
  call(createUserAddress, { token, body: { ...HOME, ...body } });
