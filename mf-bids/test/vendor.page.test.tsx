import { beforeEach, describe, expect, test } from '@jest/globals';
import { ComplianceDocumentKind, ComplianceDocumentState } from '@danji/contracts/bids/compliance-document';
import { listComplianceDocuments } from '@danji/contracts/bids/compliance-document.endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays } from '@danji/contracts/rules/day-math';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { within } from '@testing-library/react';
import { remote } from '../src/remote.tsx';

let brand: TestAccount;
beforeEach(async () => {
  await testServer().reset();
  brand = await testServer().create.brand();
});

const dayAfter = (days: number) => addDays(toBusinessDate(testServer().clock.now()), days);
const pdf = () => new File(['%PDF-1.7\n%%EOF'], '등록증.pdf', { type: 'application/pdf' });

/** A document that expires in so many days, and has been refused with `reason`, directly in the database. */
async function makeDocument(title: string, expiresIn: number, reason: string | null = null): Promise<number> {
  const { db, clock } = testServer();
  const { id } = await db
    .insertInto('compliance_document')
    .values({
      brand_id: brand.id,
      kind: ComplianceDocumentKind.INSURANCE,
      title,
      number: '',
      issuer: '',
      issued_date: null,
      expiry_date: dayAfter(expiresIn),
      state: reason === null ? ComplianceDocumentState.CHECKED : ComplianceDocumentState.REFUSED,
      reason,
      reminded_days: null,
      created: clock.now(),
      updated: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('the home of a vendor', () => {
  test('tells a new vendor what to do first', async () => {
    const { screen } = await renderPage(remote.routes, { at: '/vendor', as: brand });
    const steps = within(await screen.findByRole('region', { name: '다음 할 일' }));
    expect(steps.getByRole('link', { name: '업체 소개를 올려 보세요' }).getAttribute('href')).toBe('/companies/new');
    expect(steps.getByRole('link', { name: '증빙 서류를 올려 주세요' }).getAttribute('href')).toBe(
      '/vendor/documents/new',
    );
    expect(await screen.findByText('무료')).toBeTruthy();
  });

  test('names what was refused, what expires and the plan that ends', async () => {
    const { db, clock } = testServer();
    await makeDocument('끝난 보험', -1);
    await makeDocument('곧 끝나는 보험', 5);
    await makeDocument('흐린 보험', 200, '글자가 흐려요.');
    await db
      .insertInto('brand_plan')
      .values({
        brand_id: brand.id,
        plan: 2,
        plan_start_date: dayAfter(-20),
        plan_end_date: dayAfter(3),
        created: clock.now(),
      })
      .execute();
    const { screen } = await renderPage(remote.routes, { at: '/vendor', as: brand });
    const steps = within(await screen.findByRole('region', { name: '다음 할 일' }));
    expect(steps.getByRole('link', { name: '만료된 서류를 바꿔 주세요' })).toBeTruthy();
    expect(steps.getByRole('link', { name: '곧 만료되는 서류가 있어요' })).toBeTruthy();
    expect(steps.getByText('글자가 흐려요.')).toBeTruthy();
    expect(await steps.findByRole('link', { name: '요금제가 곧 끝나요' })).toBeTruthy();
    const documents = within(screen.getByRole('region', { name: '증빙 서류' }));
    expect(documents.getByText('만료')).toBeTruthy();
    expect(documents.getByText('5일 남음')).toBeTruthy();
    expect(screen.getByText(/3일 남음$/)).toBeTruthy();
  });
});

test('an advertisement that is approved and not paid waits for its payment, wherever it is shown', async () => {
  const { db, clock } = testServer();
  const day = dayAfter(0);
  await db
    .insertInto('advertisement')
    .values({
      user_id: brand.id,
      title: '겨울 방수',
      category: 0,
      tier: 0,
      state: 0,
      live_state: null,
      link: '/companies',
      content: '',
      date_start: day,
      date_end: dayAfter(20),
      image1_id: null,
      image2_id: null,
      image3_id: null,
      image4_id: null,
      paid: null,
      approved: clock.now(),
      reason: null,
      created: clock.now(),
      updated: clock.now(),
    })
    .execute();
  const { screen } = await renderPage(remote.routes, { at: '/vendor', as: brand });
  const ads = within(await screen.findByRole('region', { name: '광고' }));
  expect(ads.getByText('입금 대기')).toBeTruthy();
  expect(ads.queryByText('게재')).toBeNull();
});

describe('the documents of a vendor', () => {
  test('are added with a file, once what is missing is there', async () => {
    const { screen, user, waitFor, address } = await renderPage(remote.routes, {
      at: '/vendor/documents/new',
      as: brand,
    });
    await user.click(await screen.findByRole('radio', { name: '보험증권' }));
    await user.click(screen.getByRole('button', { name: '등록' }));
    expect(await screen.findByText('서류 이름을 입력해 주세요.')).toBeTruthy();
    expect(screen.getByText('보험증권에는 만료일이 있어야 해요.')).toBeTruthy();
    expect(await screen.findByText('서류의 사진이나 PDF를 올려 주세요.')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /서류 이름/ }), '영업배상책임보험');
    await user.type(screen.getByRole('textbox', { name: /만료일/ }), dayAfter(100));
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    await user.upload(input as HTMLInputElement, pdf());
    // While the file is on its way, the button has no name.
    await user.click(await screen.findByRole('button', { name: '등록' }));
    await waitFor(() => expect(address()).toBe('/vendor/documents'));
    const { data } = await call(listComplianceDocuments, { token: brand.token });
    expect(data.results).toMatchObject([{ title: '영업배상책임보험', state: 0, files: [{ name: '등록증.pdf' }] }]);
  });

  test('are deleted, and that is taken back', async () => {
    const id = await makeDocument('지울 보험', 100);
    const { screen, user } = await renderPage(remote.routes, { at: `/vendor/documents/${id}`, as: brand });
    await user.click(await screen.findByRole('button', { name: '삭제' }));
    expect(await screen.findByText('아직 증빙 서류가 없어요')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: '되돌리기' }));
    expect(await screen.findByRole('link', { name: '지울 보험' })).toBeTruthy();
  });

  test('of another vendor do not exist', async () => {
    const id = await makeDocument('남의 보험', 100);
    const other = await testServer().create.brand();
    const { screen } = await renderPage(remote.routes, { at: `/vendor/documents/${id}`, as: other });
    expect(await screen.findByText('증빙 서류를 찾을 수 없어요')).toBeTruthy();
  });
});
