import { beforeEach, expect, test } from '@jest/globals';
import { ComplianceDocumentKind, ComplianceDocumentState } from '@danji/contracts/bids/compliance-document';
import { listComplianceDocuments } from '@danji/contracts/bids/compliance-document.endpoints';
import { requestPlan } from '@danji/contracts/bids/brand-plan.endpoints';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

const { WAITING, CHECKED, REFUSED } = ComplianceDocumentState;

const toRow = (brandId: number, title: string) => ({
  brand_id: brandId,
  kind: ComplianceDocumentKind.LICENCE,
  title,
  number: '제1호',
  issuer: '',
  issued_date: null,
  expiry_date: null,
  state: WAITING,
  reason: null,
  reminded_days: null,
  created: testServer().clock.now(),
  updated: testServer().clock.now(),
});

test('the queue is searched by the document and by its brand', async () => {
  const { create, db } = testServer();
  const [brand, other, staff] = [
    await create.brand({ company: '한빛건설' }),
    await create.brand({ company: '나래설비' }),
    await create.staff(),
  ];
  await db
    .insertInto('compliance_document')
    .values([toRow(brand.id, '방수 면허'), toRow(other.id, '도장 면허')])
    .execute();
  const { screen, user, waitFor } = await renderPage(remote.routes, { at: '/admin/compliance-documents', as: staff });
  const titles = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));
  await waitFor(() => expect(titles().length).toBe(2));
  const field = screen.getByRole('searchbox', { name: '서류나 업체 검색' });
  await user.type(field, '방수{Enter}');
  await waitFor(() => expect(titles()).toEqual(['방수 면허']));
  await user.clear(field);
  await user.type(field, '나래설비{Enter}');
  await waitFor(() => expect(titles()).toEqual(['도장 면허']));
});

test('the dashboard counts what waits; requests of plans for ADMIN only', async () => {
  const { create, db } = testServer();
  const [brand, staff, admin] = [await create.brand(), await create.staff(), await create.admin()];
  await db
    .insertInto('compliance_document')
    .values([toRow(brand.id, '방수 면허'), toRow(brand.id, '도장 면허')])
    .execute();
  await call(requestPlan, { token: brand.token, body: { plan: 1, times: 1, tax_email: 'tax@danji.test' } });
  const open = async (as: typeof staff) => {
    const { screen, within } = await renderPage(remote.routes, { at: '/admin', as });
    const waiting = within(await screen.findByRole('region', { name: '기다리는 일' }));
    expect((await waiting.findByRole('link', { name: /^확인할 서류.*2개/ })).getAttribute('href')).toBe(
      '/admin/compliance-documents?state=0',
    );
    expect(await waiting.findByRole('link', { name: /^신고된 평가.*0건/ })).toBeTruthy();
    expect(await waiting.findByRole('link', { name: /^심사할 업체 소개.*0개/ })).toBeTruthy();
    return waiting;
  };
  expect((await open(staff)).queryByText('요금제 신청')).toBeNull();
  expect(await (await open(admin)).findByRole('link', { name: /^요금제 신청.*1건/ })).toBeTruthy();
});

test('an operator checks a document and refuses another one with a reason', async () => {
  const { create, db } = testServer();
  const [brand, staff] = [await create.brand(), await create.staff()];
  await db
    .insertInto('compliance_document')
    .values([toRow(brand.id, '방수 면허'), toRow(brand.id, '흐린 면허')])
    .execute();
  const { screen, user, within, waitFor } = await renderPage(remote.routes, {
    at: `/admin/compliance-documents?state=${WAITING}`,
    as: staff,
  });
  const card = async (name: string) => within(await screen.findByRole('article', { name }));
  await user.click((await card('방수 면허')).getByRole('button', { name: '확인' }));
  expect(await screen.findByText("'방수 면허' 확인했어요")).toBeTruthy();
  await user.click((await card('흐린 면허')).getByRole('button', { name: '반려' }));
  await user.type(await screen.findByRole('textbox', { name: /사유/ }), '글자가 흐려요.');
  await user.click(screen.getAllByRole('button', { name: '반려' }).at(-1) as HTMLElement);
  await waitFor(async () => {
    const { data } = await call(listComplianceDocuments, { token: brand.token });
    expect(data.results.map(({ title, state, reason }) => [title, state, reason])).toEqual([
      ['흐린 면허', REFUSED, '글자가 흐려요.'],
      ['방수 면허', CHECKED, null],
    ]);
  });
});
