import { beforeEach, describe, expect, test } from '@jest/globals';
import { generateWorkSpace } from '@danji/contracts/workspace/apartment-info.endpoints';
import {
  getWorkSpace,
  listWorkMembers,
  listWorkSpaces,
  updateWorkSpace,
} from '@danji/contracts/workspace/work-space.endpoints';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { waitFor } from '@testing-library/react';
import { remote } from '../src/remote.tsx';
import { addMember, buildSpace } from './work-space-fixture.ts';

const HANBIT = 'A90000001';

beforeEach(async () => {
  await testServer().reset();
  testServer().sandbox.changeComplex(undefined);
  testServer().sandbox.failNext('kapt', 0);
});

const generate = async (person: TestAccount, apt_code = HANBIT): Promise<WorkSpace> =>
  (await call(generateWorkSpace, { token: person.token, body: { apt_code } })).data;

describe('단지 찾기', () => {
  test('finds a complex, shows what will be filled, and makes the work space', async () => {
    const person = await testServer().create.general();
    const { screen, user, address, within } = await renderPage(remote.routes, { at: '/workspace/new', as: person });
    await user.type(await screen.findByRole('searchbox'), '덕양구 한빛마을');
    await user.click(await screen.findByRole('button', { name: '한빛마을3단지아파트 선택' }));
    const filled = within(await screen.findByRole('region', { name: '채워질 단지 정보' }));
    for (const words of ['1,204세대', '1,016대', '031-971-2345', '지역난방', 'A90000001'])
      expect(filled.getByText(words)).toBeTruthy();
    const title = screen.getByLabelText(/워크스페이스 이름/) as HTMLInputElement;
    expect(title.value).toBe('한빛마을3단지아파트');
    await user.clear(title);
    await user.click(screen.getByRole('button', { name: '이 단지로 만들기' }));
    expect(await screen.findByText('워크스페이스 이름을 입력해 주세요.')).toBeTruthy();
    await user.type(title, '한빛마을 관리사무소');
    await user.selectOptions(screen.getByLabelText('내 직급'), '관리소장');
    await user.click(screen.getByRole('button', { name: '이 단지로 만들기' }));
    expect(await screen.findByRole('heading', { level: 1, name: '한빛마을 관리사무소' })).toBeTruthy();
    expect(address()).toMatch(/^\/workspace\/\d+$/);
    expect((await call(listWorkSpaces, { token: person.token })).data.results).toMatchObject([
      { title: '한빛마을 관리사무소', apt_code: HANBIT, number_of_units: 1204, job_grade: 2 },
    ]);
  });

  test('looks in one region, and in the whole country again', async () => {
    const { screen, user, address, within } = await renderPage(remote.routes, {
      at: '/workspace/new',
      as: await testServer().create.general(),
    });
    await waitFor(() =>
      expect((screen.getByRole('button', { name: '지역 전체' }) as HTMLButtonElement).disabled).toBe(false),
    );
    await user.click(screen.getByRole('button', { name: '지역 전체' }));
    const sheet = within(await screen.findByRole('dialog', { name: '지역 선택' }));
    await user.type(sheet.getByRole('searchbox'), '수성구');
    await user.click(sheet.getByRole('checkbox', { name: /수성구/ }));
    await user.click(sheet.getByRole('button', { name: '1개 적용' }));
    expect(await screen.findByRole('button', { name: '솔향기 선택' })).toBeTruthy();
    expect(address()).toContain('region_code=27260');
    expect(screen.getByText('찾은 단지 2곳')).toBeTruthy();
    await user.type(screen.getByRole('searchbox', { name: '단지 이름이나 동네로 찾기' }), '한빛마을');
    await user.click(await screen.findByRole('button', { name: '전국에서 찾기' }));
    expect(await screen.findByRole('button', { name: '한빛마을3단지아파트 선택' })).toBeTruthy();
  });

  test('leads to the work space that is there already, in the list and in the preview', async () => {
    const { create } = testServer();
    const [host, late] = [await create.general(), await create.general({ name: '최요청' })];
    const space = await generate(host);
    const { screen, user, within } = await renderPage(remote.routes, {
      at: '/workspace/new?search=한빛마을',
      as: late,
    });
    expect(await screen.findByText('워크스페이스 있음')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: `${space.title} 참여 요청` }));
    const dialog = within(await screen.findByRole('dialog', { name: `'${space.title}'에 참여 요청` }));
    await user.type(dialog.getByRole('textbox', { name: /인사말/ }), '101동에 살아요.');
    await user.click(dialog.getByRole('button', { name: '참여 요청' }));
    await waitFor(async () =>
      expect(
        (await call(listWorkMembers, { token: host.token, query: { space_id: space.id } })).data.results.map(
          ({ user: { name } }) => name,
        ),
      ).toContain('최요청'),
    );
    expect(await screen.findByText('답을 기다리는 중')).toBeTruthy();
    const preview = await renderPage(remote.routes, {
      at: `/workspace/new?code=${HANBIT}`,
      as: await create.general(),
    });
    expect(await preview.screen.findByText('이미 이 단지의 워크스페이스가 있어요')).toBeTruthy();
    expect(preview.screen.queryByRole('button', { name: '이 단지로 만들기' })).toBeNull();
    const own = await renderPage(remote.routes, { at: '/workspace/new?search=한빛마을', as: host });
    expect((await own.screen.findByRole('link', { name: '열기' })).getAttribute('href')).toBe(`/workspace/${space.id}`);
  });

  test('says what was not understood, what nobody has, and the way on by hand', async () => {
    const { create } = testServer();
    const unmapped = await renderPage(remote.routes, {
      at: '/workspace/new?code=A90000011',
      as: await create.general(),
    });
    expect(await unmapped.screen.findByText(/단지 유형 '생활형숙박시설'/)).toBeTruthy();
    const nobody = await renderPage(remote.routes, { at: '/workspace/new?code=A00000000', as: await create.general() });
    expect(await nobody.screen.findByText(/K-apt에 없는 단지예요/)).toBeTruthy();
    await nobody.user.click(nobody.screen.getByRole('button', { name: '다른 단지 찾기' }));
    expect(await nobody.screen.findByText('우리 단지를 찾아보세요')).toBeTruthy();
    await nobody.user.type(nobody.screen.getByRole('searchbox'), '없는단지이름');
    expect(await nobody.screen.findByText('찾는 단지가 없어요')).toBeTruthy();
    await nobody.user.click(nobody.screen.getByRole('tab', { name: '직접 만들기' }));
    expect(await nobody.screen.findByLabelText(/워크스페이스 이름/)).toBeTruthy();
    expect(nobody.address()).toBe('/workspace/new?by=hand');
  });

  test('says when K-apt does not answer, and searches what is known', async () => {
    const { create, sandbox } = testServer();
    sandbox.failNext('kapt', 100);
    const { screen } = await renderPage(remote.routes, {
      at: '/workspace/new?search=한빛',
      as: await create.general(),
    });
    expect(await screen.findByText('K-apt가 응답하지 않아요')).toBeTruthy();
    expect(await screen.findByText('찾는 단지가 없어요')).toBeTruthy();
  });

  test('a code typed by hand is looked up', async () => {
    const { create } = testServer();
    const space = await generate(await create.general());
    const { screen, user } = await renderPage(remote.routes, {
      at: '/workspace/new?by=hand',
      as: await create.general(),
    });
    const code = await screen.findByLabelText('단지 코드');
    await user.type(code, HANBIT.toLowerCase());
    expect(
      await screen.findByText(`이미 '${space.title}'에서 쓰는 코드예요. 단지 찾기에서 참여를 요청할 수 있어요.`),
    ).toBeTruthy();
    for (const [typed, words] of [
      ['A90000002', 'K-apt에 있는 단지 코드예요.'],
      ['A00000000', 'K-apt에서 찾을 수 없는 코드예요. 다시 확인해 주세요.'],
      ['A90000022', '지금은 코드를 확인할 수 없어요. 그대로 저장해도 돼요.'],
    ] as const) {
      await user.clear(code);
      await user.type(code, typed);
      expect(await screen.findByText(words)).toBeTruthy();
    }
  });
});

