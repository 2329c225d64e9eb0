import { beforeEach, describe, expect, test } from '@jest/globals';
import { PRIVACY_NOTICE_VERSION } from '@danji/contracts/accounts/privacy-notice';
import { signUp } from '@danji/contracts/accounts/signup.endpoints';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import { getMe } from '@danji/contracts/accounts/profile.endpoints';
import { savePointSet } from '@danji/contracts/points/point-set.endpoints';
import { getPointWallet } from '@danji/contracts/points/point-wallet.endpoints';
import { REFERRALS_PER_DAY, ReferralState } from '@danji/contracts/points/referral';
import {
  decideReferral,
  getReferralSummary,
  listOwnReferrals,
  listReferrals,
} from '@danji/contracts/points/referral.endpoints';
import { insertReferral } from '@danji/server/points/referrals/referral.repository';

import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { verifyPhone } from '../../accounts/phone-verification/phone-verification.ts';
import { WebBrowser } from '../../accounts/sessions/web-browser.ts';
import { openChannel } from '../../notifications/live-events/live-channel.ts';
import { listBelow } from './relation-fixture.ts';

const PASSWORD = 'apartment24';
const AMOUNTS = { point_signup: 1_000, point_referral: 3_000, point_referred: 2_000 };
let serial = 0;

beforeEach(async () => {
  await testServer().reset();
  const { token } = await testServer().create.admin();
  await call(savePointSet, { token, body: { ...AMOUNTS, limit_price_user: 0, limit_price_day: 0 } });
});

const codeOf = async ({ token }: TestAccount) => (await call(getReferralSummary, { token })).data.ref_code;
const walletOf = async (token: string) => (await call(getPointWallet, { token })).data;

type Joining = { tel?: string; browser?: WebBrowser; user_type?: 1 | 2 };

/** Somebody signs up with a code, in a browser of their own unless one is given. */
async function join(ref_code: string, { tel, browser = new WebBrowser(), user_type = 2 }: Joining = {}) {
  serial += 1;
  const number = tel ?? `0107000${String(1000 + serial)}`;
  const { data } = await browser.call(signUp, {
    body: {
      email: `joined${serial}@danji.test`,
      password: PASSWORD,
      name: '김새봄',
      user_type,
      tel: number,
      consents: { over_14: true, terms: true, privacy: true, privacy_notice: PRIVACY_NOTICE_VERSION, marketing: false },
      verification: await verifyPhone(number),
      ref_code,
      ...(user_type === 1 && { company_name: '새봄건설' }),
    },
  });
  return { token: data.access, ...data.user };
}

const makeRecommender = () =>
  testServer().create.general({ name: '이추천', email: 'recommender@danji.test', password: PASSWORD });

const stateOf = async (recommender: TestAccount) =>
  (await call(listOwnReferrals, { token: recommender.token })).data.results.map(({ name, state }) => [name, state]);

describe('a sign-up with a code', () => {
  test('gives both sides their points once, and puts the new member below', async () => {
    const recommender = await makeRecommender();
    const channel = await openChannel(recommender.token);
    await channel.firstId();
    const joined = await join(await codeOf(recommender));
    const changed = (await channel.next())?.event;
    channel.close();
    expect(changed).toMatchObject({ type: 'changed', tags: expect.arrayContaining(['points', 'referral']) as unknown });
    expect(await walletOf(joined.token)).toMatchObject({ available: 3_000, pending: 0 });
    expect(await walletOf(recommender.token)).toMatchObject({ available: 3_000, pending: 0 });
    expect(await stateOf(recommender)).toEqual([['김*봄', ReferralState.PAID]]);
    expect(await listBelow(recommender)).toEqual([['김*봄', 1]]);
    expect((await call(getMe, { token: recommender.token })).data.accum_recommandeds).toBe(1);
    expect((await call(getReferralSummary, { token: recommender.token })).data).toMatchObject({
      referral_points: 3_000,
      referred_points: 2_000,
      joined: 1,
      earned: 3_000,
      pending: 0,
    });
    const [told] = await listNotified(recommender.token);
    expect(told).toMatchObject({ title: '추천한 분이 가입했어요', content: '김*봄 님이 가입해서 3,000P를 받았어요.' });
  });

  test('without a code gives only the points of the sign-up', async () => {
    const joined = await join('');
    expect(await walletOf(joined.token)).toMatchObject({ available: 1_000 });
  });

  test('gives a number its points once, also to another kind of account', async () => {
    const code = await codeOf(await makeRecommender());
    const first = await join(code, { tel: '01070009999' });
    testServer().clock.advance(31);
    const again = await join(code, { tel: '01070009999', user_type: 1 });
    expect(await walletOf(first.token)).toMatchObject({ available: 3_000 });
    expect(await walletOf(again.token)).toMatchObject({ available: 0, pending: 0 });
  });

  test('with the own code of another account gives nothing and no place', async () => {
    const recommender = await makeRecommender();
    const { tel } = (await call(getMe, { token: recommender.token })).data;
    await join(await codeOf(recommender), { tel, user_type: 1 });
    expect(await stateOf(recommender)).toEqual([['김*봄', ReferralState.REFUSED]]);
    expect(await listBelow(recommender)).toEqual([]);
    expect(await walletOf(recommender.token)).toMatchObject({ available: 0, pending: 0 });
  });
});

