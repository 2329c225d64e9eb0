import type { ReferrerType } from '@danji/contracts/codes/referrer-type';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** Visits of one day in Korea, without personal data. */
    visit_count: {
      day: string;
      referrer_type: ReferrerType;
      device: 'phone' | 'desktop';
      is_signed_in: boolean;
      visits: number;
    };
  }
}
