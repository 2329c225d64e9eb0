import { type Static, Type } from 'typebox';
import { personRef } from '../accounts/user.ts';
import { entity, id, labelled, nonEmptyString, phone, text } from '../fields.ts';

/** The fields of a delivery address that a member writes. */
export const userAddressFields = {
  title: nonEmptyString('배송지 이름', 30),
  name: nonEmptyString('받는 분', 50),
  tel: Type.String({ ...phone('연락처'), minLength: 1 }),
  address_code: Type.String({ minLength: 5, maxLength: 5, pattern: '^\\d{5}$', label: '우편번호' }),
  address1: nonEmptyString('주소', 200),
  address2: text('상세 주소', 200),
  /** The message to the carrier, also for later orders. */
  message: text('배송 메시지', 100),
  is_default: Type.Boolean({ label: '기본 배송지' }),
};

/** A delivery address of a member (SPEC §3). */
export const userAddress = entity('UserAddress', {
  id,
  user: labelled('회원', personRef),
  ...userAddressFields,
  tel: Type.String({ label: '연락처' }),
  /** The sigungu that the address names; empty when it names none in force. */
  location: Type.String({ label: '지역' }),
  /** Whether carriers charge more for the post code: Jeju, or an island without a bridge. */
  is_mountain: Type.Boolean({ label: '제주·도서산간' }),
});
export type UserAddress = Static<typeof userAddress>;
