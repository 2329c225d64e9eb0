import { beforeEach, describe, expect, test } from '@jest/globals';
import { JUDGED_CRITERIA } from '@danji/contracts/bids/score-rules';
import type { OfferJudgement } from '@danji/contracts/bids/score-sheet';
import { getScoreSheet, scoreOffer, setScoreWeights } from '@danji/contracts/bids/score-sheet.endpoints';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import type { SuggestRequest } from '@danji/contracts/bids/suggest-request';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';
import { closeAndOpen, type Office, openOffice, sendOffer, writeNotice } from './notices.ts';

const FULL = { 신용평가: 15, 행정처분: 15, 기술자: 10, 장비: 10, 실적: 10, 사업제안: 10 };

/** No points at all. */
const toBlank = (): OfferJudgement =>
  Object.fromEntries(JUDGED_CRITERIA.map(({ key }) => [key, { points: null, note: '' }])) as OfferJudgement;

let office: Office;
let vendor: TestAccount;
let notice: SuggestItem;
let sent: SuggestRequest;
/** A bid by qualification with two offers, which was opened. */
beforeEach(async () => {
  await testServer().reset();
  office = await openOffice();
  vendor = await testServer().create.brand({ company: '한결경비' });
  notice = await writeNotice(office, { selection_method: 5 });
  sent = await sendOffer(vendor, notice);
  await sendOffer(await testServer().create.brand({ company: '가람경비' }), notice, {
    price_lines: [],
    total_price: 30_000_000,
  });
  await closeAndOpen(office, notice);
});

const render = () => renderPage(remote.routes, { at: `/bids/${notice.nano_id}/scores`, as: office.master });
type Page = Awaited<ReturnType<typeof render>>;

/** Gives full points to an offer, besides those that are named. */
async function judge({ screen, user, within }: Page, name: string, points: Partial<typeof FULL> = {}) {
  await user.click(await screen.findByRole('button', { name: `${name} 평가하기` }));
  const dialog = within(await screen.findByRole('dialog', { name: `'${name}' 업체 평가` }));
  for (const [label, value] of Object.entries({ ...FULL, ...points })) {
    await user.type(dialog.getByRole('textbox', { name: new RegExp(`^${label} \\(`) }), String(value));
    await user.type(dialog.getByRole('textbox', { name: `${label} 근거` }), '서류');
  }
  await user.click(dialog.getByRole('button', { name: '점수 저장' }));
  await screen.findByText(`'${name}' 업체의 점수를 저장했어요`);
}

