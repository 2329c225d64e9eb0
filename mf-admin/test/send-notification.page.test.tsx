import { beforeEach, expect, test } from '@jest/globals';
import { listNotified } from '@danji/testing/deliver-notifications';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { within } from '@testing-library/react';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

test('shows the number of recipients before it notifies all accounts of a kind', async () => {
  const { create, db } = testServer();
  const person = await create.general();
  await create.general();
  await create.general({ account_status: 2 });
  const off = await create.general();
  await db.updateTable('user_account').set({ is_alert_item: false }).where('id', '=', off.id).execute();
  const brand = await create.brand();
  const { user, screen } = await renderPage(remote.routes, { at: '/admin/notifications', as: await create.staff() });
  await screen.findByRole('radio', { name: '일반회원 2명' });
  await user.click(screen.getByRole('button', { name: '보내기' }));
  expect(await screen.findByText('제목을 입력해 주세요.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /제목/ }), '점검 안내');
  expect(screen.queryByText('제목을 입력해 주세요.')).toBeNull();
  expect(screen.getByText('내용을 입력해 주세요.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /내용/ }), '오늘 밤 10시에 점검해요.');
  await user.type(screen.getByRole('textbox', { name: /누르면 열 화면/ }), 'https://example.com');
  await user.click(screen.getByRole('button', { name: '보내기' }));
  expect(await screen.findByText('주소는 /로 시작하는 이 사이트 안의 주소여야 해요.')).toBeTruthy();

  await user.clear(screen.getByRole('textbox', { name: /누르면 열 화면/ }));
  await user.click(screen.getByRole('button', { name: '보내기' }));
  await user.click(
    within(await screen.findByRole('alertdialog', { name: '일반회원 2명 모두에게 보낼까요?' })).getByRole('button', {
      name: '보내기',
    }),
  );
  expect(await screen.findByText('2명에게 알림을 보냈어요')).toBeTruthy();
  expect((await listNotified(person.token)).map(({ title }) => title)).toEqual(['점검 안내']);
  expect(await listNotified(brand.token)).toEqual([]);
  expect(await listNotified(off.token)).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: '광고성 정보예요' }));
  expect(await screen.findByRole('radio', { name: '일반회원 0명' })).toBeTruthy();
});
