import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { ok, strictObject } from '../fields.ts';
import { SHOP_LIMITS } from './shop-limits.ts';
import { userAddress, userAddressFields } from './user-address.ts';

export const listUserAddresses = defineEndpoint({
  id: 'shops.list_user_addresses',
  title: '배송지 목록',
  method: 'GET',
  path: '/api/shops/user_address/',
  audience: ['general', 'brand'],
  reads: ['user_address'],
  summary: 'The delivery addresses of the caller: the default first, then the newest.',
  response: Type.Array(userAddress, { maxItems: SHOP_LIMITS.addresses }),
});

export const createUserAddress = defineEndpoint({
  id: 'shops.create_user_address',
  title: '배송지 등록',
  method: 'POST',
  path: '/api/shops/user_address/',
  audience: ['general', 'brand'],
  changes: ['user_address'],
  summary:
    'Adds a delivery address, of at most 20. The first one becomes the default; `is_mountain` and `location` follow from post code and address.',
  body: strictObject(userAddressFields),
  logged: userAddress,
  response: userAddress,
});

export const getUserAddress = defineEndpoint({
  id: 'shops.get_user_address',
  title: '배송지 상세',
  method: 'GET',
  path: '/api/shops/user_address/{id}/',
  audience: ['general', 'brand'],
  reads: ['user_address'],
  summary: 'One delivery address of the caller.',
  response: userAddress,
});

export const updateUserAddress = defineEndpoint({
  id: 'shops.update_user_address',
  title: '배송지 수정',
  method: 'PUT',
  path: '/api/shops/user_address/{id}/',
  audience: ['general', 'brand'],
  changes: ['user_address'],
  summary:
    'Changes a delivery address of the caller. `is_default: true` takes the place of the present default, which itself stays until another one does.',
  body: strictObject(userAddressFields),
  logged: userAddress,
  response: userAddress,
});

export const deleteUserAddress = defineEndpoint({
  id: 'shops.delete_user_address',
  title: '배송지 삭제',
  method: 'DELETE',
  path: '/api/shops/user_address/{id}/',
  audience: ['general', 'brand'],
  changes: ['user_address'],
  summary: 'Deletes a delivery address of the caller. After the default the newest other one is the default.',
  logged: userAddress,
  response: ok,
});
