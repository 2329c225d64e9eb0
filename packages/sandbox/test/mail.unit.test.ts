import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startSandbox, type Sandbox } from '../src/index.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
beforeEach(() => {
  sandbox.clearInbox();
  sandbox.clearFaults();
});
afterAll(() => sandbox.close());

const AUTH = `AUTH PLAIN ${Buffer.from('\0sandbox\0sandbox-mail').toString('base64')}`;
const MESSAGE = [
  'From: danji <no-reply@danji.example>',
  'Subject: =?UTF-8?B?7JWM66a8?=',
  'X-Test: <kept>',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>본문</p>',
  '.',
].join('\r\n');

/** Says the lines one after the other, each after the answer to the one before; resolves to the codes of the answers. */
function talk(...lines: string[]): Promise<number[]> {
  const codes: number[] = [];
  const socket = connect(Number(new URL(sandbox.smtpUrl).port), '127.0.0.1');
  const rest = ['EHLO test', ...lines, 'QUIT'];
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => resolve(codes.slice(2, -1)));
    socket.on('data', (chunk) => {
      const last = /(?:^|\n)(\d{3}) [^\n]*\r\n$/.exec(chunk.toString('utf8'));
      if (!last) return;
      codes.push(Number(last[1]));
      const next = rest.shift();
      if (next !== undefined) socket.write(`${next}\r\n`);
    });
  });
}

const send = (to: string, auth = AUTH) =>
  talk(auth, 'MAIL FROM:<no-reply@danji.example>', `RCPT TO:<${to}>`, 'DATA', MESSAGE);

test('an e-mail arrives in the inbox, whose page shows its HTML without rights', async () => {
  expect(await send('kim@test.example')).toEqual([235, 250, 250, 354, 250]);
  const [mail] = sandbox.mail.list('Kim@test.example');
  expect(mail).toMatchObject({ to: 'kim@test.example', subject: '알림', html: expect.stringContaining('<p>본문</p>') });
  expect(mail?.headers).toContainEqual({ key: 'x-test', value: '<kept>' });
  const read = async (path: string) => (await fetch(`${sandbox.url}${path}`)).text();
  expect(await read('/sandbox/mail')).toContain(`href="/sandbox/mail/${mail?.id}"`);
  const page = await read(`/sandbox/mail/${mail?.id}`);
  expect(page).toContain('sandbox="allow-popups" srcdoc="&lt;p&gt;본문');
  expect(page).toContain('x-test: &lt;kept&gt;');
});

test('a wrong password, and a refused or deferred address, get the codes of SMTP and leave no e-mail', async () => {
  expect((await send('kim@test.example', AUTH.slice(0, -4)))[0]).toBe(535);
  const trouble = (address: string, trouble?: string) =>
    fetch(`${sandbox.url}/sandbox/mail/trouble`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address, trouble }),
    });
  expect((await trouble('kim@test.example', 'refuse')).status).toBe(200);
  expect((await send('kim@test.example'))[2]).toBe(550);
  await trouble('kim@test.example', 'defer');
  expect((await send('kim@test.example'))[2]).toBe(451);
  expect((await trouble('kim@test.example', 'other')).status).toBe(400);
  expect(sandbox.mail.list()).toEqual([]);
  await trouble('kim@test.example');
  expect((await send('kim@test.example')).at(-1)).toBe(250);
});
