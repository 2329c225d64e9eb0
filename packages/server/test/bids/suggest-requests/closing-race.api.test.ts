import { beforeEach, expect, test } from '@jest/globals';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import { holdItem, lockItem } from '@danji/server/bids/suggest-items/suggest-item.repository';
import { transaction } from '@danji/server/platform/database/transaction';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { untilSessionWaits } from '@danji/testing/until-session-waits';
import { buildWorkSpaceFixture } from '../../workspace/work-spaces/work-space-fixture.ts';
import { close } from '../suggest-items/suggest-item-fixture.ts';
import { makeSuggestItem, markRead, type Notice, offer } from './suggest-request-fixture.ts';

let master: TestAccount;
let brand: TestAccount;
let notice: Notice;
beforeEach(async () => {
  await testServer().reset();
  const { space, accounts } = await buildWorkSpaceFixture();
  ({ master, brand } = accounts);
  notice = await makeSuggestItem(space.id, master.id);
  await markRead(notice, brand);
});

test('closing a notice waits for who is sending a request', async () => {
  const closing = await transaction(testServer().db, async (db) => {
    await holdItem(db, notice.nano_id);
    const answer = close(master, notice);
    await untilSessionWaits();
    const held = await holdItem(db, notice.nano_id);
    expect(held?.state).toBe(SuggestItemState.OPEN);
    return { answer };
  });
  expect((await closing.answer).data.state).toBe(SuggestItemState.CLOSED);
});

test('who waits to send beyond the closing is late', async () => {
  const sending = await transaction(testServer().db, async (db) => {
    await lockItem(db, notice.nano_id);
    const answer = offer(brand, notice);
    await untilSessionWaits();
    const changes = { state: SuggestItemState.CLOSED, date_end: testServer().clock.now() };
    await db.updateTable('suggest_item').set(changes).where('id', '=', notice.id).execute();
    return { answer };
  });
  const { status, problem } = await sending.answer;
  expect([status, problem?.code]).toEqual([409, 'invalid_transition']);
});
