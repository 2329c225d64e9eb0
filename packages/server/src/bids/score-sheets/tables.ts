import type { ScoreWeights } from '@danji/contracts/bids/score-rules';
import type { OfferJudgement } from '@danji/contracts/bids/score-sheet';
import type { NanoId } from '@danji/contracts/fields';
import type { ColumnType } from 'kysely';
import type { Id, Json, NullableTimestamp, Timestamp } from '../../platform/database/columns.ts';

/** An offer as it is on a sheet. */
export type SheetOffer = {
  request_id: number;
  request: NanoId;
  brand_id: number;
  name: string;
  /** Won, with the value-added tax. */
  price: number | null;
  judgement: OfferJudgement;
  price_points: number | null;
  total: number | null;
  rank: number | null;
};

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** The score sheet of a notice, once its weights were changed or it was stored with the award. */
    score_sheet: {
      item_id: number;
      weights: Json<ScoreWeights>;
      /** The offers as they were at the award; never changed. */
      stored_sheet: ColumnType<SheetOffer[] | null, string | null | undefined, string>;
      stored: NullableTimestamp;
      /** When the weights were changed. */
      updated: NullableTimestamp;
    };
    /** The judgements of evaluators on an offer. */
    offer_score: {
      id: Id;
      request_id: number;
      item_id: number;
      judgement: Json<OfferJudgement>;
      /** The account that wrote it last. */
      user_id: number;
      updated: Timestamp;
    };
    /** The history of a sheet. */
    score_sheet_event: {
      id: Id;
      item_id: number;
      user_id: number;
      kind: 'weights' | 'scores';
      /** The offer that was judged. */
      request_id: number | null;
      reason: string | null;
      created: Timestamp;
    };
  }
}
