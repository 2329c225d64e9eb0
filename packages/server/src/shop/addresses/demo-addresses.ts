import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import type { Db } from '../../platform/database/open-database.ts';
import { insertAddress } from './address.repository.ts';

const PLACES = [
  {
    title: '관리사무소',
    address_code: '10408',
    address1: '경기 고양시 일산동구 장항로 100',
    address2: '관리사무소',
    message: '경비실에 맡겨 주세요.',
  },
  {
    title: '집',
    address_code: '63303',
    address1: '제주특별자치도 제주시 첨단로 242',
    address2: '101동 1203호',
    message: '문 앞에 놓아 주세요.',
  },
] as const;

/** Gives some members delivery addresses, the first of each as the default. */
export async function seedDemoAddresses(db: Db, now: Date): Promise<void> {
  const members = await db
    .selectFrom('user_account')
    .where('user_type', '=', UserType.GENERAL)
    .where('account_status', '=', AccountStatus.NORMAL)
    .where('deleted', 'is', null)
    .select(['id', 'name', 'tel'])
    .orderBy('id')
    .limit(10)
    .execute();
  for (const { id, name, tel } of members)
    for (const [index, place] of PLACES.entries())
      await insertAddress(db, id, { ...place, name, tel, is_default: index === 0 }, now);
}
