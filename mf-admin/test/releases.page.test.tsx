import { beforeEach, expect, test } from '@jest/globals';
import { getChannel, listChannelChanges } from '@danji/contracts/releases/channel.endpoints';
import { cleanUpReleases } from '@danji/server/releases/releases/retention';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { call } from '@danji/testing/call';
import { renderPage, type RenderedPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { waitFor, within } from '@testing-library/react';
import { remote } from '../src/remote.tsx';
import { promote, reportReleaseHealth, releaseCanary, upload } from './hosted-releases.ts';

beforeEach(() => testServer().reset());

const open = async (at = '/admin/releases'): Promise<RenderedPage & { admin: TestAccount }> => {
  const admin = await testServer().create.admin({ name: '오정민' });
  return { admin, ...(await renderPage(remote.routes, { at, as: admin })) };
};
const cardOf = async ({ screen }: RenderedPage, name = '워크스페이스') =>
  within(await screen.findByRole('region', { name }));
/** Opens the menu of an uploaded release and selects an item. */
async function choose({ user, screen }: RenderedPage, release: string, item: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `워크스페이스 ${release} 처리` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}
/** Finds a line of a dialog whose text is split over several elements. */
const line = (words: string) => (_own: string, element: Element | null) =>
  element?.localName === 'li' && element.textContent.includes(words);
const dialogOf = async ({ screen }: RenderedPage, name: string) => within(await screen.findByRole('dialog', { name }));

test('promotes an uploaded release after a confirmation, and rolls back with a reason', async () => {
  const [first, second] = [await upload('workspace', 'a'), await upload('workspace', 'b')];
  await promote('workspace', first);
  const page = await open();
  const { user, screen, admin } = page;
  await choose(page, second, '모두에게 적용');
  const dialog = await dialogOf(page, `워크스페이스 화면에 ${second} 릴리스를 모두에게 적용할까요?`);
  expect(await dialog.findByText(line(`지금 쓰는 ${first} 릴리스 대신`))).toBeTruthy();
  // Ids wrap to the next line as a whole.
  for (const id of [...dialog.getAllByText(first), ...dialog.getAllByText(second)])
    expect(getComputedStyle(id).display).toBe('inline-block');
  expect(within(dialog.getByRole('heading')).getByText(second)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: '모두에게 적용' }));
  await screen.findByText(`워크스페이스 화면에 ${second} 릴리스를 적용했어요`);
  const card = await cardOf(page);
  await user.click(await card.findByRole('button', { name: '되돌리기' }));
  const back = await dialogOf(page, '워크스페이스 화면을 바로 전 릴리스로 되돌릴까요?');
  await user.click(await back.findByRole('button', { name: '되돌리기' }));
  expect(await back.findByText('이유를 입력해 주세요.')).toBeTruthy();
  await user.type(back.getByRole('textbox', { name: /이유/ }), '목록이 비어 보여요');
  await user.click(back.getByRole('button', { name: '되돌리기' }));
  await screen.findByText('워크스페이스 화면을 바로 전 릴리스로 되돌렸어요');
  expect(await screen.findByText(/지금 개정 3/)).toBeTruthy();
  expect(await card.findByText(/되돌림 · 오정민 · 목록이 비어 보여요/)).toBeTruthy();
  const { data } = await call(listChannelChanges, { token: admin.token });
  expect(data.results[0]).toMatchObject({
    action: 'rollback',
    before: second,
    release: first,
    reason: '목록이 비어 보여요',
    by: '오정민',
  });
});

