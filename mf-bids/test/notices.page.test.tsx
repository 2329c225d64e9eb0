import { beforeEach, describe, expect, test } from '@jest/globals';
import { getSuggestItem } from '@danji/contracts/bids/suggest-item.endpoints';
import { askAboutSuggestItem } from '@danji/contracts/bids/suggest-question.endpoints';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';
import { closeAndOpen, openOffice, readNotice, sendOffer, writeNotice } from './notices.ts';

beforeEach(() => testServer().reset());

describe('the list of notices', () => {
  test('says so when there are none', async () => {
    const { screen } = await renderPage(remote.routes, { at: '/bids' });
    expect(await screen.findByText('아직 올라온 공고가 없어요')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: '입찰공고' })).toBeTruthy();
  });

  test('is narrowed by the filters in the address, and says how many days are left', async () => {
    const office = await openOffice();
    await writeNotice(office);
    await writeNotice(office, { title: '승강기 교체 견적', suggest_type: 2, category: 104 });
    const { screen, user, address, waitFor } = await renderPage(remote.routes, { at: '/bids?category=502' });
    expect(await screen.findByRole('link', { name: '경비 용역 업체 선정' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: '승강기 교체 견적' })).toBeNull();
    expect(screen.getByText('D-12')).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: '종류' }), '견적요청');
    await waitFor(() => expect(address()).toBe('/bids?category=502&suggest_type=2'));
    expect(await screen.findByText('조건에 맞는 공고가 없어요')).toBeTruthy();
  });

  test('shows an office its drafts, and leads it to the form', async () => {
    const office = await openOffice();
    await writeNotice(office, { title: '쓰다 만 공고', is_draft: true });
    const { screen } = await renderPage(remote.routes, {
      at: `/bids?space_id=${office.spaceId}`,
      as: office.master,
    });
    expect(await screen.findByRole('link', { name: '쓰다 만 공고' })).toBeTruthy();
    expect(screen.getByText('작성 중')).toBeTruthy();
    expect((await screen.findByRole('link', { name: '공고 쓰기' })).getAttribute('href')).toBe('/bids/new');
  });
});

