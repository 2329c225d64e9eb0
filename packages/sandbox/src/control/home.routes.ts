import { formatDateTime } from '@danji/contracts/format/date';
import type { FastifyInstance } from 'fastify';
import { AI_FAULTS, type AiFault } from '../ai/ai-control.ts';
import type { SandboxContext } from '../context.ts';
import { PROVIDERS, type Faults, type ProviderName } from '../faults.ts';
import { html, type Html } from '../html.ts';
import { sendPage } from '../page.ts';

const JUMPS: readonly (readonly [number, string])[] = [
  [180, '3분 뒤'],
  [600, '10분 뒤'],
  [86_400, '하루 뒤'],
  [604_800, '7일 뒤'],
];
const FAULT_LABELS = {
  rate_limit: '호출 한도 초과',
  hang: '멈춤',
  cut_off: '중간에 끊김',
  length: '길이 초과',
} as const satisfies Record<AiFault, string>;
const LABELS = {
  kakao: '카카오 로그인',
  sms: '문자 (네이버 SENS)',
  alimtalk: '알림톡 (네이버 SENS)',
  nts: '국세청 사업자등록',
  kapt: 'K-apt 단지 정보',
  giftishow: '기프티쇼 상품권',
  nicepay: '나이스페이 결제',
  ai: 'AI 문서',
} as const;

const toJump = ([seconds, label]: readonly [number, string]): Html =>
  html`<button name="advance" value="${seconds}">${label}</button>`;

function toFault(provider: ProviderName, faults: Faults): Html {
  const { fail_next: failures, delay_ms: delay } = faults.state(provider);
  const change = delay === 0 ? '15초 지연' : '지연 끝내기';
  return html`<li class="row" style="margin-top:16px">
    <span class="grow"
      ><strong>${LABELS[provider]}</strong><br /><span class="muted"
        >다음 실패 ${failures}번 · 지연 ${delay / 1000}초</span
      ></span
    >
    <form method="post" action="/sandbox/${provider}/fail-next">
      <button aria-label="${LABELS[provider]} 다음 한 번 실패">다음 한 번 실패</button>
    </form>
    <form method="post" action="/sandbox/${provider}/delay">
      <button name="ms" value="${delay === 0 ? 15_000 : 0}" aria-label="${LABELS[provider]} ${change}">
        ${change}
      </button>
    </form>
  </li>`;
}

/** Registers `/sandbox/`, one page that links to and controls everything. */
export function registerHome(
  app: FastifyInstance,
  { ai, alimtalk, clock, faults, inbox, mail, push }: SandboxContext,
): void {
  app.get('/', async (_request, reply) => reply.redirect('/sandbox/'));

  app.get('/sandbox', async (_request, reply) => reply.redirect('/sandbox/'));

  app.get('/sandbox/', async (_request, reply) => {
    const body = html`<h1>단지 샌드박스</h1>
      <p class="muted">바깥 서비스를 대신해 같은 규약으로 답하는 연습용 서버예요. 운영 환경에서는 켜지지 않아요.</p>
      <section class="card">
        <h2 style="margin-top:0">수신함</h2>
        <p>
          <a href="/sandbox/sms">문자 수신함 열기</a> <span class="muted">도착한 문자 ${inbox.list().length}건</span>
        </p>
        <p>
          <a href="/sandbox/alimtalk">알림톡 수신함 열기</a>
          <span class="muted">도착한 알림톡 ${alimtalk.list().length}건</span>
        </p>
        <p>
          <a href="/sandbox/mail">메일 수신함 열기</a> <span class="muted">도착한 메일 ${mail.list().length}건</span>
        </p>
        <p>
          <a href="/sandbox/push">푸시 수신함 열기</a> <span class="muted">도착한 알림 ${push.list().length}건</span>
        </p>
        <p style="margin:0" class="muted">
          카카오 로그인은 로그인 화면의 카카오 버튼을 누르면 계정을 고를 수 있어요. 주소는
          <a href="/postcode/search">주소 검색</a>에서, 단지는 <a href="/sandbox/kapt">K-apt 단지 목록</a>에서 찾아볼 수
          있어요. 결제는 <a href="/sandbox/nicepay">나이스페이 거래</a>에서 입금하거나 취소할 수 있어요.
        </p>
      </section>
      <section class="card" style="margin-top:16px">
        <h2 style="margin-top:0">샌드박스의 시각</h2>
        <p>
          <strong>${formatDateTime(clock.now().toISOString())}</strong>
          <span class="muted">${clock.offset === 0 ? '실제 시각과 같아요.' : '실제 시각에서 옮겼어요.'}</span>
        </p>
        <form method="post" action="/sandbox/clock" class="row">
          ${JUMPS.map(toJump)}<button name="reset" value="1">실제 시각으로</button>
        </form>
      </section>
      <section class="card" style="margin-top:16px">
        <h2 style="margin-top:0">장애 연습</h2>
        <ul class="plain">
          ${PROVIDERS.map((provider) => toFault(provider, faults))}
        </ul>
        <form method="post" action="/sandbox/ai/trouble" class="row" style="margin-top:16px">
          <span class="grow"
            ><strong>AI 문서 다음 답</strong><br /><span class="muted"
              >${ai.pendingFault ? FAULT_LABELS[ai.pendingFault] : '정상'}</span
            ></span
          >${AI_FAULTS.map((trouble) => html`<button name="trouble" value="${trouble}">${FAULT_LABELS[trouble]}</button>`)}
        </form>
      </section>`;
    return sendPage(reply, { title: '단지 샌드박스', body });
  });
}
