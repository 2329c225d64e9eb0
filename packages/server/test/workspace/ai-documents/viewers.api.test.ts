import { beforeEach, expect, test } from '@jest/globals';
import { VIEWER_HEARTBEAT_MS } from '@danji/contracts/site/viewer';
import {
  announceAiDocumentViewer,
  listAiDocumentViewers,
  removeAiDocumentViewer,
} from '@danji/contracts/workspace/ai-document-viewer.endpoints';
import type { Endpoint, ResponseOf } from '@danji/contracts/define-endpoint';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { randomUUID } from 'node:crypto';
import { listEventsAfter } from '../../../src/platform/events/live-events.ts';
import { buildWorkSpaceFixture } from '../work-spaces/work-space-fixture.ts';
import { makeDocument, resetDocuments } from './document-fixture.ts';

beforeEach(resetDocuments);

const HEARTBEAT_SECONDS = VIEWER_HEARTBEAT_MS / 1000;

const namesOf = ({ data }: { data: ResponseOf<typeof listAiDocumentViewers> }) => data.map(({ user }) => user.name);

/** A document, and two members who each have a tab. */
async function buildTabs() {
  const { accounts, space } = await buildWorkSpaceFixture();
  const document = await makeDocument(accounts.master, space);
  const toTab = (account: TestAccount) => {
    const input = { token: account.token, params: { id: document.id, tab_id: randomUUID() } };
    return {
      input,
      announce: async () => namesOf(await call(announceAiDocumentViewer, input)),
      list: async () => namesOf(await call(listAiDocumentViewers, input)),
      close: () => call(removeAiDocumentViewer, input),
    };
  };
  return { accounts, toTab, master: toTab(accounts.master), member: toTab(accounts.member) };
}

/** The numbers of events by which each of two accounts is made to read again who has a document open. */
async function countEvents(...accounts: TestAccount[]): Promise<number[]> {
  const events = await Promise.all(accounts.map(({ id }) => listEventsAfter(testServer().db, id, 0)));
  return events.map(
    (list) => list.filter(({ event }) => event.type === 'changed' && event.tags?.includes('ai_document_viewer')).length,
  );
}

test('a tab sees the others from when they open the document until they close it', async () => {
  const { accounts, master, member } = await buildTabs();
  expect(await master.announce()).toEqual([]);
  expect(await member.announce()).toEqual([accounts.master.name]);
  expect(await master.list()).toEqual([accounts.member.name]);
  expect(await countEvents(accounts.master, accounts.member)).toEqual([1, 0]);
  // A heartbeat is no news.
  await member.announce();
  expect(await countEvents(accounts.master, accounts.member)).toEqual([1, 0]);
  await member.close();
  expect(await master.list()).toEqual([]);
  expect(await countEvents(accounts.master, accounts.member)).toEqual([2, 0]);
});

test('a tab that vanished is gone after three missing heartbeats, and is news when it comes back', async () => {
  const { accounts, master, member } = await buildTabs();
  await master.announce();
  await member.announce();
  testServer().clock.advance(2 * HEARTBEAT_SECONDS);
  expect(await master.announce()).toEqual([accounts.member.name]);
  testServer().clock.advance(HEARTBEAT_SECONDS);
  expect(await master.announce()).toEqual([]);
  expect(await member.announce()).toEqual([accounts.master.name]);
  expect(await countEvents(accounts.master)).toEqual([2]);
});

test('an account sees its own other tab, and tabs that open at the same moment see each other', async () => {
  const { accounts, toTab, master } = await buildTabs();
  await master.announce();
  expect(await toTab(accounts.master).announce()).toEqual([accounts.master.name]);
  const tabs = Array.from({ length: 4 }, () => toTab(accounts.member));
  await Promise.all(tabs.map(({ announce }) => announce()));
  expect((await master.list()).toSorted()).toEqual(
    [accounts.master.name, ...tabs.map(() => accounts.member.name)].toSorted(),
  );
  expect((await countEvents(accounts.member))[0]).toBeGreaterThan(0);
});

test('nobody closes the tab of another member, and a wrong id of a tab is refused', async () => {
  const { accounts, master, member } = await buildTabs();
  await master.announce();
  await call(removeAiDocumentViewer, { token: accounts.member.token, params: master.input.params });
  expect(await member.list()).toEqual([accounts.master.name]);
  const params = { ...master.input.params, tab_id: 'my-tab' };
  expect((await call<Endpoint>(announceAiDocumentViewer, { ...master.input, params })).status).toBe(404);
});
