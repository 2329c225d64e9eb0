import { beforeEach, describe, expect, test } from '@jest/globals';
import { PRIVACY_NOTICE_VERSION } from '@danji/contracts/accounts/privacy-notice';
import { DocumentType } from '@danji/contracts/codes/document-type';
import { AccountStatus } from '@danji/contracts/codes/user-codes';
import { getSystemDocument, listStaffSystemDocuments } from '@danji/contracts/site/system-document.endpoints';
import { changeConsent, listConsents } from '@danji/contracts/accounts/consent.endpoints';
import { insertConsents } from '@danji/server/site/system-documents/consent.repository';
import { remindMarketing } from '@danji/server/site/system-documents/remind-marketing.job';
import { formatDate, toBusinessDate } from '@danji/contracts/format/date';
import { listNotified } from '@danji/testing/deliver-notifications';
import { openSession } from '@danji/testing/factories/open-session';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { shareServerDate } from '../../accounts/sessions/share-server-date.ts';
import { announce, inDays, putInForce, renew } from './document-fixture.ts';

beforeEach(async () => {
  await testServer().reset();
  shareServerDate();
});

const { TERMS, PRIVACY } = DocumentType;
/** A member right after sign-up. */
async function join(marketing = false) {
  const { create, db, clock } = testServer();
  const member = await create.general();
  await insertConsents(
    db,
    member.id,
    { over_14: true, terms: true, privacy: true, privacy_notice: PRIVACY_NOTICE_VERSION, marketing },
    clock.now(),
  );
  return member;
}
const stateOf = async (token: string) => {
  const { data } = await call(listConsents, { token });
  return {
    pending: data.pending.map(({ document_type, version }) => [document_type, version]),
    marketing: data.marketing,
  };
};

describe('what was agreed to', () => {
  test('sign-up keeps the versions in force', async () => {
    await putInForce();
    const { token } = await join(true);
    const { data } = await call(listConsents, { token });
    expect(data).toMatchObject({ count: 4, marketing: true, pending: [] });
    expect(
      data.results.map(({ document, is_agreed, version, notice_version }) => [
        document,
        is_agreed,
        version?.version,
        version?.title,
        notice_version,
      ]),
    ).toEqual([
      ['marketing', true, undefined, undefined, null],
      ['privacy', true, 1, '개인정보처리방침', PRIVACY_NOTICE_VERSION],
      ['terms', true, 2, '이용약관', null],
      ['over_14', true, undefined, undefined, null],
    ]);
    const staff = await testServer().create.staff();
    expect(
      (await call(listStaffSystemDocuments, { token: staff.token, query: { document_type: TERMS } })).data.results.map(
        ({ version, agreed_count }) => [version, agreed_count],
      ),
    ).toEqual([
      [2, 1],
      [1, 0],
    ]);
  });

  test('somebody who joined before any version was in force agreed to the first', async () => {
    const { create, db } = testServer();
    const old = await create.general();
    await insertConsents(
      db,
      old.id,
      { over_14: true, terms: true, privacy: true, privacy_notice: PRIVACY_NOTICE_VERSION, marketing: false },
      new Date('2020-01-01T00:00:00Z'),
    );
    expect(
      (await call(listConsents, { token: old.token })).data.results.map(({ version }) => version?.version),
    ).toEqual([undefined, 1, 1, undefined]);
  });

  test('each sees only their own', async () => {
    await join();
    const other = await testServer().create.brand();
    expect((await call(listConsents, { token: other.token })).data).toMatchObject({
      count: 0,
      results: [],
      marketing: false,
    });
  });
});

