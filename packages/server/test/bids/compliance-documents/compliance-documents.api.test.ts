import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  type ComplianceDocument,
  COMPLIANCE_DOCUMENT_LIMITS,
  ComplianceDocumentKind,
  ComplianceDocumentState,
} from '@danji/contracts/bids/compliance-document';
import {
  deleteComplianceDocument,
  getComplianceDocument,
  listComplianceDocuments,
  restoreComplianceDocument,
  updateComplianceDocument,
} from '@danji/contracts/bids/compliance-document.endpoints';
import { readFiles } from '@danji/contracts/site/file.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays } from '@danji/contracts/rules/day-math';
import { cleanUp } from '@danji/server/bids/compliance-documents/clean-up';
import { remindExpiry } from '@danji/server/bids/compliance-documents/remind-expiry.job';
import { call } from '@danji/testing/call';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { openSession } from '@danji/testing/factories/open-session';
import { testServer } from '@danji/testing/test-server';
import { uploadFile, uploadPicture } from '../../community/notices/notice-fixture.ts';
import { upload } from '../../site/files/upload.ts';
import { add, decide, documentFields, makeComplianceDocument } from './compliance-document-fixture.ts';

const { INSURANCE, TAX_CLEARANCE } = ComplianceDocumentKind;
const { WAITING, CHECKED, REFUSED } = ComplianceDocumentState;
const today = () => toBusinessDate(testServer().clock.now());
const fileIds = ({ files }: ComplianceDocument) => files.map(({ nano_id }) => nano_id);

let brand: TestAccount;
let staff: TestAccount;
beforeEach(async () => {
  await testServer().reset();
  brand = await testServer().create.brand();
  staff = await testServer().create.staff();
});

const read = ({ token }: TestAccount, id: number) => call(getComplianceDocument, { token, params: { id } });
const change = ({ token }: TestAccount, document: ComplianceDocument, given: Parameters<typeof documentFields>[0]) =>
  call(updateComplianceDocument, {
    token,
    params: { id: document.id },
    body: {
      ...documentFields(given),
      file_ids: given?.file_ids ?? fileIds(document),
      updated: document.updated,
    },
  });
const noticesOf = async ({ id }: TestAccount) => {
  await deliverNotifications();
  return testServer()
    .db.selectFrom('notification')
    .where('user_id', '=', id)
    .select(['title', 'link'])
    .orderBy('id')
    .execute();
};

