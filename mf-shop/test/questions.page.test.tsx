import { beforeEach, expect, test } from '@jest/globals';
import { ReportedKind, ReportReason } from '@danji/contracts/codes/report-codes';
import { createReport } from '@danji/contracts/community/report.endpoints';
import { createProductQuestion, updateStaffQuestion } from '@danji/contracts/shop/product-question.endpoints';
import { getProduct } from '@danji/contracts/shop/product.endpoints';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';
import { openShop } from './products.ts';

beforeEach(() => testServer().reset());

const at = '/shop/products/FS-001';

test('a member asks in secret, changes and deletes the question, and reads the answer; others see that it is there', async () => {
  const { create } = testServer();
  await (await openShop()).sell('분말 소화기');
  const [member, other, staff] = [await create.general(), await create.general(), await create.staff()];
  const { screen, user, within } = await renderPage(remote.routes, { at, as: member });
  const box = (name: RegExp) => screen.findByRole('textbox', { name });
  expect(await screen.findByText('아직 질문이 없어요')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '질문하기' }));
  await user.click(await screen.findByRole('button', { name: '질문 남기기' }));
  expect(await screen.findByText('제목을 입력해 주세요.')).toBeTruthy();
  await user.type(await box(/제목/), '유효 기간');
  await user.type(await box(/내용/), '언제까지 쓸 수 있나요?');
  await user.click(screen.getByRole('checkbox', { name: /비밀글/ }));
  await user.click(screen.getByRole('button', { name: '질문 남기기' }));
  await user.click(await screen.findByRole('button', { name: "'유효 기간' 질문 고치기" }));
  await user.type(await box(/제목/), '?');
  await user.click(screen.getByRole('button', { name: '저장' }));
  await user.click(await screen.findByRole('button', { name: "'유효 기간?' 질문 삭제" }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '삭제' }));
  expect(await screen.findByText('아직 질문이 없어요')).toBeTruthy();

  const body = { code: 'FS-001', title: '비밀 제목', content: '비밀 내용', is_secret: true };
  const { id, updated } = (await call(createProductQuestion, { token: member.token, body })).data;
  await call(updateStaffQuestion, { token: staff.token, params: { id }, body: { answer: '10년이에요.', updated } });
  const own = await renderPage(remote.routes, { at, as: member });
  expect(await own.screen.findByText('10년이에요.')).toBeTruthy();
  expect(own.screen.queryByRole('button', { name: /질문 고치기/ })).toBeNull();
  const page = await renderPage(remote.routes, { at, as: other });
  expect(await page.screen.findByText('비밀글이에요')).toBeTruthy();
  expect(page.screen.queryByText(/비밀 제목|비밀 내용|10년/)).toBeNull();
  await page.user.click(page.screen.getByRole('checkbox', { name: '내 질문만' }));
  expect(await page.screen.findByText('이 상품에 남긴 질문이 없어요')).toBeTruthy();
});

test('a member reports the question of somebody else, whose author learns that it is looked at and writes back', async () => {
  const { create, db, clock } = testServer();
  await (await openShop()).sell('분말 소화기');
  const [author, reader] = [await create.general(), await create.general()];
  const body = { code: 'FS-001', title: '연락 주세요', content: '싸게 팔아요', is_secret: false };
  const { id } = (await call(createProductQuestion, { token: author.token, body })).data;
  const { screen, user, waitFor } = await renderPage(remote.routes, { at, as: reader });
  await user.click(await screen.findByRole('button', { name: /님의 상품 질문 신고하기/ }));
  await user.click(await screen.findByRole('button', { name: '신고하기' }));
  expect(await screen.findByText('신고하는 사유를 골라 주세요.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: '광고·홍보' }));
  await user.click(screen.getByRole('button', { name: '신고하기' }));
  await waitFor(async () =>
    expect(await db.selectFrom('report').select(['kind', 'object_id']).execute()).toEqual([
      { kind: ReportedKind.QUESTION, object_id: id },
    ]),
  );
  for (let n = 0; n < 3; n += 1) {
    const other = await create.general();
    const old = new Date(clock.now().getTime() - 30 * 86_400_000);
    await db.updateTable('user_account').set({ created: old }).where('id', '=', other.id).execute();
    const report = { kind: ReportedKind.QUESTION, object_id: id, reason: ReportReason.SPAM };
    await call(createReport, { token: other.token, body: report });
  }
  const own = await renderPage(remote.routes, { at, as: author });
  expect(await own.screen.findByText('검토 중인 상품 질문이에요')).toBeTruthy();
  expect(own.screen.queryByRole('button', { name: /신고하기/ })).toBeNull();
  await own.user.click(await own.screen.findByRole('button', { name: '소명하기' }));
  await own.user.type(await own.screen.findByRole('textbox', { name: /소명/ }), '광고가 아니에요.');
  await own.user.click(own.screen.getByRole('button', { name: '보내기' }));
  expect(await own.screen.findByText('보낸 소명: 광고가 아니에요.')).toBeTruthy();
});

test('a visitor signs in to ask, and comes back; a member waits for a sold out product', async () => {
  const member = await testServer().create.general();
  await (await openShop()).sell('분말 소화기', { stock: 0 });
  const visitor = await renderPage(remote.routes, { at });
  const link = await visitor.screen.findByRole('link', { name: '로그인하고 질문하기' });
  expect(link.getAttribute('href')).toContain(encodeURIComponent(at));
  const { screen, user } = await renderPage(remote.routes, { at, as: member });
  await user.click(await screen.findByRole('button', { name: '재입고 알림 받기' }));
  const isWanted = async () =>
    (await call(getProduct, { token: member.token, params: { code: 'FS-001' } })).data.is_restock_wanted;
  const off = await screen.findByRole('button', { name: '재입고 알림 끄기' });
  expect(await isWanted()).toBe(true);
  await user.click(off);
  expect(await screen.findByRole('button', { name: '재입고 알림 받기' })).toBeTruthy();
  expect(await isWanted()).toBe(false);
});
