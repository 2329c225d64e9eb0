import {
  listSuggestMessages,
  markSuggestMessagesRead,
  sendSuggestMessage,
} from '@danji/contracts/bids/suggest-message.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { requireReadable } from './suggest-message.policy.ts';
import { findDiscussed, listMessages } from './suggest-message.repository.ts';
import { markRead, sendMessage } from './suggest-message.service.ts';

/** Messages about requests: the vendor and the office read and write them, our staff read them. */
export function registerSuggestMessageRoutes(app: FastifyInstance): void {
  route(app, listSuggestMessages, async ({ db, query, user }) => {
    const { id, brand_id } = await requireReadable(db, await findDiscussed(db, query.request_nano_id), user);
    // A vendor does not learn who in the office writes.
    return listMessages(db, query, { id, seesPeople: brand_id !== user.id });
  });

  route(app, sendSuggestMessage, ({ db, body, user, now, request }) =>
    sendMessage(db, body, { user, now, cause: request.id }),
  );

  route(app, markSuggestMessagesRead, async ({ db, body, user, now, request }) => {
    await markRead(db, body, { user, now, cause: request.id });
    return { ok: true } as const;
  });
}
