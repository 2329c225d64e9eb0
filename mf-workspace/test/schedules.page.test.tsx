import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  deleteWorkSchedule,
  getWorkSchedule,
  listWorkSchedules,
  updateWorkSchedule,
} from '@danji/contracts/workspace/schedule.endpoints';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';
import { buildSpace } from './work-space-fixture.ts';
import { inDays, buildTeam, buildSchedule } from './schedule-fixture.ts';

const { routes } = remote;
beforeEach(() => testServer().reset());

describe('the list', () => {
  test('says what to do while it is empty, and leads to the form', async () => {
    const { master, space } = await buildTeam();
    const { screen, user, address } = await renderPage(routes, { at: `/workspace/${space.id}/schedules`, as: master });
    expect(await screen.findByText('아직 일정이나 계약이 없어요')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: '첫 계약 등록' }));
    expect(await screen.findByRole('heading', { level: 1, name: '일정·계약 등록' })).toBeTruthy();
    expect(address()).toBe(`/workspace/${space.id}/schedules/new`);
  });

  test('narrows by ranges with their counts, by words, and orders; all of it in the address', async () => {
    const { master, space } = await buildTeam();
    await buildSchedule(master.token, space.id, { title: '곧 끝나는 경비', contract_end: inDays(10) });
    await buildSchedule(master.token, space.id, { title: '끝난 미화', contract_end: inDays(-5), is_complete: true });
    await buildSchedule(master.token, space.id, { title: '긴 위탁', contract_end: inDays(900) });
    const { screen, user, address, waitFor } = await renderPage(routes, {
      at: `/workspace/${space.id}/schedules`,
      as: master,
    });
    expect(await screen.findByText('D-10')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: '3개월 이내 1' }));
    await waitFor(() => expect(screen.queryByText('긴 위탁')).toBeNull());
    expect([address(), screen.getByText('곧 끝나는 경비').textContent]).toEqual([
      `/workspace/${space.id}/schedules?filter_range=1`,
      '곧 끝나는 경비',
    ]);
    await user.click(screen.getByRole('button', { name: '전체 3' }));
    await user.type(screen.getByRole('searchbox'), '미화');
    await waitFor(() => expect(screen.queryByText('긴 위탁')).toBeNull());
    expect(await screen.findByText('끝난 미화')).toBeTruthy();
    await user.clear(screen.getByRole('searchbox'));
    // The chips add up: 전체 is the sum of the others, also with the other filters.
    expect(await screen.findByRole('button', { name: '1년 이후 1' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '기한 없음 0' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '완료 빼기' }));
    expect(await screen.findByRole('button', { name: '전체 2' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('끝난 미화')).toBeNull());
    await user.selectOptions(screen.getByRole('combobox', { name: '종류' }), '공사');
    await waitFor(() => expect(screen.queryByText('긴 위탁')).toBeNull());
    expect(await screen.findByRole('button', { name: '전체 0' })).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), '없는 말');
    await user.click(await screen.findByRole('button', { name: '조건 지우기' }));
    await user.selectOptions(screen.getByRole('combobox', { name: '정렬' }), '최근 등록 순');
    await waitFor(() => expect(address()).toContain('ordering=-created'));
  });

  test('shows the month and the bars, and a press opens the contract', async () => {
    const { master, space } = await buildTeam();
    const made = await buildSchedule(master.token, space.id, { contract_start: null, contract_end: '2027-03-31' });
    const { screen, user, address } = await renderPage(routes, {
      at: `/workspace/${space.id}/schedules?view=calendar&month=2027-01`,
      as: master,
    });
    expect(await screen.findByText('이 달에는 시작하거나 끝나는 계약이 없어요')).toBeTruthy();
    // By then the next contract has to be announced; it is the holiday of 설날 as well.
    await user.click(screen.getByRole('button', { name: '다음 달' }));
    expect((await screen.findAllByRole('link', { name: /^입찰공고 ?경비 용역$/ })).length).toBeGreaterThan(0);
    expect(screen.getByText('7일 설날', { exact: false })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '다음 달' }));
    expect(await screen.findByRole('heading', { name: '2027년 3월' })).toBeTruthy();
    expect((await screen.findAllByRole('link', { name: /^종료 ?경비 용역$/ })).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('tab', { name: '타임라인' }));
    await user.click(await screen.findByRole('button', { name: /^경비 용역, / }));
    expect(await screen.findByRole('heading', { level: 1, name: '경비 용역' })).toBeTruthy();
    expect(address()).toBe(`/workspace/${space.id}/schedules/${made.id}`);
  });
});

