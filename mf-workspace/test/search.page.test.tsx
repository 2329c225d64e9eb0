import { beforeEach, expect, jest, test } from '@jest/globals';
import { createAiDocument, listAiDocuments } from '@danji/contracts/workspace/ai-document.endpoints';
import { toExampleAnswers } from '@danji/contracts/workspace/ai-document-forms';
import { createWorkRequest } from '@danji/contracts/workspace/work-request.endpoints';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { listWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import { WorkRequestType } from '@danji/contracts/codes/work-request-codes';
import { formatDate, toBusinessDate } from '@danji/contracts/format/date';
import { useTotalResultCount } from '@danji/shell-sdk';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { SearchResults } from '../src/search/search-results.tsx';
import { addMember, invite, buildSpace } from './work-space-fixture.ts';
import { inDays, buildTeam, buildSchedule } from './schedule-fixture.ts';

beforeEach(() => testServer().reset());

/** The text of the shell below the sections. */
function Count() {
  const { total, isPending } = useTotalResultCount();
  return <output>{isPending ? '' : `${total}건`}</output>;
}

const search = (query: string, as: TestAccount) =>
  renderPage(
    [
      {
        path: '/search',
        element: (
          <>
            <SearchResults context={{ query }} />
            <Count />
          </>
        ),
      },
    ],
    { at: '/search', as },
  );

test('finds own work spaces and people of the current one, counts them, and leads to the rest', async () => {
  const { create } = testServer();
  const host = await create.general({ name: '김한빛' });
  const space = await buildSpace(host, { title: '한빛마을 1단지' });
  for (const number of [2, 3, 4, 5, 6, 7]) await buildSpace(host, { title: `한빛마을 ${number}단지` });
  await addMember(host, space, await create.general({ name: '이한빛' }));
  const { screen, within } = await search('한빛', host);
  const spaces = within(await screen.findByRole('region', { name: '워크스페이스' }));
  expect(spaces.getAllByRole('link').length).toBe(6);
  expect(spaces.getByRole('link', { name: '2건 더 보기' }).getAttribute('href')).toBe(
    `/workspace?${new URLSearchParams({ search: '한빛' })}`,
  );
  const people = within(await screen.findByRole('region', { name: '멤버' }));
  expect(people.getByRole('link', { name: /김한빛/ }).getAttribute('href')).toMatch(/^\/workspace\/\d+\/members$/);
  expect(await screen.findByText(`${5 + people.getAllByRole('link').length}건`)).toBeTruthy();
});

test('a kind of which nothing is found is not there', async () => {
  const host = await testServer().create.general({ name: '김하늘' });
  await buildSpace(host, { title: '한빛마을' });
  const { screen } = await search('하늘', host);
  expect(await screen.findByRole('link', { name: /김하늘/ })).toBeTruthy();
  expect(await screen.findByText('1건')).toBeTruthy();
  expect(screen.queryByText(/워크스페이스/)).toBeNull();
});

/** A contract, a document and a request of one name. */
async function fillSpace({ token }: TestAccount, { id: space_id }: WorkSpace) {
  const contract = await buildSchedule(token, space_id, { title: '승강기 유지관리', contract: '한성엘리베이터' });
  const { data: document } = await call(createAiDocument, {
    token,
    body: { space_id, document_type: 1, title: '승강기 정지 안내', answers: toExampleAnswers(1) },
  });
  const { data: request } = await call(createWorkRequest, {
    token,
    body: {
      space_id,
      title: '승강기 계약서 양식',
      data: { request_type: WorkRequestType.MATERIAL, text: '보내 주세요.' },
      file_ids: [],
    },
  });
  return { contract, document, request };
}

test('a member finds contracts, documents and requests of the current work space, each one press away', async () => {
  const { master, member, space } = await buildTeam();
  const { contract, document, request } = await fillSpace(master, space);
  for (const year of [2021, 2022, 2023, 2024, 2025])
    await buildSchedule(master.token, space.id, { title: `${year}년 승강기 검사` });
  const { screen, within } = await search('승강기', member);
  expect(await screen.findByText('7건')).toBeTruthy();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    '일정·계약',
    'AI 문서',
    '요청',
  ]);
  const linkIn = (section: string, name: RegExp) =>
    within(screen.getByRole('region', { name: section })).getByRole('link', { name });
  const today = formatDate(toBusinessDate(new Date()));
  expect(linkIn('일정·계약', /2025년 승강기 검사/).textContent).toContain(
    `D-64 · 한빛경비 · ~ ${formatDate(inDays(64))}`,
  );
  expect(linkIn('일정·계약', /더 보기/).getAttribute('href')).toBe(
    `/workspace/${space.id}/schedules?${new URLSearchParams({ search: '승강기' })}`,
  );
  expect(linkIn('AI 문서', /승강기 정지 안내/).textContent).toContain(`안내문·공고문 · ${today}`);
  expect(linkIn('AI 문서', /승강기 정지 안내/).getAttribute('href')).toBe(
    `/workspace/${space.id}/documents/${document.id}`,
  );
  expect(linkIn('요청', /승강기 계약서 양식/).textContent).toContain(`접수 · ${today}`);
  expect(linkIn('요청', /승강기 계약서 양식/).getAttribute('href')).toBe(
    `/workspace/${space.id}/requests/${request.id}`,
  );

  const { screen: narrowed } = await search('한성엘리', member);
  expect((await narrowed.findByRole('link', { name: /승강기 유지관리/ })).getAttribute('href')).toBe(
    `/workspace/${space.id}/schedules/${contract.id}`,
  );
});

