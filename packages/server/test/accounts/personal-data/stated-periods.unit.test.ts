import { readFileSync } from 'node:fs';
import {
  ADVERTISEMENT_RECORD_MONTHS,
  CONSUMER_RECORD_YEARS,
  CONTRACT_RECORD_YEARS,
  GUEST_IDLE_DAYS,
  LOG_IN_RECORD_DAYS,
  WITHDRAWAL_GRACE_DAYS,
} from '@danji/contracts/accounts/personal-data';
import { toPlainText } from '@danji/contracts/documents/document-text';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { BROWSER_DAYS } from '@danji/server/points/referrals/browsers';
import { expect, test } from '@jest/globals';

const readText = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const policy = toPlainText(JSON.parse(readText('data/first-privacy.json')) as RichDocument);
const operating = readText('../../docs/operating.md');

const [days, months, years] = ['일', '개월', '년'];
const PERIODS: [what: string, policy: string, operating: string][] = [
  ['a withdrawn account', `${WITHDRAWAL_GRACE_DAYS}${days}이 지나면`, `| ${WITHDRAWAL_GRACE_DAYS} whole days (Korea)`],
  [
    'a guest',
    `${GUEST_IDLE_DAYS}${days} 동안 다시 오지 않으면`,
    `| a guest | ${GUEST_IDLE_DAYS} days without a call |`,
  ],
  ['log-ins', `로그인 기록 ${Math.floor(LOG_IN_RECORD_DAYS / 30)}${months}`, `of everybody | 3 months`],
  ['contracts', `계약, 대금 기록 ${CONTRACT_RECORD_YEARS}${years}`, `| ${CONTRACT_RECORD_YEARS} years after`],
  ['advertisements', `광고 ${ADVERTISEMENT_RECORD_MONTHS}${months}`, `| ${ADVERTISEMENT_RECORD_MONTHS} months after`],
  [
    'inquiries of visitors',
    `소비자 불만과 분쟁 ${CONSUMER_RECORD_YEARS}${years}`,
    `| ${CONSUMER_RECORD_YEARS} years after the last message`,
  ],
  ['the name of a browser', `쿠키(danji_browser)로 ${BROWSER_DAYS}${days}`, `danji_browser\`, ${BROWSER_DAYS} days`],
  ['security events', `기기와 함께 2${years} 동안`, '| 2 years ('],
];

test.each(PERIODS)('the period of %s is that of the privacy policy and of the manual', (_, stated, documented) => {
  expect(policy).toContain(stated);
  expect(operating).toContain(documented);
});
