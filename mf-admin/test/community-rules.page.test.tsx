import { beforeEach, expect, test } from '@jest/globals';
import { saveCommunityPointRule } from '@danji/contracts/points/community-point-rule.endpoints';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { within } from '@testing-library/react';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

const at = '/admin/points/community-rules';
const plant = (token: string) =>
  call(saveCommunityPointRule, {
    token,
    body: { action_type: 'write', category1: 'material', category2: 2, value: 15 },
  });

/** Posts of the materials that were paid for yesterday, by a rule that is gone. */
async function plantPaid(acts: number): Promise<void> {
  const { db, create, clock } = testServer();
  const { id } = await create.general();
  const created = new Date(clock.now().getTime() - 86_400_000);
  const act = { action: 'write', user_id: id, category: 'material', category1: 2, value: 20, points: 20 } as const;
  for (let number = 0; number < acts; number += 1)
    await db
      .insertInto('community_act')
      .values({ ...act, act_key: `write:${number}`, state: 'paid', created })
      .execute();
}

test('an ADMIN adds a rule and changes it; a wrong value is told beside its field', async () => {
  const admin = await testServer().create.admin({ name: '정다은' });
  await plantPaid(2);
  const { user, screen } = await renderPage(remote.routes, { at, as: admin });
  await user.click(await screen.findByRole('button', { name: '규칙 추가' }));
  const adding = within(await screen.findByRole('dialog', { name: '규칙 추가' }));
  await user.type(adding.getByRole('textbox', { name: /포인트/ }), '20000');
  await user.click(adding.getByRole('button', { name: '저장' }));
  expect(await adding.findByText('0P부터 10,000P까지 정할 수 있어요.')).toBeTruthy();
  await user.clear(adding.getByRole('textbox', { name: /포인트/ }));
  await user.type(adding.getByRole('textbox', { name: /포인트/ }), '25');
  await user.click(adding.getByRole('button', { name: '지난 7일로 미리 계산하기' }));
  const result = within(await adding.findByRole('region', { name: '미리 계산한 결과' }));
  expect(result.getByText('지난 7일의 활동: 0P → 50P')).toBeTruthy();
  expect(result.getByText('글쓰기 2번')).toBeTruthy();
  await user.click(adding.getByRole('button', { name: '저장' }));

  await user.click(await screen.findByRole('button', { name: '글쓰기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '글쓰기 · 자료실' }));
  expect(await dialog.findByText(/없음 → 25P/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: '규칙 지우기' }));
  await user.click(await screen.findByRole('button', { name: '지우기' }));
  expect(await screen.findByText('아직 규칙이 없어요')).toBeTruthy();
});

test('other operators read rules and their history', async () => {
  const { create } = testServer();
  const [admin, staff] = [await create.admin({ name: '정다은' }), await create.staff()];
  await plant(admin.token);
  const { user, screen } = await renderPage(remote.routes, { at, as: staff });
  await user.click(await screen.findByRole('button', { name: '글쓰기' }));
  expect(screen.getByText('하루 5번까지')).toBeTruthy();
  const dialog = within(await screen.findByRole('dialog', { name: '글쓰기 · 자료실 › 서식·문서' }));
  expect(await dialog.findByText(/정다은/)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: '저장' })).toBeNull();
  expect(screen.queryByRole('button', { name: '규칙 추가' })).toBeNull();
});