/** The recommender has signed in in the browser in which somebody then signs up. */
async function joinInSameBrowser() {
  const [recommender, staff] = [await makeRecommender(), await testServer().create.staff()];
  const browser = new WebBrowser();
  await browser.call(signIn, { body: { email: 'recommender@danji.test', password: PASSWORD, user_type: 2 } });
  const joined = await join(await codeOf(recommender), { browser });
  const { data } = await call(listReferrals, { token: staff.token, query: { state: ReferralState.WAITING } });
  const [waiting] = data.results;
  const decide = (is_accepted: boolean) =>
    call(decideReferral, {
      token: staff.token,
      params: { id: waiting?.id ?? 0 },
      body: { is_accepted, reason: '같은 사무실' },
    });
  return { recommender, staff, joined, waiting, decide };
}

describe('a pair that may be one person', () => {
  test('waits for an operator, with the points of both sides promised', async () => {
    const { recommender, staff, joined, waiting } = await joinInSameBrowser();
    expect(waiting?.suspicions).toEqual(['same_browser']);
    expect(await walletOf(recommender.token)).toMatchObject({ available: 0, pending: 3_000 });
    expect(await walletOf(joined.token)).toMatchObject({ available: 1_000, pending: 2_000 });
    expect((await call(getMe, { token: recommender.token })).data.accum_recommandeds).toBe(0);
    expect((await listNotified(staff.token)).map(({ title }) => title)).toEqual(['확인할 추천 적립이 있어요']);
  });

  test('gets the points when the operator accepts it, once', async () => {
    const { recommender, joined, decide } = await joinInSameBrowser();
    const results = await Promise.all([decide(true), decide(true), decide(false)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const isAccepted = results[2]?.status !== 200;
    const points = (accepted: number) => ({ available: isAccepted ? accepted : 0, pending: 0 });
    expect(await walletOf(recommender.token)).toMatchObject(points(3_000));
    expect(await walletOf(joined.token)).toMatchObject({ available: isAccepted ? 3_000 : 1_000, pending: 0 });
  });

  test('gets none when the operator refuses it, and both sides read why', async () => {
    const { recommender, joined, decide } = await joinInSameBrowser();
    expect((await decide(false)).data).toMatchObject({ state: ReferralState.REFUSED, reason: '같은 사무실' });
    expect((await decide(true)).status).toBe(409);
    expect(await walletOf(recommender.token)).toMatchObject({ available: 0, pending: 0 });
    expect(await walletOf(joined.token)).toMatchObject({ available: 1_000, pending: 0 });
    expect((await call(getMe, { token: recommender.token })).data.accum_recommandeds).toBe(0);
    for (const { token } of [recommender, joined])
      expect((await listNotified(token)).map(({ content }) => content).join()).toContain('사유: 같은 사무실');
  });

  test('is also a second sign-up in the browser of another member with the same recommender', async () => {
    const recommender = await makeRecommender();
    const browser = new WebBrowser();
    const code = await codeOf(recommender);
    await join(code, { browser });
    await join(code, { browser });
    expect((await stateOf(recommender)).map(([, state]) => state)).toEqual([ReferralState.WAITING, ReferralState.PAID]);
  });

  test('is every sign-up behind the tenth of a day', async () => {
    const { create, db, clock } = testServer();
    const recommender = await makeRecommender();
    for (let index = 0; index < REFERRALS_PER_DAY; index += 1) {
      const points = { referral_points: 0, referred_points: 0, suspicions: [], state: ReferralState.PAID };
      const row = { ...points, user_id: (await create.general()).id, recommender_id: recommender.id };
      await insertReferral(db, row, clock.now());
    }
    await join(await codeOf(recommender));
    expect((await stateOf(recommender))[0]).toEqual(['김*봄', ReferralState.WAITING]);
  });
});
