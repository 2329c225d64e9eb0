import { beforeEach, expect, test } from '@jest/globals';
import { ComplianceDocumentKind, ComplianceDocumentState } from '@danji/contracts/bids/compliance-document';
import { listComplianceDocuments } from '@danji/contracts/bids/compliance-document.endpoints';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

const { WAITING, CHECKED, REFUSED } = ComplianceDocumentState;

test('an operator checks a document and refuses another one with a reason', async () => {
  const { create, db, clock } = testServer();
  const [brand, staff] = [await create.brand(), await create.staff()];
  const at = { created: clock.now(), updated: clock.now() };
  const row = {
    brand_id: brand.id,
    kind: ComplianceDocumentKind.LICENCE,
    number: '제1호',
    issuer: '',
    issued_date: null,
    expiry_date: null,
    state: WAITING,
    reason: null,
    reminded_days: null,
    ...at,
  };
  await db
    .insertInto('compliance_document')
    .values([
      { ...row, title: '방수 면허' },
      { ...row, title: '흐린 면허' },
    ])
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
