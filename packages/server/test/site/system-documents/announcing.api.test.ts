import { beforeEach, describe, expect, test } from '@jest/globals';
import { createSystemDocument, listStaffSystemDocuments } from '@danji/contracts/site/system-document.endpoints';
import { formatDate } from '@danji/contracts/format/date';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { announce, inDays } from './document-fixture.ts';
import { TERMS, PRIVACY, listVersions } from './system-document-calls.ts';

beforeEach(() => testServer().reset());

describe('announcing', () => {
  test('members of both kinds are notified by a job; staff see who wrote it, and the staff log has it without the text', async () => {
    const { create } = testServer();
    const [staff, kim, brand] = [await create.staff({ name: '박운영' }), await create.general(), await create.brand()];
    await announce(staff.token, { requires_consent: true, effective_date: inDays(30) });
    for (const { token } of [kim, brand]) {
      expect(await listNotified(token)).toContainEqual(
        expect.objectContaining({
          title: `이용약관이 ${formatDate(inDays(30))}부터 바뀌어요`,
          content: '제1조를 고쳤어요.\n시행일부터는 새 내용에 동의해야 단지를 이용할 수 있어요.',
          link: '/terms?version=2',
        }),
      );
    }
    expect(await listNotified(staff.token)).toEqual([]);
    expect(
      (await call(listStaffSystemDocuments, { token: staff.token, query: { document_type: TERMS } })).data.results,
    ).toMatchObject([
      { version: 2, author: { name: '박운영' }, agreed_count: 0, state: 'announced' },
      { version: 1, author: null, agreed_count: 0, state: 'in_force' },
    ]);
    const [log] = (await call(listStaffLog, { token: staff.token })).data.results;
    expect(log).toMatchObject({
      path: createSystemDocument.path,
      method: 'POST',
      new_object: { version: 2, title: '이용약관' },
    });
    expect(log?.new_object).not.toHaveProperty('content');
  });

  test('the privacy policy may change today', async () => {
    const { token } = await testServer().create.staff();
    await testServer()
      .db.updateTable('system_document')
      .set({ effective_date: inDays(-3) })
      .execute();
    expect((await announce(token, { document_type: PRIVACY, effective_date: inDays(0) })).data).toMatchObject({
      version: 2,
      state: 'in_force',
    });
  });

  test('the first version needs no notice period and no summary, and notifies nobody', async () => {
    const { create, db, platform } = testServer();
    const { token } = await create.staff();
    await db.deleteFrom('system_document').execute();
    const queued = async () =>
      (await platform.jobs.counts()).reduce((sum, { queued, active }) => sum + queued + active, 0);
    const before = await queued();
    expect((await announce(token, { effective_date: inDays(0), change_summary: '' })).data).toMatchObject({
      version: 1,
      state: 'in_force',
    });
    expect(await queued()).toBe(before);
  });

  test.each<[string, number, boolean, RegExp]>([
    ['an ordinary change six days ahead', 6, false, /시행 7일 전에 알려야 해서/],
    ['a change members must agree to 29 days ahead', 29, true, /30일 전에 알려야 해서/],
    ['a day that is over', -1, false, /7일 전/],
  ])('refuses %s', async (_, days, requires_consent, reason) => {
    const { token } = await testServer().create.staff();
    const { status, problem } = await announce(token, { effective_date: inDays(days), requires_consent });
    expect([status, problem.fields?.['effective_date']]).toEqual([422, expect.stringMatching(reason)]);
  });

  test('refuses a day before that of a version announced earlier, and a day that is none', async () => {
    const { token } = await testServer().create.staff();
    await announce(token, { effective_date: inDays(20) });
    expect((await announce(token, { effective_date: inDays(20) })).problem.fields?.['effective_date']).toBe(
      `앞선 판의 시행일이 ${formatDate(inDays(20))}이라서 그다음 날부터 고를 수 있어요.`,
    );
    expect((await announce(token, { effective_date: '2030-02-31' })).problem.fields).toEqual({
      effective_date: '시행일을 골라 주세요.',
    });
    expect((await announce(token, { effective_date: inDays(21) })).data.version).toBe(3);
  });

  test('refuses hostile and broken content by position, empty titles and summaries, and stores nothing', async () => {
    const { token } = await testServer().create.staff();
    const hostile = {
      version: 1,
      children: [
        { type: 'paragraph', children: [{ type: 'link', url: 'javascript:alert(1)', children: [{ text: 'x' }] }] },
        { type: 'script', children: [] },
      ],
    } as never;
    const { status, problem } = await announce(token, { content: hostile, change_summary: ' ' });
    expect(status).toBe(422);
    expect(Object.keys(problem.fields ?? {}).toSorted()).toEqual([
      'change_summary',
      'content.children.0.children.0.url',
      'content.children.1.type',
    ]);
    expect((await announce(token, { content: { version: 2, children: [] } as never })).problem.fields).toHaveProperty([
      'content.version',
    ]);
    expect((await announce(token, { title: ' ' })).problem.fields).toHaveProperty('title');
    expect((await announce(token, { extra: 1 } as never)).problem.fields).toHaveProperty('extra');
    expect(
      (
        await announce(token, {
          content: {
            version: 1,
            children: [{ type: 'image', fileId: 'V1StGXR8_Z5jdHi6B-myT', children: [{ text: '' }] }],
          },
        })
      ).problem.fields,
    ).toEqual({ 'content.children.0.fileId': '올린 이미지를 찾을 수 없어요. 이미지를 다시 올려 주세요.' });
    expect(await listVersions(TERMS)).toEqual([[1, 'in_force']]);
  });

  test('two at once get two numbers', async () => {
    const { token } = await testServer().create.staff();
    const answers = await Promise.all([
      announce(token, { effective_date: inDays(10) }),
      announce(token, { effective_date: inDays(11) }),
    ]);
    const versions = answers.filter(({ status }) => status === 200).map(({ data }) => data.version);
    expect(new Set(versions).size).toBe(versions.length);
    expect(versions).toContain(2);
  });
});
