import { formatDateTime } from '@danji/contracts/format/date';
import type { FastifyReply } from 'fastify';
import { Html, html } from '../html.ts';
import { sendPage } from '../page.ts';
import type { MailMessage } from './mail-inbox.ts';

const REFRESH_SECONDS = 3;
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

/** The inbox page: newest first, filtered by address, refreshed by itself unless the reader has stopped it. */
export function sendMailInbox(reply: FastifyReply, { messages, to, isRefreshing }: Inbox): FastifyReply {
  const query = (refresh: boolean): string =>
    `?${new URLSearchParams({ ...(to && { to }), ...(!refresh && { refresh: 'off' }) }).toString()}`;
  const body = html`<h1>메일 수신함</h1>
    <p class="muted">
      서비스가 보낸 메일이 여기에 도착해요.
      ${isRefreshing ? html`${REFRESH_SECONDS}초마다 새로 고쳐요. <a href="${query(false)}">자동 새로고침 멈추기</a>` : html`자동 새로고침을 멈췄어요. <a href="${query(true)}">다시 켜기</a>`}
    </p>
    <form class="row" role="search">
      <div class="grow">
        <label for="to">받는 주소</label
        ><input id="to" name="to" type="email" value="${to}" placeholder="name@example.com" />
      </div>
      ${isRefreshing ? '' : html`<input type="hidden" name="refresh" value="off" />`}<button class="primary">
        찾기
      </button>
    </form>
    <h2>${to ? `${to} 주소로 온 메일` : '모든 메일'} ${messages.length}건</h2>
    ${
      messages.length === 0
        ? html`<p class="card">아직 도착한 메일이 없어요.</p>`
        : html`<ul class="plain">
            ${messages.map(toEntry)}
          </ul>`
    }
    <p style="margin-top:24px"><a href="/sandbox/">샌드박스 처음으로</a></p>`;
  const head = isRefreshing ? html`<meta http-equiv="refresh" content="${REFRESH_SECONDS}" />` : html``;
  return sendPage(reply, { title: '메일 수신함', body, head });
}

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
