import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

const main = new URL('../src/main.ts', import.meta.url).pathname;
const run = (env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [main], { env: { ...process.env, ...env }, timeout: 10_000 });

test.each([
  ['NODE_ENV', { NODE_ENV: 'production', SANDBOX_PORT: '0' }],
  ['SANDBOX_PORT', { NODE_ENV: 'test', SANDBOX_PORT: 'many' }],
])('refuses to start and names %s', async (name, env) => {
  await expect(run(env)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(name) });
});
