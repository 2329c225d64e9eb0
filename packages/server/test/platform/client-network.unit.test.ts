import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { toNetwork } from '../../src/platform/http/client-network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:0:0:1::', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '::1'],
  ['127.0.0.1', '127.0.0.1'],
])('%s counts as %s', (address, network) => expect(toNetwork(address)).toBe(network));

test.each([
  ['203.0.113.7:50123', '203.0.113.7'],
  ['[2001:db8:1:2::9]:50123', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2'],
])('the port that a proxy writes behind %s is no part of it', (address, network) =>
  expect(toNetwork(address)).toBe(network),
);

test.each([
  ['2001:db8:1:ffff::9', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0'],
  ['203.0.113.7', '203.0.113.7'],
  ['::1', '::1'],
])('the first 48 bits of %s are %s', (address, network) => expect(toNetwork(address, 48)).toBe(network));

test('whatever is no address counts as one network, so that made-up text opens no budget of its own', () => {
  for (const text of ['', 'unknown', '_hidden', 'a.b.c.d', '1.2.3', '2001:db8::1::2', '%zz', '::::', 'x'.repeat(9000)])
    expect(toNetwork(text)).toBe('unknown');
});

test('no other module makes a key of an address', () => {
  const source = fileURLToPath(new URL('../../src', import.meta.url));
  const readers = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(
      (path) =>
        path.endsWith('.ts') &&
        /\b(?:request|socket)\.(?:ip|ips|remoteAddress)\b|\bips?\b.*\} = request/.test(
          readFileSync(`${source}/${path}`, 'utf8'),
        ),
    )
    .toSorted();
  // A security event stores the address itself. The web host makes calls for the page on behalf of its visitor.
  expect(readers).toEqual([
    'platform/http/client-network.ts',
    'platform/http/create-http-app.ts',
    'platform/security-events/record-security-event.ts',
    'system/web-host/page-call.ts',
  ]);
});