test('who is in another work space, or only invited to this one, finds nothing of it; our staff finds requests of all', async () => {
  const { create } = testServer();
  const { master, space } = await buildTeam();
  const { request } = await fillSpace(master, space);
  const [outsider, invited] = [await create.general(), await create.general()];
  await buildSpace(outsider, { title: '푸른솔' });
  await invite(master, space, invited);
  for (const person of [outsider, invited]) {
    const { screen } = await search('승강기', person);
    expect(await screen.findByText('0건')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  }
  const { screen } = await search('승강기', await create.staff());
  expect(await screen.findByText('1건')).toBeTruthy();
  expect(screen.getByRole('link', { name: /승강기 계약서 양식.*한빛마을 · 접수/ }).getAttribute('href')).toBe(
    `/admin/requests/${request.id}`,
  );
});

/** A call fails, and no other, until the answered function mends it. */
function breakCallsTo(path: string): () => void {
  const { open } = XMLHttpRequest.prototype;
  const spy = jest.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function openBroken(
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
  ) {
    open.call(this, method, String(url).replace(path, '/api/nowhere/'), true);
  });
  return () => spy.mockRestore();
}

test('a section that fails offers another try of its own, and leaves the others', async () => {
  const { master, space } = await buildTeam();
  await fillSpace(master, space);
  const repair = breakCallsTo(listAiDocuments.path);
  const { screen, within, user } = await search('승강기', master);
  const documents = within(await screen.findByRole('region', { name: 'AI 문서' }));
  expect(await screen.findByRole('link', { name: /승강기 유지관리/ })).toBeTruthy();
  expect(await screen.findByRole('link', { name: /승강기 계약서 양식/ })).toBeTruthy();
  expect(screen.getAllByRole('alert').length).toBe(1);
  repair();
  await user.click(documents.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('link', { name: /승강기 정지 안내/ })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('who cannot be told which work space is the current one is not told that nothing was found', async () => {
  const { master, space } = await buildTeam();
  await fillSpace(master, space);
  const repair = breakCallsTo(listWorkSpaces.path);
  const { screen, within, user } = await search('승강기', master);
  const current = within(await screen.findByRole('region', { name: '현재 워크스페이스' }));
  expect(screen.queryByText('0건')).toBeNull();
  repair();
  await user.click(current.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('link', { name: /승강기 유지관리/ })).toBeTruthy();
  expect(screen.queryByRole('region', { name: '현재 워크스페이스' })).toBeNull();
});
