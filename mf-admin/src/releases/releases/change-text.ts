import { getOwn } from '@danji/contracts/get-own';
import type { ChannelChange } from '@danji/contracts/releases/channel';
import type { Tone } from '@danji/ui';

export const CHANGE_ACTIONS: Readonly<Record<ChannelChange['action'], { label: string; tone: Tone }>> = {
  promote: { label: '적용', tone: 'success' },
  canary: { label: '시험', tone: 'accent' },
  rollback: { label: '되돌림', tone: 'warning' },
  revoke: { label: '회수', tone: 'danger' },
  pin: { label: '고정', tone: 'brand' },
  unpin: { label: '고정 해제', tone: 'neutral' },
};

const AUTOMATIC_ACTORS: Readonly<Record<string, string>> = {
  automatic: '자동',
  'release pipeline': '릴리스 파이프라인',
};

/** Returns the display name of a change's author. */
export const toActor = (by: string): string => getOwn(AUTOMATIC_ACTORS, by) ?? by;
