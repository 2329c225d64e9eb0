import { beforeEach, expect, test } from '@jest/globals';
import { awardSuggestItem } from '@danji/contracts/bids/suggest-item.endpoints';
import { getAwardContract } from '@danji/contracts/bids/award-contract.endpoints';
import { createWorkSchedule } from '@danji/contracts/workspace/schedule.endpoints';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';
import { closeAndOpen, type Office, openOffice, sendOffer, writeNotice } from './notices.ts';

let office: Office;
beforeEach(async () => {
  await testServer().reset();
  office = await openOffice();
});

test('the office makes the contract of its award with one press, and finds it there again', async () => {
  const [{ master, spaceId }, { create }] = [office, testServer()];
  const notice = await writeNotice(office);
  const request = await sendOffer(await create.brand({ company: '한결경비' }), notice);
  await sendOffer(await create.brand({ company: '가람경비' }), notice);
  await closeAndOpen(office, notice);
  const ref = { item_nano_id: notice.nano_id };
  const award = { ...ref, request_nano_id: request.nano_id, reason: '가장 좋아요.' };
  await call(awardSuggestItem, { token: master.token, body: award });
  const first = await renderPage(remote.routes, { at: `/bids/${notice.nano_id}`, as: master });
  await first.user.click(await first.screen.findByRole('button', { name: '계약 만들기' }));
  await first.waitFor(() => expect(first.address()).toMatch(/^\/workspace\/\d+\/schedules\/\d+\/edit$/));
  const { data } = await call(getAwardContract, { token: master.token, query: ref });
  expect(first.address()).toBe(`/workspace/${spaceId}/schedules/${data.schedule_id}/edit`);
  const again = await renderPage(remote.routes, { at: `/bids/${notice.nano_id}`, as: master });
  const link = await again.screen.findByRole('link', { name: '계약 보기' });
  expect(link.getAttribute('href')).toBe(`/workspace/${spaceId}/schedules/${data.schedule_id}`);
});

test('a new notice is filled from the contract that ends', async () => {
  const { master, spaceId } = office;
  const { data } = await call(createWorkSchedule, {
    token: master.token,
    body: {
      space_id: spaceId,
      title: '2026년 소독',
      category1: 2,
      category2: 601,
      contract_start: '2026-01-01',
      contract_end: '2026-12-31',
      contract_amount: 24_000_000,
    },
  });
  const at = `/bids/new?space_id=${spaceId}&schedule_id=${data.id}`;
  const { screen } = await renderPage(remote.routes, { at, as: master });
  expect(await screen.findByDisplayValue('2026년 소독 사업자 선정 입찰공고')).toBeTruthy();
  expect(screen.getByDisplayValue('24,000,000')).toBeTruthy();
  expect(await screen.findByText(/계약 기간: 2027\. 1\. 1\. – 2027\. 12\. 31\./)).toBeTruthy();
});

test('a contract that cannot be read is told of, and the notice begins empty', async () => {
  const { master, spaceId } = office;
  const { screen } = await renderPage(remote.routes, { at: `/bids/new?space_id=${spaceId}&schedule_id=9`, as: master });
  expect(await screen.findByText('계약을 불러오지 못해 빈 공고로 시작해요')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^제목/ }).value).toBe('');
});