describe('a document of a brand', () => {
  test('waits for our staff with its file, which only its brand and operators may read', async () => {
    const document = await makeComplianceDocument(brand);
    expect(document).toMatchObject({
      state: WAITING,
      brand: { id: brand.id, name: '한빛건설' },
      files: [{ name: '등록증.pdf', is_temp: false }],
    });
    const [other, member] = [await testServer().create.brand(), await testServer().create.general()];
    const readable = async ({ token }: TestAccount) =>
      (await call(readFiles, { token, body: { file_ids: fileIds(document) } })).data.length;
    expect([await readable(brand), await readable(staff)]).toEqual([1, 1]);
    expect([await readable(other), await readable(member)]).toEqual([0, 0]);
    expect((await read(other, document.id)).status).toBe(404);
    expect((await call(listComplianceDocuments, { token: other.token })).data.count).toBe(0);
    expect((await call(listComplianceDocuments, { token: other.token, query: { brand_id: brand.id } })).status).toBe(
      403,
    );
  });

  test('is corrected after it has expired, but gets no other day in the past', async () => {
    const document = await makeComplianceDocument(brand, { kind: INSURANCE, expiry_date: today() });
    const expiry_date = addDays(today(), -3);
    await testServer().db.updateTable('compliance_document').set({ expiry_date }).execute();
    const typo = { kind: INSURANCE, expiry_date, number: '제2026-1202호' };
    const corrected = await change(brand, document, typo);
    expect(corrected.data).toMatchObject({ number: '제2026-1202호', expiry_date, state: WAITING });
    const { problem } = await change(brand, corrected.data, { ...typo, expiry_date: addDays(today(), -1) });
    expect(problem?.fields).toEqual({ expiry_date: '이미 만료된 서류예요. 새로 발급받은 서류를 올려 주세요.' });
  });

  test.each([
    ['an insurance without an expiry', { kind: INSURANCE }, { expiry_date: '보험증권에는 만료일이 있어야 해요.' }],
    [
      'one that has expired',
      { kind: TAX_CLEARANCE, expiry_date: '2026-01-31' },
      { expiry_date: '이미 만료된 서류예요. 새로 발급받은 서류를 올려 주세요.' },
    ],
    [
      'one that expires before it was issued',
      { issued_date: '2026-03-02', expiry_date: '2026-03-01' },
      { expiry_date: '만료일은 발급일보다 빠를 수 없어요.' },
    ],
    ['a day that does not exist', { issued_date: '2026-02-30' }, { issued_date: '달력에 있는 날짜를 입력해 주세요.' }],
    ['one from the future', { issued_date: '2199-01-01' }, { issued_date: '발급일은 오늘보다 늦을 수 없어요.' }],
  ])('%s is refused', async (_, given, fields) => {
    expect((await add(brand, given)).problem).toMatchObject({ status: 422, fields });
  });

  test('is a picture or a PDF that its brand has uploaded', async () => {
    const text = (
      await upload('files', [{ name: 'a.txt', bytes: '메모' }], { token: brand.token, fields: { is_temp: 'true' } })
    ).files[0]?.nano_id;
    expect((await add(brand, { file_ids: [text ?? ''] })).problem.fields).toEqual({
      'file_ids.0': '사진이나 PDF 파일만 올릴 수 있어요.',
    });
    const foreign = await uploadFile(staff.token, '남의 것.pdf');
    expect(Object.keys((await add(brand, { file_ids: [foreign] })).problem.fields ?? {})).toEqual(['file_ids.0']);
    expect((await add(brand, { file_ids: [await uploadPicture(brand.token)] })).status).toBe(200);
  });

  test('that has changed waits again, in the version that was seen', async () => {
    const document = await makeComplianceDocument(brand);
    const checked = (await decide(staff, document, CHECKED)).data;
    expect(checked.state).toBe(CHECKED);
    expect((await change(brand, document, {})).problem.code).toBe('conflict');
    // Nothing has changed, so there is nothing to check.
    expect((await change(brand, checked, {})).data).toMatchObject({ state: CHECKED, updated: checked.updated });
    const file_ids = [await uploadPicture(brand.token)];
    const replaced = (await change(brand, checked, { file_ids })).data;
    expect(replaced).toMatchObject({ state: WAITING, decided: null });
    expect(fileIds(replaced)).toEqual(file_ids);
    const other = await testServer().create.brand();
    expect((await change(other, replaced, { title: '남의 서류' })).status).toBe(404);
  });

  test('is deleted with its files after 30 days, and can be restored before', async () => {
    const document = await makeComplianceDocument(brand);
    const other = await testServer().create.brand();
    const input = { params: { id: document.id } };
    expect((await call(deleteComplianceDocument, { token: other.token, ...input })).status).toBe(404);
    expect((await call(deleteComplianceDocument, { token: brand.token, ...input })).status).toBe(200);
    expect((await read(brand, document.id)).status).toBe(404);
    expect((await decide(staff, document, CHECKED)).status).toBe(404);
    expect((await call(restoreComplianceDocument, { token: other.token, ...input })).status).toBe(404);
    expect((await call(restoreComplianceDocument, { token: brand.token, ...input })).status).toBe(200);
    expect((await read(brand, document.id)).data.files.length).toBe(1);
    await call(deleteComplianceDocument, { token: brand.token, ...input });
    const { clock, db, platform } = testServer();
    clock.advance(31 * 86_400);
    await platform.jobs.runNow(cleanUp, {});
    expect(await db.selectFrom('compliance_document').select('id').execute()).toEqual([]);
    const file = await db.selectFrom('stored_file').select('use').where('nano_id', 'in', fileIds(document)).execute();
    expect(file).toEqual([{ use: null }]);
  });

  test('is one of fifty at most', async () => {
    const { db, clock } = testServer();
    const row = { brand_id: brand.id, ...documentFields(), state: WAITING, reason: null, reminded_days: null };
    const times = { created: clock.now(), updated: clock.now() };
    const rows = Array.from({ length: COMPLIANCE_DOCUMENT_LIMITS.documents }, () => ({ ...row, ...times }));
    await db.insertInto('compliance_document').values(rows).execute();
    expect((await add(brand)).problem).toMatchObject({ status: 409, title: expect.stringContaining('50개까지') });
  });
});

