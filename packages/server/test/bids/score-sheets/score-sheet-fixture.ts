import type { JudgedCriterion } from '@danji/contracts/bids/score-rules';
import type { OfferJudgement, ScoreSheet } from '@danji/contracts/bids/score-sheet';
import { getOwnScore, getScoreSheet, scoreOffer, setScoreWeights } from '@danji/contracts/bids/score-sheet.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { NanoId } from '@danji/contracts/fields';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';

const FULL: Record<JudgedCriterion, number> = {
  credit: 15,
  sanctions: 15,
  technicians: 10,
  equipment: 10,
  record: 10,
  proposal: 10,
};

/** Full points for everything, each with a note; `given` are the points that a test is about. */
export const toJudgement = (given: Partial<Record<JudgedCriterion, number | null>> = {}): OfferJudgement =>
  Object.fromEntries(
    Object.entries({ ...FULL, ...given }).map(([key, points]) => [key, { points, note: '제출 서류로 확인' }]),
  ) as OfferJudgement;

type Ref = { nano_id: string };

export const seeSheet = ({ token }: TestAccount, { nano_id }: Ref) =>
  call(getScoreSheet, { token, params: { id: nano_id } });

export const seeOwn = ({ token }: TestAccount, request: string) =>
  call(getOwnScore, { token, query: { request_nano_id: request as NanoId } });

export const weigh = (
  { token }: TestAccount,
  { nano_id }: Ref,
  given: Pick<BodyOf<typeof setScoreWeights>, 'weights'> & Partial<BodyOf<typeof setScoreWeights>>,
) => call(setScoreWeights, { token, body: { item_nano_id: nano_id as NanoId, reason: '', updated: null, ...given } });

export const score = ({ token }: TestAccount, request: string, given: Partial<BodyOf<typeof scoreOffer>> = {}) =>
  call(scoreOffer, {
    token,
    body: { request_nano_id: request as NanoId, judgement: toJudgement(), file_ids: [], updated: null, ...given },
  });

/** Names, totals and ranks of a sheet, in its order. */
export const ranked = ({ offers }: ScoreSheet) => offers.map(({ name, total, rank }) => [name, total, rank]);
