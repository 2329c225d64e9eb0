import { expect, test } from '@jest/globals';
import { memo } from '../src/build/style-memo-shim.ts';

function memoizeCounted<Arguments extends unknown[], Result>(work: (...args: Arguments) => Result) {
  const calls: Arguments[] = [];
  return {
    calls,
    memoized: memo((...args: Arguments) => {
      calls.push(args);
      return work(...args);
    }),
  };
}

test('equal arguments return the same object', () => {
  const { calls, memoized } = memoizeCounted((style: object, more?: object) => ({ style, more }));
  expect(memoized({ color: 'fg', _hover: { color: 'bg' } })).toBe(memoized({ color: 'fg', _hover: { color: 'bg' } }));
  expect(memoized({ p: [1, 2] }, { m: 1 })).toBe(memoized({ p: [1, 2] }, { m: 1 }));
  expect(calls).toHaveLength(2);
});

test('similar arguments are distinguished', () => {
  const { memoized } = memoizeCounted((...args: unknown[]) => ({ args }));
  const pairs: [unknown[], unknown[]][] = [
    [[1], ['1']],
    [[null], ['null']],
    [[undefined], [null]],
    [[true], ['true']],
    [['a'], [['a']]],
    [['a', 'b'], ['a|"1:b']],
    [[{ a: '1;b:"1:2' }], [{ a: '1', b: '2' }]],
    [[{ a: 1 }], [{ a: '1' }]],
    [[{}], [[]]],
    [[{ a: { b: 1 } }], [{ a: {}, b: 1 }]],
    [[{ a: undefined }], [{}]],
    [[['a,"1:b']], [['a', 'b']]],
  ];
  for (const [one, other] of pairs) expect([one, memoized(...one) === memoized(...other)]).toEqual([one, false]);
});

test('a result is recognised when it is an argument', () => {
  const { memoized: make } = memoizeCounted((name: string) => ({ name }));
  const { calls, memoized } = memoizeCounted((style: object) => Object.keys(style));
  memoized(make('a'));
  memoized(make('b'));
  memoized(make('a'));
  expect(calls).toHaveLength(2);
});

test('only a result of undefined is computed twice', () => {
  const { calls, memoized } = memoizeCounted((value: unknown) => (value === 'none' ? undefined : false));
  for (const value of ['x', 'x', 'none', 'none']) memoized(value);
  expect(calls).toEqual([['x'], ['none'], ['none']]);
});
