import { isMobileTel, toTelDigits } from '@danji/contracts/format/tel';
import { invalidField } from '../../platform/problem-error.ts';

/** Returns the digits of a mobile number that can receive text messages; throws the field's problem for any other. */
export function toMobile(tel: string): string {
  const digits = toTelDigits(tel);
  if (!isMobileTel(digits)) throw invalidField('tel', '휴대폰 번호 형식을 확인해 주세요.');
  return digits;
}
