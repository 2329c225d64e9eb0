import { ProcessState, type ProcessStateCode, WorkRequestType } from '@danji/contracts/codes/work-request-codes';
import type { Tone } from '@danji/ui';

const TONES: Readonly<Record<ProcessStateCode, Tone>> = {
  [ProcessState.RECEIVED]: 'brand',
  [ProcessState.RUNNING]: 'warning',
  [ProcessState.ANSWERED]: 'success',
  [ProcessState.REFUSED]: 'danger',
  [ProcessState.CANCELED]: 'neutral',
};
export const toStateTone = (state: ProcessStateCode): Tone => TONES[state];

const toOptions = (options: readonly { code: number; label: string }[]) =>
  options.map(({ code, label }) => ({ value: String(code), label }));
export const STATE_OPTIONS = toOptions(ProcessState.options);
export const TYPE_OPTIONS = toOptions(WorkRequestType.options);

const HOUR_MS = 3_600_000;
/** Describes how long a request has waited: `3시간째`, `2일째`. `now` is in ms since the epoch. */
export function describeWait(created: string, now: number): string {
  const hours = Math.floor((now - Date.parse(created)) / HOUR_MS);
  if (hours < 1) return '방금';
  return hours < 24 ? `${hours}시간째` : `${Math.floor(hours / 24)}일째`;
}
