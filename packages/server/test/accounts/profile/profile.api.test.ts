import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  changePassword,
  createCurrentWork,
  getMe,
  updateCurrentWork,
  updateMe,
  withdraw,
} from '@danji/contracts/accounts/profile.endpoints';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import { refreshSession } from '@danji/contracts/accounts/web-session.endpoints';
import { checkEmail } from '@danji/contracts/accounts/signup.endpoints';
import { writeImages } from '@danji/contracts/site/file.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { verifyPhone } from '../phone-verification/phone-verification.ts';
import { WebBrowser } from '../sessions/web-browser.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);
let person: TestAccount;

beforeEach(async () => {
  await testServer().reset();
  person = await testServer().create.general({
    name: '김하늘',
    email: 'kim@danji.test',
    tel: '01012345678',
    password: 'apart2468',
  });
});
const changeTel = (tel: string, verification?: string) =>
  call(updateMe, {
    token: person.token,
    body: { tel, current_password: 'apart2468', ...(verification && { verification }) },
  });
const change = (body: { current_password?: string; password: string }, token = person.token) =>
  call(changePassword, { token, body });

async function uploadPicture(token: string): Promise<string> {
  const payload = Buffer.concat([
    Buffer.from(
      '--edge\r\ncontent-disposition: form-data; name="images"; filename="me.png"\r\ncontent-type: image/png\r\n\r\n',
    ),
    PNG,
    Buffer.from('\r\n--edge--\r\n'),
  ]);
  const response = await testServer().app.inject({
    method: 'POST',
    url: writeImages.path,
    payload,
    headers: { 'content-type': 'multipart/form-data; boundary=edge', authorization: `Bearer ${token}` },
  });
  return response.json()[0].nano_id;
}

describe('changing one’s profile', () => {
  test('changes what is given and leaves the rest', async () => {
    const { data } = await call(updateMe, {
      token: person.token,
      body: { nickname: ' 하늘소장 ', birthday: '1988-04-12', gender: 'female', is_alert_item: false },
    });
    expect(data).toMatchObject({
      name: '김하늘',
      nickname: '하늘소장',
      birthday: '1988-04-12',
      gender: 'female',
      is_alert_item: false,
      tel: '01012345678',
    });
    expect((await call(updateMe, { token: person.token, body: { birthday: null, gender: null } })).data).toMatchObject({
      birthday: null,
      gender: null,
      nickname: '하늘소장',
    });
  });

  test.each([
    [{ birthday: '2026-02-31' }, 'birthday'],
    [{ birthday: '2999-01-01' }, 'birthday'],
    [{ name: ' ' }, 'name'],
    [{ nickname: 'ㄱ'.repeat(31) }, 'nickname'],
    [{ gender: 'other' }, 'gender'],
  ])('refuses %j at its field', async (body, field) => {
    const { status, problem } = await call(updateMe, { token: person.token, body: body as never });
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, [field]]);
  });

  test('accepts a new phone number only when it was verified for that purpose and is free', async () => {
    expect((await changeTel('010-1234-5678')).status).toBe(200);
    expect((await changeTel('010-9999-0001')).problem.code).toBe('verification_required');
    expect((await changeTel('010-9999-0001', await verifyPhone('010-9999-0001', 'signup'))).problem.code).toBe(
      'verification_required',
    );
    testServer().clock.advance(31);
    expect((await changeTel('010-9999-0001', await verifyPhone('010-9999-0001', 'change_tel'))).data.tel).toBe(
      '01099990001',
    );
    await testServer().create.general({ tel: '01088880000' });
    expect((await changeTel('010-8888-0000', await verifyPhone('010-8888-0000', 'change_tel'))).problem.fields).toEqual(
      { tel: '다른 계정에서 쓰고 있는 휴대폰 번호예요.' },
    );
  });

  test('sets and removes a picture; the file of another account is refused', async () => {
    const picture = await uploadPicture(person.token);
    const { data } = await call(updateMe, { token: person.token, body: { profile_image_id: picture } });
    expect(data.profile_image_url).toBe(`/api/commons/files/${picture}/`);
    expect((await testServer().app.inject({ url: data.profile_image_url ?? '' })).statusCode).toBe(200);
    const other = await testServer().create.general();
    expect(
      (await call(updateMe, { token: other.token, body: { profile_image_id: await uploadPicture(person.token) } }))
        .status,
    ).toBe(404);
    expect(
      (await call(updateMe, { token: person.token, body: { profile_image_id: null } })).data.profile_image_url,
    ).toBeNull();
  });
});

