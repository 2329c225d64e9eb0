import { EVALUATION_EDIT_DAYS } from '@danji/contracts/bids/brand-evaluation';
import { formatDate } from '@danji/contracts/format/date';
import { addSeconds } from '../../platform/clock.ts';

type Contract = { brand_id: number | null; contract_start: string | null };
type Written = { created: string; hidden: string | null };

const DAY_SECONDS = 86_400;

/**
 * The sentence that says why a contract cannot be evaluated on the business day `today`; `undefined` when it can: it is
 * with a brand and has begun.
 */
export function findContractRefusal({ brand_id, contract_start }: Contract, today: string): string | undefined {
  if (brand_id === null) return '계약 업체를 업체 목록에서 골라 연결하면 평가할 수 있어요.';
  if (contract_start === null) return '계약 시작일을 적으면 평가할 수 있어요.';
  if (contract_start > today) return `계약이 시작되는 ${formatDate(contract_start)}부터 평가할 수 있어요.`;
  return undefined;
}

/** The sentence that says why its author may not change an evaluation any more; `undefined` when it may be changed. */
export function findEditRefusal({ created, hidden }: Written, now: Date): string | undefined {
  if (hidden !== null) return '운영팀이 가린 평가라 고칠 수 없어요.';
  if (addSeconds(new Date(created), EVALUATION_EDIT_DAYS * DAY_SECONDS) <= now)
    return `평가는 남긴 뒤 ${EVALUATION_EDIT_DAYS}일 동안만 고칠 수 있어요.`;
  return undefined;
}
