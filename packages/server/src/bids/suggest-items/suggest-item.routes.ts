import {
  awardSuggestItem,
  cancelSuggestItem,
  closeSuggestItem,
  getSuggestItem,
  listSuggestItems,
  openSuggestItem,
  readSuggestItem,
  revokeSuggestItemAward,
} from '@danji/contracts/bids/suggest-item.endpoints';
import {
  copySuggestItem,
  createSuggestItem,
  deleteSuggestItem,
  updateSuggestItem,
} from '@danji/contracts/bids/suggest-item-owner.endpoints';
import { answerSuggestQuestion, askAboutSuggestItem } from '@danji/contracts/bids/suggest-question.endpoints';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import { route } from '../../platform/http/route.ts';
import { mapPage } from '../../platform/records/read-page.ts';
import { copyItem } from './copy-item.ts';
import { awardItem, revokeAward } from './suggest-item-award.service.ts';
import { cancelItem, closeEarly, openItem } from './suggest-item-decision.service.ts';
import { listItems } from './suggest-item-list.repository.ts';
import { countRead } from './suggest-item-read.repository.ts';
import { readItem, toLine } from './suggest-item.presenter.ts';
import type { Reader } from './suggest-item.repository.ts';
import { answer, askAbout } from './suggest-question.service.ts';
import { changeItem, deleteDraft, writeItem } from './suggest-item.service.ts';

/** Bid notices: complexes write them and decide about them, everybody finds them, vendors read them. */
export function registerSuggestItemRoutes(app: FastifyInstance): void {
  const { platform } = app;

  const read = (db: Db, ref: number | string, reader: Reader, now: Date): Promise<SuggestItem> =>
    readItem({ platform, db, now }, String(ref), reader);

  route(app, listSuggestItems, async ({ db, query, user, now }) =>
    mapPage(await listItems(db, query, user, now), (row) => toLine(row, user, now)),
  );

  route(app, getSuggestItem, ({ db, params, user, now }) => read(db, params.id, user, now));

  route(app, readSuggestItem, async ({ db, body, user, now }) => {
    await countRead(db, body.item_nano_id, user, now);
    return read(db, body.item_nano_id, user, now);
  });

  route(app, createSuggestItem, async ({ db, body, user, now }) =>
    read(db, await writeItem(db, body, { user, now }), user, now),
  );

  route(app, copySuggestItem, async ({ db, body, user, now }) =>
    read(db, await copyItem(db, body.item_nano_id, { user, now }), user, now),
  );

  route(app, updateSuggestItem, async ({ db, params, body, user, now }) => {
    const current = (id: number) => read(db, id, user, now);
    return current(await changeItem(db, params.id, body, { user, platform }, current));
  });

  route(app, deleteSuggestItem, async ({ db, params, user, now }) => {
    await deleteDraft(db, params.id, { user, now });
    return { ok: true } as const;
  });

  registerQuestionRoutes(app, read);
  registerDecisionRoutes(app, read);
}

type Read = (db: Db, ref: number | string, reader: Reader, now: Date) => Promise<SuggestItem>;

/** Vendors ask, the office answers. */
function registerQuestionRoutes(app: FastifyInstance, read: Read): void {
  route(app, askAboutSuggestItem, async ({ db, body, user, now }) =>
    read(db, await askAbout(db, body, { user, now }), user, now),
  );

  route(app, answerSuggestQuestion, async ({ db, body, user, now }) =>
    read(db, await answer(db, body, { user, now }), user, now),
  );
}

/** Registers the calls that move a published notice on. */
function registerDecisionRoutes(app: FastifyInstance, read: Read): void {
  const { platform } = app;

  route(app, closeSuggestItem, async ({ db, body, user, now }) =>
    read(db, await closeEarly(db, body, { user, platform }), user, now),
  );

  route(app, openSuggestItem, async ({ db, body, user, now }) =>
    read(db, await openItem(db, body.item_nano_id, { user, platform }), user, now),
  );

  route(app, cancelSuggestItem, async ({ db, body, user, now }) =>
    read(db, await cancelItem(db, body, { user, platform }), user, now),
  );

  route(app, awardSuggestItem, async ({ db, body, user, now }) =>
    read(db, await awardItem(db, body, { user, platform }), user, now),
  );

  route(app, revokeSuggestItemAward, async ({ db, body, user, now }) =>
    read(db, await revokeAward(db, body, { user, platform }), user, now),
  );
}
