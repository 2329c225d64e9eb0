import { formatDateTime } from '@danji/contracts/format/date';
import { formatTel } from '@danji/contracts/format/tel';
import type { FastifyReply } from 'fastify';
import { Html, html } from '../html.ts';
import { sendInbox } from '../inbox-page.ts';
import type { SmsMessage } from './sms-inbox.ts';

const STYLE = new Html(`<style>
.sms{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:16px;margin-top:12px}.sms header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 16px;color:var(--muted);font-size:14px;font-variant-numeric:tabular-nums}
.sms p{margin:8px 0 0;white-space:pre-wrap}.sms mark{background:#fff0b8;color:#3d2f00;border-radius:4px;padding:0 4px;font-weight:700;font-variant-numeric:tabular-nums}
</style>`);

/** Highlights a six-digit code in the text, so that it is found at a glance. */
const toText = (content: string): Html[] =>
  content
    .split(/(?<!\d)(\d{6})(?!\d)/)
    .map((part, index) => (index % 2 === 1 ? html`<mark>${part}</mark>` : html`${part}`));

const toEntry = ({ to, content, at, type }: SmsMessage): Html =>
  html`<li class="sms">
    <header>
      <strong>${formatTel(to)}</strong><span>${type} · <time datetime="${at}">${formatDateTime(at)}</time></span>
    </header>
    <p>${toText(content)}</p>
  </li>`;

type Texts = { title: string; lead: string; name: string; empty: string };
type Inbox = { texts: Texts; messages: readonly SmsMessage[]; to: string; isRefreshing: boolean };

export const SMS_TEXTS: Texts = {
  title: '문자 수신함',
  lead: '서비스가 보낸 문자가 여기에 도착해요.',
  name: '문자',
  empty: '아직 도착한 문자가 없어요. 인증번호를 요청하면 여기에 보여요.',
};

/** The inbox page of messages to numbers: newest first. */
export const sendInboxPage = (reply: FastifyReply, { texts, messages, to, isRefreshing }: Inbox): FastifyReply =>
  sendInbox(reply, {
    title: texts.title,
    lead: texts.lead,
    field: { label: '받는 번호', type: 'tel', placeholder: '010-0000-0000' },
    heading: to ? `${formatTel(to)} 번호로 온 ${texts.name}` : `모든 ${texts.name}`,
    empty: texts.empty,
    entries: messages.map(toEntry),
    style: STYLE,
    to,
    isRefreshing,
  });
