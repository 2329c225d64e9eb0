import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, expect, test } from '@jest/globals';
import { temporaryFolder } from './server-process.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const command = new URL('../../src/create-admin.ts', import.meta.url).pathname;
const run = (password: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [command, ...args], {
    env: { ...process.env, NODE_ENV: 'test', DATA_DIR: folder.path, LOG_LEVEL: 'silent', ADMIN_PASSWORD: password },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  );

test('creates the first ADMIN of an installation, once, and names errors of its input', async () => {
  expect(await run('1', 'not-an-address')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/이메일 형식을 확인해 주세요[^]*이름을 입력해 주세요[^]*비밀번호는 12자 이상/),
  });
  expect(await run('first operator 2026', 'boss@danji.test', '김대표')).toEqual({
    code: 0,
    said: expect.stringContaining('boss@danji.test may sign in'),
  });
  expect(await run('first operator 2026', 'boss@danji.test', '김대표')).toMatchObject({
    code: 1,
    said: expect.stringContaining('이미 등록된 운영자 이메일이에요.'),
  });
}, 120_000);
