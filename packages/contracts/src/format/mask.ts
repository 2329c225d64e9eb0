import { formatTel } from './tel.ts';

/** `kim.haneul@danji.test` → `ki***@danji.test`: enough to recognise a known address. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, local.length > 2 ? 2 : 1)}***@${domain}`;
}

/** `01012345678` → `010-****-5678`: enough to recognise a known number. A text that is no number becomes `****`. */
export function maskTel(tel: string): string {
  const [area = '', middle = '', last] = formatTel(tel).split('-');
  return last === undefined ? '****' : `${area}-${'*'.repeat(middle.length)}-${last}`;
}

/** `김하늘` → `김*늘`, `남궁민수` → `남**수`, `이준` → `이*`. */
export function maskName(name: string): string {
  const characters = [...name];
  if (characters.length < 3) return `${characters[0] ?? ''}*`;
  return `${characters[0]}${'*'.repeat(characters.length - 2)}${characters.at(-1)}`;
}

/** `푸른 느티나무1234` → `푸***`: it tells neither the nickname nor its length. */
export const maskNickname = (nickname: string): string => `${[...nickname][0] ?? ''}***`;
