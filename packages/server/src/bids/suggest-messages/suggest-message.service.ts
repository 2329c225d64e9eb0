import type { markSuggestMessagesRead, sendSuggestMessage } from '@danji/contracts/bids/suggest-message.endpoints';
import type { SuggestMessage } from '@danji/contracts/bids/suggest-message';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { suggestMessageNotifications } from '@danji/contracts/notifications/catalogue/suggest-messages';
import { webPaths } from '@danji/contracts/web-paths';
import { notifyOnce, settleNotifications } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { requireReadable, requireWritable } from './suggest-message.policy.ts';
import {
  type DiscussedRequest,
  findDiscussed,
  getMessage,
  insertMessage,
  listOffice,
  lockDiscussed,
  moveReadMark,
} from './suggest-message.repository.ts';

/** `cause` is the id of the request. */
type Caller = { user: Principal; now: Date; cause: string };

/** Makes the open screens of both sides read the messages again. */
const refresh = (db: Db, { brand_id }: DiscussedRequest, office: readonly number[], { now, cause }: Caller) =>
  publishChange(db, [brand_id, ...office], { tags: ['suggest_message'], cause }, now);

/** Sends a message to the other side, and tells it unless it has been told since it last read. */
export async function sendMessage(
  db: Db,
  { request_nano_id, content }: BodyOf<typeof sendSuggestMessage>,
  caller: Caller,
): Promise<SuggestMessage> {
  const { user, now } = caller;
  const request = await requireReadable(db, await lockDiscussed(db, request_nano_id), user);
  requireWritable(request, user);
  const isVendor = request.brand_id === user.id;
  const id = await insertMessage(db, {
    request_id: request.id,
    user_id: user.id,
    is_from_vendor: isVendor,
    content: content.trim(),
    created: now,
  });
  const office = await listOffice(db, request.space_id);
  const { toOffice, toVendor } = suggestMessageNotifications;
  await notifyOnce(
    db,
    isVendor ? toOffice : toVendor,
    isVendor ? office : [request.brand_id],
    { nano_id: request.nano_id, title: request.title },
    { topic: `suggest_message:${request.id}:${isVendor ? 'office' : 'vendor'}`, now },
  );
  await refresh(db, request, office, caller);
  return getMessage(db, id, !isVendor);
}

/** Notes that the caller's side has read up to a message, and settles what it was told about it. */
export async function markRead(
  db: Db,
  { request_nano_id, message_id }: BodyOf<typeof markSuggestMessagesRead>,
  caller: Caller,
): Promise<void> {
  const { user, now } = caller;
  const request = await requireReadable(db, await findDiscussed(db, request_nano_id), user);
  const isVendor = request.brand_id === user.id;
  if (!(await moveReadMark(db, { requestId: request.id, isVendor, upTo: message_id, now }))) return;
  const office = await listOffice(db, request.space_id);
  const link = webPaths.bidRequest(request.nano_id);
  await settleNotifications(db, isVendor ? [request.brand_id] : office, { link, outboxIds: [] }, now);
  await refresh(db, request, office, caller);
}
