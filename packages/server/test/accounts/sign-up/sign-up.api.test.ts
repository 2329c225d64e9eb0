import { beforeEach, describe, expect, test } from '@jest/globals';
import { PRIVACY_NOTICE_VERSION } from '@danji/contracts/accounts/privacy-notice';
import { getMe } from '@danji/contracts/accounts/profile.endpoints';
import { createGuest, signIn } from '@danji/contracts/accounts/session.endpoints';
import { checkEmail, checkTel, listRecommenders, signUp } from '@danji/contracts/accounts/signup.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { verifyPhone } from '../phone-verification/phone-verification.ts';
import { WebBrowser } from '../sessions/web-browser.ts';
import { givePoints, spendPoints } from '@danji/testing/give-points';

const TEL = '010-1234-5678';
const form = {
  email: 'haneul@danji.test',
  password: 'apart2468',
  user_type: 2,
  name: '김하늘',
  tel: TEL,
  verification: 'x'.repeat(43),
  consents: { over_14: true, terms: true, privacy: true, privacy_notice: PRIVACY_NOTICE_VERSION, marketing: false },
} as const satisfies BodyOf<typeof signUp>;

beforeEach(() => testServer().reset());

describe('signing up by e-mail', () => {
  test('makes a general account with consents and signs it in', async () => {
    const verification = await verifyPhone(TEL);
    const { status, data } = await call(signUp, { body: { ...form, verification, nickname: '하늘소장' } });
    expect(status).toBe(200);
    expect(data.user).toMatchObject({
      email: 'haneul@danji.test',
      name: '김하늘',
      nickname: '하늘소장',
      tel: '01012345678',
      account_status: 1,
      user_type: 2,
      sign_in_ways: ['email'],
      brand: null,
      staff: null,
    });
    expect(data.user.general).toEqual({ user_id: data.user.id, brand_status_type: 4, current_work: null });
    expect((await call(getMe, { token: data.access })).data.ref_code).toMatch(/^[A-Z2-9]{8}$/);
    const consents = await testServer()
      .db.selectFrom('user_consent')
      .select(['document', 'is_agreed', 'notice_version', 'created'])
      .orderBy('id')
      .execute();
    const created = testServer().clock.now().toISOString();
    expect(consents).toEqual([
      { document: 'over_14', is_agreed: true, notice_version: null, created },
      { document: 'terms', is_agreed: true, notice_version: null, created },
      { document: 'privacy', is_agreed: true, notice_version: PRIVACY_NOTICE_VERSION, created },
      { document: 'marketing', is_agreed: false, notice_version: null, created },
    ]);
    expect((await call(signIn, { body: { email: form.email, password: form.password, user_type: 2 } })).status).toBe(
      200,
    );
  });

  test('makes a brand account without business facts: WAIT', async () => {
    const browser = new WebBrowser();
    const { data } = await browser.call(signUp, {
      body: { ...form, user_type: 1, verification: await verifyPhone(TEL), company_name: '한빛설비 주식회사' },
    });
    expect(data.user.brand).toMatchObject({
      brand_status_type: 0,
      plan: 0,
      detail: { name: '한빛설비 주식회사', business_no: '' },
    });
    expect(data.refresh).toBeNull();
    expect(browser.cookies.has('danji_refresh')).toBe(true);
  });

  test('lets the same e-mail and phone exist once per account kind', async () => {
    await testServer().create.brand({ email: 'haneul@danji.test', tel: '01012345678' });
    expect((await call(signUp, { body: { ...form, verification: await verifyPhone(TEL) } })).status).toBe(200);
    testServer().clock.advance(31);
    const verification = await verifyPhone(TEL);
    const again = await call(signUp, { body: { ...form, email: 'HANEUL@danji.test', verification } });
    expect([again.status, again.problem.fields]).toEqual([
      422,
      {
        email: '이미 가입된 이메일이에요. 비밀번호로 로그인해 주세요.',
        tel: expect.stringContaining('이미 가입된 휴대폰 번호예요.'),
      },
    ]);
    // The refused call did not use up the verification.
    await testServer()
      .db.updateTable('user_account')
      .set({ deleted: testServer().clock.now() })
      .where('user_type', '=', 2)
      .execute();
    expect((await call(signUp, { body: { ...form, verification } })).status).toBe(200);
  });

  test('stores the recommender, ignoring the case of the code', async () => {
    const { create, db } = testServer();
    const recommender = await create.general({ name: '이소장' });
    await db.updateTable('user_account').set({ ref_code: 'DANJI234' }).where('id', '=', recommender.id).execute();
    const { data } = await call(signUp, {
      body: { ...form, verification: await verifyPhone(TEL), ref_code: ' danji234 ' },
    });
    expect(data.user.recommand_user).toEqual({ id: recommender.id, name: '이소장' });
    expect((await call(getMe, { token: recommender.token })).data.accum_recommandeds).toBe(1);
  });

  test('moves the points of a guest to the new account and ends the guest', async () => {
    const { data: guest } = await call(createGuest, {});
    await givePoints(guest.user.id, 500);
    await spendPoints(guest.user.id, 200);
    const { data } = await call(signUp, {
      token: guest.access,
      body: { ...form, verification: await verifyPhone(TEL) },
    });
    expect(data.user).toMatchObject({ points: 300, accum_points: 500 });
    expect((await call(getMe, { token: guest.access })).problem.code).toBe('token_expired');
  });

  test('leaves the points of an account that is not a guest', async () => {
    const other = await testServer().create.general();
    await givePoints(other.id, 300);
    const { data } = await call(signUp, {
      token: other.token,
      body: { ...form, verification: await verifyPhone(TEL) },
    });
    expect(data.user.points).toBe(0);
    expect((await call(getMe, { token: other.token })).data.points).toBe(300);
  });

  test.each([
    [{ password: 'short' }, { password: '비밀번호는 6자 이상 입력해 주세요.' }],
    [
      { password: 'onlyletters' },
      { password: '비밀번호는 영문과 숫자를 섞어 입력해 주세요. 다른 문자는 쓸 수 없어요.' },
    ],
    [{ password: 'qwer1234' }, { password: '쉽게 추측할 수 있는 비밀번호예요. 다른 비밀번호를 입력해 주세요.' }],
    [
      { consents: { ...form.consents, over_14: false, terms: false, privacy: false } },
      {
        'consents.over_14': '만 14세 이상이어야 가입할 수 있어요.',
        'consents.terms': '이용약관에 동의해 주세요.',
        'consents.privacy': '개인정보 수집·이용에 동의해 주세요.',
      },
    ],
    [
      { consents: { ...form.consents, privacy_notice: PRIVACY_NOTICE_VERSION + 1 } },
      { 'consents.privacy': '개인정보 수집·이용 안내가 바뀌었어요. 새로고침한 뒤 다시 동의해 주세요.' },
    ],
    // As a page sends it that was opened before these two were asked for.
    [
      { consents: { terms: true, privacy: true, marketing: true } },
      {
        'consents.over_14': '만 14세 이상인지 확인하는 항목이 새로 생겼어요. 새로고침한 뒤 다시 동의해 주세요.',
        'consents.privacy': '개인정보 수집·이용 안내가 바뀌었어요. 새로고침한 뒤 다시 동의해 주세요.',
      },
    ],
    [{ tel: '02-1234-5678' }, { tel: '휴대폰 번호 형식을 확인해 주세요.' }],
  ])('refuses %j with sentences at the fields', async (wrong, fields) => {
    const { status, problem } = await call(signUp, { body: { ...form, ...wrong } });
    expect([status, problem.fields]).toEqual([422, fields]);
    expect(await testServer().db.selectFrom('user_account').select('id').execute()).toEqual([]);
  });

  test('refuses an unknown referral code, a staff account, and fields it does not know', async () => {
    const verification = await verifyPhone(TEL);
    expect((await call(signUp, { body: { ...form, verification, ref_code: 'NOBODY99' } })).problem.fields).toEqual({
      ref_code: '추천 코드를 찾을 수 없어요. 다시 확인해 주세요.',
    });
    expect((await call(signUp, { body: { ...form, verification, user_type: 0 } as never })).status).toBe(422);
    expect((await call(signUp, { body: { ...form, verification, points: 1_000_000 } as never })).status).toBe(422);
  });

  test('of two at the same moment with one verification, one succeeds', async () => {
    const verification = await verifyPhone(TEL);
    const answers = await Promise.all(
      ['a@danji.test', 'b@danji.test'].map((email) => call(signUp, { body: { ...form, email, verification } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });
});

/** Name, nickname and code of the recommenders that a search finds. */
const findRecommenders = async (search: string) =>
  (await call(listRecommenders, { query: { search } })).data.results.map(({ name, nickname, ref_code }) => [
    name,
    nickname,
    ref_code,
  ]);

describe('lookups of the sign-up form', () => {
  test('whether an e-mail or a phone number is taken for a kind of account', async () => {
    await testServer().create.general({ email: 'haneul@danji.test', tel: '01012345678' });
    expect((await call(checkEmail, { body: { email: 'Haneul@danji.test', user_type: 2 } })).data).toEqual({
      exists: true,
    });
    expect((await call(checkEmail, { body: { email: 'haneul@danji.test', user_type: 1 } })).data).toEqual({
      exists: false,
    });
    expect((await call(checkTel, { body: { tel: '+82 10-1234-5678', user_type: 2 } })).data).toEqual({ exists: true });
    expect((await call(checkTel, { body: { tel: TEL, user_type: 1 } })).data).toEqual({ exists: false });
    expect((await call(checkTel, { body: { tel: '1234', user_type: 2 } })).status).toBe(422);
  });

  describe('the list of recommenders', () => {
    test('is searched by nickname and code, and names are masked', async () => {
      const { create, db } = testServer();
      const [haneul, hana] = [await create.general({ name: '김하늘' }), await create.brand({ name: '이은' })];
      await db
        .updateTable('user_account')
        .set({ nickname: '단지지기', ref_code: 'DANJI234' })
        .where('id', '=', haneul.id)
        .execute();
      await db
        .updateTable('user_account')
        .set({ nickname: '가나단지', ref_code: 'HANA5678' })
        .where('id', '=', hana.id)
        .execute();
      expect(await findRecommenders('단지')).toEqual([
        ['이*', '가나단지', 'HANA5678'],
        ['김*늘', '단지지기', 'DANJI234'],
      ]);
      expect(await findRecommenders('danji23')).toEqual([['김*늘', '단지지기', 'DANJI234']]);
    });

    test('confirms no name, address or number', async () => {
      const { create } = testServer();
      await create.general({ name: '김하늘', email: 'haneul@danji.test', tel: TEL });
      for (const search of ['김하늘', '김하', '하늘', 'haneul', '@danji', '0101234', '%%'])
        expect([search, await findRecommenders(search)]).toEqual([search, []]);
    });

    test('has people who finished their sign-up, and nobody for one character', async () => {
      const { create, db } = testServer();
      await create.general({ name: '김하늘' });
      await create.general({ name: '김하정', account_status: 2 });
      await create.staff({ name: '김하운' });
      await db.updateTable('user_account').set({ nickname: '단지지기' }).execute();
      expect((await findRecommenders('단지')).map(([name]) => name)).toEqual(['김*늘']);
      expect((await call(listRecommenders, { query: { search: '단' } })).data).toEqual({
        results: [],
        count: 0,
        current_page: 1,
      });
    });
  });
});
