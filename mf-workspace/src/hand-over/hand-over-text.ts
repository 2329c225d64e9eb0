import type { HandOver, HandOverEvent } from '@danji/contracts/apts/hand-over';
import { HandOverState } from '@danji/contracts/codes/hand-over-state';
import type { Tone } from '@danji/ui';

const TONES: Readonly<Record<HandOver['state'], Tone>> = {
  [HandOverState.WAITING]: 'brand',
  [HandOverState.RUNNING]: 'brand',
  [HandOverState.DONE]: 'success',
  [HandOverState.FAILED]: 'danger',
  [HandOverState.EXPIRED]: 'neutral',
};
export const toneOf = (state: HandOver['state']): Tone => TONES[state];

/** Tells whether an export is queued or running. */
export const isUnderWay = ({ state }: Pick<HandOver, 'state'>): boolean =>
  state === HandOverState.WAITING || state === HandOverState.RUNNING;

const ACTIONS: Readonly<Record<HandOverEvent['action'], string>> = {
  started: '내보내기를 시작했어요',
  done: '파일이 준비됐어요',
  failed: '만들다가 멈췄어요',
  downloaded: '내려받았어요',
  expired: '기간이 지나 파일을 지웠어요',
};

/** `김소장 님이 내려받았어요`. */
export const describeAction = ({ action, user }: HandOverEvent): string =>
  user ? `${user.name} 님이 ${ACTIONS[action]}` : ACTIONS[action];
