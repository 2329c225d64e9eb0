import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { approve, edit, makeItem } from '../bids/company-items/company-item-fixture.ts';
import { score } from '../bids/score-sheets/score-sheet-fixture.ts';
import { award, close, offer, publish } from '../bids/suggest-items/suggest-item-fixture.ts';
import type { WorkSpaceFixture } from '../workspace/work-spaces/work-space-fixture.ts';

/** A company item that everybody may read, with a change that waits, and one that waits for its first review. */
export async function makeCompanyItems(brand: TestAccount, staff: TestAccount, secret: string) {
  const companyItem = await approve(staff, await makeItem(brand));
  const waitingItem = await makeItem(brand, { title: secret });
  const editedItem = await approve(staff, await makeItem(brand));
  await edit(brand, editedItem, { title: `${secret} 고친 제목` });
  return { companyItem, waitingItem };
}

/** Notices of the space: one that takes requests, one that is closed, one that is awarded, and a draft. */
export async function makeBids(
  { accounts: { master, brand }, space }: WorkSpaceFixture,
  building_name: string,
  draftTitle: string,
) {
  const office = { master, space };
  // With a score sheet; a bid fails without it too.
  const closedBid = await publish(office, { building_name, selection_method: 5 });
  await close(master, closedBid);
  const awardedBid = await publish(office, { building_name, suggest_type: 2 });
  const [winner = null] = await offer(awardedBid, [brand]);
  const scoredBid = await publish(office, { building_name, suggest_type: 2, selection_method: 5 });
  const [scoredRequest = ''] = await offer(scoredBid, [brand]);
  await close(master, scoredBid);
  const judgedBid = await publish(office, { building_name, suggest_type: 2, selection_method: 5 });
  const [judgedRequest = ''] = await offer(judgedBid, [brand]);
  await close(master, judgedBid);
  await score(master, judgedRequest);
  await award(master, judgedBid, judgedRequest);
  await close(master, awardedBid);
  await award(master, awardedBid, winner);
  return {
    awardedBid,
    bid: await publish(office, { building_name }),
    closedBid,
    scoredBid,
    scoredRequest: scoredRequest as SuggestItem['nano_id'],
    judgedRequest: judgedRequest as SuggestItem['nano_id'],
    draftBid: await publish(office, { title: draftTitle, is_draft: true }),
  };
}