describe('the page of a notice', () => {
  test('tells a vendor what a read spends, opens the rest, and leads to the offer', async () => {
    const notice = await writeNotice(await openOffice());
    const vendor = await testServer().create.brand();
    const { screen, user, within } = await renderPage(remote.routes, { at: `/bids/${notice.nano_id}`, as: vendor });
    expect(await screen.findByText('이번 달 3건 가운데 3건 남았어요')).toBeTruthy();
    expect(screen.queryByText('출입구 두 곳을 맡아요.')).toBeNull();
    await user.click(screen.getByRole('button', { name: '열람하기' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: '열람하기' }));
    expect(await screen.findByText('출입구 두 곳을 맡아요.')).toBeTruthy();
    expect(screen.getByText('관리과장')).toBeTruthy();
    const offer = screen.getByRole('link', { name: '제안 쓰기' });
    expect(offer.getAttribute('href')).toBe(`/bids/${notice.nano_id}/request`);
  });

  test('takes a question of a vendor', async () => {
    const office = await openOffice();
    const notice = await writeNotice(office);
    const vendor = await testServer().create.brand();
    await readNotice(vendor, notice);
    const asking = await renderPage(remote.routes, { at: `/bids/${notice.nano_id}`, as: vendor });
    await asking.user.click(await asking.screen.findByRole('button', { name: '질문하기' }));
    const form = asking.within(await asking.screen.findByRole('dialog', { name: '질문하기' }));
    await asking.user.type(form.getByRole('textbox', { name: /질문/ }), '야간에도 일하나요?');
    await asking.user.click(form.getByRole('button', { name: '질문 올리기' }));
    expect(await asking.screen.findByText('내 질문')).toBeTruthy();
    const [question] = (await call(getSuggestItem, { token: vendor.token, params: { id: notice.nano_id } })).data
      .questions;
    expect(question).toMatchObject({ content: '야간에도 일하나요?', answer: null });
  });

  test('lets the office answer what vendors ask', async () => {
    const office = await openOffice();
    const notice = await writeNotice(office);
    const vendor = await testServer().create.brand();
    await readNotice(vendor, notice);
    const body = { item_nano_id: notice.nano_id, content: '야간에도 일하나요?' };
    await call(askAboutSuggestItem, { token: vendor.token, body });
    const page = await renderPage(remote.routes, { at: `/bids/${notice.nano_id}`, as: office.master });
    const { screen, user, within } = page;
    expect(await screen.findByText('질문 1개 · 답변 대기 1개')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '답변하기' }));
    const dialog = within(await screen.findByRole('dialog', { name: '답변하기' }));
    await user.type(dialog.getByRole('textbox', { name: /답변/ }), '네, 24시간이에요.');
    await user.click(dialog.getByRole('button', { name: '답변 올리기' }));
    expect(await screen.findByText('답변 완료')).toBeTruthy();
  });

  test('offers plans to a vendor without reads left, and keeps the teaser', async () => {
    const notice = await writeNotice(await openOffice());
    const vendor = await testServer().create.brand();
    const limit = { suggest_item_view_limit: 0 };
    await testServer().db.updateTable('brand_account').set(limit).where('user_id', '=', vendor.id).execute();
    const { screen } = await renderPage(remote.routes, { at: `/bids/${notice.nano_id}`, as: vendor });
    expect((await screen.findByRole('link', { name: '요금제 보기' })).getAttribute('href')).toBe('/plans');
    expect(screen.getByText('2026년 경비 용역', { selector: 'dd' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '열람하기' })).toBeNull();
  });

  test('asks a visitor to sign in as a vendor', async () => {
    const notice = await writeNotice(await openOffice());
    const { screen } = await renderPage(remote.routes, { at: `/bids/${notice.nano_id}` });
    expect(await screen.findByRole('heading', { level: 1, name: '경비 용역 업체 선정' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '업체 로그인' }).getAttribute('href')).toBe(
      `/login/brand?return_to=${encodeURIComponent(`/bids/${notice.nano_id}`)}`,
    );
  });

  test('lets the master close it early with a reason, and open what was sent', async () => {
    const office = await openOffice();
    const notice = await writeNotice(office);
    for (const vendor of [await testServer().create.brand(), await testServer().create.brand()])
      await sendOffer(vendor, notice);
    const page = await renderPage(remote.routes, { at: `/bids/${notice.nano_id}`, as: office.master });
    const { screen, user, within } = page;
    expect(await screen.findByText('2건', { selector: 'dd' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '조기 마감' }));
    const dialog = within(await screen.findByRole('dialog', { name: /지금 마감할까요/ }));
    await user.type(dialog.getByRole('textbox', { name: /사유/ }), '충분히 받았어요.');
    await user.click(dialog.getByRole('button', { name: '조기 마감' }));
    await user.click(await screen.findByRole('button', { name: '제안 개봉' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '제안 개봉' }));
    const compare = await screen.findByRole('link', { name: '받은 제안 비교' });
    expect(compare.getAttribute('href')).toBe(`/bids/${notice.nano_id}/requests`);
    expect((await screen.findAllByText('충분히 받았어요.')).length).toBeGreaterThan(0);
  });

  test('lets the master end it when too few have offered', async () => {
    const office = await openOffice();
    const notice = await writeNotice(office);
    await closeAndOpen(office, notice);
    const { screen, user, within } = await renderPage(remote.routes, {
      at: `/bids/${notice.nano_id}`,
      as: office.master,
    });
    await user.click(await screen.findByRole('button', { name: '유찰 처리' }));
    const dialog = within(await screen.findByRole('dialog', { name: /유찰로 끝낼까요/ }));
    await user.type(dialog.getByRole('textbox', { name: /사유/ }), '제안이 모자라요.');
    await user.click(dialog.getByRole('button', { name: '유찰 처리' }));
    expect(await screen.findByText('유찰된 공고예요')).toBeTruthy();
    const { data } = await call(getSuggestItem, { params: { id: notice.nano_id } });
    expect(data.state).toBe(SuggestItemState.FAILED);
  });
});
