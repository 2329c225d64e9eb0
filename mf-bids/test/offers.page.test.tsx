import { beforeEach, describe, expect, test } from '@jest/globals';
import { awardSuggestItem, getSuggestItem } from '@danji/contracts/bids/suggest-item.endpoints';
import { getSuggestRequest, listSuggestRequests } from '@danji/contracts/bids/suggest-request.endpoints';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { exportAsCsv } from '@danji/testing/page/export-as-csv';
import { renderPage } from '@danji/testing/page/render-page';
import { writeRichText } from '@danji/testing/page/rich-text';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';
import { closeAndOpen, type Office, openOffice, readNotice, sendOffer, writeNotice } from './notices.ts';

let office: Office;
let vendor: TestAccount;
beforeEach(async () => {
  await testServer().reset();
  office = await openOffice();
  vendor = await testServer().create.brand({ company: '한결경비' });
});

/** A paper in the box of the vendor that has expired or not, directly in the database. */
async function addPaper(title: string, state: 0 | 1 | 2, expiry_date: string | null): Promise<void> {
  const { db, clock } = testServer();
  const times = { created: clock.now(), updated: clock.now() };
  await db
    .insertInto('compliance_document')
    .values({
      brand_id: vendor.id,
      kind: 0,
      title,
      number: '',
      issuer: '',
      issued_date: null,
      expiry_date,
      state,
      reason: state === 2 ? '글자가 흐려요.' : null,
      reminded_days: null,
      ...times,
    })
    .execute();
}

describe('the request of a vendor', () => {
  test('takes papers of its box along by a tick, which says how each of them stands', async () => {
    await addPaper('경비업 허가증', 1, null);
    await addPaper('지난 보험증권', 2, '2020-01-01');
    const notice = await writeNotice(office);
    const sent = await sendOffer(vendor, notice);
    const { screen, user, within, waitFor, address } = await renderPage(remote.routes, {
      at: `/bids/${notice.nano_id}/request`,
      as: vendor,
    });
    expect(await screen.findByText('면허·등록증 · 반려 · 만료됐어요')).toBeTruthy();
    expect(screen.getByText('면허·등록증 · 확인 완료 · 만료일 없음')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: /경비업 허가증/ }));
    await user.click(screen.getByRole('button', { name: /다시 보내기|제안 보내기/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: /보내기/ }));
    await waitFor(() => expect(address()).toBe(`/bids/requests/${sent.nano_id}`));
    const { data } = await call(getSuggestRequest, { token: vendor.token, params: { id: sent.nano_id } });
    expect(data.documents.map(({ title }) => title)).toEqual(['경비업 허가증']);
  });

  test('is priced by the rows of the notice, and sent once it is complete', async () => {
    const notice = await writeNotice(office);
    await readNotice(vendor, notice);
    const page = await renderPage(remote.routes, { at: `/bids/${notice.nano_id}/request`, as: vendor });
    const { screen, user, within, waitFor, address } = page;
    await user.type(await screen.findByRole('textbox', { name: '경비원 단가' }), '3000000');
    expect(screen.getAllByText('36,000,000원').length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: '제안 보내기' }));
    expect(await screen.findByText('제안 내용을 입력해 주세요.')).toBeTruthy();
    await writeRichText(await screen.findByRole('textbox', { name: '제안 내용' }), '두 명씩 교대해요.');
    await user.click(screen.getByRole('button', { name: '제안 보내기' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '제안 보내기' }));
    await waitFor(() => expect(address()).toMatch(/^\/bids\/requests\/[\w-]{21}$/));
    expect(await screen.findByText(/^[\da-f]{64}$/)).toBeTruthy();
    const { data } = await call(listSuggestRequests, { token: vendor.token });
    expect(data.results).toMatchObject([{ state: 'sent', total_price: 36_000_000 }]);
  });

  test('is in the list of what was sent, and withdrawn', async () => {
    const notice = await writeNotice(office);
    await sendOffer(vendor, notice);
    const { screen, user, within } = await renderPage(remote.routes, { at: '/bids/requests', as: vendor });
    expect(await screen.findByRole('heading', { level: 1, name: '보낸 제안' })).toBeTruthy();
    await user.click(await screen.findByRole('link', { name: '경비 용역 업체 선정' }));
    await user.click(await screen.findByRole('button', { name: '제안 철회' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '철회' }));
    expect(await screen.findByText('철회', { selector: 'article *' })).toBeTruthy();
  });

  test('waits for the read of its notice', async () => {
    const notice = await writeNotice(office);
    const { screen } = await renderPage(remote.routes, { at: `/bids/${notice.nano_id}/request`, as: vendor });
    expect(await screen.findByText('공고를 먼저 열람해 주세요')).toBeTruthy();
  });
});

