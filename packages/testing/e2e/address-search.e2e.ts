import { expect, test } from '@playwright/test';
import { signInAs } from './accounts.ts';

test('a manager finds the address of the work place, and it is saved', async ({ page }) => {
  await signInAs(page, 'manager');
  await page.goto('/me');
  const part = page.getByRole('region', { name: '지금 일하는 곳' });
  await part.getByRole('textbox', { name: /^주소/ }).fill('제주시');
  await part.getByRole('button', { name: '주소 찾기' }).click();
  const dialog = page.getByRole('dialog', { name: '주소 찾기' });
  const widget = dialog.frameLocator('iframe[title="주소 검색"]').frameLocator('iframe');
  await expect(widget.getByRole('searchbox')).toHaveValue('제주시');
  await widget
    .getByRole('button', { name: /도로명.*제주시/ })
    .first()
    .click();
  await expect(dialog).toHaveCount(0);
  await expect(part.getByRole('textbox', { name: /^주소/ })).toHaveValue(/제주시/);
  await expect(part.getByRole('textbox', { name: /^우편번호/ })).toHaveValue(/^63\d{3}$/);
  await expect(part.getByRole('textbox', { name: /^상세 주소/ })).toBeFocused();
  await part.getByRole('textbox', { name: /^상세 주소/ }).fill('관리동 2층');
  await part.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('근무지를 저장했어요.')).toBeVisible();
  await page.reload();
  await expect(part.getByRole('textbox', { name: /^상세 주소/ })).toHaveValue('관리동 2층');
});

test('a widget that fails to load is reported, and the address can be typed', async ({ page }) => {
  await page.route('**/postcode.v2.js', (route) => route.abort());
  await signInAs(page, 'manager');
  await page.goto('/me');
  const part = page.getByRole('region', { name: '지금 일하는 곳' });
  await part.getByRole('button', { name: '주소 찾기' }).click();
  const dialog = page.getByRole('dialog', { name: '주소 찾기' });
  await expect(dialog.getByText('주소 검색을 열지 못했어요')).toBeVisible();
  await page.unroute('**/postcode.v2.js');
  await dialog.getByRole('button', { name: '다시 시도' }).click();
  await expect(
    dialog.frameLocator('iframe[title="주소 검색"]').frameLocator('iframe').getByRole('searchbox'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: '주소를 직접 입력할게요' }).click();
  await expect(dialog).toHaveCount(0);
});

/** Tries to read the page around and to call the app; runs in the frame. */
async function reachForApp(app: string | undefined) {
  const [title, session, storage] = [
    () => window.parent.document.title,
    () => Reflect.get(window.parent, 'danjiSession') as unknown,
    () => localStorage.getItem('probe'),
  ].map((read) => {
    try {
      return read();
    } catch (error) {
      return (error as Error).name;
    }
  });
  const responses = [`${app}/auth/refresh`, '/auth/refresh'].map((url) =>
    fetch(url, { method: 'POST', credentials: 'include', mode: 'no-cors' }).then(
      ({ type }) => type,
      (error: Error) => error.name,
    ),
  );
  return {
    title,
    session,
    cookie: document.cookie,
    storage,
    calls: await Promise.all(responses),
  };
}

test('a script in the frame of the search has no rights in the app', async ({ page, baseURL }) => {
  await signInAs(page, 'manager');
  await page.goto('/me');
  await page.evaluate(() => localStorage.setItem('probe', 'of the app'));
  const part = page.getByRole('region', { name: '지금 일하는 곳' });
  await part.getByRole('button', { name: '주소 찾기' }).click();
  const search = page.getByRole('dialog', { name: '주소 찾기' }).locator('iframe[title="주소 검색"]');
  await expect(search.contentFrame().locator('iframe')).toBeVisible();
  const frame = await (await search.elementHandle())?.contentFrame();
  // The provider's script could do the same: it runs in this document.
  const reached = await frame?.evaluate(reachForApp, baseURL);
  // Storage of its own, or none where the browser gives other sites none in a frame.
  expect([null, 'SecurityError']).toContain(reached?.storage);
  expect(reached).toMatchObject({
    title: 'SecurityError',
    session: 'SecurityError',
    cookie: '',
    calls: ['TypeError', 'TypeError'],
  });
});

test('Escape closes the search, from the frame too', async ({ page }) => {
  await signInAs(page, 'manager');
  await page.goto('/me');
  const part = page.getByRole('region', { name: '지금 일하는 곳' });
  await part.getByRole('button', { name: '주소 찾기' }).click();
  const dialog = page.getByRole('dialog', { name: '주소 찾기' });
  const search = dialog.locator('iframe[title="주소 검색"]');
  await expect(search.contentFrame().locator('iframe')).toBeVisible();
  await (await (await search.elementHandle())?.contentFrame())?.locator('body').press('Escape');
  await expect(dialog).toHaveCount(0);
});
