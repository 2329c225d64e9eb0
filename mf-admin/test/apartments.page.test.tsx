import { beforeEach, describe, expect, test } from '@jest/globals';
import { searchApartments } from '@danji/contracts/workspace/apartment-info.endpoints';
import {
  createApartmentInfo,
  getApartmentInfo,
  importApartmentInfo,
  listApartmentInfo,
  updateApartmentInfo,
} from '@danji/contracts/workspace/apartment-info-staff.endpoints';
import type { ApartmentInfo } from '@danji/contracts/workspace/apartment-info';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { waitFor } from '@testing-library/react';
import { remote } from '../src/remote.tsx';

const HANBIT = 'A90000001';

beforeEach(async () => {
  await testServer().reset();
  testServer().sandbox.changeComplex(undefined);
  testServer().sandbox.failNext('kapt', 0);
});

const read = async (token: string, id: number) => (await call(getApartmentInfo, { token, params: { id } })).data;

/** Creates a complex and an operator. */
async function findListed() {
  const staff = await testServer().create.staff({ name: '박운영' });
  await call(searchApartments, { token: staff.token, query: { search: '한빛' } });
  const [info] = (await call(listApartmentInfo, { token: staff.token, query: { search: HANBIT } })).data.results;
  return { staff, info: info as ApartmentInfo };
}

test('finds a complex of the list and opens it', async () => {
  const { staff, info } = await findListed();
  const { screen, user, address } = await renderPage(remote.routes, { at: '/admin/apartments', as: staff });
  await user.type(await screen.findByRole('searchbox'), '한빛마을3단지');
  await waitFor(() => expect(screen.getByText('K-apt와 운영자가 아는 단지 · 1곳')).toBeTruthy());
  const row = await screen.findByRole('row', { name: /한빛마을3단지아파트/ });
  expect(row.textContent).toContain('목록만');
  await user.click(row);
  expect(await screen.findByRole('heading', { level: 1, name: '한빛마을3단지아파트' })).toBeTruthy();
  expect(address()).toBe(`/admin/apartments/${info.id}`);
});

