import { createSuggestRequest } from '@danji/contracts/bids/suggest-request.endpoints';
import { readSuggestItem } from '@danji/contracts/bids/suggest-item.endpoints';
import { UserType } from '@danji/contracts/codes/user-codes';
import { toDocument } from '@danji/contracts/documents/document-text';
import type { NanoId } from '@danji/contracts/fields';
import { expect, type Page } from '@playwright/test';
import { signInByCall } from './accounts.ts';
import { choose, confirm, DISTRICT, SECTOR } from './company-steps.ts';
import { expectFits } from './screen-checks.ts';
import { call, inDays } from './space-data.ts';

/** The vendor of the journey, and the others that a nominated bid needs, by their e-mail addresses. */
export const VENDOR = '한빛설비';
const OTHERS = { 가온조경: 'brand1@danji.test', 다온방수산업: 'brand2@danji.test' } as const;
const ROW = '저수조 3기';

async function invite(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '업체 초대' }).click();
  const dialog = page.getByRole('dialog', { name: '업체 초대' });
  await dialog.getByRole('searchbox').fill(name);
  await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('button', { name: `${name} 업체 빼기` })).toBeVisible();
  // A sheet of a phone leaves a moment later.
  await expect(dialog).toBeHidden();
}

/** A manager writes a nominated bid for a space and publishes it; resolves to its id in addresses. */
export async function publishNotice(manager: Page, spaceId: number, title: string): Promise<NanoId> {
  await manager.goto(`/bids/new?space_id=${spaceId}`);
  await manager.getByRole('radio', { name: '지명경쟁' }).check();
  for (const name of [VENDOR, ...Object.keys(OTHERS)]) await invite(manager, name);
  await manager.getByRole('textbox', { name: /^제목/ }).fill(title);
  await choose(manager, manager.getByRole('button', { name: /^대표 분야/ }), '대표 분야', SECTOR);
  await choose(manager, manager.getByRole('button', { name: /^지역/ }), '지역', DISTRICT);
  await manager.getByRole('textbox', { name: '마감 날짜' }).fill(inDays(12));
  await manager.getByRole('textbox', { name: '사업 내용' }).click();
  await manager.keyboard.type('저수조를 반기마다 청소해요.');
  await manager.getByRole('button', { name: '품목 더하기' }).click();
  await manager.getByRole('textbox', { name: '1번째 품목' }).fill(ROW);
  await manager.getByRole('textbox', { name: '1번째 수량' }).fill('2');
  await manager.getByRole('textbox', { name: /^전화번호/ }).fill('0319712345');
  await expectFits(manager);
  await manager.getByRole('button', { name: '공고 올리기' }).click();
  await confirm(manager, '공고 올리기');
  await expect(manager).toHaveURL(/\/bids\/(?!new)[\w-]+$/);
  await expect(manager.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return (new URL(manager.url()).pathname.split('/')[2] ?? '') as NanoId;
}

/** The invited vendor reads the notice without spending a read and sends its offer; it can save the receipt. */
export async function readAndOffer(vendor: Page, id: NanoId, title: string): Promise<void> {
  await vendor.goto(`/bids/${id}`);
  await expect(vendor.getByText('초대받은 공고라 열람 횟수를 쓰지 않아요.')).toBeVisible();
  await vendor.getByRole('button', { name: '열람하기' }).click();
  await expect(vendor.getByText('저수조를 반기마다 청소해요.')).toBeVisible();
  await expectFits(vendor);
  await vendor.getByRole('link', { name: '제안 쓰기' }).click();
  await vendor.getByRole('textbox', { name: `${ROW} 단가` }).fill('1500000');
  await vendor.getByRole('textbox', { name: '제안 내용' }).click();
  await vendor.keyboard.type('두 명이 하루에 끝내요.');
  await expectFits(vendor);
  await vendor.getByRole('button', { name: '제안 보내기' }).click();
  await confirm(vendor, '제안 보내기');
  await expect(vendor).toHaveURL(/\/bids\/requests\/[\w-]+$/);
  await vendor.getByRole('link', { name: '제출 확인서' }).click();
  await expectFits(vendor);
  const saved = vendor.waitForEvent('download');
  await vendor.getByRole('button', { name: '제출 확인서 받기' }).click();
  expect((await saved).suggestedFilename()).toContain(`제안 제출 확인서_${title}`);
}

/** The other invited vendors read and offer more. */
export async function offerByCalls(page: Page, item_nano_id: NanoId): Promise<void> {
  for (const email of Object.values(OTHERS)) {
    const other = { page, access: await signInByCall(page, email, UserType.BRAND) };
    await call(other, readSuggestItem, { item_nano_id });
    await call(other, createSuggestRequest, {
      item_nano_id,
      content: toDocument('하루 쉬고 청소해요.'),
      price_lines: [{ item: ROW, unit: '', quantity: 2, unit_price: 1_800_000 }],
      total_price: null,
      vat_mode: 'included',
      valid_until: null,
      company_item_id: null,
      document_ids: [],
      file_ids: [],
      is_draft: false,
    });
  }
}

/** Gives the reason of a decision in its dialog. */
async function giveReason(page: Page, label: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^사유/ }).fill(reason);
  await dialog.getByRole('button', { name: label }).click();
  await expect(dialog).toBeHidden();
}

/** On the page of the notice the master closes it before its end, opens the offers, compares them and chooses the vendor. */
export async function closeOpenAward(manager: Page): Promise<void> {
  await expect(manager.getByText('마감할 때까지는 제안의 수만 볼 수 있어요.')).toBeVisible();
  await manager.getByRole('button', { name: '조기 마감' }).click();
  await giveReason(manager, '조기 마감', '초대한 업체가 모두 제안했어요.');
  await manager.getByRole('button', { name: '제안 개봉' }).click();
  await confirm(manager, '제안 개봉');
  await manager.getByRole('link', { name: '받은 제안 비교' }).click();
  const total = manager.getByRole('row', { name: /^합계/ });
  await expect(total).toContainText('3,000,000원');
  await expect(total).toContainText('3,600,000원');
  await expectFits(manager);
  await manager.getByRole('button', { name: `${VENDOR} 선정` }).click();
  await giveReason(manager, '업체 선정', '가장 낮은 금액이에요.');
}

/** The award becomes a contract of the space with the amount of the offer. */
export async function makeContract(manager: Page, id: NanoId, spaceId: number): Promise<void> {
  await manager.goto(`/bids/${id}`);
  await expectFits(manager);
  await manager.getByRole('button', { name: '계약 만들기' }).click();
  await expect(manager).toHaveURL(new RegExp(`/workspace/${spaceId}/schedules/\\d+/edit$`));
  await manager.goto(manager.url().replace(/\/edit$/, ''));
  await expect(manager.getByRole('main')).toContainText(VENDOR);
  await expect(manager.getByRole('main')).toContainText('3,000,000원');
}

/** An operator finds the notice with its outcome. */
export async function findByOperator(operator: Page, title: string): Promise<void> {
  await operator.goto(`/admin/bids?${new URLSearchParams({ search: title })}`);
  await operator.getByRole('link', { name: title }).click();
  await expect(operator.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(operator.getByText('선정 완료').first()).toBeVisible();
  await expectFits(operator);
}
