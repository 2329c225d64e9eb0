import { toNetwork } from '@danji/server/release-health/find-reporter';
import { expect, test } from '@jest/globals';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:db8:1:ffff::9', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0'],
  ['fe80::1', 'fe80:0:0'],
  ['::1', '::1'],
])('the network of %s is %s', (address, network) => expect(toNetwork(address)).toBe(network));