describe('the score sheet of a notice', () => {
  test('is filled offer by offer, proposes the first rank, and its award shows the points', async () => {
    const page = await render();
    const { screen, user, within } = page;
    expect(await screen.findByText('평가하지 않은 제안이 2건 있어요')).toBeTruthy();
    await judge(page, '한결경비');
    await judge(page, '가람경비', { 실적: 1 });
    // 30,000,000 ÷ 36,000,000 × 30 is 25 for the dearer one.
    expect(await screen.findByText('1위: 한결경비')).toBeTruthy();
    expect(
      within(screen.getByRole('row', { name: /^총점/ }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['95점', '91점']);
    await user.click(screen.getByRole('button', { name: '한결경비 선정' }));
    const dialog = within(await screen.findByRole('dialog', { name: /선정할까요/ }));
    await user.type(dialog.getByRole('textbox', { name: /사유/ }), '평가 1위예요.');
    await user.click(dialog.getByRole('button', { name: '업체 선정' }));
    expect(await screen.findByText('선정과 함께 확정한 평가표예요')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /평가하기/ })).toBeNull();

    const own = await renderPage(remote.routes, { at: `/bids/requests/${sent.nano_id}`, as: vendor });
    const card = own.within(await own.screen.findByRole('region', { name: '적격심사 점수' }));
    expect(card.getByText('95점')).toBeTruthy();
    expect(card.getByText('25점 / 30점')).toBeTruthy();
  });

  test('is never overwritten unseen: who saves later chooses between both, and loses nothing', async () => {
    const { token } = office.master;
    const page = await render();
    const { screen, user, within, waitFor } = page;
    await user.click(await screen.findByRole('button', { name: '한결경비 평가하기' }));
    const scores = within(await screen.findByRole('dialog', { name: "'한결경비' 업체 평가" }));
    await user.type(scores.getByRole('textbox', { name: /^실적 \(/ }), '7');
    await user.type(scores.getByRole('textbox', { name: '실적 근거' }), '준공 확인서');
    const judgement = { ...toBlank(), credit: { points: 12, note: '신용평가서' } };
    const body = { request_nano_id: sent.nano_id, judgement, file_ids: [], updated: null };
    await call(scoreOffer, { token, body });
    await user.click(scores.getByRole('button', { name: '점수 저장' }));
    const choice = within(await screen.findByRole('dialog', { name: '다른 창에서 먼저 고쳤어요' }));
    expect(choice.getByRole('region', { name: '신용평가' }).textContent).toContain('12점');
    expect(choice.getByRole('region', { name: '실적 근거' }).textContent).toContain('준공 확인서');
    await user.click(choice.getByRole('button', { name: '고른 내용으로 저장' }));
    await screen.findByText("'한결경비' 업체의 점수를 저장했어요");
    const read = async () => (await call(getScoreSheet, { token, params: { id: notice.nano_id } })).data;
    const judged = (await read()).offers.find(({ request }) => request === sent.nano_id)?.judgement;
    expect([judged?.credit.points, judged?.record.points, judged?.record.note]).toEqual([12, 7, '준공 확인서']);

    await user.click(screen.getByRole('button', { name: '배점 고치기' }));
    const weights = within(await screen.findByRole('dialog', { name: '배점 고치기' }));
    await user.type(weights.getByRole('textbox', { name: /^사유/ }), '가격을 더 봐요.');
    const lighter = { ...(await read()).weights, equipment: 0, record: 20 };
    const change = { item_nano_id: notice.nano_id, weights: lighter, reason: '실적을 더 봐요.', updated: null };
    await call(setScoreWeights, { token, body: change });
    await user.click(weights.getByRole('button', { name: '배점 저장' }));
    const taken = within(await screen.findByRole('dialog', { name: '다른 창에서 먼저 고쳤어요' }));
    expect(taken.queryByRole('region', { name: '사유' })).toBeNull();
    await user.click(taken.getByRole('button', { name: '고른 내용으로 저장' }));
    await waitFor(async () => expect((await read()).history.filter(({ kind }) => kind === 'weights')).toHaveLength(2));
    expect((await read()).weights).toMatchObject({ equipment: 0, record: 20 });
  });

  test('asks what points rest on, and keeps weights at 100 with a reason', async () => {
    const { screen, user, within } = await render();
    await user.click(await screen.findByRole('button', { name: '한결경비 평가하기' }));
    const scores = within(await screen.findByRole('dialog'));
    await user.type(scores.getByRole('textbox', { name: /^실적 \(/ }), '7.5');
    await user.click(scores.getByRole('button', { name: '점수 저장' }));
    expect(await scores.findByText('실적: 점수의 근거를 적거나 증빙 파일을 올려 주세요.')).toBeTruthy();
    await user.click(scores.getByRole('button', { name: '취소' }));
    const discard = screen.queryByRole('alertdialog');
    if (discard) await user.click(within(discard).getAllByRole('button').at(-1) as HTMLElement);
    await user.click(screen.getByRole('button', { name: '배점 고치기' }));
    const weights = within(await screen.findByRole('dialog', { name: '배점 고치기' }));
    const price = weights.getByRole('textbox', { name: /^입찰가격/ });
    await user.clear(price);
    await user.type(price, '40');
    await user.click(weights.getByRole('button', { name: '배점 저장' }));
    expect(await weights.findByText('배점을 더하면 100점이어야 해요. 지금은 110점이에요.')).toBeTruthy();
    expect(weights.getByText('배점을 고치는 사유를 입력해 주세요.')).toBeTruthy();
    await user.clear(weights.getByRole('textbox', { name: /^실적/ }));
    await user.type(weights.getByRole('textbox', { name: /^사유/ }), '가격을 더 봐요.');
    await user.click(weights.getByRole('button', { name: '배점 저장' }));
    expect(await screen.findByText('배점을 저장했어요')).toBeTruthy();
    const { data } = await call(getScoreSheet, { token: office.master.token, params: { id: notice.nano_id } });
    expect(data.weights).toMatchObject({ price: 40, record: 0 });
  });
});
