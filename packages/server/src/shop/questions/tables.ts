import type { ProductQuestionStateCode } from '@danji/contracts/codes/product-question-state';
import type { GeneratedAlways } from 'kysely';
import type { Id, NullableTimestamp, Searched, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** A question of a member about a product, with the answer of our staff. */
    product_question: {
      id: Id;
      product_id: number;
      user_id: number;
      title: string;
      content: string;
      /** Whether only its author and our staff read its texts. */
      is_secret: boolean;
      /** Whether only its author and our staff find it. */
      is_hidden: boolean;
      /** Whether the system has hidden it, and nobody of our staff has decided yet. */
      is_held: boolean;
      answer: string | null;
      answered: NullableTimestamp;
      answered_by: number | null;
      state: GeneratedAlways<ProductQuestionStateCode>;
      searched: Searched;
      created: Timestamp;
      updated: Timestamp;
    };
  }
}
