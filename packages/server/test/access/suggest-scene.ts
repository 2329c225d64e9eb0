import { addKaptNotice } from '../bids/kapt-notices/kapt-notice-fixture.ts';
import { toDocument } from '@danji/contracts/documents/document-text';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { makeRequest, makeSuggestItem, markRead } from '../bids/suggest-requests/suggest-request-fixture.ts';

type Given = { spaceId: number; master: TestAccount; brand: TestAccount; texts: { open: string; sealed: string } };

/**
 * Requests of a vendor: one on a request for quotes, which its complex reads at once, and a sealed one on a bid; a notice
 * that it has read and may offer on; an alert and a question.
 */
export async function makeSuggestScene({ spaceId, master, brand, texts }: Given) {
  const { db, clock } = testServer();
  const publish = async (suggest_type: 1 | 2) => {
    const notice = await makeSuggestItem(spaceId, master.id, { suggest_type });
    await markRead(notice, brand);
    return notice;
  };
  const [quoted, bid, unanswered] = [await publish(2), await publish(1), await publish(1)];
  const openRequest = await makeRequest(brand, quoted, { content: toDocument(texts.open) });
  const sealedRequest = await makeRequest(brand, bid, { content: toDocument(texts.sealed) });
  const { id: suggestAlert } = await db
    .insertInto('suggest_alert')
    .values({ item_id: bid.id, brand_id: brand.id, created: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: suggestQuestion } = await db
    .insertInto('suggest_question')
    .values({
      item_id: bid.id,
      brand_id: brand.id,
      content: '질문',
      answer: null,
      answered_by: null,
      created: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const kaptNotice = await addKaptNotice();
  const { id: kaptAlert } = await db
    .insertInto('kapt_alert')
    .values({ notice_id: kaptNotice, brand_id: brand.id, created: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { openRequest, sealedRequest, unanswered, suggestAlert, suggestQuestion, kaptNotice, kaptAlert };
}
