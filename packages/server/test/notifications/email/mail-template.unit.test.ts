import { expect, test } from '@jest/globals';
import { toMail } from '../../../src/notifications/email/mail-template.ts';

const company = { name: '견본 단지', address: '서울 견본로 1', contact: '고객센터 1599-0000' };
const item = (title: string, link: string | null = '/bids/1') =>
  ({ notificationId: 1, type: 3, title, content: '줄 하나\n<b>줄 둘</b>', link }) as const;
const make = (items: ReturnType<typeof item>[], isDigest = false) =>
  toMail({ items, isDigest, company, webOrigin: 'https://danji.example' });

test('both parts say the same, with whole addresses, and texts of people are never markup', () => {
  const { subject, html, text } = make([item('새 공고\r\nBcc: a@b.example "<script>"')]);
  expect(subject).toBe('[단지] 새 공고 Bcc: a@b.example "<script>"');
  for (const part of [html, text]) {
    expect(part).toContain('https://danji.example/bids/1');
    expect(part).toContain('https://danji.example/me/notifications');
    expect(part).toContain('견본 단지 · 서울 견본로 1 · 고객센터 1599-0000');
  }
  expect(html).toContain('&lt;b&gt;줄 둘&lt;/b&gt;');
  expect(html).not.toMatch(/<script|<b>|<img|src=/);
  expect(text).toContain('[입찰] 새 공고');
});

test('the e-mail of a day counts, and leads to the app for what does not fit', () => {
  const { subject, text, html } = make(
    Array.from({ length: 53 }, (_, index) => item(`소식 ${index}.`, null)),
    true,
  );
  expect(subject).toBe('[단지] 새 알림 53건');
  expect(text).toContain('소식 49.');
  expect(text).not.toContain('소식 50.');
  expect(html).toContain('그 밖의 알림 3건');
  expect(html).not.toContain('단지에서 보기');
  expect(make([item('하나')], true).subject).toBe('[단지] 하나');
});
