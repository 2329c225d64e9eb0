import { checkParcelSheet, getParcelTemplate } from '@danji/contracts/shop/parcel-sheet.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { readUploadedSheet, writeTemplate } from '../../site/sheets/index.ts';
import { checkParcels } from './check-parcels.ts';
import { PARCEL_COLUMNS } from './parcel-columns.ts';
import type { ParcelRow } from './parcel.parser.ts';

const SHEETS = { max: 20, timeWindow: '1 minute' };
const parser = new URL('./parcel.parser.ts', import.meta.url);
const TEMPLATE = { name: '송장 번호', columns: PARCEL_COLUMNS, example: ['(예시)', 'CJ대한통운', '612345678901'] };

/** Tracking numbers of many orders, from a sheet. */
export function registerParcelRoutes(app: FastifyInstance): void {
  route(app, getParcelTemplate, () => writeTemplate(TEMPLATE), { rateLimit: SHEETS });

  route(
    app,
    checkParcelSheet,
    async ({ user, request, commit }) => {
      const { rows } = await readUploadedSheet<ParcelRow>(request, user.id, { parser });
      return commit(async (db) => ({ lines: await checkParcels(db, rows) }));
    },
    { transaction: 'own', rateLimit: SHEETS },
  );
}
