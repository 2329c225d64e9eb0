import { formatDateTime } from '@danji/contracts/format/date';
import type { FastifyReply } from 'fastify';
import { Html, html } from '../html.ts';
import { sendInbox } from '../inbox-page.ts';
import { sendPage } from '../page.ts';
import type { MailMessage } from './mail-inbox.ts';

const STYLE = new Html(`<style>
iframe{width:100%;height:560px;border:1px solid var(--line);border-radius:8px;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:14px;margin:0}
</style>`);

const toEntry = ({ id, to, subject, at }: MailMessage): Html =>
  html`<li class="card" style="margin-top:12px;padding:16px">
    <a href="/sandbox/mail/${id}"><strong>${subject}</strong></a
    ><br /><span class="muted">${to} · <time datetime="${at}">${formatDateTime(at)}</time></span>
  </li>`;

type Inbox = { messages: readonly MailMessage[]; to: string; isRefreshing: boolean };

/** The inbox page: newest first. */
export const sendMailInbox = (reply: FastifyReply, { messages, to, isRefreshing }: Inbox): FastifyReply =>
  sendInbox(reply, {
    title: '메일 수신함',
    lead: '서비스가 보낸 메일이 여기에 도착해요.',
    field: { label: '받는 주소', type: 'email', placeholder: 'name@example.com' },
    heading: to ? `${to} 주소로 온 메일` : '모든 메일',
    empty: '아직 도착한 메일이 없어요.',
    entries: messages.map(toEntry),
    to,
    isRefreshing,
  });

/** One message: the HTML part without rights of its own, the text part and the headers. */
export function sendMail(reply: FastifyReply, message: MailMessage): FastifyReply {
  const body = html`<h1>${message.subject}</h1>
    <p class="muted">${message.to} · ${formatDateTime(message.at)}</p>
    <iframe title="메일 본문" sandbox="allow-popups" srcdoc="${message.html}"></iframe>
    <h2>글자로만 된 본문</h2>
    <div class="card"><pre>${message.text}</pre></div>
    <h2>머리글</h2>
    <div class="card"><pre>${message.headers.map(({ key, value }) => `${key}: ${value}`).join('\n')}</pre></div>
    <p style="margin-top:24px"><a href="/sandbox/mail">메일 수신함</a></p>`;
  return sendPage(reply, { title: message.subject, body, head: STYLE });
}
