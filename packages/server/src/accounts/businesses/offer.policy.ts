import { EditState } from '@danji/contracts/codes/edit-state';

const REFUSALS: Readonly<Record<number, string>> = {
  [EditState.WAIT]: '사업자 정보를 내고 승인을 받으면 할 수 있어요.',
  [EditState.DISABLED]: '휴업·폐업했거나 이용이 정지된 업체예요. 고객센터로 문의해 주세요.',
  [EditState.EDITED]: '바뀐 사업자 정보를 심사하고 있어요. 승인되면 할 수 있어요.',
  [EditState.PENDING]: '사업자 정보를 심사하고 있어요. 승인되면 할 수 있어요.',
  [EditState.FAILED]: '사업자 정보가 반려됐어요. 고쳐서 다시 내 주세요.',
};

/** The sentence that says why a brand may neither offer nor buy; `undefined` for an approved one (FACTS §10.4). */
export const findOfferRefusal = (state: number): string | undefined =>
  state === EditState.DONE ? undefined : (REFUSALS[state] ?? REFUSALS[EditState.WAIT]);
