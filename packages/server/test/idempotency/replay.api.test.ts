import { beforeEach, describe, expect, test } from '@jest/globals';
import { generateWorkSpace } from '@danji/contracts/workspace/apartment-info.endpoints';
import { createWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { createNotice } from '@danji/contracts/community/notice-staff.endpoints';
import { writeFiles } from '@danji/contracts/site/file.endpoints';
import { signAccessToken } from '@danji/server/platform/http/access-token';
import { cleanUp } from '@danji/server/platform/idempotency/clean-up';
import { testServer } from '@danji/testing/test-server';
import { HANBIT } from '../workspace/apartment-info/complex-fixture.ts';
import { noticeBody } from '../community/notices/notice-fixture.ts';
import { countRows, formOf, sendWithKey } from './fixture.ts';

beforeEach(() => testServer().reset());

const KEY = '"8e03978e-40d5-43dd-bc93-6894a57f9324"';

describe('a repeated creating call', () => {
  test('gets the first answer again and makes nothing', async () => {
    const { token } = await testServer().create.general();
    const first = await sendWithKey(createWorkSpace, {
      token,
      key: KEY,
      body: { title: '한빛마을', address1: '서울' },
    });
    expect(first).toMatchObject({ status: 200, replayed: false });
    const again = await sendWithKey(createWorkSpace, {
      token,
      key: KEY,
      body: { title: '한빛마을', address1: '서울' },
    });
    expect(again).toEqual({ ...first, replayed: true });
    const reordered = { address1: '서울', title: '한빛마을' };
    const bare = await sendWithKey(createWorkSpace, { token, key: KEY.replaceAll('"', ''), body: reordered });
    expect(bare).toEqual(again);
    expect(await countRows('work_space')).toBe(1);
  });

  test('makes a second thing without a key, and under another one', async () => {
    const { token } = await testServer().create.general();
    for (const key of [undefined, '"one"', '"two"'])
      await sendWithKey(createWorkSpace, { token, ...(key && { key }), body: { title: '한빛마을' } });
    expect(await countRows('work_space')).toBe(3);
  });

  test('is refused with another body', async () => {
    const { token } = await testServer().create.general();
    await sendWithKey(createWorkSpace, { token, key: KEY, body: { title: '한빛마을' } });
    const { status, problem } = await sendWithKey(createWorkSpace, { token, key: KEY, body: { title: '래미안' } });
    expect([status, problem.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await countRows('work_space')).toBe(1);
  });

  test('never sends the response to another account, nor to a caller without access', async () => {
    const { create } = testServer();
    const [kim, park, brand] = [await create.general(), await create.general(), await create.brand()];
    const body = { title: '한빛마을' };
    const first = await sendWithKey(createWorkSpace, { token: kim.token, key: KEY, body });
    const second = await sendWithKey(createWorkSpace, { token: park.token, key: KEY, body });
    expect(second).toMatchObject({ status: 200, replayed: false });
    expect(second.text).not.toBe(first.text);
    expect((await sendWithKey(createWorkSpace, { token: brand.token, key: KEY, body })).problem.code).toBe('forbidden');
  });

  test('runs again after a refusal, which made nothing', async () => {
    const { token } = await testServer().create.general();
    const { sandbox } = testServer();
    const body = { apt_code: HANBIT };
    sandbox.failNext('kapt', 100);
    const refused = await sendWithKey(generateWorkSpace, { token, key: KEY, body });
    sandbox.failNext('kapt', 0);
    expect([refused.status, await countRows('idempotency_key')]).toEqual([503, 0]);
    const made = await sendWithKey(generateWorkSpace, { token, key: KEY, body });
    expect(made).toMatchObject({ status: 200, replayed: false });
    expect(await sendWithKey(generateWorkSpace, { token, key: KEY, body })).toEqual({ ...made, replayed: true });
  });

  test('writes the staff log once', async () => {
    const { token } = await testServer().create.staff();
    const body = noticeBody();
    const first = await sendWithKey(createNotice, { token, key: KEY, body });
    expect(await sendWithKey(createNotice, { token, key: KEY, body })).toEqual({ ...first, replayed: true });
    expect(await countRows('staff_log')).toBe(1);
  });
});

describe('a repeated upload', () => {
  test('gets the first answer again, whatever the boundary of its form is', async () => {
    const { token } = await testServer().create.general();
    const first = await sendWithKey(writeFiles, { token, key: KEY, body: formOf('제1조') });
    expect(first).toMatchObject({ status: 200, replayed: false });
    const again = await sendWithKey(writeFiles, { token, key: KEY, body: formOf('제1조') });
    expect(again).toEqual({ ...first, replayed: true });
    expect(await countRows('stored_file')).toBe(1);
  });

  test('is refused with another content, name or number of files', async () => {
    const { token } = await testServer().create.general();
    await sendWithKey(writeFiles, { token, key: KEY, body: formOf('제1조') });
    const two = formOf('제1조');
    two.append('files', new Blob(['제2조']), '부칙.txt');
    for (const body of [formOf('제2조'), formOf('제1조', '부칙.txt'), two]) {
      const { status, problem } = await sendWithKey(writeFiles, { token, key: KEY, body });
      expect([status, problem.code]).toEqual([422, 'idempotency_key_reused']);
    }
    expect(await countRows('stored_file')).toBe(1);
  });
});

describe('a stored answer', () => {
  test('is deleted after a day, by the call itself and by the job', async () => {
    const { create, clock, platform } = testServer();
    const { token, session } = await create.general();
    const body = { title: '한빛마을' };
    await sendWithKey(createWorkSpace, { token, key: KEY, body });
    await sendWithKey(createWorkSpace, { token, key: '"another"', body });
    clock.advance(86_399);
    const later = signAccessToken(platform.signingKey, session, clock.now());
    expect((await sendWithKey(createWorkSpace, { token: later, key: KEY, body })).replayed).toBe(true);
    await platform.jobs.runNow(cleanUp, {});
    expect(await countRows('idempotency_key')).toBe(2);
    clock.advance(1);
    expect((await sendWithKey(createWorkSpace, { token: later, key: KEY, body })).replayed).toBe(false);
    await platform.jobs.runNow(cleanUp, {});
    expect(await countRows('idempotency_key')).toBe(1);
  });

  test('holds no part of the request in clear', async () => {
    const { create, db } = testServer();
    const { token } = await create.general();
    await sendWithKey(createWorkSpace, { token, key: KEY, body: { title: '한빛마을' } });
    const { request_hash: hash } = await db.selectFrom('idempotency_key').selectAll().executeTakeFirstOrThrow();
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });
});
