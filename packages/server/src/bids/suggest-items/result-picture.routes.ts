import { getResultSharePicture } from '@danji/contracts/bids/share-picture.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { resultPictureOf } from '../share-pictures/index.ts';
import { suggestItemNotFound } from './suggest-item.policy.ts';
import { findItem } from './suggest-item.repository.ts';
import { findResult, toResultCard } from './suggest-result.ts';

/** Other sites ask once for each link, from few addresses. */
const PICTURES = { max: 300, timeWindow: '1 minute' };

/** The share picture of an awarded notice. Any other notice has none, and answers as one that does not exist. */
export function registerResultPictureRoutes(app: FastifyInstance): void {
  route(
    app,
    getResultSharePicture,
    async ({ db, params, query, reply }) => {
      const item = await findItem(db, String(params.id), null);
      const result = item && (await findResult(db, item));
      if (!item || !result) throw suggestItemNotFound();
      const card = toResultCard(item.title, result);
      return resultPictureOf(app.platform, reply, { id: item.space_id, card, asked: query.version });
    },
    { rateLimit: PICTURES },
  );
}
