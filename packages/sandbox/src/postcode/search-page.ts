import type { FastifyReply } from 'fastify';
import { html, Html } from '../html.ts';
import { sendPage } from '../page.ts';
import { findAddresses, toPostcodeData, type AddressRow } from './address-rows.ts';

const MAX_RESULTS = 30;
const HEAD = new Html(`<style>
main{padding-top:16px}.found{border-top:1px solid var(--line);padding:12px 0}.found strong{color:var(--accent);font-variant-numeric:tabular-nums}
.found button{display:block;width:100%;text-align:left;font-weight:400;border:0;padding:8px;background:none}.found button:hover{background:var(--note)}
.kind{display:inline-block;min-width:52px;margin-right:8px;padding:0 6px;border:1px solid var(--line);border-radius:999px;font-size:13px;text-align:center;color:var(--muted)}
</style><script src="/postcode/search-page.js" defer></script>`);

function toChoice(row: AddressRow, selected: 'R' | 'J', query: string): Html {
  const data = toPostcodeData(row, selected, query);
  const building = row.buildingName && ` (${row.buildingName})`;
  return html`<button type="button" data-address="${JSON.stringify(data)}">
    <span class="kind">${selected === 'R' ? '도로명' : '지번'}</span>${data['address']}${building}
  </button>`;
}

function toResult(query: string): Html {
  const found = findAddresses(query);
  if (query.trim() === '')
    return html`<p class="muted">도로명, 동 이름, 건물 이름으로 찾아 주세요. 예: 제주시, 한들로, 푸른숲아파트</p>`;
  if (found.length === 0) return html`<p role="status">찾는 주소가 없어요. 다른 말로 찾아 주세요.</p>`;
  const more = found.length > MAX_RESULTS && html` 앞의 ${MAX_RESULTS}건만 보여요. 검색어를 더 넣어 주세요.`;
  const rows = found
    .slice(0, MAX_RESULTS)
    .map(
      (row) =>
        html`<li class="found">
          <strong>${row.zonecode}</strong>${toChoice(row, 'R', query)}${toChoice(row, 'J', query)}
        </li>`,
    );
  return html`<p role="status" class="muted">${found.length}건을 찾았어요.${more}</p>
    <ul class="plain">
      ${rows}
    </ul>`;
}

/** The search inside the widget's window or frame. */
export function sendSearchPage(reply: FastifyReply, query: string, origin: string): FastifyReply {
  const body = html`<h1>주소 검색</h1>
    <form class="row" role="search">
      <input name="origin" type="hidden" value="${origin}" />
      <div class="grow">
        <label for="q">주소</label><input id="q" name="q" type="search" value="${query}" maxlength="100" />
      </div>
      <button class="primary">찾기</button>
    </form>
    <div style="margin-top:16px">${toResult(query)}</div>
    <p class="muted">연습용으로 지어낸 주소예요.</p>`;
  return sendPage(reply, { title: '주소 검색', body, head: HEAD });
}
