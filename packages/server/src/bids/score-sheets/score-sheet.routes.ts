import { getOwnScore, getScoreSheet, scoreOffer, setScoreWeights } from '@danji/contracts/bids/score-sheet.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { readSheet, toOwnScore, toScoreSheet } from './score-sheet.presenter.ts';
import { changeWeights, scoreOneOffer } from './score-sheet.service.ts';

/** Qualification score sheets: the office judges offers by them, a vendor reads its own points after the award. */
export function registerScoreSheetRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, getScoreSheet, ({ db, params, user, now }) => readSheet({ platform, db, now }, params.id, user));

  route(app, setScoreWeights, async ({ db, body, user, now }) =>
    toScoreSheet({ platform, db, now }, await changeWeights(db, body, { user, platform }), user),
  );

  route(app, scoreOffer, async ({ db, body, user, now }) =>
    toScoreSheet({ platform, db, now }, await scoreOneOffer(db, body, { user, platform }), user),
  );

  route(app, getOwnScore, ({ db, query, user }) => toOwnScore(db, query.request_nano_id, user));
}
