import { expect, test } from '@jest/globals';
import { ConfigError, readConfig } from '../../src/platform/config.ts';

const trust = (text: string) => {
  const { trustProxy } = readConfig({ TRUST_PROXY: text });
  return trustProxy === false ? () => false : trustProxy;
};

test.each(['', '0'])('without a proxy (%j) nobody is trusted', (text) =>
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(false),
);

test('a number trusts so many hops, the nearest first, whatever their addresses are', () => {
  const hops = [0, 1, 2, 3];
  expect(hops.filter((hop) => trust('1')('203.0.113.7', hop))).toEqual([0]);
  expect(hops.filter((hop) => trust('2')('203.0.113.7', hop))).toEqual([0, 1]);
});

test('networks trust what is in them, at every hop', () => {
  const isTrusted = trust('10.0.0.0/8, 192.0.2.7, 2001:db8:ff::/48');
  expect(isTrusted('10.250.3.4', 0)).toBe(true);
  expect(isTrusted('::ffff:10.250.3.4', 0)).toBe(true);
  expect(isTrusted('192.0.2.7', 1)).toBe(true);
  expect(isTrusted('2001:db8:ff:1::9', 2)).toBe(true);
  expect(isTrusted('11.0.0.1', 0)).toBe(false);
  expect(isTrusted('192.0.2.8', 0)).toBe(false);
  expect(isTrusted('2001:db8:fe::1', 0)).toBe(false);
  for (const text of ['', 'unknown', '10.0.0.1:443', '%zz']) expect(isTrusted(text, 0)).toBe(false);
});

test.each([
  'true',
  'yes',
  '-1',
  '1.5',
  '11',
  '1,10.0.0.0/8',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '10.0.0',
  '::/0',
  '2001:db8::/129',
  'a/8',
  '10.0.0.0/8/8',
])('a start with TRUST_PROXY=%s ends and names the variable', (text) => {
  expect(() => readConfig({ TRUST_PROXY: text })).toThrow(ConfigError);
  expect(() => readConfig({ TRUST_PROXY: text })).toThrow(`TRUST_PROXY must be a number of proxies`);
});
