import { expect, test } from '@playwright/test';
import { DEVICES, signInAs } from './accounts.ts';
import { expectFits } from './screen-checks.ts';

for (const [name, viewport] of DEVICES) {
  test(`on a ${name}: a manager sends a request, an operator answers it, the manager reads the answer and asks again`, async ({
    page,
    browser,
  }) => {
    const title = `여정 시험 요청 ${name}`;
    await page.setViewportSize(viewport);
    await signInAs(page, 'manager');
    await page.goto('/workspace/1/requests');
    await page.getByRole('link', { name: '요청하기' }).first().click();
    await page.getByRole('button', { name: '요청 보내기' }).click();
    await expect(page.getByText('제목을 입력해 주세요.')).toBeVisible();
    await page.getByRole('radio', { name: /자료 요청/ }).check();
    await page.getByRole('textbox', { name: /제목/ }).fill(title);
    await page.getByRole('textbox', { name: /내용/ }).fill('표준계약서 양식을 보내 주세요.');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: '참고 자료.txt', mimeType: 'text/plain', buffer: Buffer.from('참고') });
    await expect(page.getByText('참고 자료.txt')).toBeVisible();
    await expectFits(page);
    await page.getByRole('button', { name: '요청 보내기' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: /참고 자료\.txt/ })).toBeVisible();
    const address = new URL(page.url()).pathname;

    const office = await browser.newContext({ locale: 'ko-KR', timezoneId: 'Asia/Seoul', viewport });
    const operator = await office.newPage();
    await signInAs(operator, 'staff');
    await operator.goto('/admin/requests?is_open=true');
    await operator.getByRole('link', { name: title }).click();
    await operator.getByRole('button', { name: '내가 맡기' }).click();
    await expect(operator.getByText('담당자가 되었어요')).toBeVisible();
    const answer = operator.getByRole('textbox', { name: '답변' });
    await answer.click();
    await operator.keyboard.type('양식을 보내 드려요.');
    await operator.getByRole('button', { name: '답변 보내기' }).click();
    await expect(operator.getByRole('heading', { name: '보낸 답변' })).toBeVisible();
    await expectFits(operator);

    // The manager's open screen is updated by a live event.
    await expect(page.getByText('양식을 보내 드려요.')).toBeVisible({ timeout: 15_000 });
    await page.getByRole('button', { name: '다시 묻기' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/다시 묻는 내용/).fill('한글 파일로도 있을까요?');
    await dialog.getByRole('button', { name: '다시 묻기' }).click();
    await expect(page.getByText('한글 파일로도 있을까요?')).toBeVisible();
    await expect(page.getByRole('button', { name: '다시 묻기' })).toHaveCount(0);
    await expectFits(page);
    await office.close();
    expect(address).toMatch(/^\/workspace\/1\/requests\/\d+$/);
  });

  test(`on a ${name}: the dashboard lists and links the tasks of today; a master exports the work space`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signInAs(page, 'manager');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: '오늘 챙길 일' })).toBeVisible();
    await page.goto('/workspace/1');
    await expect(page.getByRole('heading', { name: '오늘 챙길 일' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '앞으로 12개월 계약' })).toBeVisible();
    await expectFits(page);
    await page.getByRole('navigation', { name: '빠른 작업' }).getByRole('link', { name: '인수인계 내보내기' }).click();
    await page.getByRole('button', { name: '내보내기 시작' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '내보내기' }).click();
    const ready = page.getByRole('button', { name: '내려받기' }).first();
    await expect(ready).toBeVisible({ timeout: 30_000 });
    const [download] = await Promise.all([page.waitForEvent('download'), ready.click()]);
    expect(download.suggestedFilename()).toMatch(/^한빛마을 3단지 인수인계 \d{4}-\d{2}-\d{2}\.zip$/);
    await expectFits(page);
  });
}
