import type { Company } from '@danji/contracts/company';
import { NotificationType } from '@danji/contracts/notifications/notification';
import { webPaths } from '@danji/contracts/web-paths';
import type { ChannelMessage } from '../deliveries/index.ts';

/** Enough of a day; the rest is in the app. */
const MAX_ITEMS = 50;

type Item = ChannelMessage['items'][number];
type Mail = Pick<ChannelMessage, 'items' | 'isDigest'> & {
  /** Address of the web app, without a trailing slash. */
  webOrigin: string;
  company: Pick<Company, 'name' | 'address' | 'contact'>;
};

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (value: string): string => value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
/** A header is one line. */
const toLine = (value: string): string => value.replace(/\s+/g, ' ').trim();

const toButton = (url: string, label: string): string =>
  `<p style="margin:16px 0 0"><a href="${escape(url)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#1d5fd6;color:#ffffff;text-decoration:none;font-weight:600">${escape(label)}</a></p>`;

const toBox = (above: string, title: string, content: string, button: string): string =>
  `<div style="margin:0 0 16px;padding:20px;border:1px solid #d9dfe8;border-radius:12px;background:#ffffff">
${above}<h2 style="margin:4px 0 8px;font-size:18px">${escape(title)}</h2>
<p style="margin:0;white-space:pre-line">${escape(content)}</p>${button}
</div>`;

const toHtmlItem = ({ type, title, content, link }: Item, webOrigin: string): string =>
  toBox(
    `<p style="margin:0;color:#55627a;font-size:14px">${escape(NotificationType.label(type))}</p>\n`,
    title,
    content,
    link === null ? '' : toButton(webOrigin + link, '단지에서 보기'),
  );

/** The whole HTML around the parts, and a footer of HTML. */
const toDocument = (subject: string, parts: string, footer: string): string => `<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px 16px;background:#f4f6f9;color:#16202e;font:16px/1.5 'Apple SD Gothic Neo','Malgun Gothic',sans-serif">
<div style="max-width:560px;margin:0 auto">
${parts}
<p style="margin:24px 0 0;color:#55627a;font-size:14px">${footer}</p>
</div></body></html>`;

const toSender = ({ name, address, contact }: Mail['company']): string => `${name} · ${address} · ${contact}`;

const toTextItem = ({ type, title, content, link }: Item, webOrigin: string): string =>
  [`[${NotificationType.label(type)}] ${title}`, content, ...(link === null ? [] : [webOrigin + link])].join('\n');

/**
 * Makes the e-mail of a message, its HTML and its text of the same parts. `items` are texts of people: they are escaped,
 * and nothing is loaded from elsewhere.
 */
export function toMail({ items, isDigest, webOrigin, company }: Mail): { subject: string; html: string; text: string } {
  const [first] = items;
  const subject =
    isDigest && items.length > 1 ? `[단지] 새 알림 ${items.length}건` : `[단지] ${toLine(first?.title ?? '새 알림')}`;
  const shown = items.slice(0, MAX_ITEMS);
  const rest = items.length - shown.length;
  const more = rest > 0 ? `그 밖의 알림 ${rest}건은 단지에서 볼 수 있어요.` : '';
  const why = '단지 계정의 알림 설정에 따라 보낸 메일이에요.';
  const settings = webOrigin + webPaths.notificationSettings;
  const sender = toSender(company);
  const html = toDocument(
    subject,
    `${shown.map((item) => toHtmlItem(item, webOrigin)).join('\n')}
${more && `<p style="margin:0 0 16px"><a href="${escape(webOrigin + webPaths.notifications)}">${more}</a></p>`}`,
    `${why} <a href="${escape(settings)}">알림 설정 바꾸기</a><br>${escape(sender)}`,
  );
  const text = [
    ...shown.map((item) => toTextItem(item, webOrigin)),
    ...(more ? [`${more}\n${webOrigin}${webPaths.notifications}`] : []),
    `${why}\n알림 설정 바꾸기: ${settings}\n${sender}`,
  ].join('\n\n');
  return { subject, html, text };
}

type MailWithLink = Pick<Mail, 'company'> & {
  title: string;
  content: string;
  link: { url: string; label: string };
  /** Why somebody gets it who need not have an account. */
  why: string;
};

/** Makes an e-mail to somebody who need not have an account. */
export function toMailWithLink({ title, content, link, why, company }: MailWithLink): {
  subject: string;
  html: string;
  text: string;
} {
  const subject = `[단지] ${toLine(title)}`;
  const sender = toSender(company);
  const html = toDocument(
    subject,
    toBox('', title, content, toButton(link.url, link.label)),
    `${escape(why)}<br>${escape(sender)}`,
  );
  return { subject, html, text: [title, content, `${link.label}: ${link.url}`, `${why}\n${sender}`].join('\n\n') };
}
