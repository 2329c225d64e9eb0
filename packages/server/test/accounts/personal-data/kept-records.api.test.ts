import { beforeEach, expect, test } from '@jest/globals';
import {
  ADVERTISEMENT_RECORD_MONTHS,
  CONTRACT_RECORD_YEARS,
  LOG_IN_RECORD_DAYS,
  WITHDRAWAL_GRACE_DAYS,
} from '@danji/contracts/accounts/personal-data';
import { changeConsent } from '@danji/contracts/accounts/consent.endpoints';
import { withdraw } from '@danji/contracts/accounts/profile.endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays } from '@danji/contracts/rules/day-math';
import { eraseAccounts } from '@danji/server/accounts/personal-data/erase-accounts.job';
import { cleanUp } from '@danji/server/accounts/sessions/clean-up';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';

const DAY = 86_400;

beforeEach(() => testServer().reset());

const erase = () => testServer().platform.jobs.runNow(eraseAccounts, {});
const count = async (table: 'auth_session' | 'user_consent' | 'kept_payer', userId: number) =>
  Number(
    (
      await testServer()
        .db.selectFrom(table)
        .where('user_id', '=', userId)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );
const advanceYears = (years: number) => testServer().clock.advance(Math.ceil(years * 365.25 + 1) * DAY);

test('log-ins are kept for three months, of everybody', async () => {
  const { clock, create, platform } = testServer();
  const person = await create.general();
  const member = await create.general();
  await call(withdraw, { token: person.token, body: { reason: '이사' } });
  clock.advance((WITHDRAWAL_GRACE_DAYS + 1) * DAY);
  await erase();
  expect(await count('auth_session', person.id)).toBe(1);
  clock.advance((LOG_IN_RECORD_DAYS - WITHDRAWAL_GRACE_DAYS) * DAY);
  await erase();
  expect(await count('auth_session', person.id)).toBe(0);
  // The session of the member expires and ends first.
  expect(await count('auth_session', member.id)).toBe(1);
  await testServer()
    .db.updateTable('auth_session')
    .set({ ended: clock.now() })
    .where('user_id', '=', member.id)
    .execute();
  await platform.jobs.runNow(cleanUp, {});
  await erase();
  expect(await count('auth_session', member.id)).toBe(0);
});

test('consents are kept for five years after the withdrawal, and those of members for good', async () => {
  const { clock, create } = testServer();
  const person = await create.general();
  const member = await create.general();
  for (const { token } of [person, member]) await call(changeConsent, { token, body: { marketing: true } });
  await call(withdraw, { token: person.token, body: { reason: '이사' } });
  clock.advance((WITHDRAWAL_GRACE_DAYS + 1) * DAY);
  await erase();
  expect(await count('user_consent', person.id)).toBe(1);
  advanceYears(CONTRACT_RECORD_YEARS);
  await erase();
  expect([await count('user_consent', person.id), await count('user_consent', member.id)]).toEqual([0, 1]);
});

test('who paid for an advertisement is kept apart for five years, the advertisement for six months', async () => {
  const { clock, create, db } = testServer();
  const brand = await create.brand({ company: '가람토건', business_no: '1234567891' });
  const free = await create.brand({ company: '무료토건', business_no: '1112233333' });
  const today = toBusinessDate(clock.now());
  const ad = {
    user_id: brand.id,
    category: 0,
    state: 3,
    live_state: null,
    tier: 0,
    paid: clock.now(),
    approved: clock.now(),
    reason: null,
    created: clock.now(),
    updated: clock.now(),
    title: '가람토건 방수',
    link: '',
    date_start: today,
    date_end: addDays(today, 10),
    content: '',
    image1_id: null,
    image2_id: null,
    image3_id: null,
    image4_id: null,
  } as const;
  await db
    .insertInto('advertisement')
    .values(ad as never)
    .execute();
  for (const { token } of [brand, free]) await call(withdraw, { token, body: { reason: '폐업' } });
  clock.advance((WITHDRAWAL_GRACE_DAYS + 1) * DAY);
  await erase();
  expect(await db.selectFrom('kept_payer').selectAll().execute()).toMatchObject([
    { user_id: brand.id, company: '가람토건', business_no: '1234567891' },
  ]);
  const readTitle = async () => (await db.selectFrom('advertisement').select('title').executeTakeFirstOrThrow()).title;
  expect(await readTitle()).toBe('가람토건 방수');
  clock.advance((ADVERTISEMENT_RECORD_MONTHS * 31 + 1) * DAY);
  await erase();
  expect(await readTitle()).toBe('');
  expect(await count('kept_payer', brand.id)).toBe(1);
  advanceYears(CONTRACT_RECORD_YEARS);
  await erase();
  expect(await count('kept_payer', brand.id)).toBe(0);
});
