import type { Id } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** Sigungu in force; the migration inserts the rows. */
    region: {
      id: Id;
      index: number;
      sido: string;
      sido_english: string;
      sido_short: string;
      sigungu: string;
      sigungu_english: string;
    };
  }
}