test('pins the release in use with a reason, and unpins it; the history says who', async () => {
  const first = await upload('workspace', 'a');
  await promote('workspace', first);
  const page = await open();
  const { user, screen, admin } = page;
  const card = await cardOf(page);
  await user.click(await card.findByRole('button', { name: '고정' }));
  const dialog = await dialogOf(page, '워크스페이스 화면의 릴리스를 고정할까요?');
  expect(await dialog.findByText(line(`${first} 릴리스는 불러오기 실패나 오류가 잦아도`))).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: '고정' }));
  expect(await dialog.findByText('이유를 입력해 주세요.')).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: /이유/ }));
  await user.type(dialog.getByRole('textbox', { name: /이유/ }), '거짓 신고가 많아요');
  await user.click(dialog.getByRole('button', { name: '고정' }));
  await screen.findByText('워크스페이스 화면의 릴리스를 고정했어요');
  expect(await card.findByText(/고정 · 오정민 · 거짓 신고가 많아요/)).toBeTruthy();
  expect((await call(getChannel, { token: admin.token })).data.remotes.workspace).toMatchObject({ pinned: true });
  await user.click(await card.findByRole('button', { name: '고정 해제' }));
  const end = await dialogOf(page, '워크스페이스 화면의 고정을 해제할까요?');
  await user.type(await end.findByRole('textbox', { name: /이유/ }), '고쳤어요');
  await user.click(end.getByRole('button', { name: '고정 해제' }));
  await screen.findByText('워크스페이스 화면의 고정을 해제했어요');
  expect(await card.findByText(/고정 해제 · 오정민 · 고쳤어요/)).toBeTruthy();
  expect(await card.findByRole('button', { name: '고정' })).toBeTruthy();
});

test('starts a canary, raises its percentage, and ends it', async () => {
  const [first, second] = [await upload('workspace', 'a'), await upload('workspace', 'b')];
  await promote('workspace', first);
  const page = await open();
  const { user, screen } = page;
  await choose(page, second, '일부에게 적용');
  const dialog = await dialogOf(page, `워크스페이스 화면의 ${second} 릴리스를 누구에게 보여 줄까요?`);
  await user.click(await dialog.findByRole('radio', { name: '10%' }));
  await user.click(dialog.getByRole('checkbox', { name: '운영자' }));
  expect(dialog.getByText(/방문자의 10%, 운영자/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: '일부에게 적용' }));
  const card = await cardOf(page);
  expect(await card.findByText('시험 중 10% + 운영자')).toBeTruthy();
  await user.click(card.getByRole('button', { name: '비율 바꾸기' }));
  const raise = await dialogOf(page, `워크스페이스 화면의 ${second} 릴리스를 누구에게 보여 줄까요?`);
  expect((await raise.findByRole<HTMLInputElement>('radio', { name: '10%' })).checked).toBe(true);
  await user.click(raise.getByRole('radio', { name: '50%' }));
  await user.click(raise.getByRole('button', { name: '비율 바꾸기' }));
  expect(await card.findByText('시험 중 50% + 운영자')).toBeTruthy();
  await user.click(card.getByRole('button', { name: '시험 끝내기' }));
  const end = await dialogOf(page, '워크스페이스 화면의 시험을 끝낼까요?');
  await user.type(await end.findByRole('textbox', { name: /이유/ }), '나중에 다시');
  await user.click(end.getByRole('button', { name: '되돌리기' }));
  await screen.findByText('워크스페이스 화면을 모두 쓰던 릴리스로 되돌렸어요');
  expect(await card.findByText('사용 중 100%')).toBeTruthy();
  expect(card.queryByText(/시험 중/)).toBeNull();
});

test('shows the health of both releases with their errors, and says when there are too few samples', async () => {
  const [first, second] = [await upload('workspace', 'a'), await upload('workspace', 'b')];
  await promote('workspace', first);
  await releaseCanary('workspace', second, 10);
  await reportReleaseHealth(
    'workspace',
    first,
    [{ kind: 'session' }, { kind: 'vital', vital: 'LCP', value: 1200 }],
    78,
  );
  await reportReleaseHealth('workspace', first, [{ kind: 'load_failed', detail: 'Failed to fetch' }], 2);
  await reportReleaseHealth(
    'workspace',
    second,
    [{ kind: 'session' }, { kind: 'vital', vital: 'LCP', value: 3000 }],
    8,
  );
  const page = await open();
  const card = await cardOf(page);
  const active = within(await card.findByRole('region', { name: '워크스페이스 사용 중' }));
  expect(await active.findByText('2.5%')).toBeTruthy();
  expect(active.getByText('1.2초')).toBeTruthy();
  expect(active.getByText('목표 2.0초')).toBeTruthy();
  await page.user.click(active.getByRole('button', { name: '최근 오류 1가지' }));
  expect(active.getByText('Failed to fetch')).toBeTruthy();
  const trial = within(card.getByRole('region', { name: '워크스페이스 시험 중' }));
  expect(trial.getAllByText('50번부터 말해요')).toHaveLength(2);
  expect(trial.queryByText('목표 2.0초 넘음')).toBeNull();
  expect(trial.queryByText(/훨씬 나빠요/)).toBeNull();
  await reportReleaseHealth('workspace', second, [{ kind: 'session' }], 50);
  const again = await cardOf(await open());
  expect(await again.findByText('목표 2.0초 넘음')).toBeTruthy();
  expect(again.getByText(/첫 화면 값이 쓰던 릴리스보다 훨씬 나빠요/)).toBeTruthy();
});