describe('a version that requires consent', () => {
  test('waits for members who joined before it, once it is in force', async () => {
    const { create, db, clock } = testServer();
    const kim = await join();
    const staff = await create.staff();
    await announce(staff.token, { requires_consent: true, effective_date: inDays(30) });
    expect((await stateOf(kim.token)).pending).toEqual([]);
    clock.advance(30 * 86_400);
    const token = await renew(kim);
    expect((await stateOf(token)).pending).toEqual([[TERMS, 2]]);
    const { data } = await call(getSystemDocument, { query: { document_type: TERMS } });
    expect((await call(changeConsent, { token, body: { document_ids: [data.id] } })).data).toMatchObject({
      marketing: false,
      pending: [],
    });
    expect((await call(changeConsent, { token, body: { document_ids: [data.id] } })).status).toBe(200);
    const rows = await db
      .selectFrom('user_consent')
      .select('id')
      .where('user_id', '=', kim.id)
      .where('document', '=', 'terms')
      .execute();
    expect(rows).toHaveLength(2);
  });

  test('is not pending for a member who joined after it', async () => {
    await putInForce({ requires_consent: true });
    const { token } = await join();
    expect((await stateOf(token)).pending).toEqual([]);
  });

  test('still waits when an ordinary version followed; agreeing to that one is enough', async () => {
    const kim = await join();
    await putInForce({ requires_consent: true });
    const last = await putInForce();
    const token = await renew(kim);
    expect((await stateOf(token)).pending).toEqual([[TERMS, 3]]);
    expect((await call(changeConsent, { token, body: { document_ids: [last.id] } })).data.pending).toEqual([]);
  });

  test('is pending for both documents, but never for staff', async () => {
    const kim = await join();
    await putInForce({ requires_consent: true });
    await putInForce({ requires_consent: true, document_type: PRIVACY });
    expect((await stateOf(await renew(kim))).pending).toEqual([
      [TERMS, 2],
      [PRIVACY, 2],
    ]);
    expect((await stateOf((await testServer().create.staff()).token)).pending).toEqual([]);
  });

  test('cannot be agreed to before it is in force, or when it is past', async () => {
    const { create } = testServer();
    const kim = await join();
    const staff = await create.staff();
    const { data } = await announce(staff.token);
    const first = (await call(getSystemDocument, { query: { document_type: TERMS } })).data;
    const refusal = '지금 시행 중인 문서가 아니에요. 새로고침한 뒤 다시 시도해 주세요.';
    expect((await call(changeConsent, { token: kim.token, body: { document_ids: [data.id] } })).problem.fields).toEqual(
      { document_ids: refusal },
    );
    testServer().clock.advance(7 * 86_400);
    const token = await renew(kim);
    expect((await call(changeConsent, { token, body: { document_ids: [first.id, data.id] } })).problem.fields).toEqual({
      document_ids: refusal,
    });
    expect((await call(listConsents, { token })).data.count).toBe(4);
  });
});

test('marketing is changed by the member, and each change is kept', async () => {
  const { token } = await join();
  expect((await call(changeConsent, { token, body: { marketing: true } })).data.marketing).toBe(true);
  await call(changeConsent, { token, body: { marketing: true } });
  testServer().clock.advance(1);
  expect((await call(changeConsent, { token, body: { marketing: false } })).data.marketing).toBe(false);
  const { data } = await call(listConsents, { token, query: { page_size: 2 } });
  expect([data.count, data.results.map(({ document, is_agreed }) => [document, is_agreed])]).toEqual([
    6,
    [
      ['marketing', false],
      ['marketing', true],
    ],
  ]);
});

describe('who may not', () => {
  test('nobody, and an account half-way through sign-up', async () => {
    const temp = await testServer().create.general({ account_status: AccountStatus.TEMP });
    for (const [token, code] of [
      [undefined, 'unauthenticated'],
      [temp.token, 'signup_incomplete'],
    ] as const) {
      expect((await call(listConsents, { ...(token && { token }) })).problem.code).toBe(code);
      expect((await call(changeConsent, { ...(token && { token }), body: { marketing: true } })).problem.code).toBe(
        code,
      );
    }
  });

  test('refuses nothing at all, and what is no list of documents', async () => {
    const { token } = await join();
    expect((await call(changeConsent, { token, body: {} })).problem.fields).toEqual({
      document_ids: '무엇에 동의하는지 알려 주세요.',
    });
    expect((await call(changeConsent, { token, body: { document_ids: [] } })).problem.fields).toEqual({
      document_ids: '동의할 문서를 1개 이상 넣어 주세요.',
    });
    expect((await call(changeConsent, { token, body: { document_ids: [999] } })).problem.fields).toHaveProperty(
      'document_ids',
    );
    expect((await call(changeConsent, { token, body: { marketing: 'yes' as never } })).problem.fields).toHaveProperty(
      'marketing',
    );
  });
});

test('a consent to marketing is told again every two years, until it is withdrawn', async () => {
  const { clock, platform } = testServer();
  const member = await join(true);
  await join(false);
  const day = formatDate(toBusinessDate(clock.now()));
  const since = clock.now().toISOString();
  const runAfter = async (days: number) => {
    clock.advance(days * 86_400);
    await platform.jobs.runNow(remindMarketing, {});
    const { token } = await openSession(platform, member.id);
    const told = await listNotified(token);
    const { data } = await call(listConsents, { token });
    return { token, told, data };
  };
  expect((await runAfter(729)).told).toEqual([]);
  const { told, data } = await runAfter(2);
  expect(told).toMatchObject([{ content: expect.stringContaining(`${day}에 동의했어요`) }]);
  expect(Date.parse(data.marketing_since ?? '')).toBe(Date.parse(since));
  expect(Date.parse(data.marketing_reminded ?? '')).toBe(clock.now().getTime());
  expect((await runAfter(1)).told).toHaveLength(1);
  const { token } = await runAfter(731);
  const { data: state } = await call(changeConsent, { token, body: { marketing: false } });
  expect(state).toMatchObject({ marketing: false, marketing_reminded: null });
  expect((await runAfter(800)).told).toHaveLength(2);
});
