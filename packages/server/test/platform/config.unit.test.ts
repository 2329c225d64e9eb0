import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import webPush from 'web-push';
import { ConfigError, readConfig } from '../../src/platform/config.ts';

/** Read by the sandbox itself. */
const ELSEWHERE = ['SANDBOX_HOST', 'SANDBOX_SMTP_PORT', 'SANDBOX_NICEPAY_WEBHOOK'];
const documented = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => /^([A-Z][A-Z0-9_]*)=/.exec(line)?.[1] ?? []);

/** Names of every variable a start reads, on this machine and in production. */
function readNames(): Set<string> {
  const names = new Set<string>();
  for (const mode of ['development', 'production']) {
    const env = new Proxy({ NODE_ENV: mode, S3_BUCKET: 'bucket' } as NodeJS.ProcessEnv, {
      get: (given, name) => (names.add(String(name)), given[String(name)]),
    });
    expect(() => readConfig(env)).toThrow(ConfigError);
  }
  return names;
}

function refusal(env: NodeJS.ProcessEnv): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

test('.env.example documents every variable the server reads, and no other', () => {
  expect([...readNames(), ...ELSEWHERE].sort()).toEqual([...documented].sort());
});

test('starts on an empty environment outside production, with the sandbox as every provider', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    production: false,
    port: 3000,
    host: '127.0.0.1',
    webOrigin: 'http://localhost:3000',
    databaseUrl: '',
    demoData: true,
    demoPopups: true,
    rateLimitScale: 1,
    allowBackdoor: false,
  });
  expect(config.kakao.apiBase).toBe('http://127.0.0.1:3001/kakao/api');
  expect(config.s3).toBeUndefined();
});

describe('the payment gateway', () => {
  const keys = {
    NODE_ENV: 'production',
    NICEPAY_CLIENT_ID: 'R2_0123456789abcdef',
    NICEPAY_SECRET_KEY: '0123456789abcdef0123',
  };

  test('is the sandbox outside production, and off in production without keys', () => {
    const { nicepay } = readConfig({});
    expect(nicepay).toMatchObject({ scriptUrl: 'http://127.0.0.1:3001/nicepay/v1/js/' });
    expect(refusal({ NODE_ENV: 'production' })).not.toContain('NICEPAY');
    expect(refusal(keys)).not.toContain('NICEPAY');
  });

  test.each([
    ['NICEPAY_SECRET_KEY must be set', { NICEPAY_SECRET_KEY: '' }],
    ['NICEPAY_CLIENT_ID must be set', { NICEPAY_CLIENT_ID: '' }],
    ['NICEPAY_CLIENT_ID must be a client key', { NICEPAY_CLIENT_ID: 'my-own-secret-value' }],
    ['NICEPAY_SECRET_KEY must have at least 16 characters', { NICEPAY_SECRET_KEY: 'short-secret' }],
    ['NICEPAY_API_URL must be a web address', { NICEPAY_API_URL: 'gateway' }],
    ['NICEPAY_JS_URL must be an https address', { NICEPAY_JS_URL: 'http://pay.example' }],
  ])('%s, and no value of a key is told', (error, change) => {
    const message = refusal({ ...keys, ...change });
    expect(message).toContain(error);
    expect(message).not.toMatch(/my-own-secret-value|short-secret|0123456789abcdef/);
  });
});

test('e-mails are off without SMTP_URL; with it the sender is named, TLS is demanded in production, and its password is never told', () => {
  expect(readConfig({}).smtp).toBeUndefined();
  const SMTP_URL = 'smtps://danji:my-own-secret-value@mail.example';
  expect(readConfig({ SMTP_URL }).smtp).toEqual({ url: SMTP_URL, from: 'no-reply@danji.example', requiresTls: false });
  expect(refusal({ NODE_ENV: 'production' })).not.toContain('MAIL_FROM');
  expect(refusal({ NODE_ENV: 'production', SMTP_URL })).toContain('MAIL_FROM must be set');
  const message = refusal({ SMTP_URL: SMTP_URL.replace('smtps', 'https'), MAIL_FROM: 'nobody' });
  expect(message).toContain('SMTP_URL must be an address such as');
  expect(message).toContain('MAIL_FROM must be an e-mail address');
  expect(message).not.toContain('my-own-secret-value');
});

