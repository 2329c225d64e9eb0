import { ENDPOINTS } from '@danji/contracts/endpoints';
import { expect, test } from '@jest/globals';
import { CALL_NAMES, toCallName } from '../src/staff-log/call-names.ts';

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{id}')}`;

test('every name belongs to a call of the contracts', () => {
  const calls = new Set(ENDPOINTS.map(nameOf));
  expect(Object.keys(CALL_NAMES).filter((name) => !calls.has(name))).toEqual([]);
});

test('every call by which operators change something has a name', () => {
  const changing = ENDPOINTS.filter(({ method, access }) => method !== 'GET' && (access === 'staff' || access === 'admin'));
  expect(changing.map(nameOf).filter((name) => CALL_NAMES[name] === undefined)).toEqual([]);
});

test('a call of the log is named with its numbers, one without a name by its address', () => {
  expect(toCallName({ method: 'PUT', path: '/api/commons/main_popup/12/' })).toBe('팝업 수정');
  expect(toCallName({ method: 'PUT', path: '/api/unknown/12/' })).toBe('/api/unknown/12/');
});
