import type { FastifyReply } from 'fastify';
import { Html, html } from '../html.ts';
import { sendPage } from '../page.ts';
import { PAGE_ERRORS, type PageErrorCode } from './kakao-errors.ts';
import type { KakaoAccount } from './kakao-accounts.ts';

const HEAD = new Html(`<style>
.brand{display:inline-block;background:#fee500;color:#191600;font-weight:700;border-radius:8px;padding:4px 12px;margin-bottom:16px}
.people li+li{border-top:1px solid var(--line)}
.person{display:flex;gap:16px;align-items:center;width:100%;text-align:left;border:0;border-radius:8px;padding:12px 8px;font-weight:400;background:none}
.person:hover{background:var(--note)}
.face{flex:none;display:grid;place-items:center;width:44px;height:44px;border-radius:999px;background:#fee500;color:#191600;font-weight:700}
.person strong,.person small{display:block}.person small{font-size:14px;color:var(--muted)}
details{margin-top:16px;border-top:1px solid var(--line);padding-top:8px}summary{min-height:44px;padding:8px;cursor:pointer;font-weight:600}
.stack{display:grid;gap:16px;padding:8px}.cancel{width:100%;margin-top:16px}.foot{margin-top:16px;font-size:14px}
</style>`);

const hidden = (fields: Record<string, string | undefined>): Html[] =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);

const toEntry = (person: KakaoAccount): Html =>
  html`<li>
    <button class="person" name="person_id" value="${person.id}">
      <span class="face" aria-hidden="true">${person.nickname.slice(0, 1)}</span>
      <span
        ><strong>${person.nickname}</strong><small>${person.email?.address ?? '이메일 없음'}</small
        ><small>${person.note}</small></span
      >
    </button>
  </li>`;

/** The account picker. `fields` is the authorise query, sent along unchanged. */
export function sendAccountPicker(
  reply: FastifyReply,
  fields: Record<string, string | undefined>,
  accounts: readonly KakaoAccount[],
): FastifyReply {
  const body = html`<div class="card">
      <span class="brand">kakao</span>
      <h1>카카오계정 선택</h1>
      <p class="muted">단지에 로그인할 계정을 골라 주세요.</p>
      <form method="post">
        ${hidden(fields)}
        <ul class="plain people">
          ${accounts.map(toEntry)}
        </ul>
        <button class="cancel" name="cancel" value="1">취소</button>
      </form>
      <details>
        <summary>새로운 계정으로 로그인</summary>
        <form method="post" class="stack">
          ${hidden(fields)}
          <div>
            <label for="nickname">별명</label
            ><input id="nickname" name="new_nickname" required maxlength="20" autocomplete="off" />
          </div>
          <div>
            <label for="email">이메일 (선택)</label
            ><input id="email" name="new_email" type="email" maxlength="100" autocomplete="off" />
          </div>
          <div>
            <label for="tel">휴대폰 번호 (선택)</label
            ><input
              id="tel"
              name="new_tel"
              type="tel"
              maxlength="13"
              placeholder="010-0000-0000"
              pattern="010-?[0-9]{4}-?[0-9]{4}"
              autocomplete="off"
            />
          </div>
          <button class="primary">계정을 만들고 로그인</button>
        </form>
      </details>
    </div>
    <p class="muted foot">실제 카카오가 아닌 연습용 로그인 화면이에요. 비밀번호는 묻지 않아요.</p>`;
  return sendPage(reply, { title: '카카오계정 선택', body, head: HEAD, width: '480px' });
}

/** Sends the page that Kakao displays when the app is configured wrongly. */
export function sendKakaoErrorPage(reply: FastifyReply, code: PageErrorCode): FastifyReply {
  const body = html`<div class="card">
    <span class="brand">kakao</span>
    <h1>앱 관리자 설정 오류 (${code})</h1>
    <p>${PAGE_ERRORS[code]}</p>
  </div>`;
  return sendPage(reply, { title: `앱 관리자 설정 오류 (${code})`, body, head: HEAD, width: '480px' }, 400);
}
