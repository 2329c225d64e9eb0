import type { Defaulted, Id, NullableTimestamp, Timestamp, Searched } from '../../platform/database/columns.ts';
import type { Advertisement, AdvertisementStateCode } from '@danji/contracts/site/advertisement';

/** The columns of one version of an advertisement; dates are business dates, both included. */
type CreativeColumns = {
  title: string;
  link: string;
  date_start: string;
  date_end: string;
  content: string;
  image1_id: number | null;
  image2_id: number | null;
  image3_id: number | null;
  image4_id: number | null;
};

declare module '../../platform/database/schema.ts' {
  interface Database {
    advertisement: CreativeColumns & {
      id: Id;
      searched: Searched;
      user_id: number;
      category: Advertisement['category'];
      state: AdvertisementStateCode;
      /** State that the live version keeps while an edit is pending; null when nothing is live. */
      live_state: 0 | 1 | null;
      tier: Advertisement['tier'];
      paid: NullableTimestamp;
      approved: NullableTimestamp;
      reason: string | null;
      created: Timestamp;
      updated: Timestamp;
      /**
       * Deleted by the owner. The row stays because records of advertisements must be retained for six months (FACTS
       * §10.8).
       */
      deleted: NullableTimestamp;
    };
    /** The version that the owner submitted to replace the live one. */
    advertisement_edit: CreativeColumns & { advertisement_id: number };
    /** Every transition of the state machine; a transition without a user was made by the clock. */
    advertisement_event: {
      id: Id;
      advertisement_id: number;
      user_id: number | null;
      from_state: AdvertisementStateCode | null;
      to_state: AdvertisementStateCode;
      reason: string | null;
      created: Timestamp;
    };
    /**
     * The company that paid for advertisements of an erased account, apart from the account, until `kept_until`. Only an
     * authority that demands it is told.
     */
    kept_payer: {
      user_id: number;
      company: string;
      business_no: string;
      manager_name: string;
      kept_until: string;
    };
    /** Impressions and clicks of one day in Korea. */
    advertisement_count: {
      advertisement_id: number;
      day: string;
      impressions: Defaulted<number>;
      clicks: Defaulted<number>;
    };
  }
}
