import type { BrandEvaluation, EvaluationFields } from '@danji/contracts/bids/brand-evaluation';
import type { EvaluationSummary } from '@danji/contracts/bids/evaluation-summary';
import type { ColumnType } from 'kysely';
import type { Id, NullableTimestamp, Searched, Timestamp } from '../../platform/database/columns.ts';

/** A column that only a trigger writes. */
type Summed = ColumnType<number, never, never>;

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** The evaluation of the brand of a contract by a manager. It stays when the contract is deleted. */
    brand_evaluation: EvaluationFields & {
      id: Id;
      brand_id: number;
      schedule_id: number | null;
      space_id: number;
      user_id: number;
      /** Of the author in the work space, and the kind of the contract, as they were. */
      job_grade: BrandEvaluation['user']['job_grade'];
      category2: number;
      reply: string | null;
      replied: NullableTimestamp;
      hidden: NullableTimestamp;
      hide_reason: string | null;
      /** Since when reports wait for a decision. */
      reported: NullableTimestamp;
      searched: Searched;
      created: Timestamp;
      updated: Timestamp;
    };
    brand_evaluation_report: {
      id: Id;
      evaluation_id: number;
      /** It is `null` when the account was erased. */
      user_id: number | null;
      reason: string;
      created: Timestamp;
    };
    /** Sums over the visible evaluations of a brand, and how many of them have about so many stars. */
    brand_evaluation_sum: { brand_id: Summed } & {
      [Name in keyof EvaluationSummary | `star${1 | 2 | 3 | 4 | 5}`]: Summed;
    };
  }
}
