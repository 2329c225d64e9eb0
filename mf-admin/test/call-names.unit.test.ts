import { ENDPOINTS } from '@danji/contracts/endpoints';
import { expect, test } from '@jest/globals';
import { CALL_NAMES, toCallName } from '../src/staff-log/call-names.ts';

const nameOf = ({ method, path }: { method: string; path: string }) =>
  `${method} ${path.replaceAll(/\{\w+\}/g, '{id}')}`;

test('every name belongs to a call of the contracts', () => {
  const calls = new Set(ENDPOINTS.map(nameOf));
  expect(Object.keys(CALL_NAMES).filter((name) => !calls.has(name))).toEqual([]);
});

// Calls of members are included: operators make them as themselves or signed in as a member, and the log records every change.
test('every call that changes something has a name', () => {
  expect(
    ENDPOINTS.filter(({ isReadOnly }) => !isReadOnly)
      .map(nameOf)
      .filter((name) => CALL_NAMES[name] === undefined),
  ).toEqual([]);
});

test('names a logged call whose path has ids; a call without a name is shown by its path', () => {
  expect(toCallName({ method: 'PUT', path: '/api/commons/main_popup/12/' })).toBe('팝업 수정');
  expect(toCallName({ method: 'DELETE', path: '/api/commons/files/V1StGXR8_Z5jdHi6B-myT/' })).toBe('파일 삭제');
  expect(toCallName({ method: 'PUT', path: '/api/unknown/12/' })).toBe('/api/unknown/12/');
});