describe('where a general user works', () => {
  const work = {
    building_name: '래미안 원베일리',
    address1: '서울시 서초구',
    address2: '',
    tel: '02-555-0101',
    job: '시설 관리',
    job_grade: 2,
  } as const;

  test('is set, and changed in part', async () => {
    const read = { user_id: person.id, apt_info: null };
    expect((await call(createCurrentWork, { token: person.token, body: work })).data.general?.current_work).toEqual({
      ...work,
      ...read,
    });
    expect(
      (await call(updateCurrentWork, { token: person.token, body: { job_grade: 3 } })).data.general?.current_work,
    ).toEqual({ ...work, ...read, job_grade: 3 });
    const facts = { address_code: '10492', heating_type: 2 as const, number_of_units: 1200, amenities: ['헬스장'] };
    expect((await call(updateCurrentWork, { token: person.token, body: facts })).data.general?.current_work).toEqual({
      ...work,
      ...read,
      job_grade: 3,
      ...facts,
    });
    expect(
      (
        await call(updateCurrentWork, {
          token: person.token,
          body: { total_parking_spaces: 10, underground_parking_spaces: 20 },
        })
      ).problem.fields,
    ).toHaveProperty('total_parking_spaces');
    expect(
      (await call(updateCurrentWork, { token: person.token, body: { approval_date: '2021-02-30' } })).problem.fields,
    ).toHaveProperty('approval_date');
    expect(
      (await call(createCurrentWork, { token: person.token, body: { ...work, building_name: ' ' } })).problem.fields,
    ).toHaveProperty('building_name');
    expect(
      (await call(updateCurrentWork, { token: person.token, body: { tel: '1588-0000' } })).data.general?.current_work,
    ).toMatchObject({ tel: '1588-0000' });
    expect((await call(updateCurrentWork, { token: person.token, body: { tel: '1588-000' } })).problem.fields).toEqual({
      tel: '전화번호 형식을 확인해 주세요.',
    });
  });

  test('starts from blanks when it was never set', async () => {
    await testServer()
      .db.updateTable('general_account')
      .set({ current_work: null })
      .where('user_id', '=', person.id)
      .execute();
    expect(
      (await call(updateCurrentWork, { token: person.token, body: { job: '경비' } })).data.general?.current_work,
    ).toEqual({
      user_id: person.id,
      building_name: '',
      address1: '',
      address2: '',
      tel: '',
      job: '경비',
      job_grade: 0,
      apt_info: null,
    });
  });
});

describe('changing the password', () => {
  test('ends the other sessions and keeps this one', async () => {
    const { data: other } = await call(signIn, {
      body: { email: 'kim@danji.test', password: 'apart2468', user_type: 2 },
    });
    expect((await change({ current_password: 'apart2468', password: 'newpass77' })).data).toEqual({ ok: true });
    expect((await call(getMe, { token: person.token })).status).toBe(200);
    expect((await call(getMe, { token: other.access })).problem.code).toBe('token_expired');
    expect(
      (await call(signIn, { body: { email: 'kim@danji.test', password: 'newpass77', user_type: 2 } })).status,
    ).toBe(200);
  });

  test.each([
    [{ current_password: 'wrong12345', password: 'newpass77' }, { current_password: '비밀번호가 맞지 않아요.' }],
    [{ password: 'newpass77' }, { current_password: '비밀번호를 입력해 주세요.' }],
    [{ current_password: 'apart2468', password: 'apart2468' }, { password: '지금과 다른 비밀번호를 입력해 주세요.' }],
    [
      { current_password: 'apart2468', password: 'newpass!!77' },
      { password: '비밀번호는 영문과 숫자를 섞어 입력해 주세요. 다른 문자는 쓸 수 없어요.' },
    ],
  ])('refuses %j at its field', async (body, fields) => {
    const { status, problem } = await change(body);
    expect([status, problem.fields]).toEqual([422, fields]);
  });

  test('stops a series of guesses by who found a screen open', async () => {
    const { platform } = testServer();
    platform.rateLimitScale = 0.2;
    try {
      const statuses = [];
      for (const current_password of ['guess11111', 'guess22222', 'apart2468'])
        statuses.push((await change({ current_password, password: 'newpass77' })).status);
      expect(statuses).toEqual([422, 422, 429]);
    } finally {
      platform.rateLimitScale = 10_000;
    }
  });
});

describe('withdrawing', () => {
  test('ends every session, frees the e-mail, and keeps the reason', async () => {
    const browser = new WebBrowser();
    const { data } = await browser.call(signIn, {
      body: { email: 'kim@danji.test', password: 'apart2468', user_type: 2 },
    });
    const old = browser.copy();
    expect(
      (await browser.call(withdraw, { token: data.access, body: { reason: '이사했어요', password: 'apart2468' } }))
        .status,
    ).toBe(200);
    expect(browser.cookies.has('danji_refresh')).toBe(false);
    expect((await old.call(refreshSession)).problem.code).toBe('refresh_failed');
    expect((await call(getMe, { token: person.token })).problem.code).toBe('token_expired');
    expect((await call(checkEmail, { body: { email: 'kim@danji.test', user_type: 2 } })).data.exists).toBe(false);
    const row = await testServer()
      .db.selectFrom('user_account')
      .select(['deleted', 'delete_reason'])
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ deleted: testServer().clock.now().toISOString(), delete_reason: '이사했어요' });
  });

  test('needs the right password and a reason', async () => {
    expect((await call(withdraw, { token: person.token, body: { reason: '이사' } })).problem.fields).toEqual({
      password: '비밀번호를 입력해 주세요.',
    });
    expect(
      (await call(withdraw, { token: person.token, body: { reason: '이사', password: 'wrong12345' } })).problem.fields,
    ).toEqual({ password: '비밀번호가 맞지 않아요.' });
    expect(
      (await call(withdraw, { token: person.token, body: { reason: '  ', password: 'apart2468' } })).problem.fields,
    ).toHaveProperty('reason');
    expect((await call(getMe, { token: person.token })).status).toBe(200);
  });

  test('is not for operators', async () => {
    const admin = await testServer().create.admin();
    expect((await call(withdraw, { token: admin.token, body: { reason: '퇴사' } })).status).toBe(403);
    expect((await call(withdraw, { body: { reason: '이사' } })).status).toBe(401);
  });
});
