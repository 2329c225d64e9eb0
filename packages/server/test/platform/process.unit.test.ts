import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type ServerProcess, startServerProcess, temporaryFolder } from './server-process.ts';

const folder = temporaryFolder();
let first: ServerProcess;

beforeAll(async () => {
  first = await startServerProcess({ DATA_DIR: folder.path });
}, 120_000);
afterAll(() => {
  if (first.process.exitCode === null) first.process.kill('SIGKILL');
  folder.remove();
});

describe('a data directory in use', () => {
  test('refuses a second process and says what to do', async () => {
    const second = await startServerProcess({ DATA_DIR: folder.path });
    expect(second.url).toBe('');
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain(`${folder.path} is already in use by process ${first.process.pid}`);
    expect(second.output()).toContain('DATA_DIR');
    expect(second.output()).not.toContain('    at ');
    expect((await fetch(`${first.url}/health/ready`)).status).toBe(200);
  }, 60_000);
});

test('a start with a wrong environment ends with a sentence that names the variable', async () => {
  const refused = await startServerProcess({ DATA_DIR: folder.path, PORT: 'eighty' });
  expect(await refused.exited).toBe(1);
  expect(refused.output()).toContain("PORT must be a whole number from 0 to 65535, not 'eighty'");
  expect(refused.output()).not.toContain('    at ');
}, 60_000);

test('limits how often one address calls when nothing is scaled', async () => {
  const statuses = new Set<number>();
  for (let calls = 0; calls < 700 && !statuses.has(429); calls += 1) {
    const response = await fetch(`${first.url}/api/nothing/`);
    statuses.add(response.status);
    if (response.status === 429)
      expect(await response.json()).toMatchObject({ code: 'too_many_requests', status: 429 });
  }
  expect(statuses.has(429)).toBe(true);
  expect((await fetch(`${first.url}/health/live`)).status).toBe(200);
}, 60_000);

test('logs no query, header, body or secret of a request', async () => {
  await fetch(`${first.url}/api/users/user_notifications/?search=김비밀`, {
    headers: { authorization: 'Bearer top-secret-token', cookie: 'refresh=secret-cookie' },
  });
  await fetch(`${first.url}/api/users/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'secret@danji.test', password: 'hunter2hunter2' }),
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  const output = first.output();
  expect(output).toContain('"route":"/api/users/user_notifications/"');
  for (const secret of [
    '김비밀',
    encodeURIComponent('김비밀'),
    'top-secret-token',
    'secret-cookie',
    'secret@danji.test',
    'hunter2hunter2',
    '127.0.0.1:5',
  ])
    expect(output).not.toContain(secret);
  for (const line of output.trim().split('\n')) expect(() => JSON.parse(line) as unknown).not.toThrow();
});

test('stops cleanly on a signal, releases the directory, and starts again', async () => {
  first.process.kill('SIGTERM');
  expect(await first.exited).toBe(0);
  expect(existsSync(join(folder.path, 'danji.lock'))).toBe(false);
  const again = await startServerProcess({ DATA_DIR: folder.path });
  expect((await fetch(`${again.url}/api/commons/sigungu/`)).status).toBe(200);
  again.process.kill('SIGINT');
  expect(await again.exited).toBe(0);
}, 90_000);
