import { expect, test } from '@jest/globals';
import { readReturnTo, toSignInPath } from '../src/shared/return-to.ts';

test('asks for the right kind of account and comes back', () => {
  expect(toSignInPath('/workspace/3?tab=2')).toBe('/login?return_to=%2Fworkspace%2F3%3Ftab%3D2');
  expect(toSignInPath('/admin/users/general', 'staff')).toContain('/login/staff?');
  expect(toSignInPath('/')).toBe('/login');
});

test('never returns to the Kakao callback, whose code is used up', () => {
  expect(toSignInPath('/oauth/kakao/callback/user?code=1&state=2')).toBe('/login');
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