describe('one complex', () => {
  test('is fetched from K-apt, changed, marked, and fetched again without losing the change', async () => {
    const { staff, info } = await findListed();
    const { screen, user, within } = await renderPage(remote.routes, { at: `/admin/apartments/${info.id}`, as: staff });
    expect(await screen.findByText('아직 바뀐 적이 없어요')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '가져오기' }));
    expect(await screen.findByText('K-apt에서 가져왔어요')).toBeTruthy();
    const units = screen.getByLabelText('세대수') as HTMLInputElement;
    await waitFor(() => expect(units.value).toBe('1,204'));
    await user.clear(units);
    await user.type(units, '1210');
    await user.click(screen.getByRole('button', { name: '다시 가져오기' }));
    expect(await screen.findByText('저장하지 않은 내용이 있어요')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '저장' }));
    expect(await screen.findByText("'한빛마을3단지아파트' 단지를 저장했어요")).toBeTruthy();
    expect(await screen.findByText('직접 고친 값이라 가져와도 바뀌지 않아요.')).toBeTruthy();
    testServer().sandbox.changeComplex(HANBIT, { kaptdaCnt: 1300, kaptBcompany: '새 시공사' });
    await user.click(screen.getByRole('button', { name: '다시 가져오기' }));
    await waitFor(() => expect((screen.getByLabelText('시공사') as HTMLInputElement).value).toBe('새 시공사'));
    expect(units.value).toBe('1,210');
    const history = within(screen.getByRole('region', { name: '바뀐 기록' }));
    expect(await history.findByText('1,210세대 → 1,300세대')).toBeTruthy();
    expect(history.getByText('그대로 둠')).toBeTruthy();
    expect(history.getByText('가람건설 → 새 시공사')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^세대수\s*K-apt 값으로 돌리기/ }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'K-apt 값 쓰기' }));
    expect(await screen.findByText('다음에 가져올 때 K-apt 값을 써요')).toBeTruthy();
    expect((await read(staff.token, info.id)).overridden_fields).toEqual([]);
  });

  test('shows both values when another operator saved first, and saves what was chosen of each', async () => {
    const { staff, info } = await findListed();
    const { screen, user, within } = await renderPage(remote.routes, { at: `/admin/apartments/${info.id}`, as: staff });
    await user.type(await screen.findByLabelText('시공사'), '내 시공사');
    await call(updateApartmentInfo, {
      token: staff.token,
      params: { id: info.id },
      body: { installer: '남의 시공사', elv_count: 3, updated: info.updated },
    });
    await user.click(screen.getByRole('button', { name: '저장' }));
    const dialog = within(await screen.findByRole('dialog', { name: '그동안 내용이 바뀌었어요' }));
    expect(dialog.getByRole('region', { name: '시공사' }).textContent).toContain('남의 시공사');
    expect(dialog.getByRole('region', { name: '승강기 대수' }).textContent).toContain('3대');
    await user.click(dialog.getByRole('button', { name: '고른 내용으로 저장' }));
    await waitFor(async () =>
      expect(await read(staff.token, info.id)).toMatchObject({ installer: '내 시공사', elv_count: 3 }),
    );
  });

  test('shows why the K-apt import failed, and keeps the data', async () => {
    const { staff, info } = await findListed();
    testServer().sandbox.failNext('kapt', 10);
    const { screen, user } = await renderPage(remote.routes, { at: `/admin/apartments/${info.id}`, as: staff });
    await user.click(await screen.findByRole('button', { name: '가져오기' }));
    expect(await screen.findByText(/K-apt가 응답하지 않아요/)).toBeTruthy();
    expect((await call(importApartmentInfo, { token: staff.token, body: { apt_info_id: 999_999 } })).status).toBe(404);
    expect((await read(staff.token, info.id)).revision).toBe(0);
  });
});

test('creates a complex manually and shows errors beside the fields', async () => {
  const staff = await testServer().create.staff();
  await call(createApartmentInfo, { token: staff.token, body: { name: '먼저 쓴 단지', code: 'A12345678' } });
  const { screen, user, address } = await renderPage(remote.routes, { at: '/admin/apartments/new', as: staff });
  await user.click(await screen.findByRole('button', { name: '등록' }));
  expect(await screen.findByText('단지 이름을 입력해 주세요.')).toBeTruthy();
  await user.type(screen.getByLabelText('단지 코드'), 'A12345678');
  await user.type(screen.getByLabelText('관리사무소 전화'), '12');
  await user.type(screen.getByLabelText(/단지 이름/), '손빌딩');
  await user.click(screen.getByRole('radio', { name: '오피스텔' }));
  await user.type(screen.getByLabelText('시설 더하기'), '헬스장{Enter}');
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('관리사무소 전화 형식을 확인해 주세요.')).toBeTruthy();
  await user.clear(screen.getByLabelText('관리사무소 전화'));
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('이미 등록된 단지 코드예요. 목록에서 찾아 고쳐 주세요.')).toBeTruthy();
  await user.clear(screen.getByLabelText('단지 코드'));
  await user.click(screen.getByRole('button', { name: '등록' }));
  await waitFor(() => expect(address()).toMatch(/\/admin\/apartments\/\d+$/));
  expect(
    (await call(listApartmentInfo, { token: staff.token, query: { search: '손빌딩' } })).data.results,
  ).toMatchObject([{ building_type: 2, amenities: ['헬스장'], code: '' }]);
});

test('shows an empty state for a missing complex', async () => {
  for (const id of ['999999', 'abc']) {
    const { screen } = await renderPage(remote.routes, {
      at: `/admin/apartments/${id}`,
      as: await testServer().create.staff(),
    });
    expect(await screen.findByText('단지가 없어요')).toBeTruthy();
  }
});
