import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import type { UserAddress } from '@danji/contracts/shop/user-address';
import {
  createUserAddress,
  deleteUserAddress,
  getUserAddress,
  listUserAddresses,
  updateUserAddress,
} from '@danji/contracts/shop/user-address.endpoints';
import { listMemberAddresses } from '@danji/contracts/shop/phone-order.endpoints';
import type { FastifyInstance } from 'fastify';
import { lockAccount } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import {
  type AddressFields,
  clearDefault,
  countAddresses,
  deleteAddress,
  findAddress,
  insertAddress,
  listAddresses,
  makeNewestDefault,
  updateAddress,
} from './address.repository.ts';

async function getAddress(db: Db, userId: number, id: number): Promise<UserAddress> {
  const address = await findAddress(db, userId, id);
  if (!address) throw new ProblemError('not_found', { title: '배송지가 없어요. 이미 지워졌을 수 있어요.' });
  return address;
}

const toClean = (fields: AddressFields): AddressFields => ({
  ...fields,
  title: fields.title.trim(),
  name: fields.name.trim(),
  address1: fields.address1.trim(),
  address2: fields.address2.trim(),
  message: fields.message.trim(),
});

/** Delivery addresses of members. The lock of the account keeps their number and the one default exact. */
export function registerAddressRoutes(app: FastifyInstance): void {
  route(app, listUserAddresses, ({ db, user }) => listAddresses(db, user.id));

  route(app, listMemberAddresses, ({ db, query: { user_id: id } }) => listAddresses(db, id));

  route(app, getUserAddress, ({ db, params: { id }, user }) => getAddress(db, user.id, id));

  route(app, createUserAddress, async ({ db, body, user, now, change }) => {
    await lockAccount(db, user.id);
    const count = await countAddresses(db, user.id);
    if (count >= SHOP_LIMITS.addresses)
      throw new ProblemError('conflict', {
        title: `배송지는 ${SHOP_LIMITS.addresses}곳까지 등록할 수 있어요. 쓰지 않는 배송지를 지워 주세요.`,
      });
    if (body.is_default) await clearDefault(db, user.id);
    const fields = { ...toClean(body), is_default: body.is_default || count === 0 };
    const address = await getAddress(db, user.id, await insertAddress(db, user.id, fields, now));
    change.after = address;
    return address;
  });

  route(app, updateUserAddress, async ({ db, params: { id }, body, user, now, change }) => {
    await lockAccount(db, user.id);
    const before = await getAddress(db, user.id, id);
    if (body.is_default) await clearDefault(db, user.id);
    await updateAddress(db, id, { ...toClean(body), is_default: body.is_default || before.is_default }, now);
    const after = await getAddress(db, user.id, id);
    change.record({ before, after });
    return after;
  });

  route(app, deleteUserAddress, async ({ db, params: { id }, user, change }) => {
    await lockAccount(db, user.id);
    const before = await getAddress(db, user.id, id);
    change.before = before;
    await deleteAddress(db, id);
    if (before.is_default) await makeNewestDefault(db, user.id);
    return { ok: true } as const;
  });
}
