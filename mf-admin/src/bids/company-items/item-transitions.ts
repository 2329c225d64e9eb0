import { type CompanyItemStanding, listCompanyItemTransitions } from '@danji/contracts/bids/company-item-transitions';
import type { CompanyItem, CompanyItemState } from '@danji/contracts/bids/company-item';
import { EditState } from '@danji/contracts/codes/edit-state';

/** A decision that an operator can make, and its texts. */
export type ItemTransition = {
  to: CompanyItemState;
  label: string;
  /** The end of the confirmation's question. */
  question: string;
  /** Describes the effect in the confirmation. Without it the operator must enter a reason, which the vendor reads. */
  effect?: string;
  done: string;
  variant: 'solid' | 'outline';
};

const { NONE, DISABLED, PENDING, DONE, FAILED } = EditState;

function toTransition(from: CompanyItemState, to: CompanyItemState): ItemTransition {
  if (to === FAILED) return { to, label: '반려', question: '반려할까요?', done: '반려했어요', variant: 'outline' };
  if (to === DISABLED)
    return { to, label: '비공개', question: '비공개로 바꿀까요?', done: '비공개로 바꿨어요', variant: 'outline' };
  if (to === PENDING)
    return {
      to,
      label: '다시 심사',
      question: '다시 심사할까요?',
      effect: '숨긴 동안 업체가 고친 내용을 심사해요.',
      done: '다시 심사해요',
      variant: 'outline',
    };
  return from === DISABLED
    ? {
        to,
        label: '다시 공개',
        question: '다시 공개할까요?',
        effect: '숨기기 전 내용 그대로 목록과 검색에 보여요.',
        done: '다시 공개했어요',
        variant: 'solid',
      }
    : {
        to,
        label: '승인',
        question: '승인할까요?',
        effect: '지금 보고 있는 내용이 바로 누구에게나 보여요.',
        done: '승인했어요',
        variant: 'solid',
      };
}

/** Lists the decisions that are possible now, by the table that client and server share (FACTS §10.4). */
export function listItemTransitions(item: CompanyItem): ItemTransition[] {
  const { edit_state_type: state } = item;
  if (state === NONE) return [];
  const standing: CompanyItemStanding = {
    state,
    isPublic: item.is_public,
    hasRevision: item.recent_rev !== null,
    isHiddenByStaff: item.is_hidden_by_staff,
  };
  return listCompanyItemTransitions(standing, 'staff')
    .filter((to) => to === DONE || to === FAILED || to === DISABLED || to === PENDING)
    .map((to) => toTransition(state, to));
}
