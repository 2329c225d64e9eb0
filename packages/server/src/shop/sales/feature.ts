import { ANSWER_LIMITS } from '@danji/contracts/limits';
import { getSales } from '@danji/contracts/shop/sales.endpoints';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { checkPeriod } from '../../platform/http/period.ts';
import { route } from '../../platform/http/route.ts';
import { readSales } from './read-sales.ts';
import { sumSalesNightly } from './sales-days.ts';

/** The statistics of sales, for our staff. */
export const sales = defineFeature({
  name: 'sales',
  routes: [
    (app) =>
      route(app, getSales, ({ db, query }) => {
        checkPeriod(query, ANSWER_LIMITS.days);
        return readSales(db, query);
      }),
  ],
  jobs: [sumSalesNightly],
});
