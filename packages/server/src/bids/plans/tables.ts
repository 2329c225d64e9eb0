import type { BrandPlanRecord, PlanRequest } from '@danji/contracts/bids/brand-plan';
import type { Id, NullableTimestamp, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** Periods of plans; those of a brand do not overlap. `brand_account.plan` is that of the running one. */
    brand_plan: Omit<BrandPlanRecord, 'id' | 'company' | 'created'> & {
      id: Id;
      /** When the brand was told that the period ends soon. */
      reminded: NullableTimestamp;
      created: Timestamp;
    };
    /** Every price that an operator set; the newest counts, and before the first one `FIRST_PRICES`. */
    brand_plan_price: { id: Id; plan: BrandPlanRecord['plan']; price: number; actor_id: number; created: Timestamp };
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
