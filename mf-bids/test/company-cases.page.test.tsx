import { beforeEach, describe, expect, test } from '@jest/globals';
import { getCompanyItem } from '@danji/contracts/bids/company-item.endpoints';
import type { SentCase } from '@danji/contracts/bids/work-case';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { within } from '@testing-library/react';
import { CaseDialog } from '../src/company-form/case-dialog.tsx';
import { type CaseDraft, toBlankCase } from '../src/company-form/company-draft.ts';
import { remote } from '../src/remote.tsx';
import { findFileInput, pictureFile, uploadPictures } from './pictures.ts';
import { publish } from './published-company.ts';

let brand: TestAccount;
beforeEach(async () => {
  await testServer().reset();
  brand = await testServer().create.brand();
});

const workCase = (title: string, given: Partial<SentCase> = {}): SentCase => ({
  title,
  description: '',
  size: '',
  amount: null,
  date_start: null,
  date_end: null,
  picture_ids: [],
  ...given,
});

const openForm = async (work_cases: SentCase[]) => {
  const company = await publish('옥상 방수', { work_cases }, brand);
  return { company, ...(await renderPage(remote.routes, { at: `/companies/${company.nano_id}/edit`, as: brand })) };
};

describe('the works in the form of a company', () => {
  // Without the form around it, whose editor alone is slower to load and to search than the dialog.
  test('are written in a dialog with their pictures', async () => {
    const done: CaseDraft[] = [];
    const element = (
      <CaseDialog work={toBlankCase()} isNew onCancel={() => undefined} onDone={(work) => done.push(work)} />
    );
    const { screen, user } = await renderPage([{ path: '/', element }], { at: '/', as: brand });
    const dialog = within(await screen.findByRole('dialog', { name: '시공 사례 더하기' }));
    await user.click(dialog.getByRole('button', { name: '더하기' }));
    expect(await dialog.findByText('사례 제목을 입력해 주세요.')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: /사례 제목/ }), '주차장');
    await user.upload(findFileInput(document), [pictureFile('a.png'), pictureFile('b.png')]);
    const address = (await dialog.findByAltText('사진 2')).getAttribute('src');
    await user.click(dialog.getByTitle('사진 2 앞으로'));
    expect(dialog.getByAltText('사진 1').getAttribute('src')).toBe(address);
    await user.click(dialog.getByRole('button', { name: '더하기' }));
    expect(done).toMatchObject([{ title: '주차장', pictures: [{ url: address }, {}] }]);
  });

  test('are put in order, and wait for review', async () => {
    const { screen, user, company } = await openForm([workCase('옥상'), workCase('주차장')]);
    await user.click(await screen.findByTitle("'주차장' 위로"));
    await user.click(screen.getByRole('button', { name: '고친 내용 승인 요청' }));
    expect(await screen.findByText('수정 검토중')).toBeTruthy();
    const { data } = await call(getCompanyItem, { token: brand.token, params: { id: company.nano_id } });
    expect(data.work_cases.map(({ title }) => title)).toEqual(['옥상', '주차장']);
    expect(data.recent_rev?.work_cases.map(({ title }) => title)).toEqual(['주차장', '옥상']);
  });
});

describe('the works on the page of a company', () => {
  test('show their facts, and their pictures one after the other by buttons and arrow keys', async () => {
    const picture_ids = await uploadPictures(brand, 2);
    const facts = { size: '820세대', amount: 120_000_000, date_start: '2026-03-02', date_end: '2026-04-01' };
    const work_cases = [workCase('주차장 방수', { ...facts, picture_ids })];
    const company = await publish('옥상 방수', { work_cases }, brand);
    const { screen, user } = await renderPage(remote.routes, { at: `/companies/${company.nano_id}` });
    expect(await screen.findByRole('heading', { name: '시공 사례 1건' })).toBeTruthy();
    for (const text of ['820세대', '1.2억', '2026. 3. 2. ~ 2026. 4. 1.']) expect(screen.getByText(text)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '주차장 방수 사진 1 크게 보기' }));
    expect(await screen.findByRole('img', { name: '주차장 방수 사진 1' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '다음 사진' }));
    expect(screen.getByText('2 / 2')).toBeTruthy();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('img', { name: '주차장 방수 사진 1' })).toBeTruthy();
  });
});
