import { getOwnScore, getScoreSheet, scoreOffer, setScoreWeights } from '@danji/contracts/bids/score-sheet.endpoints';
import { isPublished } from '@danji/contracts/bids/suggest-item-rules';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { findMembership, memberHasRight, requireRight } from '../../workspace/work-spaces/index.ts';
import { suggestItemNotFound } from '../suggest-items/index.ts';
import { toOwnScore, toScoreSheet } from './score-sheet.presenter.ts';
import { getScoredItem, requireSheet } from './score-sheet.repository.ts';
import { changeWeights, scoreOneOffer } from './score-sheet.service.ts';

/** Qualification score sheets: the office judges offers by them, a vendor reads its own points after the award. */
export function registerScoreSheetRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, getScoreSheet, async ({ db, params, user, now }) => {
    const item = await getScoredItem(db, params.id);
    const membership = await findMembership(db, item.space_id, user.id);
    requireRight(user, membership, 'work');
    // Drafts are for who writes them, and not for our staff.
    if (!isPublished(item.state) && !memberHasRight(membership, 'write_notices')) throw suggestItemNotFound();
    requireSheet(item);
    return toScoreSheet({ platform, db, now }, item, user);
  });

  route(app, setScoreWeights, async ({ db, body, user, now }) =>
    toScoreSheet({ platform, db, now }, await changeWeights(db, body, { user, platform }), user),
  );

  route(app, scoreOffer, async ({ db, body, user, now }) =>
    toScoreSheet({ platform, db, now }, await scoreOneOffer(db, body, { user, platform }), user),
  );

  route(app, getOwnScore, ({ db, query, user }) => toOwnScore(db, query.request_nano_id, user));
}
