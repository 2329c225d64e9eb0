import { SuggestType } from '@danji/contracts/codes/suggest-item-codes';
import type { Db } from '../../platform/database/open-database.ts';
import { addSeconds } from '../../platform/clock.ts';
import { sql } from 'kysely';

const HOUR_SECONDS = 3600;
/** The messages of the demo, in turn: the vendor begins. */
const TALK = [
  '제안서를 보냈어요. 현장을 한 번 더 보고 싶은데 이번 주에 방문할 수 있을까요?',
  '네, 목요일 오후 2시에 관리사무소로 와 주세요. 주차는 지상 방문객 자리를 이용하시면 돼요.',
  '감사합니다. 목요일에 뵐게요. 방문한 뒤 필요하면 견적을 고쳐서 다시 낼게요.',
];

/** So many requests have a talk: vendors have several, from which it is known how soon they answer. */
const TALKS = 400;
/** In these, whose dates are on pictures, everybody answers within the hour. */
const PROMPT = 40;

type Request = { id: number; brand_id: number; sent: string | null; user_id: number };

/** The messages about a request; `index` is its place among all that have some. */
const toTalk = ({ id, brand_id, sent, user_id }: Request, index: number) =>
  TALK.map((content, at) => ({
    request_id: id,
    user_id: at % 2 === 0 ? brand_id : user_id,
    is_from_vendor: at % 2 === 0,
    content,
    created: addSeconds(
      new Date(sent ?? 0),
      (at + 1 + (at === 2 && index >= PROMPT ? brand_id % 9 : 0)) * HOUR_SECONDS,
    ),
  }));

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
    .limit(TALKS)
    .execute();
  if (requests.length === 0) return;
  await db.insertInto('suggest_message').values(requests.flatMap(toTalk)).execute();
  await sql`insert into suggest_message_read (request_id, is_vendor, last_id, updated)
    select message.request_id, not message.is_from_vendor, max(message.id), request.sent
    from suggest_message as message join suggest_request as request on request.id = message.request_id
    group by message.request_id, message.is_from_vendor, request.sent`.execute(db);
}
