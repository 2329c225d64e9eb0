import type { FastifyInstance } from 'fastify';
import { html } from '../html.ts';
import { sendPage } from '../page.ts';
import type { Complex, KaptStore } from './kapt-store.ts';

const QUIRKS = {
  blank: '빈 값이 많은 단지',
  words: '처음 보는 말과 틀린 날짜',
  no_detail: '상세 정보가 없는 단지 (03)',
  quota: '하루 호출 한도 초과 (22)',
} as const;

const toEntry = ({ code, name, as1, as2, as3, quirk }: Complex) =>
  html`<li class="card" style="margin-top:8px;padding:12px 16px">
    <strong>${name}</strong> <span class="muted">${code}</span><br /><span class="muted"
      >${[as1, as2, as3].filter(Boolean).join(' ')}${quirk ? ` · ${QUIRKS[quirk]}` : ''}</span
    >
  </li>`;

/** Registers `/sandbox/kapt`, a list of the invented complexes that can be searched for. */
export function registerKaptPage(app: FastifyInstance, kapt: KaptStore): void {
  app.get('/sandbox/kapt', async (_request, reply) => {
    const complexes = kapt.list();
    const body = html`<h1>K-apt 단지 ${complexes.length}곳</h1>
      <p class="muted">
        단지 찾기에서 이름이나 지역으로 찾을 수 있어요. 없는 코드는 03, 잘못된 인증키는 30으로 답해요.
      </p>
      <ul class="plain">
        ${complexes.map(toEntry)}
      </ul>
      <p style="margin-top:24px"><a href="/sandbox/">샌드박스 처음으로</a></p>`;
    return sendPage(reply, { title: 'K-apt 단지', body });
  });
}