test('shows the new state when another operator was faster, and keeps the text', async () => {
  const [first, second, third] = [
    await upload('workspace', 'a'),
    await upload('workspace', 'b'),
    await upload('workspace', 'c'),
  ];
  await promote('workspace', first);
  const page = await open();
  const { user, screen } = page;
  await choose(page, second, '모두에게 적용');
  const dialog = await dialogOf(page, `워크스페이스 화면에 ${second} 릴리스를 모두에게 적용할까요?`);
  await user.type(await dialog.findByRole('textbox', { name: '이유' }), '급한 수정');
  await promote('workspace', third);
  await user.click(dialog.getByRole('button', { name: '모두에게 적용' }));
  expect(await dialog.findByText('그 사이 다른 변경이 먼저 적용됐어요')).toBeTruthy();
  expect(await dialog.findByText(line(`지금 쓰는 ${third} 릴리스 대신`))).toBeTruthy();
  expect(dialog.getByRole('textbox', { name: '이유' })).toHaveProperty('value', '급한 수정');
  await user.click(dialog.getByRole('button', { name: '모두에게 적용' }));
  await screen.findByText(`워크스페이스 화면에 ${second} 릴리스를 적용했어요`);
  const { data } = await call(listChannelChanges, { token: page.admin.token });
  expect(data.results[0]).toMatchObject({ before: third, release: second, reason: '급한 수정' });
});

test('revokes a release with a reason', async () => {
  const [first, second] = [await upload('workspace', 'a'), await upload('workspace', 'b')];
  await promote('workspace', first);
  await promote('workspace', second);
  const page = await open();
  const { user, screen, admin } = page;
  await choose(page, second, '회수');
  const dialog = await dialogOf(page, `워크스페이스 ${second} 릴리스를 회수할까요?`);
  expect(
    await dialog.findByText(line(`모두가 쓰는 릴리스예요. 열려 있는 화면까지 바로 ${first} 릴리스로 바뀌어요.`)),
  ).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /이유/ }), '개인정보가 보여요');
  await user.click(dialog.getByRole('button', { name: '회수' }));
  await screen.findByText(`${second} 릴리스를 회수했어요`);
  expect((await call(getChannel, { token: admin.token })).data).toMatchObject({
    revoked: [`workspace@${second}`],
    remotes: { workspace: { active: first } },
  });
  await screen.findByText('회수함');
  await user.click(await screen.findByRole('button', { name: `워크스페이스 ${second} 처리` }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    '쓰는 릴리스와 비교',
  ]);
});

test('overrides a release in this browser only, and removes the override', async () => {
  const [first, second] = [await upload('workspace', 'a'), await upload('workspace', 'b')];
  await promote('workspace', first);
  const page = await open();
  const { user, screen } = page;
  await user.click(screen.getByRole('button', { name: '내 브라우저만 다르게' }));
  const dialog = await dialogOf(page, '내 브라우저만 다르게 쓰기');
  await user.click(dialog.getByRole('button', { name: '이 브라우저에서 쓰기' }));
  expect(await dialog.findByText('화면을 골라 주세요.')).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: '워크스페이스' }));
  await user.type(dialog.getByRole('textbox'), 'https://evil.example');
  await user.click(dialog.getByRole('button', { name: '이 브라우저에서 쓰기' }));
  expect(await dialog.findByText('허용하지 않은 개발 서버 주소예요.')).toBeTruthy();
  await user.clear(dialog.getByRole('textbox'));
  await user.type(dialog.getByRole('textbox'), second);
  await user.click(dialog.getByRole('button', { name: '이 브라우저에서 쓰기' }));
  await screen.findByText(`이 브라우저에서만 워크스페이스 화면을 ${second}로 써요`);
  await user.click(await screen.findByRole('button', { name: '워크스페이스 화면 그만 다르게 쓰기' }));
  await screen.findByText('워크스페이스 화면을 다시 남들과 같이 써요');
  await waitFor(() => expect(screen.queryByText('이 브라우저는 워크스페이스 화면을 다르게 써요')).toBeNull());
});

