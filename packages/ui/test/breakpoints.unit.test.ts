import { expect, test } from '@jest/globals';
import { BREAKPOINTS } from '@danji/contracts/breakpoints';
import { BREAKPOINT_PX } from '../src/tokens.ts';

test('media queries change the layout at the widths of the breakpoint tracker', () => {
  expect(Object.entries(BREAKPOINT_PX)).toEqual(Object.entries(BREAKPOINTS));
});
