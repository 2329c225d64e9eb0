import { beforeEach, expect, test } from '@jest/globals';
import { generateWorkSpace } from '@danji/contracts/workspace/apartment-info.endpoints';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';
import { buildSpace } from './work-space-fixture.ts';

beforeEach(() => testServer().reset());

const HANBIT = 'A90000001';

test('a manager reads installer, power, elevators and cameras of the complex, and where it is from', async () => {
  const person = await testServer().create.general();
  const { data: space } = await call(generateWorkSpace, { token: person.token, body: { apt_code: HANBIT } });
  await testServer()
    .db.updateTable('apt_info')
    .set({ installer: '한빛건설', electric_power_capacity: 1500, elv_count: 24, elv_manage_type: '위탁관리' })
    .set({ cctv_count: null, fax: '0319712346' })
    .where('code', '=', HANBIT)
    .execute();
  const { screen } = await renderPage(remote.routes, { at: `/workspace/${space.id}`, as: person });
  const card = await screen.findByRole('region', { name: '시설 현황' });
  for (const text of ['시공사한빛건설', '수전 용량1,500kVA', '승강기24대 (위탁관리)', 'CCTV-', '팩스031-971-2346'])
    expect(card.textContent).toContain(text);
  expect(card.textContent).toMatch(/K-apt에서 \d{4}\. .+에 가져온 내용이에요/);
});

test('who has no code is told what one brings, and a code that nobody knows is said', async () => {
  const person = await testServer().create.general();
  const without = await buildSpace(person, { title: '코드 없는 단지' });
  const { screen, go } = await renderPage(remote.routes, { at: `/workspace/${without.id}`, as: person });
  expect((await screen.findByRole('region', { name: '시설 현황' })).textContent).toContain('단지 코드를 적으면');
  const unknown = await buildSpace(person, { title: '모르는 단지', apt_code: 'A00000009' });
  await go(`/workspace/${unknown.id}`);
  await screen.findByRole('heading', { level: 1, name: '모르는 단지' });
  expect((await screen.findByRole('region', { name: '시설 현황' })).textContent).toContain('아직 가져오지 않았어요');
});