test('an empty day of the month begins a contract on it, and 오늘 leads back', async () => {
  const { master, space } = await buildTeam();
  const { screen, user, address, go } = await renderPage(routes, {
    at: `/workspace/${space.id}/schedules?view=calendar&month=2027-03`,
    as: master,
  });
  await user.click(await screen.findByRole('link', { name: '3월 5일 금요일에 시작하는 계약 등록' }));
  expect(((await screen.findByLabelText(/^시작일/)) as HTMLInputElement).value).toBe('2027-03-05');
  await go(`/workspace/${space.id}/schedules?view=calendar&month=2027-03`);
  await user.click(await screen.findByRole('button', { name: '오늘' }));
  expect(address()).toContain(`month=${inDays(0).slice(0, 7)}`);
});

describe('the form', () => {
  test('says what is missing beside the field, keeps what was typed, and writes a contract', async () => {
    const { master, space } = await buildTeam();
    const { screen, user, within, waitFor } = await renderPage(routes, {
      at: `/workspace/${space.id}/schedules/new`,
      as: master,
    });
    const title = await screen.findByLabelText(/^제목/);
    await user.click(screen.getByRole('button', { name: '등록' }));
    expect(await screen.findByText('제목을 입력해 주세요.')).toBeTruthy();
    expect(screen.getByText('분류를 골라 주세요.')).toBeTruthy();
    expect((screen.getByLabelText(/^건물 이름/) as HTMLInputElement).value).toBe('한빛아파트');
    await user.type(title, '2027년 소독');
    // Putting one field right does not take the user to the next that is wrong.
    expect((title as HTMLInputElement).value).toBe('2027년 소독');
    await user.click(screen.getByRole('button', { name: /분류 선택/ }));
    const picker = await screen.findByRole('dialog');
    await user.type(within(picker).getByRole('searchbox'), '저수조 청소');
    await user.click(await within(picker).findByRole('checkbox', { name: /저수조 청소/ }));
    await user.click(within(picker).getByRole('button', { name: /적용/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.type(screen.getByLabelText(/^시작일/), '2027-01-01');
    await user.click(await screen.findByRole('button', { name: '1년' }));
    expect((screen.getByLabelText(/^종료일/) as HTMLInputElement).value).toBe('2027-12-31');
    await user.type(screen.getByLabelText(/^계약 금액/), '3300000');
    await user.click(screen.getByRole('button', { name: '등록' }));
    expect(await screen.findByRole('heading', { level: 1, name: '2027년 소독' })).toBeTruthy();
    expect(screen.getByText('3,300,000원')).toBeTruthy();
    const { data } = await call(listWorkSchedules, { token: master.token, query: { space_id: space.id } });
    expect(data.results[0]).toMatchObject({
      title: '2027년 소독',
      category1: 2,
      contract_start: '2027-01-01',
      contract_end: '2027-12-31',
      contract_amount: 3_300_000,
    });
  });

  test('is not saved without a file that could not be uploaded', async () => {
    const { master, space } = await buildTeam();
    const made = await buildSchedule(master.token, space.id);
    const { screen, user, address, waitFor } = await renderPage(routes, {
      at: `/workspace/${space.id}/schedules/${made.id}/edit`,
      as: master,
    });
    const area = await screen.findByLabelText('계약서와 견적서를 끌어다 놓거나 골라 주세요');
    expect(screen.getByText(/^이미지, PDF, 한글, 오피스, 텍스트, ZIP/).textContent).toMatch(
      /파일당.10.MB까지, 최대.10개/,
    );
    await user.upload(area, new File(['PDF가 아닌 것'], '계약서.pdf', { type: 'application/pdf' }));
    // A file that the server does not store is not offered again.
    await screen.findByText(/올릴 수 없는 형식/);
    expect(screen.queryByRole('button', { name: '계약서.pdf 다시 올리기' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '저장' }));
    expect(await screen.findByText('올릴 수 없는 파일이 있어요. 빼 주세요.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '계약서.pdf 빼기' }));
    await waitFor(() => expect(screen.queryByText('올릴 수 없는 파일이 있어요. 빼 주세요.')).toBeNull());
    await user.click(screen.getByRole('button', { name: '저장' }));
    await waitFor(() => expect(address()).toBe(`/workspace/${space.id}/schedules/${made.id}`));
  });

  test('brings back what was typed after a reload', async () => {
    const { master, space } = await buildTeam();
    const first = await renderPage(routes, { at: `/workspace/${space.id}/schedules/new`, as: master });
    await first.user.type(await first.screen.findByLabelText(/^제목/), '쓰다 만 계약');
    const { screen } = await renderPage(routes, {
      at: `/workspace/${space.id}/schedules/new`,
      as: master,
      isReload: true,
    });
    expect(((await screen.findByLabelText(/^제목/)) as HTMLInputElement).value).toBe('쓰다 만 계약');
    expect(screen.getByText('작성하던 내용을 불러왔어요')).toBeTruthy();
  });

  test('shows both versions field by field when somebody else saved first, and saves what was chosen of each', async () => {
    const { master, member, space } = await buildTeam();
    const made = await buildSchedule(master.token, space.id, { title: '처음 제목', contract: '처음 업체' });
    const { screen, user, within } = await renderPage(routes, {
      at: `/workspace/${space.id}/schedules/${made.id}/edit`,
      as: member,
    });
    const title = await screen.findByLabelText(/^제목/);
    await user.clear(title);
    await user.type(title, '내 제목');
    await call(updateWorkSchedule, {
      token: master.token,
      params: { id: made.id },
      body: { title: '그 제목', contract: '그 업체', updated: made.updated },
    });
    await user.click(screen.getByRole('button', { name: '저장' }));
    const dialog = await screen.findByRole('dialog', { name: '다른 사람이 먼저 고쳤어요' });
    expect(await within(dialog).findByText(new RegExp(`${master.name} 님이 .*에 저장했어요`))).toBeTruthy();
    const both = within(dialog).getByRole('region', { name: '제목' });
    expect(both.textContent).toContain('둘 다 고쳤어요');
    expect([both.textContent?.includes('그 제목'), both.textContent?.includes('내 제목')]).toEqual([true, true]);
    const theirs = within(within(dialog).getByRole('region', { name: '계약 업체' })).getByRole('radio', {
      name: /저장된 값/,
    });
    expect((theirs as HTMLInputElement).checked).toBe(true);
    await user.click(within(dialog).getByRole('button', { name: '고른 내용으로 저장' }));
    expect(await screen.findByRole('heading', { level: 1, name: '내 제목' })).toBeTruthy();
    expect((await call(getWorkSchedule, { token: master.token, params: { id: made.id } })).data).toMatchObject({
      title: '내 제목',
      contract: '그 업체',
    });
  });

  test('can be closed and goes on with what was typed, and can give it up', async () => {
    const { master, member, space } = await buildTeam();
    const made = await buildSchedule(master.token, space.id);
    const { screen, user, waitFor } = await renderPage(routes, {
      at: `/workspace/${space.id}/schedules/${made.id}/edit`,
      as: member,
    });
    const party = (await screen.findByLabelText(/^계약 업체/)) as HTMLInputElement;
    await user.clear(party);
    await user.type(party, '내 업체');
    await call(updateWorkSchedule, {
      token: master.token,
      params: { id: made.id },
      body: { contract: '그 업체', updated: made.updated },
    });
    await user.click(screen.getByRole('button', { name: '저장' }));
    await user.click(await screen.findByRole('button', { name: '닫기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(party.value).toBe('내 업체');
    await user.click(screen.getByRole('button', { name: '저장' }));
    await user.click(await screen.findByRole('button', { name: '내 변경 버리기' }));
    await waitFor(() => expect(party.value).toBe('그 업체'));
  });
});

describe('one contract', () => {
  test('has its facts, its history and its predecessors', async () => {
    const { master, member, space } = await buildTeam();
    const old = await buildSchedule(master.token, space.id, {
      title: '작년 경비',
      contract_end: inDays(-301),
      contract_start: inDays(-600),
    });
    const made = await buildSchedule(master.token, space.id, { previous_id: old.id, description: '야간 순찰 포함' });
    await call(updateWorkSchedule, {
      token: master.token,
      params: { id: made.id },
      body: { contract: '새 업체', updated: made.updated },
    });
    const { screen, within } = await renderPage(routes, {
      at: `/workspace/${space.id}/schedules/${made.id}`,
      as: member,
    });
    expect(await screen.findByText('64일 남았어요')).toBeTruthy();
    expect(screen.getByText('야간 순찰 포함')).toBeTruthy();
    expect(await screen.findByText(/한빛경비 → 새 업체/)).toBeTruthy();
    expect(screen.getByText('김소장 님이 고쳤어요')).toBeTruthy();
    expect(
      await within(await screen.findByRole('region', { name: '이전 계약' })).findByRole('link', { name: '작년 경비' }),
    ).toBeTruthy();
  });

  test('is completed and taken back, deleted and restored', async () => {
    const { master, space } = await buildTeam();
    const made = await buildSchedule(master.token, space.id);
    const { screen, user, address, waitFor } = await renderPage(routes, {
      at: `/workspace/${space.id}/schedules/${made.id}`,
      as: master,
    });
    await user.click(await screen.findByRole('button', { name: '완료로 바꾸기' }));
    expect(await screen.findByText('완료한 일정이에요')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: '되돌리기' }));
    expect(await screen.findByText('64일 남았어요')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '일정 관리' }));
    await user.click(await screen.findByRole('menuitem', { name: '삭제' }));
    await waitFor(() => expect(address()).toBe(`/workspace/${space.id}/schedules`));
    expect((await call(getWorkSchedule, { token: master.token, params: { id: made.id } })).status).toBe(404);
    await user.click((await screen.findAllByRole('button', { name: '되돌리기' })).at(-1) as HTMLElement);
    expect(await screen.findByRole('heading', { level: 1, name: '경비 용역' })).toBeTruthy();
  });

  test('counts the days to the next contract, and makes it by one press', async () => {
    const { master, space } = await buildTeam();
    const made = await buildSchedule(master.token, space.id, { contract_amount: 100 });
    const { screen, user, address, within, go } = await renderPage(routes, {
      at: `/workspace/${space.id}/schedules/${made.id}`,
      as: master,
    });
    const plan = await screen.findByRole('region', { name: '다음 계약 준비' });
    expect(await within(plan).findByText('입찰공고')).toBeTruthy();
    expect(within(plan).getAllByText('지켜야 하는 날')).toHaveLength(2);
    await user.click(within(plan).getByRole('button', { name: '다음 계약 만들기' }));
    expect(((await screen.findByLabelText(/^시작일/)) as HTMLInputElement).value).toBe(inDays(65));
    expect((screen.getByLabelText(/^계약 금액/) as HTMLInputElement).value).toBe('');
    expect(screen.getByText('경비 용역', { selector: 'p' })).toBeTruthy();
    expect(address()).toMatch(/\/schedules\/\d+\/edit$/);
    // The days of the old contract are still to be kept.
    await go(`/workspace/${space.id}/schedules/${made.id}`);
    const after = await screen.findByRole('region', { name: '다음 계약 준비' });
    expect(await within(after).findByText('입찰공고')).toBeTruthy();
    expect(within(after).queryByRole('button', { name: '다음 계약 만들기' })).toBeNull();
  });

  test('that is gone, or of another work space, is not there', async () => {
    const { master, space } = await buildTeam();
    const other = await buildSpace(master, { title: '다른 단지' });
    const [foreign, deleted] = [
      await buildSchedule(master.token, other.id),
      await buildSchedule(master.token, space.id),
    ];
    await call(deleteWorkSchedule, { token: master.token, params: { id: deleted.id } });
    for (const id of [foreign.id, deleted.id]) {
      const { screen } = await renderPage(routes, { at: `/workspace/${space.id}/schedules/${id}`, as: master });
      expect(await screen.findByText('일정을 찾을 수 없어요')).toBeTruthy();
    }
  });
});
