import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sandboxAlimTalkEnv, sandboxEnv, startSandbox, type Sandbox } from '../src/index.ts';

const TO = '01000001234';
const BUTTON = { type: 'WL', name: '단지에서 보기', linkMobile: 'https://danji.test/', linkPc: 'https://danji.test/' };
let sandbox: Sandbox;
let env: Record<string, string>;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  env = { ...sandboxEnv(sandbox.url), ...sandboxAlimTalkEnv };
});
afterAll(() => sandbox.close());

function ask(method: 'GET' | 'POST', rest: string, body?: object, secret = String(env['SMS_SECRET_KEY'])) {
  const path = `/alimtalk/v2/services/${env['ALIMTALK_SERVICE_ID']}/messages${rest}`;
  const at = Date.now();
  const signature = createHmac('sha256', secret)
    .update(`${method} ${path}\n${at}\n${env['SMS_ACCESS_KEY']}`)
    .digest('base64');
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'x-ncp-apigw-timestamp': String(at),
    'x-ncp-iam-access-key': String(env['SMS_ACCESS_KEY']),
    'x-ncp-apigw-signature-v2': signature,
  };
  return fetch(`${env['SMS_BASE']}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

const invited = {
  to: TO,
  content: '[단지] 워크스페이스에 초대받았어요.\n\n단지: 한빛아파트\n\n초대를 확인하고 답해 주세요.',
  buttons: [BUTTON],
};
const toBody = (message: object, templateCode = 'DANJI_INVITED') => ({
  plusFriendId: env['ALIMTALK_PLUS_FRIEND_ID'],
  templateCode,
  messages: [{ ...invited, ...message }],
});
async function resultOf(message: object, templateCode?: string) {
  const response = await ask('POST', '', toBody(message, templateCode));
  expect(response.status).toBe(202);
  const { messages } = (await response.json()) as { messages: { messageId: string; requestStatusCode: string }[] };
  expect(messages[0]?.requestStatusCode).toBe('A000');
  return (await (await ask('GET', `/${messages[0]?.messageId}`)).json()) as Record<string, unknown>;
}

test('takes what was registered, word for word, with its button; Kakao refuses anything else afterwards', async () => {
  expect(await resultOf({})).toMatchObject({ messageStatusCode: '0000', messageStatusName: 'success', to: TO });
  expect(await resultOf({}, 'NOBODY_KNOWS')).toMatchObject({ messageStatusCode: '3015', messageStatusName: 'fail' });
  expect(await resultOf({ content: '[단지] 다른 말' })).toMatchObject({ messageStatusCode: '3016' });
  expect(await resultOf({ buttons: [{ ...BUTTON, name: '열기' }] })).toMatchObject({ messageStatusCode: '3027' });
  expect((await ask('POST', '', toBody({}), 'wrong')).status).toBe(401);
  expect((await ask('POST', '', { ...toBody({}), plusFriendId: '@other' })).status).toBe(400);
  expect((await ask('GET', '/nothing')).status).toBe(404);
  const page = await (await fetch(`${sandbox.url}/sandbox/alimtalk?to=010-0000-1234`)).text();
  expect(page).toContain('DANJI_INVITED · 도착');
});

test('a text message takes the place of one that Kakao cannot deliver, in the inbox of text messages', async () => {
  const failover = {
    useSmsFailover: true,
    failoverConfig: { type: 'SMS', from: env['SMS_FROM'], content: '대신 보내요' },
  };
  await fetch(`${sandbox.url}/sandbox/alimtalk/trouble`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to: TO, trouble: '3018' }),
  });
  expect(await resultOf(failover)).toMatchObject({
    messageStatusCode: '3018',
    failover: { requestStatusName: 'success', messageStatusName: 'success' },
  });
  expect(sandbox.inbox(TO)).toMatchObject([{ type: 'SMS', content: '대신 보내요' }]);
  expect(await resultOf({})).not.toHaveProperty('failover');
  const long = { ...failover, failoverConfig: { ...failover.failoverConfig, content: '가'.repeat(46) } };
  expect((await ask('POST', '', toBody(long))).status).toBe(400);
});
