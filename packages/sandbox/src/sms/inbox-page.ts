import { formatDateTime } from '@danji/contracts/format/date';
import { formatTel } from '@danji/contracts/format/tel';
import type { FastifyReply } from 'fastify';
import { Html, html } from '../html.ts';
import { sendPage } from '../page.ts';
import type { SmsMessage } from './sms-inbox.ts';

const REFRESH_SECONDS = 3;
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

type Inbox = { messages: readonly SmsMessage[]; to: string; isRefreshing: boolean };

/** The inbox page: newest first, filtered by number, refreshed by itself unless the reader has stopped it. */
export function sendInboxPage(reply: FastifyReply, { messages, to, isRefreshing }: Inbox): FastifyReply {
  const query = (refresh: boolean): string =>
    `?${new URLSearchParams({ ...(to && { to }), ...(!refresh && { refresh: 'off' }) }).toString()}`;
  const body = html`<h1>문자 수신함</h1>
    <p class="muted">
      서비스가 보낸 문자가 여기에 도착해요.
      ${isRefreshing ? html`${REFRESH_SECONDS}초마다 새로 고쳐요. <a href="${query(false)}">자동 새로고침 멈추기</a>` : html`자동 새로고침을 멈췄어요. <a href="${query(true)}">다시 켜기</a>`}
    </p>
    <form class="row" role="search">
      <div class="grow">
        <label for="to">받는 번호</label
        ><input id="to" name="to" type="tel" value="${to}" placeholder="010-0000-0000" />
      </div>
      ${isRefreshing ? '' : html`<input type="hidden" name="refresh" value="off" />`}<button class="primary">
        찾기
      </button>
    </form>
    <h2>${to ? `${formatTel(to)} 번호로 온 문자` : '모든 문자'} ${messages.length}건</h2>
    ${
      messages.length === 0
        ? html`<p class="card">아직 도착한 문자가 없어요. 인증번호를 요청하면 여기에 보여요.</p>`
        : html`<ul class="plain">
            ${messages.map(toEntry)}
          </ul>`
    }
    <p style="margin-top:24px"><a href="/sandbox/">샌드박스 처음으로</a></p>`;
  const head = html`${STYLE}${isRefreshing ? html`<meta http-equiv="refresh" content="${REFRESH_SECONDS}" />` : ''}`;
  return sendPage(reply, { title: '문자 수신함', body, head });
}
