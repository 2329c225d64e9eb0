/** Names of members that every object inherits. */
export const PROTOTYPE_NAMES = [
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  'toLocaleString',
  '__proto__',
  '__defineGetter__',
  'prototype',
] as const;

/** Is sent as `1e400`, which JSON.parse reads as Infinity. */
export const INFINITE = '(infinite)';

/** Is sent as lists in lists, deeper than any stack. */
export const DEEP = '(deep)';

const nest = (depth: number): unknown => {
  let value: unknown = [];
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? { a: value } : [value];
  return value;
};

export const HOSTILE_VALUES: readonly unknown[] = [
  INFINITE,
  DEEP,
  null,
  true,
  -1,
  0,
  0.5,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '가'.repeat(25_000),
  'a'.repeat(300_000),
  '1e400',
  'NaN',
  '0000-00-00',
  '9999-12-31',
  '2026-02-30',
  '2026-02-30T25:61:61+99:99',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59-23:59',
  '../../../etc/passwd',
  '%',
  '\\',
  "' or 1=1 --",
  '{{title}}',
  [],
  [null],
  {},
  { constructor: null },
  { length: 3, 0: 'a' },
  nest(40),
  nest(2_000),
];

/** Values in an address where a text or a number belongs, encoded or broken. */
export const HOSTILE_ADDRESS_PARTS = [
  '1e400',
  '-1e400',
  '1e309',
  'Infinity',
  'NaN',
  '-1',
  '0',
  '0x10',
  '9007199254740993',
  '9223372036854775808',
  '99999999999999999999999999',
  'constructor',
  '__proto__',
  'toString',
  '%',
  '%zz',
  '%E0%A4%A',
  '%ED%A0%80',
  '%00',
  'a%00b',
  '%2e%2e%2f',
  '%2F',
  '%25',
  '%F0%9F%8F%A2',
  '%ff',
  'a'.repeat(600),
  '%EA%B0%80'.repeat(300),
] as const;

export const HOSTILE_HEADERS: readonly (readonly [name: string, value: string])[] = [
  ['cookie', '__proto__=1; constructor=%zz; danji_refresh=%E0%A4%A; danji_sticky=__proto__'],
  ['cookie', ';;;=;==; a'],
  ['if-none-match', 'W/"'],
  ['accept-encoding', 'constructor;q=NaN, br;q=0'],
  ['accept-version', 'constructor'],
  ['x-request-id', '__proto__'],
  ['x-forwarded-for', '%zz, ::::'],
  ['user-agent', '\u00ff'.repeat(3_000)],
  ['referer', '//%zz'],
  ['range', 'bytes=9-1'],
];

export const HOSTILE_TYPES = [
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  'application/json; charset=utf-16',
  'application/json;;;',
  'application/',
  '/',
  'nonsense',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=""',
  `multipart/form-data; boundary=${'b'.repeat(257)}`,
  'multipart/mixed; boundary=b',
  'constructor',
] as const;
