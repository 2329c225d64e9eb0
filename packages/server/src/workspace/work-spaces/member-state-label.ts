import { EditState } from '@danji/contracts/codes/edit-state';

const STATES: Readonly<Record<number, string>> = {
  [EditState.WAIT]: '답을 기다리는 중',
  [EditState.PENDING]: '답을 기다리는 중',
  [EditState.DONE]: '참여 중',
  [EditState.FAILED]: '거절',
  [EditState.DISABLED]: '나간 사람',
};

/** Returns the Korean name of the state of a membership. */
export const toStateLabel = (state: number): string => STATES[state] ?? '';
