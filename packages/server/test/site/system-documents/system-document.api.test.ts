import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  createSystemDocument,
  deleteSystemDocument,
  getSystemDocument,
  getSystemDocumentVersion,
  listStaffSystemDocuments,
} from '@danji/contracts/site/system-document.endpoints';
import { toPlainText } from '@danji/contracts/documents/document-text';
import { validateDocument } from '@danji/contracts/documents/validate-document';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { announce, passDays, toVersion } from './document-fixture.ts';
import { TERMS, PRIVACY, listVersions } from './system-document-calls.ts';

beforeEach(() => testServer().reset());

const getCurrent = (document_type: 1 | 2) => call(getSystemDocument, { query: { document_type } });

describe('reading', () => {
  test.each([
    [TERMS, '이용약관', '제1조 목적'],
    [PRIVACY, '개인정보처리방침', '제1조 수집하는 정보'],
  ] as const)('everybody reads version 1 of document %i', async (type, title, heading) => {
    const { data } = await getCurrent(type);
    expect(data).toMatchObject({ document_type: type, version: 1, title, state: 'in_force', requires_consent: false });
    expect(toPlainText(data.content)).toContain(`# ${heading}`);
    expect(validateDocument(data.content)).toEqual([]);
    expect((await call(getSystemDocumentVersion, { query: { document_type: type, version: 1 } })).data).toEqual(data);
  });

  test('an announced version is in force from its day in Seoul on, and the one before is past', async () => {
    const { token } = await testServer().create.staff();
    const { data: added } = await announce(token);
    expect(added).toMatchObject({ version: 2, state: 'announced' });
    expect((await getCurrent(TERMS)).data.version).toBe(1);
    expect(await listVersions(TERMS)).toEqual([
      [2, 'announced'],
      [1, 'in_force'],
    ]);
    expect(
      (await call(getSystemDocumentVersion, { query: { document_type: TERMS, version: 2 } })).data.content,
    ).toEqual(added.content);
    passDays(7);
    expect((await getCurrent(TERMS)).data).toMatchObject({ version: 2, state: 'in_force' });
    expect(await listVersions(TERMS)).toEqual([
      [2, 'in_force'],
      [1, 'past'],
    ]);
    expect(await listVersions(PRIVACY)).toEqual([[1, 'in_force']]);
  });

  test('a version, a type or a document that is not there', async () => {
    expect((await call(getSystemDocumentVersion, { query: { document_type: TERMS, version: 2 } })).problem.code).toBe(
      'not_found',
    );
    expect((await call(getSystemDocument, { query: { document_type: 3 as never } })).problem.fields).toHaveProperty(
      'document_type',
    );
    expect((await call(getSystemDocument)).problem.fields).toHaveProperty(
      'document_type',
      '문서 종류를 입력해 주세요.',
    );
    await testServer().db.deleteFrom('system_document').execute();
    expect((await getCurrent(TERMS)).problem.code).toBe('not_found');
    expect(await listVersions(TERMS)).toEqual([]);
  });
});

describe('taking back', () => {
  test('a withdrawn version disappears, members are notified, and its number is not reused', async () => {
    const { create } = testServer();
    const [staff, kim] = [await create.staff(), await create.general()];
    const { data } = await announce(staff.token);
    expect((await call(deleteSystemDocument, { token: staff.token, params: { id: data.id } })).data).toEqual({
      ok: true,
    });
    expect(await listVersions(TERMS)).toEqual([[1, 'in_force']]);
    expect((await call(getSystemDocumentVersion, { query: { document_type: TERMS, version: 2 } })).problem.code).toBe(
      'not_found',
    );
    expect((await call(deleteSystemDocument, { token: staff.token, params: { id: data.id } })).problem.code).toBe(
      'not_found',
    );
    expect((await listNotified(kim.token))[0]?.title).toBe('이용약관 변경이 취소됐어요');
    expect((await announce(staff.token)).data.version).toBe(3);
  });

  test('a version in force or past stays', async () => {
    const { token } = await testServer().create.staff();
    const { data } = await getCurrent(TERMS);
    expect((await call(deleteSystemDocument, { token, params: { id: data.id } })).problem).toMatchObject({
      code: 'invalid_transition',
      title: '이미 시행된 판은 지울 수 없어요. 새 판을 만들어 주세요.',
    });
    expect((await call(deleteSystemDocument, { token, params: { id: 'x' } })).problem.code).toBe('not_found');
  });
});

describe('who may not', () => {
  test('members and nobody neither announce, list as staff, nor take back', async () => {
    const { create } = testServer();
    const [staff, kim, brand] = [await create.staff(), await create.general(), await create.brand()];
    const { data } = await announce(staff.token);
    const attempts = (token?: string) => [
      call(createSystemDocument, { ...(token && { token }), body: toVersion() }),
      call(listStaffSystemDocuments, { ...(token && { token }), query: { document_type: TERMS } }),
      call(deleteSystemDocument, { ...(token && { token }), params: { id: data.id } }),
    ];
    for (const { token } of [kim, brand])
      expect((await Promise.all(attempts(token))).map(({ problem }) => problem.code)).toEqual([
        'forbidden',
        'forbidden',
        'forbidden',
      ]);
    expect((await Promise.all(attempts())).map(({ problem }) => problem.code)).toEqual([
      'unauthenticated',
      'unauthenticated',
      'unauthenticated',
    ]);
    expect(await listVersions(TERMS)).toEqual([
      [2, 'announced'],
      [1, 'in_force'],
    ]);
  });
});