describe('the requests that an office has received', () => {
  test('are compared row by row, and one is chosen with a reason', async () => {
    const notice = await writeNotice(office);
    const other = await testServer().create.brand({ company: '가람경비' });
    await sendOffer(other, notice, { price_lines: [], total_price: 32_000_000, vat_mode: 'excluded' });
    testServer().clock.advance(1);
    await sendOffer(vendor, notice);
    // The most complete is first, though it was sent last.
    await closeAndOpen(office, notice);
    const page = await renderPage(remote.routes, { at: `/bids/${notice.nano_id}/requests`, as: office.master });
    const { screen, user, within } = page;
    const row = within(await screen.findByRole('row', { name: /^합계/ }));
    const [first, second] = row.getAllByRole('cell');
    // A vendor that leaves a row out is not the cheapest.
    expect(first?.textContent).toContain('최저');
    expect(second?.textContent).toContain('부가세 포함 35,200,000원');
    expect(second?.textContent).not.toContain('최저');
    expect(await screen.findByText('제안 없음')).toBeTruthy();
    expect(screen.getByText('빠진 품목 1개')).toBeTruthy();
    const [head, complete, partial] = (await exportAsCsv(user)).split(/\r?\n/);
    expect(head).toContain('1. 경비원 12명(원)');
    expect(complete).toMatch(/^한결경비,제출,36000000,부가세 포함,36000000,0,36000000,/);
    expect(partial).toMatch(/^가람경비,제출,32000000,부가세 별도,35200000,1,,/);
    await user.click(screen.getByRole('button', { name: '한결경비 선정' }));
    const dialog = within(await screen.findByRole('dialog', { name: /선정할까요/ }));
    await user.type(dialog.getByRole('textbox', { name: /사유/ }), '가장 낮아요.');
    await user.click(dialog.getByRole('button', { name: '업체 선정' }));
    expect(await screen.findByText('선정')).toBeTruthy();
    const { data } = await call(getSuggestItem, { params: { id: notice.nano_id } });
    expect(data.state).toBe(SuggestItemState.AWARDED);
    await user.click(await screen.findByRole('button', { name: '가람경비 업체로 선정 바꾸기' }));
    const passing = within(await screen.findByRole('dialog', { name: /'가람경비' 업체를 선정할까요/ }));
    await user.type(passing.getByRole('textbox', { name: /사유/ }), '계약을 포기했어요.');
    await user.click(passing.getByRole('button', { name: '선정 바꾸기' }));
    expect(await screen.findByText('선정 취소')).toBeTruthy();
  });

  test('are named to everybody only where they have won', async () => {
    const notice = await writeNotice(office);
    const winner = await sendOffer(vendor, notice);
    await sendOffer(await testServer().create.brand({ company: '가람경비' }), notice, {
      price_lines: [],
      total_price: 35_000_000,
    });
    await closeAndOpen(office, notice);
    const body = { item_nano_id: notice.nano_id, request_nano_id: winner.nano_id, reason: '실적이 좋아요.' };
    await call(awardSuggestItem, { token: office.master.token, body });
    const { screen, within } = await renderPage(remote.routes, { at: `/bids/${notice.nano_id}` });
    const result = within(await screen.findByRole('region', { name: '선정 결과' }));
    for (const text of ['한결경비', '36,000,000원 (부가세 포함)', '실적이 좋아요.', '35,000,000원 (부가세 포함)'])
      expect(result.getByText(text)).toBeTruthy();
    expect(screen.queryByText(/가람경비/)).toBeNull();
  });

  test('are all compared, however many came: the lowest is the lowest of all', async () => {
    const notice = await writeNotice(office);
    const { create, db } = testServer();
    // The first that was sent is the last of the list.
    await sendOffer(vendor, notice);
    const others = await Promise.all(Array.from({ length: 100 }, () => create.brand({ company: '다른경비' })));
    const {
      id: _id,
      space_id: _space,
      is_open: _open,
      ...row
    } = await db.selectFrom('suggest_request').selectAll().executeTakeFirstOrThrow();
    const later = new Date(testServer().clock.now().getTime() + 1000);
    const lists = { price_lines: '[]', document_ids: '[]', content: JSON.stringify(row.content) };
    const rows = others.map((other) => ({
      ...row,
      ...lists,
      nano_id: other.nano_id,
      brand_id: other.id,
      total_price: 36_000_001,
      sent: later,
    }));
    await db.insertInto('suggest_request').values(rows).execute();
    await closeAndOpen(office, notice);
    const page = await renderPage(remote.routes, { at: `/bids/${notice.nano_id}/requests`, as: office.master });
    const table = page.within(await page.screen.findByRole('table', { name: '제안 101건 비교' }));
    expect(table.getAllByRole('columnheader')[1]?.textContent).toContain('한결경비');
    const cells = page.within(table.getByRole('row', { name: /^합계/ })).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent?.includes('최저'))).toEqual([true, ...others.map(() => false)]);
  });

  test('are declared invalid with a reason', async () => {
    const notice = await writeNotice(office);
    const sent = await sendOffer(vendor, notice);
    await closeAndOpen(office, notice);
    const page = await renderPage(remote.routes, { at: `/bids/requests/${sent.nano_id}`, as: office.master });
    const { screen, user, within } = page;
    await user.click(await screen.findByRole('button', { name: '무효 처리' }));
    const dialog = within(await screen.findByRole('dialog', { name: /무효로 할까요/ }));
    await user.type(dialog.getByRole('textbox', { name: /사유/ }), '허가증이 없어요.');
    await user.click(dialog.getByRole('button', { name: '무효 처리' }));
    expect(await screen.findByText('허가증이 없어요.')).toBeTruthy();
  });

  test('are hidden until they are opened', async () => {
    const notice = await writeNotice(office);
    await sendOffer(vendor, notice);
    const { screen } = await renderPage(remote.routes, { at: '/bids/requests', as: office.master });
    expect(await screen.findByText('아직 볼 수 있는 제안이 없어요')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: '받은 제안' })).toBeTruthy();
  });
});
