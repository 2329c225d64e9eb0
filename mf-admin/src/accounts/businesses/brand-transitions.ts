import { EditState } from '@danji/contracts/codes/edit-state';
import type { Brand } from '@danji/contracts/accounts/user';

type State = Brand['brand_status_type'];

/** A transition of the review that staff can make. */
export type BrandTransition = {
  to: State;
  /** The state to try when `to` is refused: details that changed since the approval are reviewed again. */
  fallbackTo?: State;
  /** The label of the button. */
  label: string;
  question: string;
  /** Describes the effect in the confirmation; without it the operator must enter a reason. */
  effect?: string;
};

const APPROVE: BrandTransition = {
  to: EditState.DONE,
  label: '승인',
  question: '승인할까요?',
  effect: '승인된 업체는 입찰에 참여할 수 있어요.',
};
const REFUSE: BrandTransition = { to: EditState.FAILED, label: '반려', question: '반려할까요?' };
const HIDE: BrandTransition = { to: EditState.DISABLED, label: '비공개로 바꾸기', question: '비공개로 바꿀까요?' };
const SHOW: BrandTransition = {
  to: EditState.DONE,
  fallbackTo: EditState.PENDING,
  label: '비공개 풀기',
  question: '다시 공개할까요?',
  effect: '승인된 뒤 바뀐 사업자 정보가 있으면 공개하지 않고 다시 심사해요.',
};

/** The transitions that staff may make from each state (FACTS §10.4); only the vendor makes the others. */
const TRANSITIONS: Partial<Record<State, readonly BrandTransition[]>> = {
  [EditState.PENDING]: [APPROVE, REFUSE],
  [EditState.EDITED]: [APPROVE, REFUSE, HIDE],
  [EditState.DONE]: [HIDE],
  [EditState.DISABLED]: [SHOW],
};

export const listBrandTransitions = (from: State): readonly BrandTransition[] => TRANSITIONS[from] ?? [];

/** The texts of the success toast by the new state. */
export const TRANSITION_RESULTS: Readonly<Record<State, string>> = {
  [EditState.NONE]: '바꿨어요',
  [EditState.WAIT]: '바꿨어요',
  [EditState.EDITED]: '바꿨어요',
  [EditState.DONE]: '승인했어요',
  [EditState.FAILED]: '반려했어요',
  [EditState.DISABLED]: '비공개로 바꿨어요',
  [EditState.PENDING]: '다시 심사하기로 했어요',
};
