import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { PRIVACY_NOTICE_VERSION, toPrivacyNotice } from '@danji/contracts/accounts/privacy-notice';

/** The words of each version, by their hash: consents are stored with the version only. */
const WORDS: Readonly<Record<number, string>> = {
  1: 'f5204a02f0520e8e',
};

const notices = [true, false].flatMap((isBrand) => [true, false].map((isKakao) => ({ isBrand, isKakao })));

const items = (joining: (typeof notices)[number]) => toPrivacyNotice(joining)[0]?.detail ?? '';

test('another notice is another version', () => {
  const hash = createHash('sha256')
    .update(JSON.stringify(notices.map(toPrivacyNotice)))
    .digest('hex')
    .slice(0, 16);
  expect(hash).toBe(WORDS[PRIVACY_NOTICE_VERSION]);
});

test('only vendors are told of business facts, and only who comes from Kakao of what Kakao sends', () => {
  expect(items({ isBrand: true, isKakao: false })).toMatch(/^이름, 이메일, 비밀번호.*사업자등록번호/);
  expect(items({ isBrand: false, isKakao: true })).toMatch(/카카오 회원 번호/);
  expect(items({ isBrand: false, isKakao: true })).not.toMatch(/비밀번호|사업자등록번호/);
});
