import { updateCurrentWork, updateMe, withdraw } from '@danji/contracts/accounts/profile.endpoints';
import { eraseAccounts } from '@danji/server/accounts/personal-data/erase-accounts.job';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { addAddress } from '../../shop/addresses/address-fixture.ts';

export const DAY = 86_400;
export const PASSWORD = 'apart2468';

/** Everything about the person is in one of these, so that a search of the whole database finds what is left. */
export const PERSON = { name: '남궁하늘', email: 'namgung@danji.test', tel: '01077665544' };

export const erase = () => testServer().platform.jobs.runNow(eraseAccounts, {});

export const leave = (person: TestAccount) =>
  call(withdraw, { token: person.token, body: { reason: '이사를 가요', password: PASSWORD } });

export const row = (id: number) =>
  testServer().db.selectFrom('user_account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export async function makePerson(): Promise<TestAccount> {
  const person = await testServer().create.general({ ...PERSON, password: PASSWORD });
  await call(updateMe, {
    token: person.token,
    body: { nickname: '하늘소장', birthday: '1988-03-04', gender: 'female' },
  });
  await call(updateCurrentWork, {
    token: person.token,
    body: { building_name: '별빛마을 9단지', tel: '031-234-5678', job: '하늘소장 업무' },
  });
  await addAddress(person, { title: '하늘소장 집', name: PERSON.name, tel: PERSON.tel });
  return person;
}
