import { expect, test } from '@jest/globals';
import { formatDevice } from '@danji/contracts/format/device';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130 Whale/4 Safari/537.36', 'Windows · 웨일'],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36 KAKAOTALK 11',
    'Android · 카카오톡',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'iPhone·iPad · Safari'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Gecko/20100101 Firefox/131.0', 'Mac · Firefox'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/130 Safari/537.36 Edg/130', 'Windows · Edge'],
  ['curl/8', '알 수 없는 기기'],
  ['', '알 수 없는 기기'],
])('names the device of %p', (agent, name) => expect(formatDevice(agent)).toBe(name));