describe('K-apt에서 다시 가져오기', () => {
  test('shows the differences, leaves what a member wrote, and takes what is chosen', async () => {
    const { create, sandbox } = testServer();
    const person = await create.general();
    const space = await generate(person);
    await call(updateWorkSpace, { token: person.token, params: { id: space.id }, body: { tel: '0211112222' } });
    sandbox.changeComplex(HANBIT, { kaptdaCnt: 1300, kaptDongCnt: 13 });
    const { screen, user, within } = await renderPage(remote.routes, {
      at: `/workspace/${space.id}/facts`,
      as: person,
    });
    await user.click(await screen.findByRole('button', { name: 'K-apt에서 다시 가져오기' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'K-apt에서 다시 가져오기' }));
    const units = (await dialog.findByRole('checkbox', { name: /세대수/ })) as HTMLInputElement;
    const tel = dialog.getByRole('checkbox', { name: /관리사무소 전화.*직접 고친 값/ }) as HTMLInputElement;
    expect([units.checked, tel.checked]).toEqual([true, false]);
    expect(dialog.getByText('지금 1,204세대')).toBeTruthy();
    expect(dialog.getByText('K-apt 1,300세대')).toBeTruthy();
    await user.click(dialog.getByRole('checkbox', { name: /^동 수/ }));
    await user.click(dialog.getByRole('button', { name: '1개 항목 가져오기' }));
    expect(await screen.findByText('K-apt에서 단지 정보를 가져왔어요')).toBeTruthy();
    await waitFor(() => expect((screen.getByLabelText('세대수') as HTMLInputElement).value).toBe('1,300'));
    expect((await call(getWorkSpace, { token: person.token, params: { id: space.id } })).data).toMatchObject({
      number_of_units: 1300,
      number_of_buildings: 12,
      tel: '0211112222',
    });
  });

  test('wants what is typed saved first, and a code', async () => {
    const { create } = testServer();
    const person = await create.general();
    const space = await buildSpace(person, { title: '코드 없는 단지' });
    const { screen, user } = await renderPage(remote.routes, { at: `/workspace/${space.id}/facts`, as: person });
    await user.click(await screen.findByRole('button', { name: 'K-apt에서 다시 가져오기' }));
    expect(await screen.findByText('단지 코드가 없어요')).toBeTruthy();
    await user.type(screen.getByLabelText('단지 코드'), 'A90000002');
    await user.click(screen.getByRole('button', { name: 'K-apt에서 다시 가져오기' }));
    expect(await screen.findByText('저장하지 않은 내용이 있어요')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('compares anew when somebody saved meanwhile, and says when nothing differs', async () => {
    const { create, sandbox } = testServer();
    const [person, member] = [await create.general(), await create.general()];
    const space = await generate(person);
    await addMember(person, space, member);
    sandbox.changeComplex(HANBIT, { kaptdaCnt: 1300 });
    const { screen, user, within } = await renderPage(remote.routes, {
      at: `/workspace/${space.id}/facts`,
      as: member,
    });
    await user.click(await screen.findByRole('button', { name: 'K-apt에서 다시 가져오기' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('지금 1,204세대');
    await call(updateWorkSpace, { token: person.token, params: { id: space.id }, body: { number_of_units: 1250 } });
    await user.click(dialog.getByRole('button', { name: '1개 항목 가져오기' }));
    expect(await dialog.findByText('지금 1,250세대')).toBeTruthy();
    sandbox.changeComplex(undefined);
    await call(updateWorkSpace, { token: person.token, params: { id: space.id }, body: { number_of_units: 1204 } });
    const again = await renderPage(remote.routes, { at: `/workspace/${space.id}/facts`, as: person });
    await again.user.click(await again.screen.findByRole('button', { name: 'K-apt에서 다시 가져오기' }));
    expect(await again.screen.findByText('K-apt와 같아요')).toBeTruthy();
  });
});
