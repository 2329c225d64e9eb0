import { expect, test } from '@jest/globals';
import { toSignInPath } from '@danji/contracts/rules/sign-in-path';
import { readReturnTo } from '../src/shared/return-to.ts';

test('asks for the right kind of account and comes back', () => {
  expect(toSignInPath({ pathname: '/workspace/3', search: '?tab=2' })).toBe(
    '/login?return_to=%2Fworkspace%2F3%3Ftab%3D2',
  );
  expect(toSignInPath({ pathname: '/admin/users/general', search: '' }, 'staff')).toContain('/login/staff?');
  expect(toSignInPath({ pathname: '/', search: '' })).toBe('/login');
});

test('a page on the way in leads to the screen that it was opened for, and never to itself', () => {
  expect(toSignInPath({ pathname: '/signup/user', search: '?return_to=%2Fworkspace' })).toBe(
    '/login?return_to=%2Fworkspace',
  );
  expect(toSignInPath({ pathname: '/login', search: '' }, 'brand')).toBe('/login/brand');
});

test('never returns to the Kakao callback, whose code is used up', () => {
  expect(toSignInPath({ pathname: '/oauth/kakao/callback/user', search: '?code=1&state=2' })).toBe('/login');
  expect(readReturnTo(new URLSearchParams({ return_to: '/oauth/kakao/callback/brand?code=1' }))).toBe('/');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
])('never leaves the app for %j', (target) => {
  expect(readReturnTo(new URLSearchParams({ return_to: target }))).toBe('/');
});
