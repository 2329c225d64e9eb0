import { EditState } from '@danji/contracts/codes/edit-state';
import type { Brand } from '@danji/contracts/users/user';

type State = Brand['brand_status_type'];
/** A step of a review that staff can take. */
export type BrandMove = { to: State; label: string; /** What was done, for the message afterwards. */ done: string; /** The vendor reads why. */ needsReason: boolean };

const APPROVE: BrandMove = { to: EditState.DONE, label: '승인', done: '승인했어요', needsReason: false };
const REFUSE: BrandMove = { to: EditState.FAILED, label: '반려', done: '반려했어요', needsReason: true };
const HIDE: BrandMove = { to: EditState.DISABLED, label: '비공개로 바꾸기', done: '비공개로 바꿨어요', needsReason: true };
const SHOW: BrandMove = { to: EditState.DONE, label: '다시 공개', done: '다시 공개했어요', needsReason: false };

/** The steps staff may take from each state (FACTS §10.4); the others are the vendor's own. */
const MOVES: Partial<Record<State, readonly BrandMove[]>> = {
  [EditState.PENDING]: [APPROVE, REFUSE],
  [EditState.EDITED]: [APPROVE, REFUSE, HIDE],
  [EditState.DONE]: [HIDE],
  [EditState.DISABLED]: [SHOW],
};

export const listBrandMoves = (from: State): readonly BrandMove[] => MOVES[from] ?? [];
