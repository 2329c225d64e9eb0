import { randomInt } from 'node:crypto';
import { toHash } from '../../platform/secrets.ts';

const COUNT = 10;
/** Without 0, O, 1, I and L, which look alike. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

const newGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Ten codes of 79 bits, `ABCD-EFGH-JKMN-PQRS`: too many to guess from the stored hash. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, newGroup).join('-'));

const normalize = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Whether a typed text can be a recovery code. */
export const isRecoveryCode = (text: string): boolean => normalize(text).length === GROUPS * GROUP_LENGTH;

/** The stored form of a recovery code, however it was typed. */
export const toRecoveryHash = (code: string): string => toHash(normalize(code));
