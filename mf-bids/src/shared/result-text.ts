import type { SuggestResult } from '@danji/contracts/bids/suggest-result';
import { formatNumber, formatWon } from '@danji/contracts/format/number';
import { describeVat } from './request-text.ts';
import { formatScore } from './score-text.ts';

/** The result of a notice in a sentence or two, for residents: who has won, for how much, among how many. */
export function describeResult({ winner, offers }: Pick<SuggestResult, 'winner' | 'offers'>): string {
  const { name, total_price, vat_mode, score } = winner;
  const price = total_price === null ? '' : ` ${formatWon(total_price)}(${describeVat(vat_mode)})에`;
  const points = score === null ? '' : ` 평가 점수는 ${formatScore(score)}이에요.`;
  return `제안 ${formatNumber(offers)}건 가운데 '${name}' 업체를${price} 선정했어요.${points}`;
}
