import type { FastifyReply } from 'fastify';
import { type Html, html } from './html.ts';
import { sendPage } from './page.ts';

const REFRESH_SECONDS = 3;

type InboxPage = {
  title: string;
  /** A sentence about the messages that arrive here. */
  lead: string;
  /** The field `to`, which filters. */
  field: { label: string; type: 'email' | 'tel'; placeholder: string };
  /** The heading above the messages, without their number. */
  heading: string;
  empty: string;
  /** A message each, as list items. */
  entries: readonly Html[];
  style?: Html;
  to: string;
  isRefreshing: boolean;
};

/** Sends the page of an inbox: filtered by recipient, refreshed by itself unless the reader has stopped it. */
export function sendInbox(reply: FastifyReply, page: InboxPage): FastifyReply {
  const { title, lead, field, heading, empty, entries, style, to, isRefreshing } = page;
  const query = (refresh: boolean): string =>
    `?${new URLSearchParams({ ...(to && { to }), ...(!refresh && { refresh: 'off' }) }).toString()}`;
  const body = html`<h1>${title}</h1>
    <p class="muted">
      ${lead}
      ${isRefreshing ? html`${REFRESH_SECONDS}초마다 새로 고쳐요. <a href="${query(false)}">자동 새로고침 멈추기</a>` : html`자동 새로고침을 멈췄어요. <a href="${query(true)}">다시 켜기</a>`}
    </p>
    <form class="row" role="search">
      <div class="grow">
        <label for="to">${field.label}</label
        ><input id="to" name="to" type="${field.type}" value="${to}" placeholder="${field.placeholder}" />
      </div>
      ${isRefreshing ? '' : html`<input type="hidden" name="refresh" value="off" />`}<button class="primary">
        찾기
      </button>
    </form>
    <h2>${heading} ${entries.length}건</h2>
    ${
      entries.length === 0
        ? html`<p class="card">${empty}</p>`
        : html`<ul class="plain">
            ${entries}
          </ul>`
    }
    <p style="margin-top:24px"><a href="/sandbox/">샌드박스 처음으로</a></p>`;
  const head = html`${style}${isRefreshing ? html`<meta http-equiv="refresh" content="${REFRESH_SECONDS}" />` : ''}`;
  return sendPage(reply, { title, body, head });
}
