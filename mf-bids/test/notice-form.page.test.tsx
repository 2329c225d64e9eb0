import { beforeEach, describe, expect, test } from '@jest/globals';
import { getSuggestItem, listSuggestItems } from '@danji/contracts/bids/suggest-item.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { SuggestItemState, SuggestType } from '@danji/contracts/codes/suggest-item-codes';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays } from '@danji/contracts/rules/day-math';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { writeRichText } from '@danji/testing/page/rich-text';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';
import { type Office, openOffice, writeNotice } from './notices.ts';
import { publish } from './published-company.ts';

let office: Office;
beforeEach(async () => {
  await testServer().reset();
  office = await openOffice();
});

const dayAfter = (days: number) => addDays(toBusinessDate(testServer().clock.now()), days);

describe('the form of a notice', () => {
  test('takes over the facts of the space, and stores a draft', async () => {
    const { screen, user, waitFor, address } = await renderPage(remote.routes, { at: '/bids/new', as: office.master });
    const title = await screen.findByRole('textbox', { name: /^제목/ });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /단지 이름/ }).value).toBe('래미안한강아파트');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /전화번호/ }).value).toBe('02-7921-2345');
    await user.type(title, '옥상 방수');
    await user.click(screen.getByRole('button', { name: '품목 더하기' }));
    await user.type(screen.getByRole('textbox', { name: '1번째 품목' }), '우레탄');
    await user.click(screen.getByRole('button', { name: '임시 저장' }));
    await waitFor(() => expect(address()).toMatch(/^\/bids\/[\w-]{21}\/edit$/));
    const query = { space_id: office.spaceId };
    const { data } = await call(listSuggestItems, { token: office.master.token, query });
    expect(data.results).toMatchObject([{ title: '옥상 방수', state: SuggestItemState.DRAFT, number_of_units: null }]);
  });

  test('counts the days of notice, names what is missing, and publishes', async () => {
    const draft = await writeNotice(office, {
      is_draft: true,
      category: null,
      date_end: null,
      work_scope: { version: 1, children: [{ type: 'paragraph', children: [{ text: '' }] }] },
    });
    const page = await renderPage(remote.routes, { at: `/bids/${draft.nano_id}/edit`, as: office.master });
    const { screen, user, within, waitFor, address } = page;
    await user.click(await screen.findByRole('button', { name: '공고 올리기' }));
    expect(await screen.findByText('대표 분야를 골라 주세요.')).toBeTruthy();
    expect(screen.getByText('사업 내용을 입력해 주세요.')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: '마감 날짜' }), dayAfter(9));
    await user.tab();
    expect(await screen.findByText(/^마감은 공고일부터 10일 뒤인/)).toBeTruthy();
    await user.clear(screen.getByRole('textbox', { name: '마감 날짜' }));
    await user.type(screen.getByRole('textbox', { name: '마감 날짜' }), dayAfter(12));
    await writeRichText(await screen.findByRole('textbox', { name: '사업 내용' }), '출입구 두 곳을 맡아요.');
    await user.click(screen.getByRole('button', { name: /대표 분야/ }));
    const sheet = within(await screen.findByRole('dialog', { name: /대표 분야/ }));
    await user.click(sheet.getAllByRole('checkbox')[0] as HTMLElement);
    const apply = sheet.queryByRole('button', { name: /적용/ });
    if (apply) await user.click(apply);
    await user.click(screen.getByRole('button', { name: '공고 올리기' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '공고 올리기' }));
    await waitFor(() => expect(address()).toBe(`/bids/${draft.nano_id}`));
    const { data } = await call(getSuggestItem, { params: { id: draft.nano_id } });
    expect(data.state).toBe(SuggestItemState.OPEN);
  });

  test('corrects a published notice with a reason', async () => {
    const notice = await writeNotice(office);
    const page = await renderPage(remote.routes, { at: `/bids/${notice.nano_id}/edit`, as: office.master });
    const { screen, user, within, waitFor, address } = page;
    expect(await screen.findByRole('heading', { level: 1, name: '정정공고 쓰기' })).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /제출 서류/ }), '경비업 허가증');
    await user.click(screen.getByRole('button', { name: '정정공고 올리기' }));
    expect(await screen.findByText('정정 사유를 입력해 주세요.')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /정정 사유/ }), '서류를 더했어요.');
    await user.click(screen.getByRole('button', { name: '정정공고 올리기' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '정정공고 올리기' }));
    await waitFor(() => expect(address()).toBe(`/bids/${notice.nano_id}`));
    expect(await screen.findByText('바뀐 항목: 제출 서류')).toBeTruthy();
  });

  test('begins with an earlier notice, and copies its text for K-apt', async () => {
    await writeNotice(office);
    const page = await renderPage(remote.routes, { at: '/bids/new', as: office.master });
    const { screen, user, within, waitFor, address } = page;
    await user.click(await screen.findByRole('button', { name: '이전 공고 불러오기' }));
    const dialog = within(await screen.findByRole('dialog', { name: '이전 공고 불러오기' }));
    await user.click(await dialog.findByRole('button', { name: /경비 용역 업체 선정/ }));
    await waitFor(() => expect(address()).toMatch(/^\/bids\/[\w-]{21}\/edit$/));
    expect(await screen.findByRole('heading', { level: 1, name: '공고 고치기' })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'K-apt에 올릴 글 복사' }));
    expect(await screen.findByText('클립보드에 복사되었습니다.')).toBeTruthy();
    const text = await navigator.clipboard.readText();
    for (const part of ['경비 용역 업체 선정\n', '[사업 내용]\n출입구 두 곳을 맡아요.', '- 경비원 12명'])
      expect(text).toContain(part);
  });

  test('invites vendors where the kind is for them alone', async () => {
    await testServer().create.brand({ company: '두레설비' });
    const page = await renderPage(remote.routes, { at: '/bids/new', as: office.master });
    const { screen, user, within } = page;
    expect(await screen.findByRole('radio', { name: '지명경쟁' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '업체 초대' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: '지명경쟁' }));
    await user.click(await screen.findByRole('button', { name: '업체 초대' }));
    const dialog = within(await screen.findByRole('dialog', { name: '업체 초대' }));
    await user.type(dialog.getByRole('searchbox'), '두레');
    await user.click(await dialog.findByRole('button', { name: /두레설비/ }));
    expect(await screen.findByRole('button', { name: '두레설비 업체 빼기' })).toBeTruthy();
  });

  test('of a request for quotes begins on the page of a company, which is invited', async () => {
    const company = await publish('옥상 방수', {}, await testServer().create.brand({ company: '두레설비' }));
    const page = await renderPage(remote.routes, { at: `/companies/${company.nano_id}`, as: office.master });
    const { screen, user, address, waitFor } = page;
    await user.click(await screen.findByRole('link', { name: '견적 요청' }));
    await waitFor(() => expect(address()).toBe(`/bids/new?invite=${company.user.id}`));
    expect(await screen.findByRole('button', { name: '두레설비 업체 빼기' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^견적요청/ }).checked).toBe(true);
    await user.type(screen.getByRole('textbox', { name: /^제목/ }), '옥상 방수 견적');
    await user.click(screen.getByRole('button', { name: '임시 저장' }));
    await waitFor(() => expect(address()).toMatch(/^\/bids\/[\w-]{21}\/edit$/));
    const [, , id = ''] = address().split('/');
    const { data } = await call(getSuggestItem, { token: office.master.token, params: { id } });
    expect(data).toMatchObject({ suggest_type: SuggestType.QUOTE, invited: [{ id: company.user.id }] });
  });

  test('says that a vendor which has closed is not invited', async () => {
    const closed = await testServer().create.brand({ brand_status_type: EditState.DISABLED });
    const at = `/bids/new?invite=${closed.id}`;
    const { screen } = await renderPage(remote.routes, { at, as: office.master });
    expect(await screen.findByText('업체를 초대하지 못해 빈 공고로 시작해요')).toBeTruthy();
    expect(screen.getByText('휴업·폐업했거나 이용이 정지된 업체예요.')).toBeTruthy();
  });

  test('asks a visitor to sign in, who comes back to it', async () => {
    const { address, waitFor } = await renderPage(remote.routes, { at: '/bids/new?invite=3' });
    await waitFor(() => expect(address()).toBe('/login?return_to=%2Fbids%2Fnew%3Finvite%3D3'));
  });

  test('is not for who writes for no space', async () => {
    const member = await testServer().create.general();
    const { screen } = await renderPage(remote.routes, { at: '/bids/new', as: member });
    expect(await screen.findByText('공고를 쓸 수 있는 단지가 없어요')).toBeTruthy();
  });
});
