import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import type { Advertisement, AdvertisementStateCode } from '@danji/contracts/site/advertisement';
import type { changeAdvertisementState } from '@danji/contracts/site/advertisement.endpoints';
import { listAdvertisementTransitions } from '@danji/contracts/site/advertisement-transitions';
import type { BodyOf } from '@danji/contracts/define-endpoint';

/** A transition that an operator can make, and its texts. */
export type StaffTransition = {
  label: string;
  /** The end of the confirmation's question. */
  question: string;
  body: BodyOf<typeof changeAdvertisementState>;
  /** Describes the effect in the confirmation. Without it the operator must enter a reason, which the owner reads. */
  effect?: string;
  done: string;
  emphasis: 'solid' | 'outline' | 'danger';
};

const { RUNNING, PAUSED, EDIT_REQUEST, REGISTRATION_REQUEST, BLOCKED } = AdvertisementState;

const BLOCK: StaffTransition = {
  label: '차단',
  question: '차단할까요?',
  body: { state: BLOCKED },
  done: '차단했어요',
  emphasis: 'danger',
};
const REFUSE: StaffTransition = { ...BLOCK, label: '반려', question: '반려할까요?', done: '반려했어요' };

/** Lists the transitions of a pending edit: it is accepted into the state of the live version, or declined. */
function listEditTransitions({ live_state }: Advertisement): StaffTransition[] {
  const state = live_state ?? RUNNING;
  const accept: StaffTransition = {
    label: '수정 승인',
    question: '수정을 승인할까요?',
    body: { state, edit: 'accept' },
    effect: '새 내용이 바로 기존 광고를 대신해요.',
    done: '수정을 승인했어요',
    emphasis: 'solid',
  };
  const decline: StaffTransition = {
    label: '수정 반려',
    question: '수정을 반려할까요?',
    body: { state, edit: 'decline' },
    done: '수정을 반려했어요',
    emphasis: 'outline',
  };
  // A blocked advertisement has no live version to return to.
  return live_state === null ? [accept] : [accept, decline];
}

function toTransition(advertisement: Advertisement, to: AdvertisementStateCode): StaffTransition | undefined {
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
      emphasis: 'solid',
    };
  if (from === RUNNING && to === PAUSED)
    return {
      label: '일시중지',
      question: '잠시 멈출까요?',
      body,
      effect: '다시 게재할 때까지 보이지 않아요.',
      done: '멈췄어요',
      emphasis: 'outline',
    };
  if (from === PAUSED && to === RUNNING)
    return {
      label: '다시 게재',
      question: '다시 게재할까요?',
      body,
      effect: '입금이 확인된 게재 기간이면 바로 보여요.',
      done: '다시 게재해요',
      emphasis: 'solid',
    };
  // An advertisement that was approved before is reviewed as an edit, another one as a registration.
  if (from === BLOCKED && to !== (approved === null ? REGISTRATION_REQUEST : EDIT_REQUEST)) return undefined;
  return {
    label: '다시 심사',
    question: '다시 심사할까요?',
    body,
    effect: '심사를 기다리는 상태가 되고, 승인해야 다시 보여요.',
    done: '다시 심사해요',
    emphasis: 'outline',
  };
}

/** Lists the transitions that an operator may make now, by the table that client and server share (FACTS §10.5). */
export function listStaffTransitions(advertisement: Advertisement): StaffTransition[] {
  const { state } = advertisement;
  if (state === AdvertisementState.ALL) return [];
  if (state === EDIT_REQUEST) return [...listEditTransitions(advertisement), BLOCK];
  return listAdvertisementTransitions(state, 'staff').flatMap((to) => toTransition(advertisement, to) ?? []);
}
