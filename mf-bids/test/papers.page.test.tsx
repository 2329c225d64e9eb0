import { beforeEach, describe, expect, test } from '@jest/globals';
import { awardSuggestItem } from '@danji/contracts/bids/suggest-item.endpoints';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import type { SuggestRequest } from '@danji/contracts/bids/suggest-request';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { catchDownloads } from '@danji/testing/page/downloads';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';
import { closeAndOpen, type Office, openOffice, sendOffer, writeNotice } from './notices.ts';

let office: Office;
let vendor: TestAccount;
let notice: SuggestItem;
let sent: SuggestRequest;
beforeEach(async () => {
  await testServer().reset();
  office = await openOffice();
  vendor = await testServer().create.brand({ company: '한결경비' });
  notice = await writeNotice(office);
  sent = await sendOffer(vendor, notice);
  await sendOffer(await testServer().create.brand({ company: '가람경비' }), notice);
});

const isOnPaper = (element: HTMLElement): boolean => element.closest('[data-paper]') !== null;

describe('what is printed', () => {
  test('of a sent offer has its moment, contents and hash, and is reached from the offer', async () => {
    const page = await renderPage(remote.routes, { at: `/bids/requests/${sent.nano_id}`, as: vendor });
    await page.user.click(await page.screen.findByRole('link', { name: '제출 확인서' }));
    const paper = await page.screen.findByRole('article', { name: '제안 제출 확인서' });
    expect(isOnPaper(paper)).toBe(true);
    expect(page.within(paper).getByText(sent.hash ?? '-')).toBeTruthy();
    expect(paper.textContent).toContain('36,000,000원');
    const { names } = catchDownloads();
    const download = page.screen.getByRole('button', { name: '제출 확인서 받기' });
    expect(isOnPaper(download)).toBe(false);
    await page.user.click(download);
    expect(await page.screen.findByText('제출 확인서 PDF를 내려받았어요')).toBeTruthy();
    expect(names).toEqual([expect.stringMatching(/^제안 제출 확인서_경비 용역 업체 선정_.*\.pdf$/)]);
  });

  test('of a result compares the offers and has lines for signatures', async () => {
    await closeAndOpen(office, notice);
    const body = { item_nano_id: notice.nano_id, request_nano_id: sent.nano_id, reason: '실적이 좋아요.' };
    await call(awardSuggestItem, { token: office.master.token, body });
    const page = await renderPage(remote.routes, { at: `/bids/${notice.nano_id}/paper`, as: office.master });
    const paper = page.within(await page.screen.findByRole('article', { name: '업체 선정 결과표' }));
    expect(paper.getByText('실적이 좋아요.', { selector: 'dd, dd *' })).toBeTruthy();
    const heads = page.within(paper.getByRole('table', { name: '제안 비교표' })).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent).toSorted()).toEqual(['가람경비', '업체', '한결경비']);
    expect(page.within(paper.getByRole('table', { name: '서명' })).getByRole('row', { name: /평가 1/ })).toBeTruthy();
    expect(paper.queryByRole('button')).toBeNull();
    expect(page.screen.getByRole('button', { name: '인쇄' })).toBeTruthy();
    const { names } = catchDownloads();
    await page.user.click(page.screen.getByRole('button', { name: '결과표 받기' }));
    await page.waitFor(() => expect(names).toEqual([expect.stringMatching(/^업체 선정 결과표_.*\.pdf$/)]));
  });
});

test('the comparison is printed in the view that is on the screen, to which the way back leads', async () => {
  await closeAndOpen(office, notice);
  const at = `/bids/${notice.nano_id}/requests`;
  const { screen, user, within, address } = await renderPage(remote.routes, { at, as: office.master });
  await user.click(await screen.findByRole('radio', { name: '단가' }));
  await user.click(screen.getByRole('link', { name: '인쇄' }));
  const table = within(await screen.findByRole('article')).getByRole('table', { name: '제안 비교표' });
  const row = within(table).getByRole('row', { name: /^1\. 경비원/ });
  expect(row.textContent).toContain('3,000,000원금액 36,000,000원');
  expect(screen.getByRole('heading', { name: '제안 비교 (단가)' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: '받은 제안 비교' }));
  expect(address()).toBe(`${at}?view=unit`);
});

test('the result is saved as a picture by its office', async () => {
  await closeAndOpen(office, notice);
  const at = `/bids/${notice.nano_id}`;
  const body = { item_nano_id: notice.nano_id, request_nano_id: sent.nano_id, reason: '실적이 좋아요.' };
  const { data } = await call(awardSuggestItem, { token: office.master.token, body });
  const { screen } = await renderPage(remote.routes, { at, as: office.master });
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: '그림으로 저장' });
  expect(link.getAttribute('href')).toBe(data.result?.share_picture_url);
  expect(link.download).toBe('경비 용역 업체 선정 선정 결과.jpg');
});
