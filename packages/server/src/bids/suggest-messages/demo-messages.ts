import { SuggestType } from '@danji/contracts/codes/suggest-item-codes';
import type { Db } from '../../platform/database/open-database.ts';
import { addSeconds } from '../../platform/clock.ts';
import { insertMessage, moveReadMark } from './suggest-message.repository.ts';

const HOUR_SECONDS = 3600;
/** The messages of the demo, in turn: the vendor begins. */
const TALK = [
  '제안서를 보냈어요. 현장을 한 번 더 보고 싶은데 이번 주에 방문할 수 있을까요?',
  '네, 목요일 오후 2시에 관리사무소로 와 주세요. 주차는 지상 방문객 자리를 이용하시면 돼요.',
  '감사합니다. 목요일에 뵐게요. 방문한 뒤 필요하면 견적을 고쳐서 다시 낼게요.',
];

/** Seeds a talk about each of some requests of the demo, which both sides have read. */
export async function seedDemoMessages(db: Db): Promise<void> {
  const requests = await db
    .selectFrom('suggest_request as request')
    .innerJoin('suggest_item as item', 'item.id', 'request.item_id')
    .where('item.suggest_type', '<>', SuggestType.BID)
    .where('request.is_open', '=', true)
    .where('request.sent', 'is not', null)
    .select(['request.id', 'request.brand_id', 'request.sent', 'item.user_id'])
    .orderBy('request.item_id')
    .orderBy('request.brand_id')
    .limit(40)
    .execute();
  for (const request of requests) {
    const start = new Date(request.sent ?? 0);
    const ids: number[] = [];
    for (const [at, content] of TALK.entries())
      ids.push(
        await insertMessage(db, {
          request_id: request.id,
          user_id: at % 2 === 0 ? request.brand_id : request.user_id,
          is_from_vendor: at % 2 === 0,
          content,
          created: addSeconds(start, (at + 1) * HOUR_SECONDS),
        }),
      );
    for (const isVendor of [false, true])
      await moveReadMark(db, { requestId: request.id, isVendor, upTo: ids.at(-1) ?? 0, now: start });
  }
}
