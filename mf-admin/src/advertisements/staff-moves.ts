import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import type { Advertisement, AdvertisementStateCode } from '@danji/contracts/commons/advertisement';
import type { moveAdvertisement } from '@danji/contracts/commons/advertisement.endpoints';
import { listAdvertisementMoves } from '@danji/contracts/commons/advertisement-transitions';
import type { BodyOf } from '@danji/contracts/define-endpoint';

/** A transition that an operator can make, and its texts. */
export type StaffMove = {
  label: string;
  /** The end of the confirmation's question. */
  question: string;
  body: BodyOf<typeof moveAdvertisement>;
  /** Describes the effect in the confirmation. Without it the operator must enter a reason, which the owner reads. */
  effect?: string;
  done: string;
  weight: 'solid' | 'outline' | 'danger';
};

const { RUNNING, PAUSED, EDIT_REQUEST, REGISTRATION_REQUEST, BLOCKED } = AdvertisementState;

const BLOCK: StaffMove = {
  label: '차단',
  question: '차단할까요?',
  body: { state: BLOCKED },
  done: '차단했어요',
  weight: 'danger',
};
const REFUSE: StaffMove = { ...BLOCK, label: '반려', question: '반려할까요?', done: '반려했어요' };

/** Lists the transitions of a pending edit: it is accepted into the state of the live version, or declined. */
function listEditMoves({ live_state }: Advertisement): StaffMove[] {
  const state = live_state ?? RUNNING;
  const accept: StaffMove = {
    label: '수정 승인',
    question: '수정을 승인할까요?',
    body: { state, edit: 'accept' },
    effect: '새 내용이 바로 기존 광고를 대신해요.',
    done: '수정을 승인했어요',
    weight: 'solid',
  };
  const decline: StaffMove = {
    label: '수정 반려',
    question: '수정을 반려할까요?',
    body: { state, edit: 'decline' },
    done: '수정을 반려했어요',
    weight: 'outline',
  };
  // A blocked advertisement has no live version to return to.
  return live_state === null ? [accept] : [accept, decline];
}

function toMove(advertisement: Advertisement, to: AdvertisementStateCode): StaffMove | undefined {
  const { state: from, approved } = advertisement;
  const body = { state: to };
  if (to === BLOCKED) return from === REGISTRATION_REQUEST ? REFUSE : BLOCK;
  if (from === REGISTRATION_REQUEST)
    return {
      label: '승인',
      question: '승인할까요?',
      body,
      effect: '입금이 확인되면 게재 기간 동안 보여요.',
      done: '승인했어요',
      weight: 'solid',
    };
  if (from === RUNNING && to === PAUSED)
    return {
      label: '일시중지',
      question: '잠시 멈출까요?',
      body,
      effect: '다시 게재할 때까지 보이지 않아요.',
      done: '멈췄어요',
      weight: 'outline',
    };
  if (from === PAUSED && to === RUNNING)
    return {
      label: '다시 게재',
      question: '다시 게재할까요?',
      body,
      effect: '입금이 확인된 게재 기간이면 바로 보여요.',
      done: '다시 게재해요',
      weight: 'solid',
    };
  // An advertisement that was approved before is reviewed as an edit, another one as a registration.
  if (from === BLOCKED && to !== (approved === null ? REGISTRATION_REQUEST : EDIT_REQUEST)) return undefined;
  return {
    label: '다시 심사',
    question: '다시 심사할까요?',
    body,
    effect: '심사를 기다리는 상태가 되고, 승인해야 다시 보여요.',
    done: '다시 심사해요',
    weight: 'outline',
  };
}

/** Lists the transitions that an operator may make now, by the table that client and server share (FACTS §10.5). */
export function listStaffMoves(advertisement: Advertisement): StaffMove[] {
  const { state } = advertisement;
  if (state === AdvertisementState.ALL) return [];
  if (state === EDIT_REQUEST) return [...listEditMoves(advertisement), BLOCK];
  return listAdvertisementMoves(state, 'staff').flatMap((to) => toMove(advertisement, to) ?? []);
}