describe('our staff', () => {
  test('check or refuse with a reason, which the brand and the log are told', async () => {
    const [first, second] = [
      await makeComplianceDocument(brand),
      await makeComplianceDocument(brand, { title: '보험' }),
    ];
    expect((await decide(staff, first, REFUSED, ' ')).problem.fields).toEqual({ reason: '반려 사유를 입력해 주세요.' });
    expect((await decide(brand, first, CHECKED)).status).toBe(403);
    const refused = (await decide(staff, first, REFUSED, '글자가 흐려요.')).data;
    expect(refused).toMatchObject({ state: REFUSED, reason: '글자가 흐려요.' });
    expect((await decide(staff, refused, REFUSED, '또')).problem.code).toBe('invalid_transition');
    await decide(staff, second, CHECKED);
    expect(await noticesOf(brand)).toEqual([
      { title: '증빙 서류가 반려됐어요', link: `/vendor/documents/${first.id}` },
      { title: '증빙 서류를 확인했어요', link: `/vendor/documents/${second.id}` },
    ]);
    const query = { state: REFUSED, brand_id: brand.id };
    expect((await call(listComplianceDocuments, { token: staff.token, query })).data.results).toEqual([refused]);
    const admin = await testServer().create.admin();
    const log = await call(listStaffLog, { token: admin.token, query: { search: 'compliance_document_decision' } });
    expect(log.data.results.map(({ new_object }) => new_object)).toMatchObject([
      { title: '보험', state: CHECKED },
      { title: '방수공사업 등록증', state: REFUSED, reason: '글자가 흐려요.' },
    ]);
  });

  test('do not decide about a version that they have not seen', async () => {
    const document = await makeComplianceDocument(brand);
    await change(brand, document, { title: '고친 이름' });
    expect((await decide(staff, document, CHECKED)).problem.code).toBe('conflict');
  });
});

const titles = async () => (await noticesOf(brand)).map(({ title }) => title);
const run = () => testServer().platform.jobs.runNow(remindExpiry, {});

describe('the expiry of a document', () => {
  test('is told 30, 7 and 1 days before it, once each, by the days of Seoul', async () => {
    await makeComplianceDocument(brand, { kind: INSURANCE, expiry_date: addDays(today(), 31) });
    const expected: string[] = [];
    for (const [days, title] of [
      [0, undefined],
      [1, '증빙 서류가 30일 뒤에 만료돼요'],
      [22, undefined],
      [1, '증빙 서류가 7일 뒤에 만료돼요'],
      [6, '증빙 서류가 1일 뒤에 만료돼요'],
      [1, undefined],
      [1, undefined],
    ] as const) {
      testServer().clock.advance(days * 86_400);
      await run();
      await run();
      if (title !== undefined) expected.push(title);
      expect(await titles()).toEqual(expected);
    }
  });

  test('is told anew for a renewed document, and not for a refused or deleted one', async () => {
    const soon = addDays(today(), 5);
    const document = await makeComplianceDocument(brand, { kind: INSURANCE, expiry_date: soon });
    const refused = await makeComplianceDocument(brand, { kind: INSURANCE, expiry_date: soon });
    const deleted = await makeComplianceDocument(brand, { kind: INSURANCE, expiry_date: soon });
    await call(deleteComplianceDocument, { token: brand.token, params: { id: deleted.id } });
    await decide(staff, refused, REFUSED, '흐려요.');
    await run();
    expect(await titles()).toEqual(['증빙 서류가 반려됐어요', '증빙 서류가 5일 뒤에 만료돼요']);
    await change(brand, document, { kind: INSURANCE, expiry_date: addDays(today(), 370) });
    testServer().clock.advance(340 * 86_400);
    await run();
    expect((await titles()).slice(2)).toEqual(['증빙 서류가 30일 뒤에 만료돼요']);
    const { token } = await openSession(testServer().platform, brand.id);
    expect((await call(getComplianceDocument, { token, params: { id: document.id } })).status).toBe(200);
  });
});
