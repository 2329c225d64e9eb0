import type { BrandPlanRecord, PlanRequest } from '@danji/contracts/bids/brand-plan';
import type { Id, NullableTimestamp, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** Periods of plans; those of a brand do not overlap. `brand_account.plan` is that of the running one. */
    brand_plan: Omit<BrandPlanRecord, 'id' | 'created'> & {
      id: Id;
      /** When the brand was told that the period ends soon. */
      reminded: NullableTimestamp;
      created: Timestamp;
    };
    /** Won of 30 days of a plan, VAT included. */
    brand_plan_price: { plan: BrandPlanRecord['plan']; price: number; updated: Timestamp };
    brand_plan_request: Pick<
      PlanRequest,
      'brand_id' | 'plan' | 'times' | 'tax_email' | 'amount' | 'state' | 'reason'
    > & {
      id: Id;
      invoiced: NullableTimestamp;
      paid: NullableTimestamp;
      created: Timestamp;
    };
  }
}
