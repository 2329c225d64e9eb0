import { useEndpoint } from '@danji/api-client';
import { toDocument } from '@danji/contracts/documents/document-text';
import { formatDate } from '@danji/contracts/format/date';
import { toNextPeriod } from '@danji/contracts/workspace/next-contract';
import type { WorkSchedule } from '@danji/contracts/workspace/schedule';
import { getWorkSchedule } from '@danji/contracts/workspace/schedule.endpoints';
import type { NoticeDraft } from './notice-draft.ts';

/** A new notice for the contract after one that ends: what is known of it, the rest as in any new notice. */
function fillFromContract(draft: NoticeDraft, contract: WorkSchedule): NoticeDraft {
  const { title, category2, contract_amount, contract_end, description } = contract;
  const next = contract_end === null ? null : toNextPeriod({ ...contract, contract_end });
  const period =
    next?.contract_start && next.contract_end
      ? `계약 기간: ${formatDate(next.contract_start)} – ${formatDate(next.contract_end)}`
      : '';
  return {
    ...draft,
    title: `${title} 사업자 선정 입찰공고`.slice(0, 100),
    business_title: title,
    category: category2,
    expected_contract_amount: contract_amount,
    work_start_date: next?.contract_start ?? '',
    work_scope: toDocument([period, description].filter(Boolean).join('\n\n')),
  };
}

/** The contract that a new notice is filled from; none for the number 0. */
export function useContractSource(scheduleId: number) {
  const isAsked = Number.isInteger(scheduleId) && scheduleId > 0;
  const { data, error } = useEndpoint(getWorkSchedule, isAsked ? { params: { id: scheduleId } } : null, {
    refreshOnFocus: false,
  });
  return {
    isReady: !isAsked || data !== undefined || error !== undefined,
    /** Why the contract could not be read: the form is then that of any new notice. */
    error: data ? undefined : error,
    key: data ? `.contract.${data.id}` : '',
    fill: (draft: NoticeDraft, spaceId: number): NoticeDraft =>
      data?.space_id === spaceId ? fillFromContract(draft, data) : draft,
  };
}
