import { createCompanyItem, updateCompanyItem } from '@danji/contracts/bids/company-item-owner.endpoints';
import { getCompanyItem } from '@danji/contracts/bids/company-item.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { companyBody } from '../src/company-body.ts';
import { expectFits } from './screen-checks.ts';
import { call, type SignedInPage, toPath } from './space-data.ts';

/** A category and a region of the item. */
export const SECTOR = '저수조 청소';
export const DISTRICT = '강남구';
const REASON = '‘전국 1위’의 근거를 적어 주세요.';

/** Chooses one entry of a picker by its name. */
export async function choose(page: Page, opener: Locator, label: string, name: string): Promise<void> {
  await opener.click();
  const sheet = page.getByRole('dialog', { name: `${label} 선택` });
  await sheet.getByRole('searchbox').fill(name);
  await sheet.getByRole('checkbox', { name: new RegExp(`${name}$`) }).check();
  await sheet.getByRole('button', { name: '1개 적용' }).click();
}

/** Confirms what the last click asks. */
export const confirm = (page: Page, label: string): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name: label }).click();

async function addPicture(page: Page): Promise<void> {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3b82f6' } })
    .png()
    .toBuffer();
  await page
    .locator('input[type=file][accept="image/*"]')
    .first()
    .setInputFiles({ name: '저수조.png', mimeType: 'image/png', buffer });
  const dialog = page.getByRole('dialog', { name: '대표 사진 자르기' });
  await dialog.getByRole('slider', { name: '확대' }).fill('2');
  await dialog.getByRole('button', { name: '이대로 쓰기' }).click();
  await expect(page.getByRole('button', { name: '사진 빼기' })).toBeVisible();
}

/** Writes an item and asks for approval; resolves to its id in addresses. */
export async function writeItem(brand: Page, title: string): Promise<string> {
  await brand.goto('/companies/new');
  await brand.getByRole('textbox', { name: /^제목/ }).fill(title);
  await brand.getByRole('textbox', { name: /^한 줄 소개/ }).fill('전국 1위 저수조 청소');
  await addPicture(brand);
  await choose(brand, brand.getByRole('button', { name: /^대표 분야/ }), '대표 분야', SECTOR);
  await choose(brand, brand.getByRole('button', { name: /^활동 지역/ }), '활동 지역', DISTRICT);
  await brand.getByRole('textbox', { name: '상세 소개' }).click();
  await brand.keyboard.type('직접 청소해요.');
  await expectFits(brand);
  await brand.getByRole('button', { name: '승인 요청', exact: true }).click();
  await expect(brand).toHaveURL(/\/companies\/[^/]+\/edit$/);
  await expect(brand.getByRole('region', { name: '상태', exact: true })).toContainText('승인대기');
  return new URL(brand.url()).pathname.split('/')[2] ?? '';
}

/** Approves what waits of an item. */
export async function approveByCall(operator: SignedInPage, nanoId: string): Promise<void> {
  const { updated } = await call(operator, { ...getCompanyItem, path: toPath(getCompanyItem, nanoId) });
  const body = { edit_state_type: EditState.DONE, updated };
  await call(operator, { ...updateCompanyItem, path: toPath(updateCompanyItem, nanoId) }, body);
}

/** Adds an approved item; resolves to its id in addresses. */
export async function addApproved(brand: SignedInPage, operator: SignedInPage, title: string): Promise<string> {
  const body = companyBody({ title, description: '저수조 청소 20년' });
  const { nano_id } = await call(brand, createCompanyItem, body);
  await approveByCall(operator, nano_id);
  return nano_id;
}

/** Opens an item of the approval queue. */
export async function openQueued(operator: Page, title: string): Promise<void> {
  await operator.goto(`/admin/company-items?${new URLSearchParams({ search: title })}`);
  await operator.getByRole('link', { name: title }).click();
  await expect(operator.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

export async function refuse(operator: Page, title: string): Promise<void> {
  await openQueued(operator, title);
  await operator.getByRole('button', { name: '반려' }).click();
  const dialog = operator.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^사유/ }).fill(REASON);
  await dialog.getByRole('button', { name: '반려' }).click();
  await expect(operator.getByText(`'${title}' 소개를 반려했어요`)).toBeVisible();
  await expectFits(operator);
}

export async function approve(operator: Page, title: string): Promise<void> {
  await operator.getByRole('button', { name: '승인', exact: true }).click();
  await confirm(operator, '승인');
  await expect(operator.getByText(`'${title}' 소개를 승인했어요`)).toBeVisible();
}

/** A vendor reads why its item was refused, mends it and asks again. */
export async function mend(brand: Page, title: string): Promise<void> {
  await brand.goto('/companies/mine');
  await expect(brand.getByText(`사유: ${REASON}`)).toBeVisible();
  await expectFits(brand);
  await brand.getByRole('link', { name: title }).click();
  await expect(brand.getByText(REASON).first()).toBeVisible();
  await brand.getByRole('textbox', { name: /^한 줄 소개/ }).fill('저수조 청소 20년');
  await brand.getByRole('button', { name: '다시 승인 요청' }).click();
  await expect(brand.getByRole('region', { name: '상태', exact: true })).toContainText('승인대기');
}
