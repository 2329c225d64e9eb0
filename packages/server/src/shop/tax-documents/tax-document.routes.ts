import {
  getTaxDocuments,
  handleTaxDocument,
  listStaffTaxDocuments,
  requestTaxDocument,
  withdrawTaxDocument,
} from '@danji/contracts/shop/tax-document.endpoints';
import type { FastifyInstance } from 'fastify';
import type { BusinessRegistry } from '../../accounts/businesses/index.ts';
import { route } from '../../platform/http/route.ts';
import { mapPage } from '../../platform/records/read-page.ts';
import { getOwnOrder } from '../orders/index.ts';
import { checkSent } from './tax-document-input.ts';
import { toLogged, toStaffTaxDocument } from './tax-document.presenter.ts';
import { listAllDocuments } from './tax-document.repository.ts';
import { checkRequestable, handleRequest, makeRequest, readRequests, withdrawRequest } from './tax-document.service.ts';

/** Each request asks the tax office, and tells every operator. */
const REQUESTS = { max: 20, timeWindow: '1 hour' };

/** Cash receipts and tax invoices, as buyers ask for them and our staff issues them at the tax office. */
export function registerTaxDocumentRoutes(app: FastifyInstance, registry: BusinessRegistry): void {
  const { keyRing } = app.platform;

  route(app, getTaxDocuments, async ({ db, params: { id }, user, now }) =>
    readRequests(db, await getOwnOrder(db, id, user), { keyRing, now }),
  );

  route(
    app,
    requestTaxDocument,
    async ({ db, params: { id }, body, user, now, commit }) => {
      const order = await getOwnOrder(db, id, user);
      await checkRequestable(db, order, now);
      const checked = await checkSent(registry, body);
      return commit(async (db) => {
        await makeRequest(db, order, checked, { keyRing, now });
        return readRequests(db, order, { keyRing, now });
      });
    },
    { transaction: 'own', rateLimit: REQUESTS },
  );

  route(app, withdrawTaxDocument, async ({ db, params: { id }, user, now }) => {
    const order = await getOwnOrder(db, id, user);
    await withdrawRequest(db, order, now);
    return readRequests(db, order, { keyRing, now });
  });

  route(app, listStaffTaxDocuments, async ({ db, query }) =>
    mapPage(await listAllDocuments(db, query), (row) => toStaffTaxDocument(row, keyRing)),
  );

  route(app, handleTaxDocument, async ({ db, params: { id }, body, user, now, change }) => {
    const { before, after } = await handleRequest(db, id, body, { staffId: user.id, now });
    change.record({ before: toLogged(before), after: toLogged(after) });
    return toLogged(after);
  });
}