test('shows the history by remote with author and reason, under its own URL', async () => {
  await promote('workspace', await upload('workspace', 'a'));
  await promote('workspace', await upload('workspace', 'b'));
  await promote('shop', await upload('shop', 'c'));
  const { screen, user, address } = await open('/admin/releases/history?remote=shop');
  expect(await screen.findByText('누가 왜 바꿨는지 모두 남아요 · 1건')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: '화면' }), 'workspace');
  expect(await screen.findByText('누가 왜 바꿨는지 모두 남아요 · 2건')).toBeTruthy();
  expect(address()).toBe('/admin/releases/history?remote=workspace');
  expect(screen.getAllByText('릴리스 파이프라인').length).toBe(2);
  await user.click(screen.getByRole('link', { name: '0.1.0-aaaaaaaaaaaa 릴리스와 0.1.0-bbbbbbbbbbbb 릴리스 비교' }));
  await waitFor(() =>
    expect(address()).toBe('/admin/releases/workspace/diff?from=0.1.0-aaaaaaaaaaaa&to=0.1.0-bbbbbbbbbbbb'),
  );
});

test('compares two releases: their contract, and files with sizes', async () => {
  await upload('workspace', 'a', {}, { 'list.11111111.js': 'x'.repeat(2000), 'old.22222222.js': 'old' });
  await upload('workspace', 'b', { slots: ['home.main'] }, { 'list.33333333.js': 'x'.repeat(1000) });
  const { screen, user, address } = await open(
    '/admin/releases/workspace/diff?from=0.1.0-aaaaaaaaaaaa&to=0.1.0-bbbbbbbbbbbb',
  );
  const contract = within(await screen.findByRole('region', { name: '규약 1가지' }));
  expect(contract.getByRole('row', { name: /home.main 끼우는 자리 더함/ })).toBeTruthy();
  const files = within(screen.getByRole('region', { name: '파일 3개' }));
  expect(files.getByRole('row', { name: /list.js 바꿈 2.0 KB 1000 B −1000 B/ })).toBeTruthy();
  expect(files.getByRole('row', { name: /old.js 뺌/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '앞뒤 바꾸기' }));
  expect(await screen.findByRole('row', { name: /old.js 더함/ })).toBeTruthy();
  expect(address()).toBe('/admin/releases/workspace/diff?from=0.1.0-bbbbbbbbbbbb&to=0.1.0-aaaaaaaaaaaa');
});

test('says when a release of the address does not exist', async () => {
  await upload('workspace', 'a');
  const { screen } = await open('/admin/releases/workspace/diff?from=0.1.0-aaaaaaaaaaaa&to=0.9.9-nothing');
  expect(await screen.findByText('이런 릴리스가 없어요')).toBeTruthy();
});

test.each(['/admin/releases', '/admin/releases/history', '/admin/releases/workspace/diff'])(
  '%s is for ADMIN only',
  async (at) => {
    const { screen } = await renderPage(remote.routes, { at, as: await testServer().create.staff() });
    expect(await screen.findByText('최고관리자만 볼 수 있는 화면이에요')).toBeTruthy();
  },
);

test('the history shows automatic removals only when there are some', async () => {
  const { clock, platform } = testServer();
  const revokedRelease = await upload('workspace', 'a');
  for (const letter of 'bcdef0123456') await upload('workspace', letter);
  const { screen } = await open('/admin/releases/history');
  await screen.findByText('아직 바뀐 적이 없어요');
  expect(screen.queryByText('자동으로 정리한 릴리스')).toBeNull();
  clock.advance(31 * 86_400);
  await platform.jobs.runNow(cleanUpReleases, {});
  const again = await open('/admin/releases/history');
  const section = within(await again.screen.findByRole('region', { name: '자동으로 정리한 릴리스' }));
  expect(await section.findByText(`workspace@${revokedRelease}`)).toBeTruthy();
});
