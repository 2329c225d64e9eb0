import { BrandPlan } from '@danji/contracts/codes/user-codes';
import { expect, type Page } from '@playwright/test';
import { approve, choose, confirm, DISTRICT, openQueued, SECTOR } from './company-steps.ts';
import { expectFits } from './screen-checks.ts';

/** A manager finds the item by category and region and keeps it; resolves to the id of its brand. */
export async function findCompany(manager: Page, title: string): Promise<number> {
  await manager.goto('/companies');
  await manager.getByRole('button', { name: '광고 닫기' }).click();
  await choose(manager, manager.getByRole('button', { name: '모든 분야' }), '분야', SECTOR);
  await choose(manager, manager.getByRole('button', { name: '모든 지역' }), '지역', DISTRICT);
  await expect(manager).toHaveURL(/category=\d+.*region=\d+|region=\d+.*category=\d+/);
  await expectFits(manager);
  await manager.getByRole('link', { name: title }).click();
  await expect(manager.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(manager.getByText('직접 청소해요.')).toBeVisible();
  await manager.getByRole('button', { name: '관심 0' }).click();
  await expect(manager.getByRole('button', { name: '관심 업체 1' })).toBeVisible();
  await expectFits(manager);
  await manager.getByRole('link', { name: '사업자 정보와 평가 보기' }).click();
  await expect(manager).toHaveURL(/\/brands\/\d+$/);
  await expect(manager.getByRole('heading', { level: 1, name: '한빛설비' })).toBeVisible();
  await expectFits(manager);
  return Number(new URL(manager.url()).pathname.split('/')[2]);
}

/** The manager evaluates a contract with the brand, and everybody reads it on the page of the brand. */
export async function evaluate(manager: Page, contract: string, brandId: number, comment: string): Promise<void> {
  await manager.goto(contract);
  await manager.getByRole('button', { name: '업체 평가하기' }).click();
  const form = manager.getByRole('dialog');
  for (const score of ['전문성', '일정 준수', '의사소통', '안전·청결', '비용'])
    await form.getByRole('slider', { name: new RegExp(`^${score}`) }).press('4');
  await form.getByRole('textbox', { name: /^평가 내용/ }).fill(comment);
  await form.getByRole('button', { name: '평가 남기기' }).click();
  await expect(manager.getByRole('region', { name: '업체 평가' })).toContainText(comment);
  await expectFits(manager);
  await manager.goto(`/brands/${brandId}`);
  await expect(manager.getByRole('article').filter({ hasText: comment })).toBeVisible();
}

/** A change of a public item waits for approval, and everybody reads the approved version until then. */
export async function changePublic(
  brand: Page,
  operator: Page,
  visitor: Page,
  id: string,
  title: string,
): Promise<void> {
  await brand.goto(`/companies/${id}/edit`);
  await brand.getByRole('textbox', { name: /^한 줄 소개/ }).fill('저수조 청소 21년');
  await brand.getByRole('textbox', { name: '상세 소개' }).click();
  await brand.keyboard.press('ControlOrMeta+End');
  await brand.keyboard.press('Enter');
  await brand.keyboard.type('수질 검사서를 드려요.');
  await brand.getByRole('button', { name: '고친 내용 승인 요청' }).click();
  await expect(brand.getByRole('region', { name: '상태', exact: true })).toContainText('수정 검토중');
  await visitor.goto(`/companies/${id}`);
  await expect(visitor.getByText('저수조 청소 20년').first()).toBeVisible();
  await expect(visitor.getByText('수질 검사서를 드려요.')).toHaveCount(0);

  await openQueued(operator, title);
  await expect(operator.getByText('승인하기 전까지는 승인된 내용이 그대로 보여요.')).toBeVisible();
  await expect(operator.getByRole('region', { name: '상세 소개에서 다른 줄' })).toContainText(
    '더한 줄: 수질 검사서를 드려요.',
  );
  await expect(operator.locator('del', { hasText: '저수조 청소 20년' })).toBeVisible();
  await expectFits(operator);
  await approve(operator, title);
  await visitor.reload();
  await expect(visitor.getByText('수질 검사서를 드려요.')).toBeVisible();
}

/** The short link on the vendor's paper leads to the item, and is counted. */
export async function followLink(brand: Page, visitor: Page, id: string): Promise<void> {
  const card = brand.getByRole('region', { name: '짧은 주소' });
  const [, path = ''] = /(\/c\/\S+)/.exec(await card.innerText()) ?? [];
  await visitor.goto(path);
  await expect(visitor).toHaveURL(new RegExp(`/companies/${id}$`));
  await expect(visitor.getByText('저수조 청소 21년').first()).toBeVisible();
  await brand.reload();
  await expect(card.getByText('1번').first()).toBeVisible();
}

/** The brand asks for a plan, an ADMIN issues its invoice and confirms the deposit, and the plan runs. */
export async function buyPlan(brand: Page, admin: Page, plan: 3 | 4): Promise<void> {
  const name = BrandPlan.label(plan);
  await brand.goto('/plans');
  const card = brand
    .getByRole('region', { name: '요금제', exact: true })
    .getByRole('article')
    .filter({ hasText: name });
  await card
    .filter({ has: brand.getByRole('heading', { name, exact: true }) })
    .getByRole('button')
    .click();
  await brand.getByRole('dialog').getByRole('button', { name: '신청', exact: true }).click();
  await expect(brand.getByText(`${name} 요금제를 신청했어요`)).toBeVisible();
  await expectFits(brand);

  await admin.goto('/admin/plans');
  const request = admin.getByRole('article').filter({ hasText: 'brand@danji.test' }).filter({ hasText: name });
  await request.getByRole('button', { name: '세금계산서 발행' }).click();
  await confirm(admin, '세금계산서 발행');
  await request.getByRole('button', { name: '입금 확인' }).click();
  await confirm(admin, '입금 확인');
  await expect(admin.getByText('입금 확인했어요')).toBeVisible();
  await expectFits(admin);
  await brand.reload();
  await expect(
    brand.getByRole('region', { name: '지금 요금제' }).getByRole('heading', { name, exact: true }),
  ).toBeVisible();
}
