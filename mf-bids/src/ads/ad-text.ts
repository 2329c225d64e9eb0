import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import type { Advertisement } from '@danji/contracts/site/advertisement';

const { PAUSED, EDIT_REQUEST, REGISTRATION_REQUEST, ENDED, BLOCKED } = AdvertisementState;

type Standing = Pick<Advertisement, 'state' | 'paid' | 'live_state'>;

/** Describes the state of an advertisement, and the next step of its owner. */
export function describeAd(ad: Standing): string {
  if (ad.state === REGISTRATION_REQUEST) return '운영팀이 확인하고 있어요. 승인되면 알림으로 알려 드려요.';
  if (ad.state === EDIT_REQUEST)
    return ad.live_state === null
      ? '고친 내용을 운영팀이 확인하고 있어요.'
      : '고친 내용을 운영팀이 확인하고 있어요. 그동안 기존 광고가 그대로 보여요.';
  if (ad.state === PAUSED) return '잠시 멈춘 광고예요. 다시 게재하면 바로 보여요.';
  if (ad.state === ENDED) return '게재 기간이 끝났어요. 기간을 바꿔서 다시 등록할 수 있어요.';
  if (ad.state === BLOCKED) return '아래 이유를 확인하고 고쳐서 다시 올려 주세요.';
  return ad.paid === null ? '승인됐어요. 입금이 확인되면 게재 기간 동안 보여요.' : '게재 기간 동안 홈에 보여요.';
}

export const STATE_OPTIONS = AdvertisementState.options
  .filter(({ code }) => code !== AdvertisementState.ALL)
  .map(({ code, label }) => ({ value: String(code), label }));
