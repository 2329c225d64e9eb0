import { beforeEach, expect, test } from '@jest/globals';
import { getBidResultPaper, getRequestReceipt } from '@danji/contracts/bids/bid-paper.endpoints';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import type { SuggestRequest } from '@danji/contracts/bids/suggest-request';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { readPdf } from '../../workspace/ai-documents/read-files.ts';
import { buildWorkSpaceFixture } from '../../workspace/work-spaces/work-space-fixture.ts';
import { score, toJudgement } from '../score-sheets/score-sheet-fixture.ts';
import { award, close, open, publish, read } from '../suggest-items/suggest-item-fixture.ts';
import { makeRequest } from '../suggest-requests/suggest-request-fixture.ts';

let office: { master: TestAccount; manager: TestAccount; member: TestAccount; space: { id: number } };
let accounts: Awaited<ReturnType<typeof buildWorkSpaceFixture>>['accounts'];
let vendors: [TestAccount, TestAccount];
let item: SuggestItem;
let sent: [SuggestRequest, SuggestRequest];

/** A bid by qualification with two offers, which has not been opened. */
beforeEach(async () => {
  await testServer().reset();
  const fixture = await buildWorkSpaceFixture();
  ({ accounts } = fixture);
  office = { master: accounts.master, manager: accounts.manager, member: accounts.member, space: fixture.space };
  const { create } = testServer();
  vendors = [await create.brand({ company: '두레설비' }), await create.brand({ company: '푸른조경' })];
  item = await publish(office, {
    selection_method: 5,
    price_table: [{ item: '우레탄 방수', unit: '㎡', quantity: 1200.5 }],
  });
  for (const vendor of vendors) await read(vendor, item);
  sent = [
    await makeRequest(vendors[0], item),
    await makeRequest(vendors[1], item, { price_lines: [], total_price: 50 }),
  ];
});

async function download(path: string, who?: TestAccount) {
  const { statusCode, headers, rawPayload } = await testServer().app.inject({
    url: path,
    headers: who ? { authorization: `Bearer ${who.token}` } : {},
  });
  if (statusCode !== 200) return { status: statusCode, problem: JSON.parse(rawPayload.toString()) as { code: string } };
  const name = /filename\*=UTF-8''(.+)$/.exec(String(headers['content-disposition']))?.[1] ?? '';
  const { text } = await readPdf(rawPayload);
  return { status: 200, name: decodeURIComponent(name), text: text.replaceAll(/\s+/g, ' ') };
}
const result = (who?: TestAccount) => download(getBidResultPaper.path.replace('{id}', item.nano_id), who);
const receipt = (nanoId: string, who?: TestAccount) => download(getRequestReceipt.path.replace('{id}', nanoId), who);

test('the receipt of what was sent says what, when and its hash, to its vendor alone', async () => {
  const [{ nano_id, hash }] = sent;
  const { name, text } = await receipt(nano_id, vendors[0]);
  expect(name).toMatch(new RegExp(`^제안 제출 확인서_${item.title}_\\d{4}-\\d\\d-\\d\\d\\.pdf$`));
  for (const expected of [
    '두레설비',
    item.title,
    item.nano_id,
    hash ?? '-',
    '우레탄 방수',
    '1,200.5㎡',
    '38,416,000원 (부가세 별도)',
  ])
    expect(text).toContain(expected);
  const others = [vendors[1], office.master, await testServer().create.staff(), undefined];
  expect((await Promise.all(others.map((who) => receipt(nano_id, who)))).map(({ status }) => status)).toEqual([
    404, 403, 403, 401,
  ]);

  const third = await testServer().create.brand();
  await read(third, item);
  const draft = await makeRequest(third, item, { is_draft: true });
  expect(await receipt(draft.nano_id, third)).toMatchObject({ status: 409, problem: { code: 'invalid_transition' } });
});

test('the result says nothing before the opening, and then compares offers with their points, to its office alone', async () => {
  await close(office.master, item);
  for (const who of [office.master, await testServer().create.staff()])
    expect(await result(who)).toMatchObject({ status: 409, problem: { code: 'conflict' } });
  await open(office.master, item);
  const opened = await result(office.member);
  expect(opened.name).toMatch(/^개찰 결과표_/);
  for (const expected of ['두레설비', '푸른조경', '(단가 32,000원)', '제안 없음', '최저', '적격심사 평가', '서명'])
    expect(opened.text).toContain(expected);
  expect(opened.text).not.toContain('선정 이유');

  await score(office.master, sent[0].nano_id);
  await score(office.manager, sent[1].nano_id, { judgement: toJudgement({ record: 0 }) });
  await award(office.master, item, sent[0].nano_id, '실적이 가장 많아요.');
  const { name, text } = await result(office.manager);
  expect(name).toMatch(/^업체 선정 결과표_/);
  for (const expected of ['선정 업체 두레설비', '실적이 가장 많아요.', '평가 점수', '1위', '2위', office.manager.name])
    expect(text).toContain(expected);
  expect((await result(await testServer().create.staff())).text).toBe(text);

  const others = [accounts.resident, await testServer().create.general(), vendors[0], undefined];
  expect((await Promise.all(others.map((who) => result(who)))).map(({ status }) => status)).toEqual([
    403, 404, 403, 401,
  ]);
});