test('push is off without its keys; a part of them, or keys that are no pair, stop the start and are not told', () => {
  expect(readConfig({}).push).toBeUndefined();
  const [pair, other] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()];
  const keys = {
    VAPID_PUBLIC_KEY: pair.publicKey,
    VAPID_PRIVATE_KEY: pair.privateKey,
    VAPID_SUBJECT: 'mailto:push@danji.test',
  };
  expect(readConfig(keys).push).toEqual({
    ...pair,
    subject: 'mailto:push@danji.test',
    serviceOrigins: ['http://127.0.0.1:3001'],
  });
  for (const name of Object.keys(keys)) expect(refusal({ ...keys, [name]: '' })).toContain(`${name} must be set`);
  const message = refusal({ ...keys, VAPID_PRIVATE_KEY: other.privateKey, VAPID_SUBJECT: 'somebody' });
  expect(message).toContain('must be a pair');
  expect(message).toContain('VAPID_SUBJECT must be mailto:');
  expect(message).not.toContain(other.privateKey);
  const local = { ...keys, NODE_ENV: 'production', PUSH_SERVICE_ORIGINS: 'http://10.0.0.1:8080' };
  expect(refusal(local)).toContain('PUSH_SERVICE_ORIGINS must be https');
});

test('AlimTalk is off without its variables; one alone is refused by the name of the other', () => {
  expect(readConfig({}).alimtalk).toBeUndefined();
  const [ALIMTALK_SERVICE_ID, ALIMTALK_PLUS_FRIEND_ID] = ['ncp:kkobizmsg:kr:1:danji', '@danji'];
  expect(readConfig({ ALIMTALK_SERVICE_ID, ALIMTALK_PLUS_FRIEND_ID }).alimtalk).toEqual({
    serviceId: ALIMTALK_SERVICE_ID,
    plusFriendId: ALIMTALK_PLUS_FRIEND_ID,
  });
  expect(refusal({ ALIMTALK_SERVICE_ID })).toContain('ALIMTALK_PLUS_FRIEND_ID must be set');
  expect(refusal({ ALIMTALK_PLUS_FRIEND_ID })).toContain('ALIMTALK_SERVICE_ID must be set');
});

describe('a refused start', () => {
  test('names a host of the postcode page on which its script would have the rights of the app', () => {
    const same = { WEB_ORIGIN: 'https://danji.test', POSTCODE_ORIGIN: 'https://danji.test:8443' };
    expect(refusal(same)).toContain('POSTCODE_ORIGIN must be on another host than WEB_ORIGIN');
  });

  test('names every variable that is missing in production at once', () => {
    const message = refusal({ NODE_ENV: 'production' });
    for (const name of [
      'WEB_ORIGIN',
      'DATABASE_URL',
      'JWT_SECRET',
      'VOUCHER_SECRET',
      'METRICS_TOKEN',
      'RELEASE_TOKEN',
      'RELEASE_PUBLIC_KEYS',
      'REGISTRY_SIGNING_KEY',
      'KAKAO_CLIENT_SECRET',
      'SMS_SECRET_KEY',
      'NTS_SERVICE_KEY',
      'POSTCODE_JS_URL',
      'COMPANY_SECURITY_EMAIL',
      'COMPANY_NAME',
      'COMPANY_REPRESENTATIVE',
      'COMPANY_BUSINESS_NUMBER',
      'COMPANY_MAIL_ORDER_NUMBER',
      'COMPANY_ADDRESS',
      'COMPANY_CONTACT',
      'COMPANY_HOSTING',
    ])
      expect(message).toContain(`${name} must be set`);
  });

  test('names what is wrong and why', () => {
    const message = refusal({
      PORT: 'eighty',
      RATE_LIMIT_SCALE: '0',
      LOG_LEVEL: 'loud',
      KAKAO_API_BASE: 'kakao',
      COMPANY_SECURITY_EMAIL: 'nobody',
      COMPANY_BUSINESS_NUMBER: '123-45-67890',
      MAX_FILE_BYTES: '-1',
    });
    expect(message).toContain("COMPANY_SECURITY_EMAIL must be an e-mail address, not 'nobody'");
    expect(message).toContain("COMPANY_BUSINESS_NUMBER must be a business registration number, not '123-45-67890'");
    expect(message).toContain("PORT must be a whole number from 0 to 65535, not 'eighty'");
    expect(message).toContain('RATE_LIMIT_SCALE must be a whole number from 1');
    expect(message).toContain('LOG_LEVEL must be one of silent, error');
    expect(message).toContain("KAKAO_API_BASE must be a web address, not 'kakao'");
    expect(message).toContain('MAX_FILE_BYTES');
  });

  test('never shows a secret that is too short', () => {
    const message = refusal({ NODE_ENV: 'production', JWT_SECRET: 'hunter2' });
    expect(message).toContain('JWT_SECRET must have at least 32 characters');
    expect(message).not.toContain('hunter2');
  });

  test('names a list with a secret that is too short, and shows none of it', () => {
    const message = refusal({ NODE_ENV: 'production', VOUCHER_SECRET: `${'n'.repeat(40)},hunter2` });
    expect(message).toContain('VOUCHER_SECRET must have at least 32 characters in each of its secrets');
    expect(message).not.toMatch(/hunter2|nnnn/);
  });

  test('asks for the keys of a bucket', () => {
    expect(refusal({ S3_BUCKET: 'danji' })).toContain('S3_ACCESS_KEY_ID must be set');
  });
});

