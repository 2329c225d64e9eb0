import { beforeEach, expect, test } from '@jest/globals';
import {
  announceSuggestItemViewer,
  listSuggestItemViewers,
  removeSuggestItemViewer,
} from '@danji/contracts/bids/suggest-item-viewer.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { randomUUID } from 'node:crypto';
import { listEventsAfter } from '../../../src/platform/events/live-events.ts';
import { buildWorkSpaceFixture } from '../../workspace/work-spaces/work-space-fixture.ts';
import { publish } from './suggest-item-fixture.ts';

beforeEach(() => testServer().reset());

const countEvents = async ({ id }: TestAccount): Promise<number> =>
  (await listEventsAfter(testServer().db, id, 0)).filter(
    ({ event }) => event.type === 'changed' && event.tags?.includes('suggest_item_viewer'),
  ).length;

test('two who have a draft open see each other, and are told when the other leaves', async () => {
  const { accounts, space } = await buildWorkSpaceFixture();
  const { master, manager } = accounts;
  const draft = await publish({ master, space }, { is_draft: true });
  const openTab = ({ token }: TestAccount) => ({ token, params: { id: draft.id, tab_id: randomUUID() } });
  const [first, second] = [openTab(master), openTab(manager)];
  expect((await call(announceSuggestItemViewer, first)).data).toEqual([]);
  expect((await call(announceSuggestItemViewer, second)).data).toMatchObject([{ user: { id: master.id } }]);
  expect((await call(listSuggestItemViewers, first)).data).toMatchObject([{ user: { id: manager.id } }]);
  expect(await countEvents(master)).toBe(1);
  await call(removeSuggestItemViewer, second);
  expect((await call(listSuggestItemViewers, first)).data).toEqual([]);
  expect(await countEvents(master)).toBe(2);
});
