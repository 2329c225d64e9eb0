import { beforeEach, expect, test } from '@jest/globals';
import {
  announceAiDocumentViewer,
  listAiDocumentViewers,
} from '@danji/contracts/workspace/ai-document-viewer.endpoints';
import { toDocument } from '@danji/contracts/documents/document-text';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { waitFor } from '@testing-library/react';
import { randomUUID } from 'node:crypto';
import { remote } from '../src/remote.tsx';
import { buildTeam, buildWrittenDocument, resetDocuments } from './ai-document-fixture.ts';

beforeEach(resetDocuments);

/** A document of a team that an account has open in another tab, and its page as the master opens it. */
async function openBeside(choose: (team: Awaited<ReturnType<typeof buildTeam>>) => TestAccount) {
  const team = await buildTeam();
  const { id } = await buildWrittenDocument(team.master, team.space.id, toDocument('처음 글.'));
  const other = { token: choose(team).token, params: { id, tab_id: randomUUID() } };
  await call(announceAiDocumentViewer, other);
  const page = await renderPage(remote.routes, { at: `${team.at}/${id}`, as: team.master });
  const listForOther = async () => (await call(listAiDocumentViewers, other)).data;
  return { ...page, at: team.at, listForOther };
}

test('both see who else has the document open, until one of them leaves it', async () => {
  const { screen, go, at, listForOther } = await openBeside(({ member }) => member);
  expect(await screen.findByText('이주임 님이 이 문서를 열어 두었어요')).toBeTruthy();
  await waitFor(async () => expect(await listForOther()).toMatchObject([{ user: { name: '김소장' } }]));
  await go(at);
  await waitFor(async () => expect(await listForOther()).toEqual([]));
});

test('the own account in another window is named as that', async () => {
  const { screen } = await openBeside(({ master }) => master);
  expect(await screen.findByText('다른 창에서도 이 문서를 열어 두었어요')).toBeTruthy();
});