/** A complete environment of production; the flags that have a default are left out. */
function productionEnv(): Record<string, string> {
  const values: Record<string, string> = { NODE_ENV: 'production', WEB_ORIGIN: 'https://danji.test' };
  const numbers = /PORT$|SIZE$|BYTES$|_MS$|_HOUR$|_BALANCE$/;
  const left =
    /^(S3_BUCKET|RATE_LIMIT_SCALE|DEMO_DATA|DEMO_POPUPS|ANSWER_CHECK|TRUST_PROXY|RELEASE_ORIGINS|API_DOCS|ALLOW_\w+|STAFF_\w+|OFFLINE_PAGE)$/;
  for (const name of documented.filter((name) => !left.test(name)))
    values[name] ??= numbers.test(name)
      ? '4000'
      : /_BASE$|_JS_URL$|_API_URL$|_ORIGIN$/.test(name)
        ? 'https://provider.test'
        : name === 'LOG_LEVEL'
          ? 'info'
          : 'x'.repeat(40);
  return {
    ...values,
    DATABASE_POOL_SIZE: '10',
    COMMUNITY_FEE_PERCENT: '10',
    COMMUNITY_HIDE_REPORTS: '3',
    COMMUNITY_NEW_AUTHOR_TEXTS: '3',
    COMPANY_SECURITY_EMAIL: 'security@danji.test',
    NICEPAY_CLIENT_ID: 'R2_0123456789abcdef',
    SMTP_URL: 'smtps://danji:secret@mail.test',
    MAIL_FROM: 'no-reply@danji.test',
    VAPID_PUBLIC_KEY: '',
    VAPID_PRIVATE_KEY: '',
    VAPID_SUBJECT: '',
    PUSH_SERVICE_ORIGINS: '',
    COMPANY_BUSINESS_NUMBER: '123-45-67891',
  };
}

describe('in production', () => {
  test('rate limits stay as they are, whatever the environment says', () => {
    expect(readConfig({ ...productionEnv(), RATE_LIMIT_SCALE: '1000' }).rateLimitScale).toBe(1);
  });

  test('what is for development is off, the description of the calls too, unless it is asked for', () => {
    expect(readConfig(productionEnv())).toMatchObject({
      demoData: false,
      demoPopups: false,
      responseCheck: false,
      allowBackdoor: false,
      apiDocs: false,
    });
    expect(readConfig({ ...productionEnv(), API_DOCS: '1' }).apiDocs).toBe(true);
    expect(readConfig(productionEnv()).staffSecondFactor).toBe(true);
    expect(readConfig({ ...productionEnv(), STAFF_SECOND_FACTOR: '0' }).staffSecondFactor).toBe(false);
    expect(readConfig({}).staffSecondFactor).toBe(false);
    expect(refusal({ STAFF_SECOND_FACTOR: 'yes' })).toContain('STAFF_SECOND_FACTOR');
    expect(readConfig({}).apiDocs).toBe(true);
  });
});
